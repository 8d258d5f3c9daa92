/** Runs tasks one after the other, in the order in which they were given. */
export function inTurn(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task, task);
    last = mine;
    // A failure belongs to whoever asked for the task, not to the one waiting behind it.
    mine.catch(() => {});
    return mine;
  };
}

/** Works through a list with so many hands. After a failure nothing new is begun, and it is thrown once all hands rest. */
export async function inParallel<T>(hands: number, list: T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = list.values();
  let failed = false;
  const hand = async () => {
    for (const one of queue) {
      if (failed) return;
      await work(one).catch((error) => {
        failed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: hands }, hand));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
