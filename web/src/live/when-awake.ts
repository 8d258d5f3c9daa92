/** Our timer ticks this often; a browser slows the timers of a page nobody sees down to once a minute. */
const tickMs = 20_000;
const sleepMs = 90_000;

/**
 * Calls when the page is looked at again, comes back from the browser's history, or has a line again. `hasSlept`:
 * it was stopped meanwhile, timers and all, as a phone does with pages nobody sees.
 */
export function whenAwake(act: (hasSlept: boolean) => void): void {
  let lastTick = Date.now();
  setInterval(() => {
    lastTick = Date.now();
  }, tickMs);
  const wake = () => {
    const hasSlept = Date.now() - lastTick > sleepMs;
    lastTick = Date.now();
    act(hasSlept);
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
}
