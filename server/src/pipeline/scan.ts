import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { type Feed, type Fresh, takeIn } from './take-in.ts';

/** Feeds that are read at a time. All are waited for before their items are judged, so the slowest should not queue. */
const readers = 16;

/** A feed that takes longer delays no other: its items are judged at the end. The fetch itself gives up later. */
const patienceMs = 10_000;

/** The progress is stored for other servers at least and at most so often while feeds are read. */
const longestSilenceMs = 3_000;
const keepingMs = 200;

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
  const enqueue = createSerialQueue();
  const alone = new Set<Promise<void>>();
  let lastAlone: Promise<void> = Promise.resolve();
  /** Of the last answer of each source whose items are in the log. */
  const digests = new Map<string, string | null>();
  /** What waits for a fuller report. A server that takes over reads it from the feeds anew. */
  let open: Fresh[] = [];
  let running: Promise<ScanProgress | null> | null = null;

  /** Joins the scan that runs, or starts one. `force` also reads feeds that are waiting after failures. Null when another server scans. */
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
    // Each feed that is read listens, and those that wait for their turn.
    setMaxListeners(2 * readers, signal);
    const all = await sources.list();
    const ids = new Set(all.map(({ _id }) => _id));
    open = open.filter(({ source }) => ids.has(source._id));
    // When nothing can be read, the fault is likely ours: every feed is tried again.
    const isForced = force || all.every((source) => source.status === 'failing');
    const pauseMs = await intervalMs();
    const startedAt = outside.now();
    const progress = begin(startedAt, all.length);
    let keptAt = 0;
    /** False for a server that stood still while another one took over: that one reads the same news by now. */
    const isOurs = async () => {
      keptAt = performance.now();
      const isPut = await scan.putProgress(progress, token);
      if (!isPut && !fenced.signal.aborted) log.warn({ token }, 'another server has taken the scan over');
      if (!isPut) fenced.abort();
      return isPut;
    };
    const show = () => {
      if (!fenced.signal.aborted) parts.onProgress({ ...progress });
    };
    const announce = async () => {
      await isOurs();
      show();
    };
    const announceFeed = async () => {
      show();
      if (performance.now() - keptAt >= keepingMs) await isOurs();
    };

    await announce();
    let read: ReadFeed[] = [];
    const takeInRead = async () => {
      const feeds = read;
      read = [];
      if (feeds.length === 0 || signal.aborted || !(await isOurs())) return;
      progress.newEvents += await enqueue(() => takeAllIn(feeds));
    };
    const readThis = async (source: SourceRow, onLate: () => void) => {
      if (signal.aborted) return;
      const isWaiting = source.nextAttemptAt !== null && source.nextAttemptAt > startedAt;
      const fetchPage = withPatience(outside.fetchPage, onLate);
      const feed = isWaiting && !isForced ? null : await readOne(source, signal, pauseMs, fetchPage);
      if (feed) read.push(feed);
      progress.done += 1;
      progress.failed += feed ? 0 : 1;
      await announceFeed();
    };
    const late: Promise<void>[] = [];
    const readUnlessLate = (source: SourceRow) =>
      new Promise<void>((resolve, reject) => {
        const reading = readThis(source, () => {
          late.push(reading);
          resolve();
        });
        reading.then(resolve, reject);
      });
    const announceUntil = async (work: Promise<unknown>) => {
      const isDone = work.then(() => true);
      while (!(await Promise.race([isDone, sleep(longestSilenceMs, false, { ref: false })]))) await announce();
    };
    try {
      for (const group of groupsOf(all)) {
        await announceUntil(inParallel(readers, group, readUnlessLate));
        await takeInRead();
      }
      await announceUntil(Promise.all(late));
      await takeInRead();
    } finally {
      await Promise.allSettled(late);
    }
    if (signal.aborted) return progress;
    progress.finishedAt = outside.now().toISOString();
    await announce();
    log.info(progress, 'scan');
    return progress;
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
      // Only what the feed did is written on the feed; our own trouble ends the scan.
      if (!(error instanceof Fault) || signal.aborted) throw error;
      log.debug({ source: source.name, url: source.url, fault: error.message }, 'a feed could not be read');
      tell(await sources.markFailed(source, outside.now(), error.message, pauseMs, retryAfterOf(error)));
      return null;
    }
  }

  /** A feed counts as read when its items are in the log. */
  async function takeAllIn(feeds: ReadFeed[]): Promise<number> {
    const { newEvents, open: left } = await takeIn(feeds, outside.now(), events, matcher, open);
    open = left;
    const read = feeds.map(({ source, validators }) => ({ id: source._id, validators }));
    for (const row of await sources.markAllRead(read, outside.now())) tell(row);
    for (const { source, digest } of feeds) digests.set(source._id, digest);
    return newEvents;
  }

  /**
   * Begins to read one source out of turn; what comes of it is told of like in a scan. Sources that are read so are
   * judged in the order in which they were added, whichever answers first.
   */
  function readSoon(source: SourceRow): void {
    const reading = intervalMs().then((pauseMs) => readOne(source, stopping.signal, pauseMs));
    const work = Promise.allSettled([lastAlone, reading])
      .then(() => reading)
      .then((feed) => feed && enqueue(() => takeAllIn([feed])))
      .then(
        () => {},
        (error) => {
          if (!stopping.signal.aborted) log.error({ err: error, source: source.name }, 'a source could not be read');
        },
      )
      .finally(() => alone.delete(work));
    lastAlone = work;
    alone.add(work);
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

type ReadFeed = Feed & Reading;

/**
 * The items of a group are judged together once all its feeds were read, failed or are late, so that the same feeds give
 * the same events whichever answers first. Feeds that failed the last time come second: they hold up nothing but
 * themselves.
 */
function groupsOf(all: SourceRow[]): [SourceRow[], SourceRow[]] {
  return [all.filter(({ failures }) => failures === 0), all.filter(({ failures }) => failures > 0)];
}

function begin(at: Date, total: number): ScanProgress {
  return { startedAt: at.toISOString(), finishedAt: null, total, done: 0, failed: 0, newEvents: 0 };
}

function retryAfterOf({ detail }: Fault): number {
  const given = typeof detail === 'object' && detail !== null && 'retryAfterMs' in detail ? detail.retryAfterMs : 0;
  return typeof given === 'number' ? given : 0;
}

/** Calls `onLate` for a page that has not come within `patienceMs` after it was asked for. */
function withPatience(fetchPage: FetchPage, onLate: () => void): FetchPage {
  return async (wanted) => {
    let timer: NodeJS.Timeout | undefined;
    const onStart = () => {
      timer = setTimeout(onLate, patienceMs);
    };
    return fetchPage({ ...wanted, onStart }).finally(() => clearTimeout(timer));
  };
}
