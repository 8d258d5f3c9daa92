import type { Retraction } from '../changes/read-log.ts';
import { redactMoved } from '../changes/redact.ts';
import { createLeasedWork } from '../database/leased-work.ts';
import { defineMeta } from '../database/meta.ts';
import { forgetSentences } from '../features/analysis/forget.ts';
import { forgetEvents } from '../features/balance/forget.ts';
import type { Log } from '../kit/log.ts';
import type { Stores } from '../stores.ts';
import type { Change } from '../timeline/change.ts';
import { reviseLevels } from './past-levels.ts';

/** After a failure, and while another server is at work. */
const retryMs = 5_000;
const busyMs = 500;

/**
 * Removes the texts of erased events from reports, balances, and changes of other events that their reports belonged
 * to, and recomputes past levels without erased and hidden events. The position of this work is stored in the database,
 * so that any server continues it. It is idempotent.
 */
export function createRetractions(stores: Stores, report: Log) {
  const { analyses, balances, events, log, projection, connection, leases } = stores;
  const Meta = defineMeta(connection);
  let received = stores.tail.position();
  /** Everything after this change is processed once more. */
  let again = Number.POSITIVE_INFINITY;
  let isStopped = false;

  // Two servers at once would restore to a report what the other has just removed.
  const leased = createLeasedWork({
    leases,
    name: 'withdrawals',
    work,
    busyMs,
    retryMs,
    onFailure: (error) =>
      report.error({ err: error }, 'what was withdrawn could not be removed from reports; trying again'),
  });

  function follow(changes: readonly Change[]): void {
    received = changes.at(-1)?.seq ?? received;
    if (changes.some(({ op }) => op === 'erase' || op === 'hide' || op === 'restore')) leased.wake();
  }

  async function work(): Promise<null> {
    const done = (await Meta.findById('withdrawals').lean())?.seq ?? 0;
    const from = Math.min(done, again);
    again = Number.POSITIVE_INFINITY;
    const last = await complete(from).catch((error) => {
      again = Math.min(again, from);
      throw error;
    });
    if (last > done) await Meta.updateOne({ _id: 'withdrawals' }, { $max: { seq: last } }, { upsert: true });
    return null;
  }

  /** Called after storing a result that includes events up to the change `seq`: one can have been erased meanwhile. */
  async function noteStored(seq: number): Promise<void> {
    if (!(await log.retractionsAfter(seq)).some(({ isForGood }) => isForGood)) return;
    again = Math.min(again, seq);
    leased.wake();
  }

  /** Processes the retractions after a change. Returns the number of the last one. */
  async function complete(seq: number): Promise<number> {
    // Changes that this server has not processed yet arrive with the tail.
    const pending = (await log.retractionsAfter(seq)).filter((one) => one.seq <= received);
    await erase(pending.filter(({ isForGood }) => isForGood));
    for (const { eventId, at } of pending) {
      if (isStopped) return seq;
      const since = await knownSince([eventId]);
      if (since) await reviseLevels(stores, since, at);
    }
    return pending.at(-1)?.seq ?? seq;
  }

  /** In one pass: a server that starts this for the first time may find many erased events. */
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
    await leased.stop();
  }

  return { start: () => leased.wake(), follow, noteStored, stop };
}
