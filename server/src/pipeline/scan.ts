import type { ScanProgress } from '@vigil/common/scan';
import type { SourceState } from '@vigil/common/sources';
import type { Leases } from '../database/lease.ts';
import type { EventStore } from '../features/events/store.ts';
import type { ScanStore } from '../features/scan/store.ts';
import { type SourceRow, type SourceStore, toSourceState } from '../features/sources/store.ts';
import { Fault } from '../kit/fault.ts';
import type { Log } from '../kit/log.ts';
import { inParallel, inTurn } from '../kit/order.ts';
import type { Outside } from '../outside/outside.ts';
import type { Matcher } from './matcher.ts';
import type { Parser } from './parse.ts';
import { readSource } from './read-source.ts';
import { takeIn } from './take-in.ts';

const readers = 4;

interface ScannerParts {
  outside: Outside;
  parser: Parser;
  events: EventStore;
  sources: SourceStore;
  scan: ScanStore;
  leases: Leases;
  matcher: Matcher;
  log: Log;
  onProgress: (progress: ScanProgress) => void;
  onSource: (state: SourceState) => void;
}

export type Scanner = ReturnType<typeof createScanner>;

/** Reads all feeds, one run at a time over all servers; a feed that fails harms itself alone. */
export function createScanner(parts: ScannerParts) {
  const { outside, events, sources, scan, leases, matcher, log } = parts;
  const stopping = new AbortController();
  const turn = inTurn();
  const alone = new Set<Promise<void>>();
  let running: Promise<ScanProgress | null> | null = null;

  /** Joins the scan that runs, or starts one. `force` also reads feeds that are waiting after failures. Null when another server scans. */
  function run({ force = false } = {}): Promise<ScanProgress | null> {
    running ??= leases
      .run('scan', ({ token, signal }) => work(token, AbortSignal.any([signal, stopping.signal]), force))
      .then((ran) => ran?.result ?? null)
      .finally(() => {
        running = null;
      });
    return running;
  }

  async function work(token: number, signal: AbortSignal, force: boolean): Promise<ScanProgress> {
    const all = await sources.list();
    // When nothing can be read, the fault is likely ours: every feed is tried again.
    const isForced = force || all.every((source) => source.status === 'failing');
    const pauseMs = await intervalMs();
    const startedAt = outside.now();
    const progress = begin(startedAt, all.length);
    const announce = async () => {
      parts.onProgress({ ...progress });
      await scan.putProgress(progress, token);
    };

    await announce();
    await inParallel(readers, all, async (source) => {
      if (signal.aborted) return;
      const isWaiting = source.nextAttemptAt !== null && source.nextAttemptAt > startedAt;
      const { newEvents, isRead } = isWaiting && !isForced ? skipped : await readOne(source, signal, pauseMs);
      progress.done += 1;
      progress.failed += isRead ? 0 : 1;
      progress.newEvents += newEvents;
      await announce();
    });
    if (signal.aborted) return progress;
    progress.finishedAt = outside.now().toISOString();
    await announce();
    log.info(progress, 'scan');
    return progress;
  }

  async function readOne(source: SourceRow, signal: AbortSignal, pauseMs: number) {
    try {
      const reading = await readSource(source, outside.fetchPage, parts.parser, signal);
      const items = reading.unchanged ? [] : reading.items;
      const newEvents = await turn(() => takeIn(source, items, outside.now(), events, matcher));
      tell(await sources.markRead(source._id, outside.now(), reading.unchanged ? null : reading.validators));
      return { newEvents, isRead: true };
    } catch (error) {
      // Only what the feed did is written on the feed; our own trouble ends the scan.
      if (!(error instanceof Fault) || signal.aborted) throw error;
      log.debug({ source: source.name, url: source.url, fault: error.message }, 'a feed could not be read');
      tell(await sources.markFailed(source, outside.now(), error.message, pauseMs, retryAfterOf(error)));
      return skipped;
    }
  }

  /** Begins to read one source out of turn; what comes of it is told of like in a scan. */
  function readSoon(source: SourceRow): void {
    const reading = intervalMs()
      .then((pauseMs) => readOne(source, stopping.signal, pauseMs))
      .then(
        () => {},
        (error) => {
          if (!stopping.signal.aborted) log.error({ err: error, source: source.name }, 'a source could not be read');
        },
      )
      .finally(() => alone.delete(reading));
    alone.add(reading);
  }

  async function intervalMs(): Promise<number> {
    return (await scan.settings()).intervalMinutes * 60_000;
  }

  function tell(row: SourceRow | null): void {
    if (row) parts.onSource(toSourceState(row));
  }

  /** Ends what runs, after the feeds that are being read. */
  async function stop(): Promise<void> {
    stopping.abort();
    await Promise.allSettled([running, ...alone]);
  }

  return { run, readSoon, stop };
}

const skipped = { newEvents: 0, isRead: false };

function begin(at: Date, total: number): ScanProgress {
  return { startedAt: at.toISOString(), finishedAt: null, total, done: 0, failed: 0, newEvents: 0 };
}

function retryAfterOf({ detail }: Fault): number {
  const given = typeof detail === 'object' && detail !== null && 'retryAfterMs' in detail ? detail.retryAfterMs : 0;
  return typeof given === 'number' ? given : 0;
}
