import { setTimeout as sleep } from 'node:timers/promises';

/** Each batch costs some twenty commands of the database, however small it is; readers do not notice the delay. */
const usualGatherMs = 50;

/** Takes things in batches, one after the other: what is added within `gatherMs`, or while a batch is taken, is one batch. */
export function createBatches<T>(take: (batch: T[]) => Promise<void>, gatherMs = usualGatherMs) {
  const waiting: T[] = [];
  let running: Promise<void> | null = null;
  let failure: { error: unknown } | null = null;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await sleep(gatherMs);
      await take(waiting.splice(0));
    }
  }

  /** Resolves once everything that was added is taken. Throws if taking a batch failed, then and ever after. */
  async function settle(): Promise<void> {
    do {
      if (failure) throw failure.error;
      running ??= drain()
        .catch((error) => {
          failure = { error };
          throw error;
        })
        .finally(() => {
          running = null;
        });
      await running;
    } while (waiting.length > 0);
  }

  return { add: (one: T) => void waiting.push(one), settle, waiting: () => waiting.length };
}
