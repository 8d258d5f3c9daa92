const restMs = 2_000;

/** Runs `act` when the browser is idle. */
export function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5 * restMs });
  else setTimeout(act, restMs);
}

/** Resolves after the next paint; at once in a hidden tab, which is not painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
