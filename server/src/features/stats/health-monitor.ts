import type { HealthIssue } from '@vigil/common/health-issues';
import type { ChangeLog } from '../../changes/log.ts';
import type { ChangeListener } from '../../changes/tail.ts';
import type { DiskSpace } from '../../database/space.ts';
import type { Log } from '../../kit/log.ts';
import { withTimeout } from '../../kit/with-timeout.ts';
import type { ScanStore } from '../scan/store.ts';
import type { SourceRow, SourceStore } from '../sources/store.ts';
import { withDisk } from './disk.ts';
import { type HealthInput, healthIssuesOf } from './health-issues.ts';

/** How often it is looked whether all is well. */
const everyMs = 10_000;
/** News of feeds come in crowds: it is looked when none has come for so long. */
const debounceMs = 1_000;
/** Where news of feeds never pauses, it is looked at after this time. */
const maxDebounceMs = 3_000;
/** A database that takes longer does not answer. */
const timeoutMs = 5_000;
/** Names of feeds in one line of the log. */
const maxNamed = 20;

interface HealthMonitorOptions {
  sources: Pick<SourceStore, 'list'>;
  scan: Pick<ScanStore, 'settings' | 'finishedAt'>;
  changes: Pick<ChangeLog, 'headSeq'>;
  /** Since when there is no space to write, or less than there should be; null where there is. */
  space?: Pick<DiskSpace, 'fullSince' | 'lowSince' | 'lowBytes'>;
  /** The change up to which this server has followed the log. */
  position: () => number;
  now: () => Date;
  log: Log;
  onChange: (impairments: HealthIssue[]) => void;
  /** Called after every check, with or without a change. */
  onCheck?: () => void;
}

type HealthState = Pick<HealthInput, 'settings' | 'scannedAt'> & { sources: SourceRow[] };

export type HealthMonitor = ReturnType<typeof createHealthMonitor>;

/** Looks after the monitor itself: can it see what happens, and if not, since when and why not. */
export function createHealthMonitor({
  sources,
  scan,
  space,
  changes,
  position,
  now,
  log,
  onChange,
  onCheck,
}: HealthMonitorOptions) {
  const begunAt = now();
  let known: HealthState = { sources: [], settings: { intervalMinutes: 15, enabled: true }, scannedAt: null };
  let awaySince: Date | null = null;
  let head = 0;
  /** The oldest change known not to have arrived here yet, and when that was first seen. */
  let missed: { seq: number; at: Date } | null = null;
  let impairments: HealthIssue[] = [];
  let hasFeedUpdates = false;
  /** When the first news since the last look came, in milliseconds of the process. */
  let feedUpdatesSince: number | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | null = null;

  /** One look at a time. */
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
    const input = { ...known, now: now(), begunAt, awaySince, missedSince: missed?.at ?? null };
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

  /** A busy log is always a little ahead of us: behind is only who has not reached where it stood a while ago. */
  function noteHead(seq: number, at: Date): void {
    head = seq;
    if (missed && position() < missed.seq) return;
    missed = position() < seq ? { seq, at } : null;
  }

  function change(next: HealthIssue[]): void {
    if (JSON.stringify(next) === JSON.stringify(impairments)) return;
    const [shownBefore = [], news = []] = [impairments, next].map((list) => list.filter(({ kind }) => !isOfDisk(kind)));
    const [before, after] = [shownBefore, news].map((list) => list.map(({ kind }) => kind).join(', '));
    impairments = next;
    if (after && after !== before) log.warn({ impairments: news }, 'the monitor is impaired');
    else if (before && !after) log.info('the monitor sees everything again');
    onChange(next);
  }

  function plan(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(check, ms).unref();
  }

  /** A feed was read here, or could not be, or a scan is over. */
  function noteFeed(): void {
    hasFeedUpdates = true;
    feedUpdatesSince ??= performance.now();
    if (!checking) plan(Math.max(0, Math.min(debounceMs, feedUpdatesSince + maxDebounceMs - performance.now())));
  }

  /** Sources and settings change by acts, whichever server they were done on. */
  const follow: ChangeListener = (changed) => {
    if (changed.some(({ op }) => op === 'act') && !checking) plan(debounceMs);
  };

  return {
    check,
    noteFeed,
    follow,
    impairments: () => impairments,
    /** Of the last look, which was seconds ago: what is asked often need not ask the database. */
    head: () => Math.max(head, position()),
    sources: () => known.sources,
    isAway: () => awaySince !== null,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** One line for all feeds that fell silent together, and one for those that came back. */
function logFeeds(log: Log, before: readonly SourceRow[], after: readonly SourceRow[]): void {
  const failed = new Set(before.filter(isFailing).map(({ _id }) => _id));
  const lost = after.filter((source) => isFailing(source) && !failed.has(source._id));
  const found = after.filter(({ _id, status }) => status === 'active' && failed.has(_id));
  if (lost.length > 0) log.warn({ feeds: lost.length, names: namesOf(lost) }, 'feeds cannot be read');
  if (found.length > 0) log.info({ feeds: found.length, names: namesOf(found) }, 'feeds can be read again');
}

/** What watches the disk says so in the log itself. */
const isOfDisk = (kind: HealthIssue['kind']): boolean => kind === 'full' || kind === 'low';

const isFailing = ({ status }: SourceRow): boolean => status === 'failing';
const namesOf = (sources: readonly SourceRow[]): string[] => sources.slice(0, maxNamed).map(({ name }) => name);
