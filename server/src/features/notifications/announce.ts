import type { Event } from '@vigil/common/events';
import { isRepeated, lessUrgentThan, maxRepeats, recentMs, repeatMs, selectMostUrgent } from '@vigil/common/notify';
import type { UserSettings } from '@vigil/common/settings';
import { inParallel } from '../../kit/concurrency.ts';
import type { SettingsStore } from '../settings/store.ts';
import { type DecisionCandidate, type DecisionContext, decide, decideAgain, targetsOf } from './decide.ts';
import type { DeviceDelivery } from './deliver.ts';
import type { MessageComposer } from './message.ts';
import type { Recipients } from './recipients.ts';
import type { DecisionRow, NotificationStore, SubscriptionRow } from './store.ts';
import { toDeliveries } from './to-deliveries.ts';

interface AnnouncerOptions {
  notifications: Pick<NotificationStore, 'listDecided' | 'listNotified' | 'decide' | 'redecide'>;
  settings: Pick<SettingsStore, 'listNotified'>;
  recipients: Pick<Recipients, 'list'>;
  composer: MessageComposer;
  deliver: (delivery: DeviceDelivery) => Promise<void>;
  /** Counts events that a browser is notified of as a number only. */
  addToSummary: (subscriptionId: string, decisionIds: string[]) => void;
  now: () => Date;
}

/** Concurrent deliveries. */
const concurrency = 8;

/** A decision that was made when its event was less urgent or a step behind, with the event as it is now. */
interface Outdated {
  row: DecisionRow;
  event: Event;
}

/** What was decided for one user. */
interface UserDecisions {
  first: DecisionCandidate[];
  again: DecisionCandidate[];
}

/** Decides about events for each user, stores the decisions, and pushes the messages. */
export function createAnnouncer(options: AnnouncerOptions) {
  const { notifications, settings, recipients, composer, deliver, addToSummary, now } = options;

  /** Notifies users of new events, and again of events that moved by a step or became more urgent; of many only the most urgent. */
  return async function announce(added: Event[], raised: Event[]): Promise<void> {
    const outdated = await outdatedDecisions(raised);
    if (added.length === 0 && outdated.length === 0) return;
    const at = now();
    const subscriptions = await recipients.list();
    const users = await settings.listNotified([...subscriptions.keys()]);
    const ids = [...added, ...raised].map(({ id }) => id);
    const recent = await notifications.listNotified(new Date(at.getTime() - recentMs), ids);
    const deliveries: DeviceDelivery[] = [];
    const all: UserDecisions[] = [];
    for (const user of users) {
      const browsers = subscriptions.get(user.userId) ?? [];
      const decisions = decideFor({ person: user, browsers, at }, added, outdated);
      const levels = recent.filter(({ userId }) => userId === user.userId).map(({ urgencyLevel }) => urgencyLevel);
      deliveries.push(...select(decisions, levels, user, browsers));
      all.push(decisions);
    }
    await notifications.decide(all.flatMap(({ first }) => first.map(({ row }) => row)));
    await notifications.redecide(all.flatMap(({ again }) => again.map(({ row }) => row)));
    await inParallel(concurrency, deliveries, deliver);
  };

  /** Decisions about these events that were made while they were less urgent or a step behind. One query for each state: most have none. */
  async function outdatedDecisions(raised: Event[]): Promise<Outdated[]> {
    const found = new Map<string, DecisionRow[]>(raised.map(({ id }) => [id, []]));
    const states = new Map<string, Event[]>();
    for (const event of raised) {
      const state = `${event.urgencyLevel} ${event.step ?? 0}`;
      states.set(state, [...(states.get(state) ?? []), event]);
    }
    for (const [one, ...more] of states.values()) {
      const ids = [one, ...more].flatMap((event) => event?.id ?? []);
      const behind = one ? await notifications.listDecided(ids, lessUrgentThan(one.urgencyLevel), one.step) : [];
      for (const row of behind) found.get(row.eventId)?.push(row);
    }
    return raised.flatMap((event) => (found.get(event.id) ?? []).map((row) => ({ row, event })));
  }

  /** Marks the decisions of events that are only counted, and returns the messages about the others. */
  function select(
    { first, again }: UserDecisions,
    recentLevels: Event['urgencyLevel'][],
    user: UserSettings,
    browsers: SubscriptionRow[],
  ): DeviceDelivery[] {
    const candidates = [...first, ...again];
    const receivers = new Map<DecisionCandidate, SubscriptionRow[]>();
    for (const target of targetsOf(browsers)) {
      const passed = candidates.filter(({ rules }) => rules.get(target) === 'passed');
      const { individual, counted } = selectMostUrgent(passed, recentLevels);
      for (const one of individual) receivers.set(one, [...(receivers.get(one) ?? []), ...(target ? [target] : [])]);
      if (target)
        addToSummary(
          target._id,
          counted.map(({ row }) => row._id),
        );
    }
    for (const one of candidates) if (one.row.rule === 'passed' && !receivers.has(one)) one.row.rule = 'in-summary';
    return [...receivers].flatMap(([{ event, row, isAgain }, devices]) => {
      row.sentTo = [...new Set([...(row.sentTo ?? []), ...devices.map(({ _id }) => _id)])];
      if (devices.some(({ device }) => isRepeated(event, device?.alerts))) {
        row.repeatAt = new Date(row.at.getTime() + repeatMs);
        row.repeatsLeft = maxRepeats;
      }
      return toDeliveries(composer, { event, decisionId: row._id, isAgain }, user, devices);
    });
  }
}

function decideFor(circumstances: DecisionContext, added: Event[], outdated: Outdated[]): UserDecisions {
  return {
    first: added.map((event) => decide(event, circumstances)),
    again: outdated
      .filter(({ row }) => row.userId === circumstances.person.userId)
      .flatMap(({ row, event }) => decideAgain(row, event, circumstances) ?? []),
  };
}
