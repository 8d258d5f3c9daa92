import { type Act, endingActs } from '@vigil/common/acts';
import type { Event } from '@vigil/common/events';
import { decideNotification } from '@vigil/common/notify';
import type { UserSettings } from '@vigil/common/settings';
import { type Change, isEventChange, toEvent } from '@vigil/common/timeline';
import type { ChangeLog } from '../../changes/log.ts';
import { toRecord } from '../../changes/rows.ts';
import type { ChangeListener } from '../../changes/tail.ts';
import type { Leases } from '../../database/lease.ts';
import type { Log } from '../../kit/log.ts';
import { inParallel, inTurn } from '../../kit/order.ts';
import type { EventStore } from '../events/store.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { SettingsStore } from '../settings/store.ts';
import { createDeliverer, type Delivery, type Pusher } from './deliver.ts';
import type { DecisionRow, NotificationStore, SubscriptionRow } from './store.ts';

interface NotifierOptions {
  notifications: NotificationStore;
  settings: SettingsStore;
  sessions: SessionStore;
  events: EventStore;
  changes: ChangeLog;
  leases: Leases;
  /** Null where this server cannot push: then it only decides. */
  push: Pusher | null;
  /** The address of our own pages. */
  home: () => string;
  now: () => Date;
  log: Log;
}

const batch = 500;
const hands = 8;
/** Another server that notifies, or a failure, is waited for so long. */
const retryMs = 1_000;
/** An event that happened further from now than this is no news: a seed and a late feed notify nobody. */
const newsMs = 2 * 3_600_000;

/**
 * Decides for each new event whom it notifies, and pushes it to their browsers. One server does it at a time, under a
 * lease, and the mark up to where it is done lies in the database: after a crash the next one begins there.
 * So an event may be pushed twice, and the second message takes the first one's place by its tag.
 */
export function createNotifier(options: NotifierOptions) {
  const { notifications, settings, sessions, events, changes, leases, push, home, now, log } = options;
  const deliverer = createDeliverer({ push, store: notifications, home, log });
  const turn = inTurn();
  let heard = 0;
  let isWaiting = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isOn = false;

  /** Hears of the changes and lets nobody wait. */
  const follow: ChangeListener = (all) => {
    heard = all.at(-1)?.seq ?? heard;
    for (const change of all) if (!isEventChange(change) && endingActs.has(change.data.act)) forget(change.data);
    if (all.some(isNews)) wake();
  };

  /** `position`: how far the log is folded. What came before is taken up where the last server left it. */
  function start(position: number): void {
    heard = Math.max(heard, position);
    isOn = true;
    wake();
  }

  function wake(): void {
    if (!isOn || isWaiting) return;
    isWaiting = true;
    clearTimeout(timer);
    running = turn(async () => {
      isWaiting = false;
      if (!(await leases.run('notifications', ({ signal }) => work(signal)))) wakeLater();
    }).catch((error) => {
      log.error({ err: error }, 'people could not be notified; trying again');
      wakeLater();
    });
  }

  function wakeLater(): void {
    if (isOn) timer = setTimeout(wake, retryMs).unref();
  }

  async function work(lost: AbortSignal): Promise<void> {
    for (;;) {
      const position = await notifications.position(heard);
      // What was appended but not folded yet will be heard of.
      const next = (await changes.since(position, batch)).filter(({ seq }) => seq <= heard);
      const last = next.at(-1);
      if (!last) return;
      const ids = next.filter(isNews).map(({ eventId }) => eventId);
      for (const row of await events.rows(ids)) {
        const record = toRecord(row);
        if (record) await notifyOf(toEvent(record));
        if (!isOn || lost.aborted) return;
      }
      await notifications.moveTo(last.seq);
    }
  }

  async function notifyOf(event: Event): Promise<void> {
    const subscriptions = await listOpenSubscriptions();
    const people = await settings.listNotified([...subscriptions.keys()]);
    const decided = people.map((person) => {
      const own = subscriptions.get(person.userId) ?? [];
      const decision = decide(event, person, own.length, now());
      const { soundEnabled: isLoud } = person.notificationPreferences;
      return { decision, delivery: { decisionId: decision._id, event, isLoud, subscriptions: own } };
    });
    await notifications.decide(decided.map(({ decision }) => decision));
    const passed: Delivery[] = decided.filter(({ decision }) => decision.rule === 'passed').map((one) => one.delivery);
    await inParallel(hands, passed, deliverer.deliver);
  }

  /** By person. A subscription whose session is over is removed. */
  async function listOpenSubscriptions(): Promise<Map<string, SubscriptionRow[]>> {
    const byPerson = new Map<string, SubscriptionRow[]>();
    for (const row of await keepOpen(await notifications.listSubscriptions()))
      byPerson.set(row.userId, [...(byPerson.get(row.userId) ?? []), row]);
    return byPerson;
  }

  async function keepOpen(rows: SubscriptionRow[]): Promise<SubscriptionRow[]> {
    const open = new Set(await sessions.listOpen([...new Set(rows.map(({ sessionId }) => sessionId))]));
    const over = rows.filter(({ sessionId }) => !open.has(sessionId)).map(({ _id }) => _id);
    if (over.length > 0) await notifications.drop(over);
    return rows.filter(({ sessionId }) => open.has(sessionId));
  }

  /** In turn with the deciding, which may just have stored something of a person who is gone. */
  function forget({ act, subject }: Act): void {
    const isGone = act === 'user-removed' || act === 'account-deleted';
    running = turn(async () => {
      if (isGone) await notifications.removeAllOf(subject);
      else await keepOpen(await notifications.listBoundTo(subject));
    }).catch((error) => log.error({ err: error }, 'the subscriptions of an ended session could not be removed'));
  }

  function isNews(change: Change): change is Extract<Change, { eventId: string }> {
    if (change.op !== 'add' || change.data === null || change.data.archived) return false;
    return Math.abs(Date.parse(change.data.timestamp) - now().getTime()) <= newsMs;
  }

  /** What was begun is ended; the rest is done by the next server that starts. */
  async function stop(): Promise<void> {
    isOn = false;
    clearTimeout(timer);
    deliverer.stop();
    await running;
  }

  return { follow, start, stop };
}

function decide(event: Event, person: UserSettings, subscribed: number, at: Date): DecisionRow {
  const { userId, notificationPreferences: preferences } = person;
  return {
    _id: `${userId}:${event.id}`,
    userId,
    at,
    eventId: event.id,
    eventType: event.eventType,
    urgencyLevel: event.urgencyLevel,
    rule: decideNotification(event, { settings: person, preferences }),
    pushed: 0,
    subscribed,
    expiresAt: new Date(at.getTime() + person.retentionDays * 86_400_000),
  };
}
