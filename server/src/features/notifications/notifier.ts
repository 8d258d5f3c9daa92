import type { Event } from '@vigil/common/events';
import type { ChangeLog } from '../../changes/log.ts';
import { toShown } from '../../changes/rows.ts';
import type { ChangeListener } from '../../changes/tail.ts';
import type { Leases } from '../../database/lease.ts';
import { createLeasedWork } from '../../database/leased-work.ts';
import { createSerialQueue, inParallel } from '../../kit/concurrency.ts';
import type { Log } from '../../kit/log.ts';
import { type AuditAction, sessionEndingActions } from '../../timeline/audit-action.ts';
import { type Change, isEventChange } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { SettingsStore } from '../settings/store.ts';
import { createAnnouncer } from './announce.ts';
import { createDeliverer, type Pusher } from './deliver.ts';
import { createComposer, type MessageText } from './message.ts';
import { createRecipients } from './recipients.ts';
import { createRepeater } from './repeat.ts';
import type { NotificationStore } from './store.ts';
import { createSummaries } from './summaries.ts';

interface NotifierOptions {
  notifications: NotificationStore;
  settings: SettingsStore;
  sessions: SessionStore;
  events: EventStore;
  changes: ChangeLog;
  leases: Leases;
  /** Null where push is not set up: the server then only decides. */
  push: Pusher | null;
  /** The origin of Vigil's pages. */
  home: () => string;
  /** True when the events are a replay of the archive. */
  replay: boolean;
  /** Receives new events, and those that may have moved by a step or become more urgent, before the position moves: after a crash, twice. */
  onNews?: ((added: Event[], raised: Event[]) => Promise<void>) | undefined;
  now: () => Date;
  log: Log;
}

/** Changes that are read at once. */
const batchSize = 500;
/** Concurrent deliveries. */
const concurrency = 8;
/** After a failure, and while another server notifies. */
const retryMs = 1_000;
/** A scan appends batch after batch, and a run takes ten commands of the database for any number of changes. */
const restMs = 500;
/** An event that happened further from now than this is no news: a seed and a late feed notify no user. */
const newsMs = 2 * 3_600_000;

export type Notifier = ReturnType<typeof createNotifier>;

/**
 * Decides for each new event which users it notifies, and pushes it to their browsers. One server does it at a time,
 * under a lease, and stores the last change it is done with: after a crash the next one continues there. An event may
 * therefore be pushed twice, and the second message replaces the first by its tag.
 */
