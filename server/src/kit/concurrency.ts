/** A queue that runs one task at a time, in the order of its calls. */
export function createSerialQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task, task);
    last = mine;
    // The caller handles a failure; the next task runs regardless.
    mine.catch(() => {});
    return mine;
  };
}

/** Processes a list with this many workers. After a failure no further work starts, and it is thrown when all workers have stopped. */
export async function inParallel<T>(concurrency: number, list: T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = list.values();
  let failed = false;
  const worker = async () => {
    for (const one of queue) {
      if (failed) return;
      await work(one).catch((error) => {
        failed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
