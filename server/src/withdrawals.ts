import type { Change } from '@vigil/common/timeline';
import type { Withdrawal } from './changes/log.ts';
import { redactMoved } from './changes/redact.ts';
import { defineMeta } from './database/meta.ts';
import { forgetSentences } from './features/analysis/forget.ts';
import { forgetEvents } from './features/balance/forget.ts';
import type { Log } from './kit/log.ts';
import { inTurn } from './kit/order.ts';
import { reviseLevels } from './past-levels.ts';
import type { Stores } from './stores.ts';

/** After a failure. */
const retryMs = 5_000;

export type Withdrawals = ReturnType<typeof createWithdrawals>;

/**
 * Takes the texts of erased events out of everything that was written from them: reports, balances, and changes of
 * other events that their reports belonged to. The mark up to where that is done lies in the database, so that the
 * next server goes on where one ended. Doing it twice is harmless. The levels of the past are computed again without
 * what was withdrawn, be it erased or hidden.
 */
export function createWithdrawals(stores: Stores, report: Log) {
  const { analyses, balances, events, log, projection, connection } = stores;
  const Meta = defineMeta(connection);
  const turn = inTurn();
  let heard = stores.tail.position();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    wake();
  }

  function follow(changes: readonly Change[]): void {
    heard = changes.at(-1)?.seq ?? heard;
    if (changes.some(({ op }) => op === 'erase' || op === 'hide' || op === 'restore')) wake();
  }

  function wake(): void {
    turn(work).catch((error) => {
      report.error({ err: error }, 'what was withdrawn could not be removed from reports; trying again');
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(wake, retryMs).unref();
    });
  }

  async function work(): Promise<void> {
    if (isOver) return;
    const done = (await Meta.findById('withdrawals').lean())?.seq ?? 0;
    const last = await complete(done);
    if (last > done) await Meta.updateOne({ _id: 'withdrawals' }, { $max: { seq: last } }, { upsert: true });
  }

  /** What was written from events as they were after the change `seq` may quote one that was erased while it was written. */
  function since(seq: number): Promise<unknown> {
    return turn(() => complete(seq));
  }

  /** Deals with what was withdrawn after a change. Returns the last withdrawal. */
  async function complete(seq: number): Promise<number> {
    let last = seq;
    for (const withdrawal of await log.withdrawalsAfter(seq)) {
      // What this server has not told of yet, it will hear of.
      if (withdrawal.seq > heard || isOver) break;
      const since = withdrawal.isForGood ? await erase(withdrawal) : await knownSince([withdrawal.eventId]);
      if (since) await reviseLevels(stores, since, withdrawal.at);
      last = withdrawal.seq;
    }
    return last;
  }

  /** Returns since when the event was known. */
  async function erase(withdrawal: Withdrawal): Promise<Date | undefined> {
    const gone = await events.erasedBy(withdrawal);
    const { whole, partly } = await redactMoved({ log, projection }, gone);
    const all = [...gone, ...whole];
    await forgetSentences({ events, analyses }, all, partly);
    const since = await knownSince(all);
    if (since) await forgetEvents({ events, balances }, all, since);
    return since;
  }

  async function knownSince(eventIds: string[]): Promise<Date | undefined> {
    const [first] = await log.of(eventIds, Number.MAX_SAFE_INTEGER);
    return first?.at;
  }

  async function stop(): Promise<void> {
    isOver = true;
    clearTimeout(timer);
    await turn(async () => {});
  }

  return { start, follow, since, stop };
}
