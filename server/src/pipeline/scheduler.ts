import type { ScanStore } from '../features/scan/store.ts';
import type { Log } from '../kit/log.ts';
import type { Change } from '../timeline/change.ts';
import type { Scanner } from './scan.ts';

const retryMs = 60_000;
/** Minimum pause between two attempts: another server may be scanning. */
const minPauseMs = 1_000;
/** Retry interval while another server's scan is unfinished: that server may be dead. */
const unfinishedMs = 5_000;

export type Scheduler = ReturnType<typeof createScheduler>;

/**
 * Scans all feeds at once, then whenever the interval has passed since the last scan began, on any server. A scan whose
 * server died is repeated by another one when its lease has expired. Nothing is planned while scheduled scans are off.
 */
export function createScheduler(
  scanner: Pick<Scanner, 'run'>,
  store: Pick<ScanStore, 'settings' | 'progress'>,
  log: Log,
  now: () => Date,
) {
  let timer: NodeJS.Timeout | undefined;
  let isOn = false;
  let isFirst = true;
  let plans = 0;

  function start(): void {
    isOn = true;
    plan();
  }

  /** Plans again after new settings, saved on any server. */
  function follow(changes: Change[]): void {
    if (changes.some(({ op, data }) => op === 'act' && data.act === 'scan-settings-changed')) plan();
  }

  /** Replaces earlier plans. */
  function plan(minMs = 0): void {
    plans += 1;
    const mine = plans;
    const isMine = () => isOn && mine === plans;
    clearTimeout(timer);
    waitingTime().then(
      (delay) => {
        if (isMine() && delay !== null) timer = setTimeout(scan, Math.max(delay, minMs));
      },
      (error) => {
        log.error({ err: error }, 'scan not planned, retrying in a minute');
        if (isMine()) timer = setTimeout(plan, retryMs);
      },
    );
  }

  function scan(): void {
    scanner.run({ force: isFirst }).then(
      () => plan(minPauseMs),
      (error) => {
        log.error({ err: error }, 'scan failed, retrying in a minute');
        plan(retryMs);
      },
    );
    isFirst = false;
  }

  /** Milliseconds until the next scan; null while scheduled scans are off. */
  async function waitingTime(): Promise<number | null> {
    const { intervalMinutes, enabled } = await store.settings();
    if (!enabled) return null;
    if (isFirst) return 0;
    const last = await store.progress();
    if (!last) return 0;
    return last.finishedAt ? Date.parse(last.startedAt) + intervalMinutes * 60_000 - now().getTime() : unfinishedMs;
  }

  function stop(): void {
    isOn = false;
    clearTimeout(timer);
  }

  return { start, follow, stop };
}
