/**
 * A task that never runs twice at once: calls during a run share one more run after it. The task handles its own
 * failures.
 */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task();
    }
    isRunning = false;
  };
}
