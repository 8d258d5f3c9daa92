import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Fault } from './fault.ts';
import { workerFile } from './worker-file.ts';
import type { WorkerOutcome } from './worker-outcome.ts';

interface WorkerLimits {
  /** `import.meta.url` of the caller; `file` names the module beside it that a worker runs and that exports `work`. */
  callerUrl: string;
  file: string;
  /** A CommonJS package of the worker loads ES modules by `require()`. */
  requiresEsm?: boolean;
  maxThreads: number;
  /** Idle threads that are kept, once there was a task. */
  minThreads: number;
  /** Tasks that may wait for a thread; further ones are refused. */
  maxWaiting?: number;
  timeLimitMs: number;
  memoryLimitMb: number;
  /** Messages of the faults for tasks that exceed a limit. */
  tooSlow: string;
  tooLarge: string;
}

/**
 * A pool of workers with a time and a memory limit for each task: a hostile document ends its own task alone. Threads
 * start with the first task.
 */
export function createWorkerPool<Task extends object, R>(limits: WorkerLimits) {
  let pool: Piscina<Task & { begun: MessagePort }, WorkerOutcome<R>> | undefined;
  let isClosed = false;

  /** The time limit of a task starts with its work. `maxQueuedMs` limits the time in the queue. */
  async function run(task: Task): Promise<R> {
    if (isClosed) throw new Fault('unavailable');
    if (pool && pool.queueSize >= (limits.maxWaiting ?? usualMaxWaiting)) {
      throw new Fault('unavailable', 'The server is busy. Please try again.', undefined, { retryAfter: 60 });
    }
    const limit = new AbortController();
    const { port1, port2 } = new MessageChannel();
    let timer = setTimeout(() => limit.abort(), maxQueuedMs);
    port1.once('message', () => {
      clearTimeout(timer);
      timer = setTimeout(() => limit.abort(), limits.timeLimitMs);
    });
    pool ??= startPool(limits);
    try {
      return unpack(await pool.run({ ...task, begun: port2 }, { signal: limit.signal, transferList: [port2] }));
    } catch (error) {
      // The server is stopping.
      if (isClosed) throw new Fault('unavailable');
      if (limit.signal.aborted) throw new Fault('tooSlow', limits.tooSlow);
      if (isOutOfMemory(error)) throw new Fault('tooLarge', limits.tooLarge);
      throw error;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  return {
    run,
    close: async () => {
      isClosed = true;
      await pool?.destroy();
    },
  };
}

function startPool<Task, Outcome>(limits: WorkerLimits): Piscina<Task, Outcome> {
  const { url, execArgv } = workerFile(limits.callerUrl, limits.file, limits);
  const pool = new Piscina<Task, Outcome>({
    filename: url.href,
    name: 'work',
    execArgv,
    minThreads: limits.minThreads,
    maxThreads: limits.maxThreads,
    idleTimeout: idleMs,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryLimitMb },
  });
  // Emitted for idle threads that die; the pool replaces them.
  pool.on('error', () => {});
  return pool;
}

/** Far more than requests are open at a time. */
const usualMaxWaiting = 100;
const maxQueuedMs = 60_000;
const idleMs = 60_000;

function unpack<R>(outcome: WorkerOutcome<R>): R {
  if ('result' in outcome) return outcome.result;
  throw new Fault(outcome.fault.code, outcome.fault.message);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
