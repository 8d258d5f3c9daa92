import type { Retraction } from '../changes/log.ts';
import { redactMoved } from '../changes/redact.ts';
import { defineMeta } from '../database/meta.ts';
import { forgetSentences } from '../features/analysis/forget.ts';
import { forgetEvents } from '../features/balance/forget.ts';
import { createSerialQueue } from '../kit/concurrency.ts';
import type { Log } from '../kit/log.ts';
import type { Stores } from '../stores.ts';
import type { Change } from '../timeline/change.ts';
import { reviseLevels } from './past-levels.ts';

/** After a failure, and while another server is at work. */
const retryMs = 5_000;
const busyMs = 500;

export type Retractions = ReturnType<typeof createRetractions>;

/**
 * Takes the texts of erased events out of everything that was written from them: reports, balances, and changes of
 * other events that their reports belonged to. The mark up to where that is done lies in the database, so that the
 * next server goes on where one ended. Doing it twice is harmless. The levels of the past are computed again without
 * what was withdrawn, be it erased or hidden.
 */
export function createRetractions(stores: Stores, report: Log) {
  const { analyses, balances, events, log, projection, connection, leases } = stores;
  const Meta = defineMeta(connection);
  const enqueue = createSerialQueue();
  let received = stores.tail.position();
  /** From this change on everything is gone through once more. */
  let again = Number.POSITIVE_INFINITY;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    enqueueWork();
  }

  function follow(changes: readonly Change[]): void {
    received = changes.at(-1)?.seq ?? received;
    if (changes.some(({ op }) => op === 'erase' || op === 'hide' || op === 'restore')) enqueueWork();
  }

  function enqueueWork(): void {
    clearTimeout(timer);
    enqueue(async () => {
      // Two servers at once would write back to a report what the other has just taken out of it.
      if (!isStopped && !(await leases.run('withdrawals', work))) retryLater(busyMs);
    }).catch((error) => {
      report.error({ err: error }, 'what was withdrawn could not be removed from reports; trying again');
      retryLater(retryMs);
    });
  }

  function retryLater(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(enqueueWork, ms).unref();
  }

  async function work(): Promise<void> {
    const done = (await Meta.findById('withdrawals').lean())?.seq ?? 0;
    const from = Math.min(done, again);
    again = Number.POSITIVE_INFINITY;
    const last = await complete(from);
    if (last > done) await Meta.updateOne({ _id: 'withdrawals' }, { $max: { seq: last } }, { upsert: true });
  }

  /** Something was stored that was written from events as they were after the change `seq`: one may have been erased meanwhile. */
  async function noteStored(seq: number): Promise<void> {
    if (!(await log.retractionsAfter(seq)).some(({ isForGood }) => isForGood)) return;
    again = Math.min(again, seq);
    enqueueWork();
  }

  /** Deals with what was withdrawn after a change. Returns the last withdrawal. */
  async function complete(seq: number): Promise<number> {
    // Changes that this server has not announced yet arrive with the tail.
    const pending = (await log.retractionsAfter(seq)).filter((one) => one.seq <= received);
    await erase(pending.filter(({ isForGood }) => isForGood));
    for (const { eventId, at } of pending) {
      if (isStopped) return seq;
      const since = await knownSince([eventId]);
      if (since) await reviseLevels(stores, since, at);
    }
    return pending.at(-1)?.seq ?? seq;
  }

  /** All at once: what was erased before the first start of a server that does this may be much. */
  async function erase(erasures: Retraction[]): Promise<void> {
    const erased: string[] = [];
    const shortened: string[] = [];
    for (const erasure of erasures) {
      const own = await events.erasedBy(erasure);
      const { whole, partly } = await redactMoved({ log, projection }, own);
      erased.push(...own, ...whole);
      shortened.push(...partly);
    }
    if (erased.length === 0 || isStopped) return;
    await forgetSentences({ events, analyses }, erased, shortened);
    const since = await knownSince(erased);
    if (since) await forgetEvents({ events, balances }, erased, since);
  }

  async function knownSince(eventIds: string[]): Promise<Date | undefined> {
    const [first] = await log.of(eventIds, Number.MAX_SAFE_INTEGER);
    return first?.at;
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    await enqueue(async () => {});
  }

  return { start, follow, noteStored, stop };
}
