import type { ScanStore } from '../features/scan/store.ts';
import type { Log } from '../kit/log.ts';
import type { Scanner } from './scan.ts';

const retryMs = 60_000;

export type Scheduler = ReturnType<typeof createScheduler>;

/** Scans at once, then whenever the interval has passed since the last scan began, on whichever server that was. */
export function createScheduler(scanner: Scanner, store: ScanStore, log: Log, now: () => Date) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function start(): void {
    scan({ force: true });
  }

  function replan(): void {
    clearTimeout(timer);
    waitingTime().then(
      (delay) => {
        if (!stopped) timer = setTimeout(scan, delay);
      },
      (error) => later(error),
    );
  }

  function scan(options: { force?: boolean } = {}): void {
    scanner.run(options).then(replan, (error) => later(error));
  }

  function later(error: unknown): void {
    if (stopped) return;
    log.error({ err: error }, 'a scan broke off; trying again in a minute');
    timer = setTimeout(scan, retryMs);
  }

  async function waitingTime(): Promise<number> {
    const { intervalMinutes, enabled } = await store.settings();
    if (!enabled) return retryMs;
    const last = await store.progress();
    const next = last ? Date.parse(last.startedAt) + intervalMinutes * 60_000 : 0;
    // Another server may be at it: its progress is read again, at the latest in a second.
    return Math.max(next - now().getTime(), 1_000);
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
  }

  return { start, stop };
}