export function createNotifier(options: NotifierOptions) {
  const { notifications, events, changes, leases, now, log } = options;
  const { deliver, stop: stopDelivering } = createDeliverer({ push: options.push, store: notifications, log });
  const recipients = createRecipients(options);
  const composer = createComposer(options);
  const summaries = createSummaries(sendSummary);
  const announce = createAnnouncer({ ...options, recipients, composer, deliver, addToSummary: summaries.add });
  const repeater = createRepeater({ ...options, recipients, composer, deliver });
  const serial = createSerialQueue();
  let received = 0;
  let running: Promise<unknown> = Promise.resolve();
  let isOn = false;
  let isStopped = false;

  const deciding = createLeasedWork({
    leases,
    name: 'notifications',
    work: ({ signal }) => serial(() => work(signal)),
    busyMs: retryMs,
    retryMs,
    restMs,
    onFailure: (error) => log.error({ err: error }, 'notifying failed; trying again'),
  });

  /** Receives the changes and returns at once. */
  const follow: ChangeListener = (all) => {
    received = all.at(-1)?.seq ?? received;
    for (const change of all)
      if (!isEventChange(change) && sessionEndingActions.has(change.data.act)) removeEnded(change.data);
    if (all.some((change) => isNews(change, now()) || mayRaise(change))) wake();
  };

  /** `position`: how far the log is folded. Earlier changes are continued where the last server stopped. */
  function start(position: number): void {
    received = Math.max(received, position);
    isOn = true;
    if (options.push) repeater.start();
    wake();
  }

  function wake(): void {
    if (isOn) deciding.wake();
  }

  async function work(lost: AbortSignal): Promise<null> {
    for (;;) {
      const position = await notifications.position(received);
      // Changes that are appended but not folded yet are received later.
      const next = (await changes.following(position, batchSize)).filter(({ seq }) => seq <= received);
      const last = next.at(-1);
      if (!last) return null;
      const at = now();
      const added = new Set(next.flatMap((change) => (isNews(change, at) ? change.eventId : [])));
      const raised = new Set(next.flatMap((change) => (mayRaise(change) ? change.eventId : [])));
      const news = await eventsOf([...added]);
      const moreUrgent = await eventsOf([...raised].filter((id) => !added.has(id)));
      await announce(news, moreUrgent);
      await options.onNews?.(news, moreUrgent);
      if (!isOn || lost.aborted) return null;
      await notifications.moveTo(last.seq);
      if (last.seq >= received) return null;
    }
  }

  async function eventsOf(ids: string[]): Promise<Event[]> {
    const wanted = new Set(ids);
    // From memory: the rows of an event with hundreds of reports are large.
    const rows = ids.length > 0 ? await events.foldedRows(ids) : [];
    return rows.flatMap((row) => (wanted.has(row._id) ? (toShown(row) ?? []) : []));
  }

  function sendSummary(subscriptionId: string, decisionIds: string[]): void {
    running = serial(async () => {
      const subscriptions = await recipients.findOpen(subscriptionId);
      await deliver({ message: composer.summary(decisionIds.length), subscriptions, decisionIds });
    }).catch((error) => log.error({ err: error }, 'summary not sent'));
  }

  /**
   * Sends a further message about an event, once, to the browsers that were notified of it. It replaces
   * the message about the event, without a sound. `seq`: the change that is the reason; any server may ask, also again.
   * A server that stops claims nothing and leaves it to the others.
   */
  async function sendUpdate(eventId: string, { seq, ...text }: MessageText & { seq: number }): Promise<void> {
    if (isStopped) return;
    const done = serial(async () => {
      if (isStopped) return;
      const rows = await notifications.claimNotified(eventId, seq);
      if (rows.length === 0) return;
      const subscriptions = await recipients.list();
      await inParallel(concurrency, rows, async ({ userId, urgencyLevel, eventType, at, sentTo }) => {
        const facts = { id: eventId, urgencyLevel, eventType, timestamp: at.toISOString() };
        const message = composer.event(facts, text, { isLoud: false });
        const browsers = subscriptions.get(userId) ?? [];
        const notified = sentTo ? browsers.filter(({ _id }) => sentTo.includes(_id)) : browsers;
        await deliver({ message, subscriptions: notified, decisionIds: [] });
      });
    }).catch((error) => log.error({ err: error }, 'event update not sent'));
    running = done;
    await done;
  }

  /** In the queue, since a decision that is being stored may belong to a user who is gone. */
  function removeEnded(act: AuditAction): void {
    running = serial(() => recipients.remove(act)).catch((error) =>
      log.error({ err: error }, 'subscriptions of an ended session not removed'),
    );
  }

  /** Finishes what was begun; the next server that starts does the rest. */
  async function stop(): Promise<void> {
    isOn = false;
    isStopped = true;
    summaries.stop();
    stopDelivering();
    await repeater.stop();
    await deciding.stop();
    await running;
  }

  return { follow, start, stop, sendUpdate };
}

type NewsOf<Op> = Extract<Change, { eventId: string }> & { op: Op };

function isNews(change: Change, now: Date): change is NewsOf<'add'> {
  if (change.op !== 'add' || change.data === null || change.data.archived) return false;
  return Math.abs(Date.parse(change.data.timestamp) - now.getTime()) <= newsMs;
}

/** A report that may make an event more urgent, or move it by a step. */
function mayRaise(change: Change): change is NewsOf<'report'> {
  if (change.op !== 'report' || change.data === null) return false;
  const { report, urgencyLevel } = change.data;
  return urgencyLevel !== 'low' || report.figures !== undefined || report.impact === true;
}
