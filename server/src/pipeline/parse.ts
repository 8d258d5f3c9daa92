import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Fault } from '../kit/fault.ts';
import { workerFile } from '../kit/worker-file.ts';
import type { Item } from './item.ts';
import type { ParseResult, ParseTask } from './parse/worker.ts';

export interface Parser {
  /** The items of a feed, newest 500 at most; throws a `Fault` when it is none or costs too much. */
  parse: (bytes: Uint8Array, contentType: string | null) => Promise<Item[]>;
  close: () => Promise<void>;
}

interface ParserOptions {
  /** At most 2. */
  threads?: number;
  timeLimitMs?: number;
  memoryLimitMb?: number;
}

/** Parses feeds in threads of their own, which a hostile feed may take with it and nothing else. */
export function createParser(options: ParserOptions = {}): Parser {
  const { threads = 1, timeLimitMs = 5_000, memoryLimitMb = 128 } = options;
  const { url, execArgv } = workerFile(import.meta.url, 'parse/worker');
  const pool = new Piscina<ParseTask, ParseResult>({
    filename: url.href,
    name: 'work',
    execArgv,
    minThreads: 1,
    maxThreads: Math.min(threads, 2),
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  // Told of threads that die while nobody waits for them; they are replaced.
  pool.on('error', () => {});

  async function parse(bytes: Uint8Array, contentType: string | null): Promise<Item[]> {
    const result = await runLimited(bytes, contentType);
    if ('items' in result) return result.items;
    throw new Fault(result.fault.code, result.fault.message);
  }

  /** The time counts from the moment a thread begins; for a thread to begin there is a far longer one. */
  async function runLimited(bytes: Uint8Array, contentType: string | null): Promise<ParseResult> {
    const limit = new AbortController();
    const { port1, port2 } = new MessageChannel();
    let timer = setTimeout(() => limit.abort(), longestWaitMs);
    port1.once('message', () => {
      clearTimeout(timer);
      timer = setTimeout(() => limit.abort(), timeLimitMs);
    });
    try {
      return await pool.run({ bytes, contentType, begun: port2 }, { signal: limit.signal, transferList: [port2] });
    } catch (error) {
      if (limit.signal.aborted) throw new Fault('tooSlow', 'The feed took too long to read.');
      if (isOutOfMemory(error)) throw new Fault('tooLarge', 'The feed takes too much memory to read.');
      throw error;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  return { parse, close: () => pool.destroy() };
}

const longestWaitMs = 60_000;

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
