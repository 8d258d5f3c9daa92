import type { SourceKind } from '@vigil/common/sources';
import { createWorkerPool } from '../kit/worker-pool.ts';
import type { Item } from './item.ts';
import type { ParseTask } from './parse/worker.ts';

export interface Parser {
  /**
   * The newest 500 items of a source; throws a `Fault` if the bytes are not of its kind or cost too much. `url` is where the
   * bytes were fetched from, for relative addresses.
   */
  parse: (bytes: Uint8Array, contentType: string | null, url?: string, kind?: SourceKind) => Promise<Item[]>;
  close: () => Promise<void>;
}

interface ParserOptions {
  /** At most 2. */
  threads?: number;
  /** Threads that are kept while nothing is parsed. */
  idleThreads?: number;
  /** Documents that may wait; further ones are refused. */
  maxWaiting?: number;
  timeLimitMs?: number;
  memoryLimitMb?: number;
}

/** Parses sources in threads of their own. */
export function createParser(options: ParserOptions = {}): Parser {
  const { threads = 1, idleThreads = 1, maxWaiting, timeLimitMs = 5_000, memoryLimitMb = 128 } = options;
  const { run, close } = createWorkerPool<Omit<ParseTask, 'begun'>, Item[]>({
    callerUrl: import.meta.url,
    file: 'parse/worker',
    minThreads: idleThreads,
    maxThreads: Math.min(threads, 2),
    ...(maxWaiting !== undefined && { maxWaiting }),
    timeLimitMs,
    memoryLimitMb,
    tooSlow: 'The feed took too long to read.',
    tooLarge: 'The feed takes too much memory to read.',
  });
  return { parse: (bytes, contentType, url = '', kind = 'feed') => run({ bytes, contentType, url, kind }), close };
}
