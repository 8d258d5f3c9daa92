import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease } from '../database/lease.ts';
import type { ScanStore } from '../features/scan/store.ts';
import { isScanned, type SourceRow, type SourceStore } from '../features/sources/store.ts';
import type { ConflictState } from '../judge/conflict/conflict.ts';
import { isBacklog } from './backlog.ts';
import { createBatches } from './batches.ts';
import type { FeedIntake, ReadFeed } from './feed-intake.ts';
import { nextReadAt } from './pace/next-read-at.ts';

/** How often it is checked which feeds are due, while any is due or being read. */
const stepMs = 1_000;

/** A backlog waits for other feeds that are being read, at most for this time. */
const backlogMs = 10_000;

/** The lease is kept for feeds that are due within this time. */
const lingerMs = 3_000;

interface DueParts {
  intake: FeedIntake;
  sources: Pick<SourceStore, 'list'>;
  scan: Pick<ScanStore, 'settings' | 'putToken'>;
  conflictState: () => ConflictState;
  now: () => Date;
  stopping: AbortSignal;
  /** A scan of all feeds that runs under the same lease, or null. Due feeds wait for it: it reads them too. */
  round: () => Promise<unknown> | null;
}

interface Due {
  /** The feeds that are due, the longest overdue first. */
  feeds: SourceRow[];
  /** When the first of all feeds is due, and the first of those that are not due yet; null if none is planned. */
  firstAt: Date | null;
  nextAt: Date | null;
  /** The administrator's interval. */
  intervalMs: number;
}

type PlanParts = Pick<DueParts, 'sources' | 'scan' | 'conflictState' | 'now'>;

/** Plans the next reading of each feed, the first one first. None is planned while scheduled scans are off. */
export async function planReads({ sources, scan, conflictState }: PlanParts) {
  const [rows, { enabled, intervalMinutes }] = await Promise.all([sources.list(), scan.settings()]);
  const intervalMs = intervalMinutes * 60_000;
  const plan = { intervalMs, state: conflictState() };
  const read = enabled ? rows.filter(isScanned) : [];
  const planned = read.flatMap((row) => {
    const at = nextReadAt(row, plan);
    return at ? { row, at } : [];
  });
  planned.sort((a, b) => a.at.getTime() - b.at.getTime());
  return { planned, intervalMs };
}

/** The feeds whose planned reading is due. */
export async function listDue(parts: PlanParts): Promise<Due> {
  const { planned, intervalMs } = await planReads(parts);
  const isDue = ({ at }: { at: Date }) => at <= parts.now();
  return {
    feeds: planned.filter(isDue).map(({ row }) => row),
    firstAt: planned[0]?.at ?? null,
    nextAt: planned.find((one) => !isDue(one))?.at ?? null,
    intervalMs,
  };
}

/**
 * Reads each feed when it is due, and judges it as soon as it has answered, and those that bring a backlog together, until
 * none is due soon. A slow feed delays no other. Throws if the database fails; what was not stored is read again.
 */
export async function readWhileDue(parts: DueParts, { token, signal: held }: Lease): Promise<void> {
  const { intake, scan, now, stopping, round } = parts;
  const fenced = new AbortController();
  const signal = AbortSignal.any([held, stopping, fenced.signal]);
  setMaxListeners(0, signal);
  const reading = new Map<string, Promise<void>>();
  /** Feeds come due together: those that answer while others are judged are judged next, in one batch. */
  const ready = createBatches<ReadFeed>(take);
  const backlog: { feed: ReadFeed; since: number }[] = [];
  let failure: unknown = null;

  async function readOne(source: SourceRow, pauseMs: number): Promise<void> {
    const feed = await intake.read(source, { signal, pauseMs });
    if (!feed) return;
    if (isBacklog(feed, now())) backlog.push({ feed, since: performance.now() });
    else {
      ready.add(feed);
      await ready.settle();
    }
  }

  async function take(feeds: ReadFeed[]): Promise<void> {
    if (signal.aborted) return;
    if (!(await scan.putToken(token))) return fenced.abort();
    await intake.take(feeds, { signal }).catch((error) => {
      if (!signal.aborted) throw error;
    });
  }

  async function takeBacklog(): Promise<void> {
    const [first] = backlog;
    const isWaiting = reading.size > 0 && first && performance.now() - first.since < backlogMs;
    if (first && !isWaiting) await take(backlog.splice(0).map(({ feed }) => feed));
  }

  function start(source: SourceRow, pauseMs: number): void {
    const work = readOne(source, pauseMs)
      .catch((error) => {
        failure ??= signal.aborted ? null : error;
      })
      .finally(() => reading.delete(source._id));
    reading.set(source._id, work);
  }

  try {
    if (!(await scan.putToken(token))) return;
    while (!signal.aborted) {
      await round();
      const { feeds, nextAt, intervalMs } = await listDue(parts);
      for (const source of feeds) if (!reading.has(source._id)) start(source, intervalMs);
      const isNextSoon = nextAt !== null && nextAt.getTime() - now().getTime() < lingerMs;
      if (reading.size === 0 && backlog.length === 0 && !isNextSoon) return;
      await sleep(stepMs, undefined, { signal }).catch(() => {});
      if (failure) throw failure;
      await takeBacklog();
    }
  } finally {
    await Promise.all(reading.values());
  }
}
