import type { ChangeLog } from '../../changes/log.ts';
import { toShown } from '../../changes/rows.ts';
import type { ChangeListener } from '../../changes/tail.ts';
import type { Leases } from '../../database/lease.ts';
import type { Log } from '../../kit/log.ts';
import { isEventChange } from '../../timeline/change.ts';
import type { EventStore } from '../events/store.ts';
import { createAttempt, type PostWebhook } from './attempt.ts';
import { retryAfter } from './retry.ts';
import { candidatesOf, selectDeliveries } from './select.ts';
import type { AttemptResult, DeliveryRow, WebhookRow, WebhookStore } from './store.ts';

interface DispatcherOptions {
  webhooks: WebhookStore;
  events: Pick<EventStore, 'rows' | 'foldedRows'>;
  changes: Pick<ChangeLog, 'following' | 'epoch'>;
  leases: Leases;
  post: PostWebhook;
  now: () => Date;
  log: Log;
}

/** Changes that are read at once. */
const batchSize = 500;
/** While messages are sent, webhooks without a sender are looked at again at least this often. */
const maxLookMs = 1_000;
/** While another server holds the lease, and after a failure of the database. */
const contendedMs = 1_000;
/** The list of due messages is read again at least this often while messages wait. */
const maxWaitMs = 15_000;
/** The receiver wants no further messages. */
const gone = 410;

export type WebhookDispatcher = ReturnType<typeof createWebhookDispatcher>;

/**
 * Sends the changes of events to webhooks. One server does it at a time, under a lease: it turns the changes after a stored
 * position into stored messages, and sends those that are due. A kill loses none: a message whose attempt was cut off is sent
 * again with the same id.
 */
