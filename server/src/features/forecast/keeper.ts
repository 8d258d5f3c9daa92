import type { ThreatStatus } from '@vigil/common/threat';
import type { ChangeListener } from '../../changes/tail.ts';
import { createSerialQueue } from '../../kit/concurrency.ts';
import type { Log } from '../../kit/log.ts';
import { type EventOp, isEventChange } from '../../timeline/change.ts';
import type { Occurred } from './occurrence.ts';
import { type ForecastStore, historyMs } from './store.ts';

/** How often forecasts whose time has passed are looked for. */
const settleMs = 10 * 60_000;

interface KeeperOptions {
  forecasts: ForecastStore;
  /** What is shown at the moment. */
  status: () => ThreatStatus;
  /** The public events that the status is made from. */
  events: () => Iterable<Occurred & { id: string }>;
  /** The time of one of them. */
  timeOf: (id: string) => number | undefined;
  now: () => Date;
  log: Log;
}

/** Stores each forecast that is shown, and finds out what came of it. */
export function createForecastKeeper({ forecasts, status, events, timeOf, now, log }: KeeperOptions) {
  const enqueue = createSerialQueue();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** When events happened that were public when they last changed, as far back as forecasts look. */
  const times = new Map<string, number>();
  /** Times of changed events whose forecasts are to be scored again. Changes come faster than the database writes. */
  const changed = new Set<number>();

  /** Changes of other servers arrive until the database closes: those are theirs to store. */
  function run(work: () => Promise<void>): void {
    if (isStopped) return;
    enqueue(work).catch((error) => log.error({ err: error }, 'forecasts could not be stored'));
  }

  /** What is shown may have changed. */
  function note(): void {
    const { level, forecast } = status();
    run(() => forecasts.note(level === 'unknown' ? null : (forecast ?? null), now()));
  }

  function settle(): void {
    for (const [id, time] of times) if (time < +now() - historyMs) times.delete(id);
    run(() => forecasts.settle([...events()], now()));
  }

  function reopenSoon(time: number): void {
    if (changed.size === 0)
      run(async () => {
        const due = [...changed].map((one) => new Date(one));
        changed.clear();
        await forecasts.reopen(due);
      });
    changed.add(time);
  }

  /** Events that were withdrawn, restored or corrected may change an outcome. */
  const follow: ChangeListener = (changes) => {
    for (const { eventId, op } of changes.filter(isEventChange)) {
      const [before, time] = [times.get(eventId), timeOf(eventId)];
      if (corrective.has(op)) {
        for (const one of [before, time]) if (one !== undefined) reopenSoon(one);
      }
      if (time !== undefined) times.set(eventId, time);
    }
  };

  return {
    note,
    settle,
    follow,
    /** The number of events whose time is remembered. */
    size: () => times.size,
    start(): void {
      for (const { id, time } of events()) times.set(id, time);
      note();
      settle();
      timer ??= setInterval(settle, settleMs).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      isStopped = true;
      await enqueue(async () => {});
    },
  };
}

const corrective = new Set<EventOp>(['hide', 'restore', 'erase', 'correct', 'restate', 'merge', 'split']);
