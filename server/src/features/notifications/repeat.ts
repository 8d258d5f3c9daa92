import type { Event } from '@vigil/common/events';
import { decideNotification, isRepeated, maxRepeats, repeatMs } from '@vigil/common/notify';
import type { UserSettings } from '@vigil/common/settings';
import { toShown } from '../../changes/rows.ts';
import { inParallel } from '../../kit/concurrency.ts';
import type { Log } from '../../kit/log.ts';
import type { EventStore } from '../events/store.ts';
import type { SettingsStore } from '../settings/store.ts';
import { rulesOn } from './decide.ts';
import type { DeviceDelivery } from './deliver.ts';
import type { MessageComposer } from './message.ts';
import type { Recipients } from './recipients.ts';
import type { DecisionRow, NotificationStore, SubscriptionRow } from './store.ts';
import { toDeliveries } from './to-deliveries.ts';

interface RepeaterOptions {
  notifications: Pick<NotificationStore, 'claimRepeats' | 'endRepeats'>;
  settings: Pick<SettingsStore, 'listNotified'>;
  events: Pick<EventStore, 'rows'>;
  recipients: Pick<Recipients, 'list'>;
  composer: MessageComposer;
  deliver: (delivery: DeviceDelivery) => Promise<void>;
  now: () => Date;
  log: Log;
}

/** How often is looked for repetitions that are due. */
const checkMs = 2_000;
/** Concurrent deliveries. */
const concurrency = 8;
/** A server that was down does not repeat what has become old. */
const tooOldMs = repeatMs * (maxRepeats + 5);

/** Pushes critical events again to the devices that want it, until the user has seen them. */
export function createRepeater({
  notifications,
  settings,
  events,
  recipients,
  composer,
  deliver,
  now,
  log,
}: RepeaterOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;

  function start(): void {
    timer ??= setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      running = repeat()
        .catch((error) => log.error({ err: error }, 'alerts not repeated'))
        .finally(() => {
          isRunning = false;
        });
    }, checkMs).unref();
  }

  async function repeat(): Promise<void> {
    const due = await notifications.claimRepeats();
    if (due.length === 0) return;
    const shown = (await events.rows([...new Set(due.map(({ eventId }) => eventId))])).flatMap(
      (row) => toShown(row) ?? [],
    );
    const eventOf = new Map(shown.map((event) => [event.id, event]));
    const subscriptions = await recipients.list();
    const people = await settings.listNotified([...new Set(due.map(({ userId }) => userId))]);
    const personOf = new Map(people.map((person) => [person.userId, person]));
    await inParallel(concurrency, due, async (row) => {
      const [event, person] = [eventOf.get(row.eventId), personOf.get(row.userId)];
      const devices = event && person ? devicesFor(row, event, person, subscriptions.get(row.userId) ?? []) : [];
      // Hidden or switched off since.
      if (!event || !person || devices.length === 0) return notifications.endRepeats(row.userId, row.eventId);
      const again = { event, decisionId: row._id, isAgain: true, isRepetition: true };
      for (const delivery of toDeliveries(composer, again, person, devices)) await deliver(delivery);
    });
  }

  function devicesFor(
    row: DecisionRow,
    event: Event,
    person: UserSettings,
    browsers: SubscriptionRow[],
  ): SubscriptionRow[] {
    const at = now();
    if (at.getTime() - row.at.getTime() > tooOldMs) return [];
    return browsers.filter(
      (browser) =>
        row.sentTo?.includes(browser._id) &&
        isRepeated(event, browser.device?.alerts) &&
        decideNotification(event, rulesOn(browser, person), at) === 'passed',
    );
  }

  async function stop(): Promise<void> {
    clearInterval(timer);
    timer = undefined;
    await running;
  }

  return { start, stop };
}
