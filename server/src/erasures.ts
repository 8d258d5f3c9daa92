import type { Change } from '@vigil/common/timeline';
import { redactMoved } from './changes/redact.ts';
import { defineMeta } from './database/meta.ts';
import { forgetSentences } from './features/analysis/forget.ts';
import { forgetEvents } from './features/balance/forget.ts';
import type { Log } from './kit/log.ts';
import { inTurn } from './kit/order.ts';
import type { Stores } from './stores.ts';

/** After a failure. */
const retryMs = 5_000;

export type Erasures = ReturnType<typeof createErasures>;

/**
 * Takes the texts of erased events out of everything that was written from them: reports, balances, and changes of
 * other events that their reports belonged to. The mark up to where that is done lies in the database, so that the
 * next server goes on where one ended. Doing it twice is harmless.
 */
export function createErasures(stores: Stores, report: Log) {
  const { analyses, balances, events, log, projection, connection } = stores;
  const Meta = defineMeta(connection);
  const turn = inTurn();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    wake();
  }

  function follow(changes: readonly Change[]): void {
    if (changes.some(({ op }) => op === 'erase')) wake();
  }

  function wake(): void {
    turn(work).catch((error) => {
      report.error({ err: error }, 'erased texts could not be removed; trying again');
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(wake, retryMs).unref();
    });
  }

  async function work(): Promise<void> {
    if (isOver) return;
    const done = (await Meta.findById('erasures').lean())?.seq ?? 0;
    const last = await complete(done);
    if (last > done) await Meta.updateOne({ _id: 'erasures' }, { $max: { seq: last } }, { upsert: true });
  }

  /** What was written from events as they were after the change `seq` may quote one that was erased while it was written. */
  function since(seq: number): Promise<unknown> {
    return turn(() => complete(seq));
  }

  /** Removes what was erased after a change. Returns the last erasure. */
  async function complete(seq: number): Promise<number> {
    let last = seq;
    for (const erasure of await log.erasuresAfter(seq)) {
      // What this server has not folded yet, it will hear of.
      if (erasure.seq > stores.tail.position() || isOver) break;
      const gone = await events.erasedBy(erasure);
      const { whole, partly } = await redactMoved({ log, projection }, gone);
      const all = [...gone, ...whole];
      await forgetSentences({ events, analyses }, all, partly);
      const [first] = await log.of(all, erasure.seq);
      if (first) await forgetEvents({ events, balances }, all, first.at);
      last = erasure.seq;
    }
    return last;
  }

  async function stop(): Promise<void> {
    isOver = true;
    clearTimeout(timer);
    await turn(async () => {});
  }

  return { start, follow, since, stop };
}
