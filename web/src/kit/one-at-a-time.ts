/**
 * A task that never runs beside itself: whoever asks while it runs shares one more run after it.
 * The task deals with its own failures.
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
