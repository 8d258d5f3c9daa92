import type { SourceState, SourceVerdict } from '@vigil/common/sources';
import { type SourceRow, type SourceStore, toSourceState } from '../features/sources/store.ts';
import { inParallel } from '../kit/concurrency.ts';
import { Fault } from '../kit/fault.ts';
import type { Outside } from '../outside/outside.ts';
import type { Parser } from './parse.ts';
import { readSource } from './read-source.ts';

const concurrency = 4;

interface TesterParts {
  outside: Outside;
  parser: Parser;
  sources: SourceStore;
  onSource: (state: SourceState) => void;
  /** Called with each result of a test of all feeds. */
  onVerdict: (verdict: SourceVerdict) => void;
}

export type SourceTester = ReturnType<typeof createSourceTester>;

/** Reads every feed as if for the first time, stores nothing of it, and reports how each source answered. */
export function createSourceTester({ outside, parser, sources, onSource, onVerdict }: TesterParts) {
  const stopping = new AbortController();
  let running: Promise<SourceVerdict[]> | null = null;

  /** Joins the test that runs, or starts one. The verdicts are in the order of the list of sources. */
  function run(): Promise<SourceVerdict[]> {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  }

  async function work(): Promise<SourceVerdict[]> {
    const all = (await sources.list()).filter(({ paused }) => !paused);
    const verdicts = new Map<string, SourceVerdict>();
    await inParallel(concurrency, all, async (source) => {
      const verdict = await testOne(source);
      verdicts.set(source._id, verdict);
      onVerdict(verdict);
    });
    return all.flatMap(({ _id }) => verdicts.get(_id) ?? []);
  }

  /** Tests one source, also a paused one. */
  async function testOne(source: SourceRow): Promise<SourceVerdict> {
    const startedAt = performance.now();
    const { items, error } = await read(source);
    const ms = Math.round(performance.now() - startedAt);
    const at = outside.now();
    const row =
      error === null ? await sources.markRead(source._id, at, null) : await sources.noteFault(source, at, error);
    if (row) onSource(toSourceState(row));
    const { _id: id, name, url } = source;
    return { id, name, url, success: error === null, items, error, ms };
  }

  async function read(source: SourceRow): Promise<Pick<SourceVerdict, 'items' | 'error'>> {
    try {
      const unseen = { ...source, etag: null, lastModified: null };
      const { items } = await readSource(unseen, null, outside.fetchPage, parser, stopping.signal, outside.now());
      return { items: items.length, error: null };
    } catch (error) {
      if (stopping.signal.aborted) throw new Fault('unavailable', 'The server is going down for a restart.');
      if (!(error instanceof Fault)) throw error;
      return { items: 0, error: error.message };
    }
  }

  /** Ends a running test, whose callers get a fault. */
  async function stop(): Promise<void> {
    stopping.abort();
    await running?.catch(() => {});
  }

  return { run, testOne, stop };
}
