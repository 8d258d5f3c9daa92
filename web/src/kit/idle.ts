const restMs = 2_000;

/** Does something that nobody waits for, once the browser has time for it. */
export function whenIdle(act: () => void): void {
  // Not every browser knows of idle time.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5 * restMs });
  else setTimeout(act, restMs);
}

/** Resolves when what has been drawn is painted. What is fetched then takes nothing from it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
