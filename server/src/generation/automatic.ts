import type { ShownLevel } from '@vigil/common/analysis';
import { Fault } from '../kit/fault.ts';
import type { Log } from '../kit/log.ts';
import { type Change, type EventOp, isEventChange } from '../timeline/change.ts';

/** After new reports and events, at least this time lies between two generations. */
const pauseMs = 5 * 60_000;
/** A scan brings many events one after the other: they are waited for. */
const gatherMs = 10_000;
/** After a change that took something back, and where there is nothing yet. */
const soonMs = 2_000;
/** Between generations that do not wait for the pause. */
const minPauseMs = 5_000;
/** After a failure, or while another server generates. */
const retryMs = 15_000;

/** What was generated last, on whichever server. */
export interface LastGenerated {
  at: Date;
  /** The last change that it includes. */
  seq: number;
  level: ShownLevel;
}

interface AutomaticOptions {
  latest: () => Promise<LastGenerated | null>;
  /** The last change of an event that this server knows of. */
  eventSeq: () => number;
  /** The threat level at the moment, and whether any event is public. */
  level: () => ShownLevel;
  hasEvents: () => boolean;
  /** What is generated, one after the other. */
  tasks: (() => Promise<unknown>)[];
  now: () => Date;
  log: Log;
}

export type Automatic = ReturnType<typeof createAutomatic>;

/** Changes that take back or alter what was public: what was written of it should not wait. */
const corrective = new Set<EventOp>(['hide', 'restore', 'erase', 'correct', 'merge', 'split', 'remove-image']);

/**
 * Keeps reports and balance up to date with the log, whichever server appended to it: soon after the level changed or
 * something was taken back, and otherwise once in some minutes. Each server plans for itself. The one that comes
 * first generates; the others find that what is stored includes the change already.
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

  /** Hears of the changes of the log, after the threat status did. */
  function follow(changes: readonly Change[]): void {
    const ops = changes.filter(isEventChange).map(({ op }) => op);
    if (ops.length === 0) return;
    if (ops.some((op) => corrective.has(op))) urge();
    else plan(gatherMs);
  }

  /** What is wanted does not wait for the pause. */
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
    // What changed meanwhile, and what failed, is looked at again.
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
