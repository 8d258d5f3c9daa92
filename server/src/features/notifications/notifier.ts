import { type Act, endingActs } from '@vigil/common/acts';
import type { Event } from '@vigil/common/events';
import { calmerThan, latelyMs, selectPressing, titleOf } from '@vigil/common/notify';
import type { ChangeLog } from '../../changes/log.ts';
import { toShown } from '../../changes/rows.ts';
import type { ChangeListener } from '../../changes/tail.ts';
import type { Leases } from '../../database/lease.ts';
import type { Log } from '../../kit/log.ts';
import { inParallel, inTurn } from '../../kit/order.ts';
import { type Change, isEventChange } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { SettingsStore } from '../settings/store.ts';
import { type Candidate, decide, decideAgain } from './decide.ts';
import { createDeliverer, type Delivery, type Pusher } from './deliver.ts';
import { toMessage, toRestMessage, type Words, wordsOf } from './message.ts';
import type { DecisionRow, NotificationStore, SubscriptionRow } from './store.ts';
import { createSummaries } from './summaries.ts';

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
  /** True when the events are a replay of the archive. */
  replay: boolean;
  now: () => Date;
  log: Log;
}

const batch = 500;
const hands = 8;
/** Another server that notifies, or a failure, is waited for so long. */
const retryMs = 1_000;
/** An event that happened further from now than this is no news: a seed and a late feed notify nobody. */
const newsMs = 2 * 3_600_000;

export type Notifier = ReturnType<typeof createNotifier>;

/**
 * Decides for each new event whom it notifies, and pushes it to their browsers. One server does it at a time, under a
 * lease, and the mark up to where it is done lies in the database: after a crash the next one begins there.
 * So an event may be pushed twice, and the second message takes the first one's place by its tag.
 */
