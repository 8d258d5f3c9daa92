import type { ShownLevel } from '@vigil/common/analysis';
import { Fault } from '../kit/fault.ts';
import type { Log } from '../kit/log.ts';
import { type Change, type EventOp, isEventChange } from '../timeline/change.ts';

/** Minimum time between two generations for new reports and events. */
const pauseMs = 5 * 60_000;
/** A scan adds many events in a row: generation waits for this time. */
const gatherMs = 10_000;
/** Delay after a retraction, and if nothing was generated yet. */
const soonMs = 2_000;
/** Minimum time between urgent generations. */
const minPauseMs = 5_000;
/** After a failure, or while another server generates. */
const retryMs = 15_000;

/** The last generation of any server. */
export interface LastGenerated {
  at: Date;
  /** The last change that it includes. */
  seq: number;
  level: ShownLevel;
}

interface AutomaticOptions {
  latest: () => Promise<LastGenerated | null>;
  /** The last change of an event that this server has processed. */
  eventSeq: () => number;
  /** The current threat level, and whether any event is public. */
  level: () => ShownLevel;
  hasEvents: () => boolean;
  /** The generations, run one after the other. */
  tasks: (() => Promise<unknown>)[];
  now: () => Date;
  log: Log;
}

export type Automatic = ReturnType<typeof createAutomatic>;

/** Changes that retract or alter public contents; reports about them are generated soon. */
const corrective = new Set<EventOp>([
  'hide',
  'restore',
  'erase',
  'correct',
  'restate',
  'merge',
  'split',
  'remove-image',
]);

/**
 * Generates reports and balances after changes of the log by any server: soon after a change of the level or a
 * retraction, otherwise every few minutes. Each server schedules for itself. The first one generates; the others find
 * that the stored result includes the change.
 */
export function createAutomatic({ latest, eventSeq, level, hasEvents, tasks, now, log }: AutomaticOptions) {
  let isOn = false;
  let isRunning = false;
  let isUrgent = false;
  let due = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    isOn = true;
    isUrgent = true;
    plan(0);
  }

  /** Receives the changes of the log, after the threat status has. */
  function follow(changes: readonly Change[]): void {
    const ops = changes.filter(isEventChange).map(({ op }) => op);
    if (ops.length === 0) return;
    if (ops.some((op) => corrective.has(op))) urge();
    else plan(gatherMs);
  }

  /** Generates soon, without the regular pause. */
  function urge(): void {
    isUrgent = true;
    plan(soonMs);
  }

  /** Checks again after this many milliseconds, or earlier if an earlier check is planned. */
  function plan(ms: number): void {
    const at = now().getTime() + ms;
    if (!isOn || at >= due) return;
    due = at;
    clearTimeout(timer);
    timer = setTimeout(() => void check(), ms);
  }

  async function check(): Promise<void> {
    due = Number.POSITIVE_INFINITY;
    if (!isOn) return;
    if (isRunning) return plan(minPauseMs);
    isRunning = true;
    try {
      await generate();
    } catch (error) {
      if (isOn) log.error({ err: error }, 'reports could not be brought up to date');
      plan(retryMs);
    } finally {
      isRunning = false;
    }
  }

  async function generate(): Promise<void> {
    const last = await latest();
    if (!hasEvents() || (last && last.seq >= eventSeq() && last.level === level())) {
      isUrgent = false;
      return;
    }
    const wait = last ? last.at.getTime() + (isUrgent ? minPauseMs : pauseMs) - now().getTime() : 0;
    if (wait > 0) return plan(wait);
    const wasUrgent = isUrgent;
    isUrgent = false;
    for (const task of tasks) {
      if (!isOn) return;
      await task().catch((error) => {
        isUrgent ||= wasUrgent;
        note(error);
      });
    }
    // Checks again for changes made meanwhile, and for failures.
    plan(retryMs);
  }

  /** Another server may be generating. */
  function note(error: unknown): void {
    if (!isOn) return;
    if (error instanceof Fault) log.info({ fault: error.message }, 'nothing was generated');
    else log.error({ err: error }, 'generating failed');
  }

  function stop(): void {
    isOn = false;
    clearTimeout(timer);
  }

  return { start, follow, urge, stop };
}
