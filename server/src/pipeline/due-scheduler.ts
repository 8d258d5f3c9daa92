import type { ScanStore } from '../features/scan/store.ts';
import type { Log } from '../kit/log.ts';
import type { Change } from '../timeline/change.ts';
import type { Scanner } from './scan.ts';

const minWaitMs = 1_000;
/** Plans change with the conflict, and with what other servers have read. */
const maxWaitMs = 15_000;
const retryMs = 60_000;
/** The server that read last has the feeds' digests and open items in memory: another one steps in only when it is late. */
const takeOverMs = 5_000;

/** Between scans, has feeds read when they are due, on one server at a time. Off while scheduled scans are off. */
export function createDueScheduler(
  scanner: Pick<Scanner, 'readDue' | 'nextDueAt' | 'isReading' | 'isScanning' | 'run'>,
  scan: Pick<ScanStore, 'progress'>,
  log: Log,
  now: () => Date,
) {
  let timer: NodeJS.Timeout | undefined;
  let isOn = false;
  let wasLast = false;

  function start(): void {
    isOn = true;
    wake(minWaitMs);
  }

  function wake(ms: number): void {
    clearTimeout(timer);
    if (isOn) timer = setTimeout(check, ms);
  }

  function check(): void {
    readIfDue().then(wake, (error) => {
      log.error({ err: error }, 'due feeds not read, retrying in a minute');
      wake(retryMs);
    });
  }

  /** Returns after how many milliseconds to check again. */
  async function readIfDue(): Promise<number> {
    // A scan reads all feeds.
    if (scanner.isScanning()) return minWaitMs;
    const dueAt = await scanner.nextDueAt();
    if (!dueAt) return maxWaitMs;
    const waitMs = dueAt.getTime() - now().getTime() + (wasLast ? 0 : takeOverMs);
    if (waitMs > 0) return Math.min(Math.max(waitMs, minWaitMs), maxWaitMs);
    wasLast = await scanner.readDue();
    return minWaitMs;
  }

  /**
   * Plans again after new settings. A scan that an administrator asks for on another server, while due feeds are read
   * here, is done here.
   */
  function follow(changes: Change[]): void {
    for (const { op, data, at } of changes) {
      if (op !== 'act') continue;
      if (data.act === 'scan-settings-changed') wake(minWaitMs);
      if (data.act === 'scan-started' && scanner.isReading()) void scanFor(at);
    }
  }

  async function scanFor(askedAt: Date): Promise<void> {
    try {
      const last = await scan.progress();
      if (!last || Date.parse(last.startedAt) < askedAt.getTime()) await scanner.run({ force: true });
    } catch (error) {
      log.error({ err: error }, 'scan failed');
    }
  }

  function stop(): void {
    isOn = false;
    clearTimeout(timer);
  }

  return { start, follow, stop };
}
