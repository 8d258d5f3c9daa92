/** The interval of the timer. Browsers slow the timers of hidden pages down to once a minute. */
const tickMs = 20_000;
const sleepMs = 90_000;

/**
 * Calls `act` when the page becomes visible, is restored from the browser's history, or is online again. `hasSlept`:
 * the timers were stopped meanwhile, as phones do with hidden pages.
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
