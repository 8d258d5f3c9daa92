import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreError } from './errors.ts';

/** Yielded by a long scan or sort between two steps: its consumer can let other work of the thread run. */
export const pause: unique symbol = Symbol('pause');
export type Pause = typeof pause;

/** Documents looked at between two looks at the clock. */
const stepsBetween = 32;
/** How long a scan or a sort holds the event loop, in milliseconds. */
const sliceMs = 5;

/** The time that a command and the cursor that it opens may take. Time between two batches does not count. */
export type TimeLimit = ReturnType<typeof createTimeLimit>;

/** `maxMs`: the option `maxTimeMS`; 0 and null for no limit. */
export function createTimeLimit(maxMs: number | null) {
  let left = maxMs || Number.POSITIVE_INFINITY;
  let since = performance.now();
  return {
    start(): void {
      since = performance.now();
    },
    stop(): void {
      left -= performance.now() - since;
    },
    /** Throws the error 50 of MongoDB once the time is over. */
    check(): void {
      if (performance.now() - since > left) throw new StoreError(50, 'operation exceeded time limit');
    },
  };
}

/** Called once for each step: true if other work should run now. Throws once the time of the command is over. */
export function createStepper(limit: TimeLimit): () => boolean {
  let steps = 0;
  let since = performance.now();
  return () => {
    if (++steps % stepsBetween > 0) return false;
    limit.check();
    const now = performance.now();
    if (now - since < sliceMs) return false;
    since = now;
    return true;
  };
}

/** The items, with a turn of the event loop at each pause. */
export async function* taken<T>(items: Iterable<T | Pause>): AsyncGenerator<T> {
  for (const item of items) {
    if (item === pause) await nextTurn();
    else yield item;
  }
}

/** The items at once, for work inside of a transaction. */
export function* atOnce<T>(items: Iterable<T | Pause>): Generator<T> {
  for (const item of items) if (item !== pause) yield item;
}
