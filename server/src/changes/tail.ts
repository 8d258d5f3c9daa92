import { createBreath } from '../kit/breath.ts';
import { isDiskFull } from '../kit/disk-full.ts';
import type { Log } from '../kit/log.ts';
import type { Change } from '../timeline/change.ts';
import type { ChangeLog } from './log.ts';
import type { Projection } from './project.ts';

/** Hears of changes in order, after they were folded; the next ones wait until it is done. */
export type ChangeListener = (changes: Change[]) => Promise<void> | void;

export type Tail = ReturnType<typeof createTail>;

/** Changes that are read, folded and told of at once. */
const batch = 100;
const retryMs = 1_000;

interface TailOptions {
  log: ChangeLog;
  projection: Projection;
  /** How long another server's change may go unnoticed, in milliseconds. */
  pollMs: number;
  report: Log;
}

/** Follows the log, whoever appends to it: woken by this server's own appends and by a clock for those of others. */
export function createTail({ log, projection, pollMs, report }: TailOptions) {
  const listeners: ChangeListener[] = [];
  const waiting = new Set<{ seq: number; done: (error?: unknown) => void }>();
  let position = 0;
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isCut = false;

  async function drain(): Promise<void> {
    const breathe = createBreath();
    do {
      again = false;
      for (;;) {
        const own = log.own(position, batch);
        const changes = own.length > 0 ? own : await log.since(position, batch);
        const last = changes.at(-1);
        if (!last) break;
        await projection.foldTo(last.seq, changes);
        for (const listen of listeners) {
          await breathe();
          await listen(changes);
        }
        position = last.seq;
        for (const waiter of waiting) if (waiter.seq <= position) waiter.done();
        // Where others append without a pause the log has no end.
        if (stopped) return;
      }
    } while (again);
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    if (running) return;
    clearTimeout(timer);
    running = drain()
      .then(
        () => {
          if (isCut) report.info({ seq: position }, 'the log is followed again');
          isCut = false;
          return pollMs;
        },
        (error) => {
          // One line for as long as it lasts, not one a second.
          if (!isCut) report.error({ err: error }, 'the log cannot be followed; trying until it can');
          isCut = true;
          // It may last for days: callers that wait get the error.
          if (isDiskFull(error)) for (const waiter of waiting) waiter.done(error);
          return retryMs;
        },
      )
      .then((delay) => {
        running = null;
        if (!stopped) timer = setTimeout(wake, again ? 0 : delay);
      });
  }

  /** Folds what a crash left open and stands at the head of the log; `wake` then begins to follow. */
  async function catchUp(): Promise<void> {
    position = await log.headSeq();
    await projection.foldTo(position);
  }

  /** Resolves once every listener has heard of the change numbered `seq`; rejects where a full disk prevents that. */
  async function reached(seq: number): Promise<void> {
    if (position >= seq) return;
    await new Promise<void>((resolve, reject) => {
      const done = (error?: unknown) => {
        waiting.delete(waiter);
        if (error === undefined) resolve();
        else reject(error);
      };
      const waiter = { seq, done };
      waiting.add(waiter);
      wake();
    });
  }

  /** Looks into the log now. Resolves once every listener has heard of what was found. */
  async function look(): Promise<void> {
    wake();
    await running;
  }

  /** Ends after the changes that are being told of; a later start goes on from there. */
  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(timer);
    await running;
    for (const waiter of waiting) waiter.done();
  }

  return {
    catchUp,
    stop,
    wake,
    reached,
    look,
    position: () => position,
    listen: (one: ChangeListener) => listeners.push(one),
  };
}
