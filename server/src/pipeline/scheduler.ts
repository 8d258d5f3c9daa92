import type { ScanStore } from '../features/scan/store.ts';
import type { Log } from '../kit/log.ts';
import type { Change } from '../timeline/change.ts';
import type { Scanner } from './scan.ts';

const retryMs = 60_000;
/** Another server may be at it: how far it is, is asked again after this time at the earliest. */
const shortestMs = 1_000;
/** So often a scan that was not finished is tried again: the server that began it may be dead. */
const unfinishedMs = 5_000;

export type Scheduler = ReturnType<typeof createScheduler>;

/**
 * Scans at once, then whenever the interval has passed since the last scan began, on whichever
 * server that was. A scan whose server died is begun anew by another one as soon as its lease has run out. While
 * scanning is turned off, nothing is planned.
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

  /** Hears of new settings, whichever server they were saved on. */
  function follow(changes: Change[]): void {
    if (changes.some(({ op, data }) => op === 'act' && data.act === 'scan-settings-changed')) plan();
  }

  /** Takes the place of every plan before. */
  function plan(leastMs = 0): void {
    plans += 1;
    const mine = plans;
    const isMine = () => isOn && mine === plans;
    clearTimeout(timer);
    waitingTime().then(
      (delay) => {
        if (isMine() && delay !== null) timer = setTimeout(scan, Math.max(delay, leastMs));
      },
      (error) => {
        log.error({ err: error }, 'the next scan could not be planned; trying again in a minute');
        if (isMine()) timer = setTimeout(plan, retryMs);
      },
    );
  }

  function scan(): void {
    scanner.run({ force: isFirst }).then(
      () => plan(shortestMs),
      (error) => {
        log.error({ err: error }, 'a scan broke off; trying again in a minute');
        plan(retryMs);
      },
    );
    isFirst = false;
  }

  /** Null while scanning is turned off. */
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
