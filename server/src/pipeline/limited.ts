import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Fault } from '../kit/fault.ts';
import { workerFile } from '../kit/worker-file.ts';
import type { Outcome } from './outcome.ts';

interface Limits {
  /** The module that asks, and beside it the one that a thread runs: it exports `work`. */
  callerUrl: string;
  file: string;
  maxThreads: number;
  /** Threads that wait for work when there is none. */
  minThreads: number;
  timeLimitMs: number;
  memoryLimitMb: number;
  /** Said of what takes too much of either. */
  tooSlow: string;
  tooLarge: string;
}

/**
 * Work on what strangers wrote, in threads of its own, which one hostile document may take with it
 * and nothing else.
 */
export function createLimited<Task extends object, R>(limits: Limits) {
  const { url, execArgv } = workerFile(limits.callerUrl, limits.file);
  const pool = new Piscina<Task & { begun: MessagePort }, Outcome<R>>({
    filename: url.href,
    name: 'work',
    execArgv,
    minThreads: limits.minThreads,
    maxThreads: limits.maxThreads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryLimitMb },
  });
  // Told of threads that die while nobody waits for them; they are replaced.
  pool.on('error', () => {});

  /** The time counts from the moment a thread begins; for a thread to begin there is a far longer one. */
  async function run(task: Task): Promise<R> {
    const limit = new AbortController();
    const { port1, port2 } = new MessageChannel();
    let timer = setTimeout(() => limit.abort(), longestWaitMs);
    port1.once('message', () => {
      clearTimeout(timer);
      timer = setTimeout(() => limit.abort(), limits.timeLimitMs);
    });
    try {
      return unpack(await pool.run({ ...task, begun: port2 }, { signal: limit.signal, transferList: [port2] }));
    } catch (error) {
      if (limit.signal.aborted) throw new Fault('tooSlow', limits.tooSlow);
      if (isOutOfMemory(error)) throw new Fault('tooLarge', limits.tooLarge);
      throw error;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  return { run, close: () => pool.destroy() };
}

const longestWaitMs = 60_000;
const idleMs = 60_000;

function unpack<R>(outcome: Outcome<R>): R {
  if ('result' in outcome) return outcome.result;
  throw new Fault(outcome.fault.code, outcome.fault.message);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
