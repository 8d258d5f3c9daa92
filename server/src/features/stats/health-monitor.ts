import type { HealthIssue } from '@vigil/common/health-issues';
import { withTimeout } from '@vigil/common/with-timeout';
import type { ChangeLog } from '../../changes/log.ts';
import type { ChangeListener } from '../../changes/tail.ts';
import type { DiskSpace } from '../../database/space.ts';
import type { Log } from '../../kit/log.ts';
import type { ScanStore } from '../scan/store.ts';
import type { SourceRow, SourceStore } from '../sources/store.ts';
import { withDisk } from './disk.ts';
import { type HealthInput, healthIssuesOf } from './health-issues.ts';

/** The interval of checks. */
const everyMs = 10_000;
/** Updates of feeds come in bursts: the check waits for a pause of this length. */
const debounceMs = 1_000;
/** If there is no pause, the check runs after this time. */
const maxDebounceMs = 3_000;
/** A slower database counts as unavailable. */
const timeoutMs = 5_000;
/** Maximum number of feed names in one log line. */
const maxNamed = 20;

interface HealthMonitorOptions {
  sources: Pick<SourceStore, 'list'>;
  scan: Pick<ScanStore, 'settings' | 'finishedAt'>;
  changes: Pick<ChangeLog, 'headSeq'>;
  /** The state of the disk. */
  space?: Pick<DiskSpace, 'fullSince' | 'lowSince' | 'lowBytes'>;
  /** The last change that this server has processed. */
  position: () => number;
  /** Reports that the reader could not read yet, on this server. */
  countUnread?: () => number;
  now: () => Date;
  log: Log;
  onChange: (healthIssues: HealthIssue[]) => void;
  /** Called after every check, with or without a change. */
  onCheck?: () => void;
}

type HealthState = Pick<HealthInput, 'settings' | 'scannedAt'> & { sources: SourceRow[] };

/** Checks periodically whether this server receives all news, and if not, why and since when. */
export function createHealthMonitor({
  sources,
  scan,
  space,
  changes,
  position,
  countUnread = () => 0,
  now,
  log,
  onChange,
  onCheck,
}: HealthMonitorOptions) {
  const begunAt = now();
  let known: HealthState = { sources: [], settings: { intervalMinutes: 15, enabled: true }, scannedAt: null };
  let awaySince: Date | null = null;
  let unreadSince: Date | null = null;
  let head = 0;
  /** The oldest change that has not arrived here yet, and when it was first seen. */
  let missed: { seq: number; at: Date } | null = null;
  let healthIssues: HealthIssue[] = [];
  let hasFeedUpdates = false;
  /** The time of the first feed update since the last check, in milliseconds of the process. */
  let feedUpdatesSince: number | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | null = null;

  /** Concurrent calls share one check. */
  function check(): Promise<void> {
    clearTimeout(timer);
    checking ??= checkOnce().finally(() => {
      checking = null;
      plan(hasFeedUpdates ? debounceMs : everyMs);
    });
    return checking;
  }

  async function checkOnce(): Promise<void> {
    const at = now();
    const isFeedUpdate = hasFeedUpdates;
    hasFeedUpdates = false;
    feedUpdatesSince = null;
    const read = await withTimeout(timeoutMs, readAll());
    if (isStopped) return;
    awaySince = read ? null : (awaySince ?? at);
    if (read) {
      if (isFeedUpdate) logFeeds(log, known.sources, read.sources);
      known = read;
      noteHead(read.headSeq, at);
    }
    const unread = countUnread();
    unreadSince = unread > 0 ? (unreadSince ?? at) : null;
    const input = { ...known, unread, unreadSince, now: now(), begunAt, awaySince, missedSince: missed?.at ?? null };
    change(withDisk(healthIssuesOf(input), space));
    onCheck?.();
  }

  async function readAll(): Promise<HealthState & { headSeq: number }> {
    const [rows, settings, scannedAt, headSeq] = await Promise.all([
      sources.list(),
      scan.settings(),
      scan.finishedAt(),
      changes.headSeq(),
    ]);
    return { sources: rows, settings, scannedAt, headSeq };
  }

  /** A busy log is always slightly ahead: a server is behind if it has not reached an earlier head. */
  function noteHead(seq: number, at: Date): void {
    head = seq;
    if (missed && position() < missed.seq) return;
    missed = position() < seq ? { seq, at } : null;
  }

  function change(next: HealthIssue[]): void {
    if (JSON.stringify(next) === JSON.stringify(healthIssues)) return;
    const [shownBefore = [], news = []] = [healthIssues, next].map((list) =>
      list.filter(({ kind }) => !isOfDisk(kind)),
    );
    const [before, after] = [shownBefore, news].map((list) => list.map(({ kind }) => kind).join(', '));
    healthIssues = next;
    if (after && after !== before) log.warn({ healthIssues: news }, 'the monitor is degraded');
    else if (before && !after) log.info('the monitor sees everything again');
    onChange(next);
  }

  function plan(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(check, ms).unref();
  }

  /** Called when a feed was read or failed, and when a scan ended. */
  function noteFeed(): void {
    hasFeedUpdates = true;
    feedUpdatesSince ??= performance.now();
    if (!checking) plan(Math.max(0, Math.min(debounceMs, feedUpdatesSince + maxDebounceMs - performance.now())));
  }

  /** Sources and settings are changed by audit actions, on any server. */
  const follow: ChangeListener = (changed) => {
    if (changed.some(({ op }) => op === 'act') && !checking) plan(debounceMs);
  };

  return {
    check,
    noteFeed,
    follow,
    healthIssues: () => healthIssues,
    /** The head of the log as of the last check, without a query. */
    head: () => Math.max(head, position()),
    sources: () => known.sources,
    isAway: () => awaySince !== null,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** One log line for all feeds that started to fail together, and one for those that recovered. */
function logFeeds(log: Log, before: readonly SourceRow[], after: readonly SourceRow[]): void {
  const failed = new Set(before.filter(isFailing).map(({ _id }) => _id));
  const lost = after.filter((source) => isFailing(source) && !failed.has(source._id));
  const found = after.filter(({ _id, status }) => status === 'active' && failed.has(_id));
  if (lost.length > 0) log.warn({ feeds: lost.length, names: namesOf(lost) }, 'feeds cannot be read');
  if (found.length > 0) log.info({ feeds: found.length, names: namesOf(found) }, 'feeds can be read again');
}

/** The disk monitor logs these itself. */
const isOfDisk = (kind: HealthIssue['kind']): boolean => kind === 'full' || kind === 'low';

const isFailing = ({ status }: SourceRow): boolean => status === 'failing';
const namesOf = (sources: readonly SourceRow[]): string[] => sources.slice(0, maxNamed).map(({ name }) => name);
