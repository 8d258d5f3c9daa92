import { setMaxListeners } from 'node:events';
import type { ScanProgress } from '@vigil/common/scan';
import type { SourceState } from '@vigil/common/sources';
import type { Leases } from '../database/lease.ts';
import type { EventStore } from '../features/events/store.ts';
import type { ScanStore } from '../features/scan/store.ts';
import { type SourceRow, type SourceStore, toSourceState } from '../features/sources/store.ts';
import { createSerialQueue, inParallel } from '../kit/concurrency.ts';
import { Fault } from '../kit/fault.ts';
import type { Log } from '../kit/log.ts';
import type { FetchPage } from '../outside/fetch-page.ts';
import type { Outside } from '../outside/outside.ts';
import type { Matcher } from './matcher.ts';
import type { Parser } from './parse.ts';
import { type Reading, readSource } from './read-source.ts';
import { createScanProgress } from './scan-progress.ts';
import { type Feed, type Fresh, takeIn } from './take-in.ts';

/** Feeds that are read concurrently. Their items are judged after all were read, so the slowest should not queue. */
const concurrency = 16;

/** A feed that takes longer does not delay others: its items are judged at the end. The fetch itself times out later. */
const lateMs = 10_000;

interface ScannerOptions {
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

/** Reads all feeds, one scan at a time over all servers. A feed that fails does not affect the others. */
export function createScanner(parts: ScannerOptions) {
  const { outside, events, sources, scan, leases, matcher, log } = parts;
  const stopping = new AbortController();
  const enqueue = createSerialQueue();
  const soon = new Set<Promise<void>>();
  let lastSoon: Promise<void> = Promise.resolve();
  /** Digest of the last answer of each source whose items are in the log. */
  const digests = new Map<string, string | null>();
  /** Items that wait for a fuller report. A server that takes over reads them from the feeds again. */
  let open: Fresh[] = [];
  let running: Promise<ScanProgress | null> | null = null;

  /** Joins the running scan, or starts one. `force` also reads feeds that wait after failures. Null if another server scans. */
  function run({ force = false } = {}): Promise<ScanProgress | null> {
    running ??= leases
      .run('scan', ({ token, signal }) => work(token, [signal, stopping.signal], force))
      .then((ran) => ran?.result ?? null)
      .finally(() => {
        running = null;
      });
    return running;
  }

  async function work(token: number, ends: AbortSignal[], force: boolean): Promise<ScanProgress> {
    const fenced = new AbortController();
    const signal = AbortSignal.any([...ends, fenced.signal]);
    // One listener for each feed that is being read, and for those in the queue.
    setMaxListeners(2 * concurrency, signal);
    const all = await sources.list();
    const ids = new Set(all.map(({ _id }) => _id));
    open = open.filter(({ source }) => ids.has(source._id));
    // If no feed can be read, the fault is likely on this side: every feed is tried again.
    const isForced = force || all.every((source) => source.status === 'failing');
    const pauseMs = await intervalMs();
    const startedAt = outside.now();
    const progress = createScanProgress({
      total: all.length,
      startedAt,
      fenced,
      scan,
      token,
      onProgress: parts.onProgress,
      log,
    });
    await progress.announce();

    let read: ReadFeed[] = [];
    const appendRead = async () => {
      const feeds = read;
      read = [];
      if (feeds.length === 0 || signal.aborted || !(await progress.store())) return;
      progress.addEvents(await enqueue(() => takeAllIn(feeds)));
    };
    const readThis = async (source: SourceRow, onLate: () => void) => {
      if (signal.aborted) return;
      const isWaiting = source.nextAttemptAt !== null && source.nextAttemptAt > startedAt;
      const fetchPage = withDeadline(outside.fetchPage, onLate);
      const feed = isWaiting && !isForced ? null : await readOne(source, signal, pauseMs, fetchPage);
      if (feed) read.push(feed);
      await progress.countFeed(feed !== null);
    };
    const late: Promise<void>[] = [];
    const readUnlessLate = (source: SourceRow) => untilLate((onLate) => readThis(source, onLate), late);
    try {
      for (const group of groupsOf(all)) {
        await progress.announceDuring(inParallel(concurrency, group, readUnlessLate));
        await appendRead();
      }
      await progress.announceDuring(Promise.all(late));
      await appendRead();
    } finally {
      await Promise.allSettled(late);
    }
    return signal.aborted ? progress.state() : progress.finish(outside.now());
  }

  /** Null for a feed that could not be read. */
  async function readOne(
    source: SourceRow,
    signal: AbortSignal,
    pauseMs: number,
    fetchPage = outside.fetchPage,
  ): Promise<ReadFeed | null> {
    try {
      const known = digests.get(source._id) ?? null;
      return { source, ...(await readSource(source, known, fetchPage, parts.parser, signal)) };
    } catch (error) {
      // Faults of the feed are stored with the feed; any other error ends the scan.
      if (!(error instanceof Fault) || signal.aborted) throw error;
      log.debug({ source: source.name, url: source.url, fault: error.message }, 'feed not read');
      sendState(await sources.markFailed(source, outside.now(), error.message, pauseMs, retryAfterOf(error)));
      return null;
    }
  }

  /** A feed counts as read when its items are in the log. */
  async function takeAllIn(feeds: ReadFeed[]): Promise<number> {
    const { newEvents, open: left } = await takeIn(feeds, outside.now(), events, matcher, open);
    open = left;
    const read = feeds.map(({ source, validators }) => ({ id: source._id, validators }));
    for (const row of await sources.markAllRead(read, outside.now())) sendState(row);
    for (const { source, digest } of feeds) digests.set(source._id, digest);
    return newEvents;
  }

  /**
   * Starts to read one source outside a scan, with the same messages. The items of such sources are judged in the order
   * of the calls, whichever source answers first.
   */
  function readSoon(source: SourceRow): void {
    const reading = intervalMs().then((pauseMs) => readOne(source, stopping.signal, pauseMs));
    const work = Promise.allSettled([lastSoon, reading])
      .then(() => reading)
      .then((feed) => feed && enqueue(() => takeAllIn([feed])))
      .then(
        () => {},
        (error) => {
          if (!stopping.signal.aborted) log.error({ err: error, source: source.name }, 'source not read');
        },
      )
      .finally(() => soon.delete(work));
    lastSoon = work;
    soon.add(work);
  }

  async function intervalMs(): Promise<number> {
    return (await scan.settings()).intervalMinutes * 60_000;
  }

  function sendState(row: SourceRow | null): void {
    if (row) parts.onSource(toSourceState(row));
  }

  /** Stops scanning, after the feeds that are being read. */
  async function stop(): Promise<void> {
    stopping.abort();
    await Promise.allSettled([running, ...soon]);
  }

  return { run, readSoon, stop };
}

type ReadFeed = Feed & Reading;

/**
 * The items of a group are judged together after all its feeds were read, failed or are late, so that the same feeds give
 * the same events whichever answers first. Feeds that failed the last time are the second group: they delay no others.
 */
function groupsOf(all: SourceRow[]): [SourceRow[], SourceRow[]] {
  return [all.filter(({ failures }) => failures === 0), all.filter(({ failures }) => failures > 0)];
}

/** Resolves when `read` is done or calls `onLate`. In the second case its promise is added to `late`. */
function untilLate(read: (onLate: () => void) => Promise<void>, late: Promise<void>[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const reading = read(() => {
      late.push(reading);
      resolve();
    });
    reading.then(resolve, reject);
  });
}

function retryAfterOf({ detail }: Fault): number {
  const given = typeof detail === 'object' && detail !== null && 'retryAfterMs' in detail ? detail.retryAfterMs : 0;
  return typeof given === 'number' ? given : 0;
}

/** Calls `onLate` for a page that has not arrived `lateMs` after its request started. */
function withDeadline(fetchPage: FetchPage, onLate: () => void): FetchPage {
  return async (wanted) => {
    let timer: NodeJS.Timeout | undefined;
    const onStart = () => {
      timer = setTimeout(onLate, lateMs);
    };
    return fetchPage({ ...wanted, onStart }).finally(() => clearTimeout(timer));
  };
}