export function createWebhookDispatcher({ webhooks, events, changes, leases, post, now, log }: DispatcherOptions) {
  const attempt = createAttempt({ post, events, epoch: changes.epoch, now });
  const stopping = new AbortController();
  let received = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isOn = false;
  /** Ends the wait of `sendAll` for changes. */
  let look = () => {};

  /** Receives the changes and returns at once. */
  const follow: ChangeListener = (all) => {
    received = all.at(-1)?.seq ?? received;
    if (all.some((change) => isEventChange(change) || change.data.act.startsWith('webhook-'))) wake();
  };

  /** `position`: how far the log is folded. */
  function start(position: number): void {
    received = Math.max(received, position);
    isOn = true;
    wake();
  }

  function wake(): void {
    if (!isOn) return;
    isWoken = true;
    if (running) {
      look();
      return;
    }
    clearTimeout(timer);
    running = runWhileWoken().then((waitMs) => {
      running = null;
      if (isOn && waitMs !== null) timer = setTimeout(wake, waitMs).unref();
      if (isOn && isWoken) wake();
    });
  }

  /** Returns after how many milliseconds to look again; null if nothing waits. */
  async function runWhileWoken(): Promise<number | null> {
    let waitMs: number | null = null;
    while (isWoken && isOn) {
      isWoken = false;
      waitMs = await runOnce().catch((error) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'webhooks not sent, trying again');
        return contendedMs;
      });
    }
    return waitMs;
  }

  async function runOnce(): Promise<number | null> {
    if ((await webhooks.list()).length === 0) return null;
    const ran = await leases.run('webhooks', ({ signal }) => sendAll(AbortSignal.any([signal, stopping.signal])));
    return ran ? nextWaitMs() : contendedMs;
  }

  /**
   * Sends until no message is due. Each webhook has its own sender, so that a slow receiver delays no other; meanwhile
   * new changes are read. After a failure every sender ends with its current message.
   */
  async function sendAll(stop: AbortSignal): Promise<void> {
    const senders = new Map<string, Promise<void>>();
    const failure = new AbortController();
    const fail = (error: unknown) => failure.abort(error);
    const send = (id: string) =>
      sendDue(id, stop, failure.signal)
        .catch(fail)
        .finally(() => senders.delete(id));
    try {
      do {
        isWoken = false;
        await enqueueNew(stop);
        await webhooks.giveUpOld();
        for (const { _id } of await webhooks.list()) if (!senders.has(_id)) senders.set(_id, send(_id));
        if (!isWoken) await Promise.race([Promise.all(senders.values()), untilLook()]);
      } while (senders.size > 0 && !failure.signal.aborted && !stop.aborted);
    } catch (error) {
      fail(error);
    }
    await Promise.all(senders.values());
    failure.signal.throwIfAborted();
  }

  /** Resolves when there are changes, and after `maxLookMs`. */
  function untilLook(): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, maxLookMs).unref();
      look = () => {
        clearTimeout(late);
        resolve();
      };
    });
  }

  /** Makes messages of the changes since the stored position, at the first start since the first webhook was added. */
  async function enqueueNew(stop: AbortSignal): Promise<void> {
    const all = await webhooks.list();
    if (all.length === 0) return;
    const first = Math.min(...all.map(({ since }) => since));
    while (!stop.aborted) {
      const position = Math.max(first, await webhooks.position(first));
      // Changes that are appended but not folded yet are received later.
      const next = (await changes.following(position, batchSize)).filter(({ seq }) => seq <= received);
      const last = next.at(-1);
      if (!last) return;
      const ofEvents = next.filter(isEventChange);
      const rows = await events.foldedRows(ofEvents.map(({ eventId }) => eventId));
      const candidates = candidatesOf(ofEvents, rows);
      const receivers = await webhooks.receiversOf([...new Set(candidates.map(({ eventId }) => eventId))]);
      // Listed after the changes are read: includes each webhook that was added or turned on before one of them.
      const listed = await webhooks.list();
      const messages = selectDeliveries(listed, candidates, receivers);
      await webhooks.noteReceivers(messages);
      await webhooks.enqueue(messages);
      // A webhook that is off is sent the removal once it is turned on.
      const on = listed.filter(({ isEnabled }) => isEnabled).map(({ _id }) => _id);
      const erased = ofEvents.flatMap(({ op, eventId }) => (op === 'erase' ? [eventId] : []));
      await webhooks.forgetEvents(erased, on);
      await webhooks.moveTo(last.seq);
      if (last.seq >= received) return;
    }
  }

  /**
   * Sends the due messages of a webhook, the longest due first, until one fails: the webhook then pauses. The failed message
   * comes after the others, so that one that the receiver always refuses holds up none of them.
   */
  async function sendDue(id: string, stop: AbortSignal, failure: AbortSignal): Promise<void> {
    while (!failure.aborted) {
      const webhook = await webhooks.get(id);
      if (stop.aborted || !webhook?.isEnabled || webhook.retryAt > now()) return;
      const delivery = await webhooks.firstDue(id);
      if (!delivery) return;
      const startedAt = now();
      // Claimed first: a server that lost its lease sends nothing that another one has sent.
      if (!(await webhooks.claimAttempt(delivery, retryAfter(delivery.attempts, startedAt)))) continue;
      const result = await attempt(webhook, delivery, stop);
      await settle(webhook, delivery, result, startedAt);
    }
  }

  async function settle(webhook: WebhookRow, { _id }: DeliveryRow, result: AttemptResult, at: Date): Promise<void> {
    const { name } = webhook;
    await webhooks.settle(_id, result, result.fault ? 'waiting' : 'delivered');
    await webhooks.noteAttempt(webhook._id, result, retryAfter(webhook.failures, at));
    if (result.status === gone) await webhooks.turnOff(webhook._id);
    if (result.fault && webhook.failures === 0) log.warn({ webhook: name, fault: result.fault }, 'webhook failing');
    if (!result.fault && webhook.failures > 0) log.info({ webhook: name }, 'webhook answers again');
  }

  async function nextWaitMs(): Promise<number | null> {
    const waits: number[] = [];
    for (const { _id, isEnabled, retryAt } of await webhooks.list()) {
      const dueAt = isEnabled ? await webhooks.nextDueAt(_id) : null;
      if (dueAt) waits.push(Math.max(dueAt.getTime(), retryAt.getTime()) - now().getTime());
    }
    return waits.length === 0 ? null : Math.min(Math.max(Math.min(...waits), 0), maxWaitMs);
  }

  /** Sends the removals that a webhook has missed while it was off. */
  async function sendMissedRemovals(webhookId: string): Promise<void> {
    for (let after = ''; ; ) {
      const ids = await webhooks.eventsSentTo(webhookId, after, batchSize);
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
      const gone = (await events.rows(ids)).filter((row) => toShown(row)?.deletedAt !== null);
      const removal = { webhookId, type: 'event.removed' as const };
      await webhooks.enqueueAgain(gone.map(({ _id: eventId, seq }) => ({ ...removal, eventId, seq })));
      const erased = gone.flatMap(({ _id, state }) => (state === 'erased' ? [_id] : []));
      await webhooks.forgetEvents(erased, [webhookId]);
    }
    wake();
  }

  /** Sends a test message now and returns it as it ended. */
  async function test(webhook: WebhookRow): Promise<DeliveryRow> {
    const delivery = await webhooks.addTest(webhook._id, received);
    const result = await attempt(webhook, delivery, stopping.signal);
    const state = result.fault ? 'given-up' : 'delivered';
    await webhooks.settle(delivery._id, result, state);
    await webhooks.noteAttempt(webhook._id, result, now());
    return { ...delivery, ...result, state };
  }

  /** Cuts off the attempts in progress: they are made again by the next server. */
  async function stop(): Promise<void> {
    isOn = false;
    clearTimeout(timer);
    stopping.abort();
    await running;
  }

  return { follow, start, test, sendMissedRemovals, stop, position: () => received };
}
