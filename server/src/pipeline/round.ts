import { setMaxListeners } from 'node:events';
import type { ScanProgress } from '@vigil/common/scan';
import type { Lease } from '../database/lease.ts';
import type { ScanStore } from '../features/scan/store.ts';
import { isScanned, type SourceRow, type SourceStore } from '../features/sources/store.ts';
import { inParallel } from '../kit/concurrency.ts';
import type { Log } from '../kit/log.ts';
import type { FetchPage } from '../outside/fetch-page.ts';
import type { Outside } from '../outside/outside.ts';
import { isBacklog } from './backlog.ts';
import { createBatches } from './batches.ts';
import type { FeedIntake, ReadFeed } from './feed-intake.ts';
import { createScanProgress } from './scan-progress.ts';

/** Feeds that are read concurrently. */
const concurrency = 16;

/** Feeds that have answered and wait to be judged, before no further ones are read. */
const maxReady = 64;

/** A feed that takes longer does not delay others. The fetch itself times out later. */
const lateMs = 10_000;

interface RoundParts {
  outside: Outside;
  intake: FeedIntake;
  sources: SourceStore;
  scan: ScanStore;
  log: Log;
  onProgress: (progress: ScanProgress) => void;
  stopping: AbortSignal;
}

/**
 * Reads all feeds once, under a lease. `force` also reads feeds that wait after failures. Each feed is judged as soon as it
 * has answered, and those that bring a backlog together. What it returns has no end if it was aborted.
 */
export async function runRound(parts: RoundParts, lease: Lease, force: boolean): Promise<ScanProgress> {
  const { outside, intake, sources, scan, log, stopping } = parts;
  const fenced = new AbortController();
  const signal = AbortSignal.any([lease.signal, stopping, fenced.signal]);
  // One listener for each feed that is being read, and for those in the queue.
  setMaxListeners(2 * concurrency, signal);
  const all = (await sources.list()).filter(isScanned);
  intake.keepOnly(new Set(all.map(({ _id }) => _id)));
  // If no feed can be read, the fault is likely on this side: every feed is tried again.
  const isForced = force || all.every((source) => source.status === 'failing');
  const pauseMs = (await scan.settings()).intervalMinutes * 60_000;
  const startedAt = outside.now();
  const progress = createScanProgress({
    total: all.length,
    startedAt,
    fenced,
    scan,
    token: lease.token,
    onProgress: parts.onProgress,
    log,
  });
  await progress.announce();

  /** Feeds to be judged together at the end. */
  const gathered: ReadFeed[] = [];
  const append = async (feeds: ReadFeed[]) => {
    if (feeds.length === 0 || signal.aborted || !(await progress.store())) return;
    // Screens that show the scan mark each feed as read.
    progress.addEvents(await intake.take(feeds, { announceAll: true, signal }));
  };
  const ready = createBatches<ReadFeed>((feeds) => append(feeds));

  const readOne = async (source: SourceRow, onLate: () => void) => {
    if (signal.aborted) return;
    const isWaiting = source.nextAttemptAt !== null && source.nextAttemptAt > startedAt;
    const fetchPage = withDeadline(outside.fetchPage, onLate);
    const feed = isWaiting && !isForced ? null : await intake.read(source, { signal, pauseMs, fetchPage });
    if (feed && isBacklog(feed, outside.now())) gathered.push(feed);
    else if (feed) ready.add(feed);
    await progress.countFeed(feed !== null);
    const judged = ready.settle();
    // The next feed is read meanwhile; a failure is thrown by the next call.
    if (ready.waiting() < maxReady) judged.catch(() => {});
    else await judged;
  };
  const late: Promise<void>[] = [];
  const readUnlessLate = (source: SourceRow) => untilLate((onLate) => readOne(source, onLate), late);
  try {
    for (const group of groupsOf(all)) {
      await progress.announceDuring(inParallel(concurrency, group, readUnlessLate));
      await ready.settle();
      await progress.announceDuring(append(gathered.splice(0)));
    }
    await progress.announceDuring(Promise.all(late));
    await ready.settle();
    await append(gathered.splice(0));
  } catch (error) {
    // Requests end with an error when the server stops, and when another one has taken the scan over.
    if (!signal.aborted) throw error;
  } finally {
    await Promise.allSettled([...late, ready.settle()]);
  }
  return signal.aborted ? progress.state() : progress.finish(outside.now());
}

/** Feeds that failed the last time are the second group: they delay no others. */
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
