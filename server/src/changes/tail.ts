import { isDiskFull } from '../kit/disk-full.ts';
import type { Log } from '../kit/log.ts';
import { createYielder } from '../kit/yield-to-event-loop.ts';
import type { Change } from '../timeline/change.ts';
import type { ChangeLog } from './log.ts';
import type { Projection } from './project.ts';

/**
 * Receives changes in order, after they were folded; the next ones wait until it returns. After a failure it receives them
 * again; the other listeners do not.
 */
export type ChangeListener = (changes: Change[]) => Promise<void> | void;

export type Tail = ReturnType<typeof createTail>;

/** The number of changes that are read, folded and announced at once. */
const batch = 100;
const retryMs = 1_000;

interface TailOptions {
  log: ChangeLog;
  projection: Projection;
  /** The interval of polling for changes of other servers, in milliseconds. */
  pollMs: number;
  report: Log;
}

/** Follows the log. Own appends trigger it at once; changes of other servers are polled for. */
export function createTail({ log, projection, pollMs, report }: TailOptions) {
  /** With the last change that each has received. */
  const listeners: { listen: ChangeListener; seq: number }[] = [];
  const waiting = new Set<{ seq: number; done: (error?: unknown) => void }>();
  let position = 0;
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isFailing = false;

  async function drain(): Promise<void> {
    const yieldToEventLoop = createYielder();
    const from = position;
    do {
      again = false;
      for (;;) {
        const changes = await log.following(position, batch);
        const last = changes.at(-1);
        if (!last) break;
        await projection.foldTo(last.seq, changes);
        for (const listener of listeners) {
          await yieldToEventLoop();
          const missed = changes.filter(({ seq }) => seq > listener.seq);
          if (missed.length > 0) await listener.listen(missed);
          listener.seq = last.seq;
        }
        position = last.seq;
        for (const waiter of waiting) if (waiter.seq <= position) waiter.done();
        // If other servers append without a pause, the log has no end.
        if (stopped) return;
      }
    } while (again);
    // Each mark is a write of its own, synced to disk: a scan appends batch after batch.
    if (position === from) await projection.mark();
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    if (running) return;
    clearTimeout(timer);
    running = drain()
      .then(
        () => {
          if (isFailing) report.info({ seq: position }, 'log tail recovered');
          isFailing = false;
          return pollMs;
        },
        (error) => {
          // One log line for each outage, not one a second.
          if (!isFailing) report.error({ err: error }, 'log tail failed; retrying');
          isFailing = true;
          // A full disk may last for days: waiting callers get the error.
          if (isDiskFull(error)) for (const waiter of waiting) waiter.done(error);
          return retryMs;
        },
      )
      .then((delay) => {
        running = null;
        if (!stopped) timer = setTimeout(wake, again ? 0 : delay);
      });
  }

  /** Folds changes that a crash left unfolded, and moves to the head of the log. `wake` then starts to follow it. */
  async function catchUp(): Promise<void> {
    position = await log.headSeq();
    await projection.foldTo(position);
    await projection.mark();
  }

  /** Resolves once every listener has received the change numbered `seq`; rejects if a full disk prevents that. */
  async function waitFor(seq: number): Promise<void> {
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

  /** Polls the log now. Resolves once every listener has received what was found. */
  async function poll(): Promise<void> {
    wake();
    await running;
  }

  /** Stops after the batch in progress; a later start continues from there. */
  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(timer);
    await running;
    // Without it the next start folds the last changes again.
    await projection.mark().catch(() => {});
    for (const waiter of waiting) waiter.done();
  }

  return {
    catchUp,
    stop,
    wake,
    waitFor,
    poll,
    position: () => position,
    listen: (listen: ChangeListener) => listeners.push({ listen, seq: 0 }),
  };
}