export function createNotifier(options: NotifierOptions) {
  const { notifications, settings, sessions, events, changes, leases, push, home, replay, now, log } = options;
  const deliverer = createDeliverer({ push, store: notifications, log });
  const turn = inTurn();
  const summaries = createSummaries((userId, ids) => {
    running = turn(() => summarise(userId, ids)).catch((error) => log.error({ err: error }, 'a summary was not sent'));
  });
  let heard = 0;
  let isWaiting = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isOn = false;
  let isOver = false;

  /** Hears of the changes and lets nobody wait. */
  const follow: ChangeListener = (all) => {
    heard = all.at(-1)?.seq ?? heard;
    for (const change of all) if (!isEventChange(change) && endingActs.has(change.data.act)) forget(change.data);
    if (all.some((change) => isNews(change) || mayRaise(change))) wake();
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
      const added = new Set(next.filter(isNews).map(({ eventId }) => eventId));
      const raised = new Set(next.filter(mayRaise).flatMap(({ eventId }) => (added.has(eventId) ? [] : eventId)));
      await tell(await eventsOf([...added]), await eventsOf([...raised]));
      if (!isOn || lost.aborted) return;
      await notifications.moveTo(last.seq);
    }
  }

  async function eventsOf(ids: string[]): Promise<Event[]> {
    const rows = ids.length > 0 ? await events.rows(ids) : [];
    return rows.flatMap((row) => toShown(row) ?? []);
  }

  /** Tells of what is new, and again of what presses more than when it was decided; of many only the most pressing. */
  async function tell(added: Event[], raised: Event[]): Promise<void> {
    const before = await decisionsBefore(raised);
    if (added.length === 0 && before.length === 0) return;
    const at = now();
    const subscriptions = await listOpenSubscriptions();
    const people = await settings.listNotified([...subscriptions.keys()]);
    const ids = [...added, ...raised].map(({ id }) => id);
    const lately = await notifications.listTold(new Date(at.getTime() - latelyMs), ids);
    const deliveries: Delivery[] = [];
    const decisions: DecisionRow[] = [];
    const again: DecisionRow[] = [];
    for (const person of people) {
      const { userId } = person;
      const own = subscriptions.get(userId) ?? [];
      const first = added.map((event) => decide(event, { person, subscribed: own.length, at }));
      const later = before
        .filter(({ row }) => row.userId === userId)
        .flatMap(({ row, event }) => decideAgain(row, event, { person, subscribed: own.length, at }) ?? []);
      const passed = [...first, ...later].filter(({ row }) => row.rule === 'passed');
      const told = lately.filter((one) => one.userId === userId).map(({ urgencyLevel }) => urgencyLevel);
      const { alone, rest } = selectPressing(passed, told);
      for (const { row } of rest) row.rule = 'in-summary';
      decisions.push(...first.map(({ row }) => row));
      again.push(...later.map(({ row }) => row));
      if (own.length === 0) continue;
      const { soundEnabled: isLoud } = person.notificationPreferences;
      deliveries.push(...alone.map((candidate) => toDelivery(candidate, isLoud, own)));
      summaries.add(
        userId,
        rest.map(({ row }) => row._id),
      );
    }
    await notifications.decide(decisions);
    await notifications.redecide(again);
    await inParallel(hands, deliveries, deliverer.deliver);
  }

  function toDelivery({ event, row, isAgain }: Candidate, isLoud: boolean, subscriptions: SubscriptionRow[]): Delivery {
    return {
      message: toMessage(event, marked(wordsOf(event)), { home: home(), isLoud, isAgain }),
      subscriptions,
      decisionIds: [row._id],
    };
  }

  function marked({ title, body }: Words): Words {
    return { title: titleOf(title, replay), body };
  }

  /** What was decided of these events while they pressed less than they do now. */
  async function decisionsBefore(raised: Event[]): Promise<{ row: DecisionRow; event: Event }[]> {
    const found = await Promise.all(
      raised.map(async (event) => {
        const rows = await notifications.listDecided(event.id, calmerThan(event.urgencyLevel));
        return rows.map((row) => ({ row, event }));
      }),
    );
    return found.flat();
  }

  async function summarise(userId: string, decisionIds: string[]): Promise<void> {
    const subscriptions = (await listOpenSubscriptions()).get(userId) ?? [];
    // Those told of one by one were loud enough.
    const message = toRestMessage(decisionIds.length, { home: home(), isLoud: false });
    await deliverer.deliver({ message, subscriptions, decisionIds });
  }

  /**
   * Says something more about an event, once, to every browser of those who were notified of it: in the place of
   * what it shows of the event, and without a sound. `seq`: the change that is the reason; any server may ask, and
   * ask again. One that stops claims nothing and leaves it to the others.
   */
  async function retell(eventId: string, { seq, ...words }: Words & { seq: number }): Promise<void> {
    if (isOver) return;
    const done = turn(async () => {
      if (isOver) return;
      const rows = await notifications.claimTold(eventId, seq);
      if (rows.length === 0) return;
      const subscriptions = await listOpenSubscriptions();
      await inParallel(hands, rows, async ({ userId, urgencyLevel, eventType, at }) => {
        const told = { id: eventId, urgencyLevel, eventType, timestamp: at.toISOString() };
        const message = toMessage(told, marked(words), { home: home(), isLoud: false });
        await deliverer.deliver({ message, subscriptions: subscriptions.get(userId) ?? [], decisionIds: [] });
      });
    }).catch((error) => log.error({ err: error }, 'what changed about an event could not be told'));
    running = done;
    await done;
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

  /** A report that may make an event press more than it did. */
  function mayRaise(change: Change): change is Extract<Change, { eventId: string }> {
    return change.op === 'report' && change.data !== null && change.data.urgencyLevel !== 'low';
  }

  /** What was begun is ended; the rest is done by the next server that starts. */
  async function stop(): Promise<void> {
    isOn = false;
    isOver = true;
    clearTimeout(timer);
    summaries.stop();
    deliverer.stop();
    await running;
  }

  return { follow, start, stop, retell };
}
