import type { HealthIssue } from '@vigil/common/health-issues';
import type { ScanSettings } from '@vigil/common/scan';
import { alertKinds, type Side } from '@vigil/common/sources';
import type { SourceRow } from '../sources/store.ts';

type FeedHealth = Pick<SourceRow, 'status' | 'side' | 'lastUpdate' | 'failingSince' | 'paused' | 'language'>;
type SourceHealth = FeedHealth & Pick<SourceRow, 'name' | 'kind'>;

/** The inputs of `healthIssuesOf`. */
export interface HealthInput {
  now: Date;
  /** The start of this server. */
  begunAt: Date;
  /** Since when the database does not answer; null while it does. */
  awaySince: Date | null;
  /** Since when the log has a change that this server has not received; null if it has received all. */
  missedSince: Date | null;
  sources: readonly SourceHealth[];
  settings: ScanSettings;
  /** The end of the last scan of any server; null if there was none. */
  scannedAt: Date | null;
  /** Reports that the reader could not read yet, and since when there are any. */
  unread: number;
  unreadSince: Date | null;
}

/** Changes of other servers arrive within a second; after this time the server counts as behind. */
const maxBehindMs = 15_000;

/** Alert channels are read each second, and their state is stored each minute. */
const maxUnmarkedMs = 3 * 60_000;

/** A single missed scan is tolerated: scans are overdue after two intervals. */
const intervalsMissed = 2;

/**
 * The reasons why the timeline may miss events, most severe first; empty if there are none. The sides of the conflict
 * are treated alike.
 */
export function healthIssuesOf(input: HealthInput): HealthIssue[] {
  const { now, awaySince, missedSince } = input;
  const isBehind = missedSince !== null && now.getTime() - missedSince.getTime() > maxBehindMs;
  // An alert channel shows alerts only: it says nothing of the feeds of its side, nor they of it.
  const feeds = { ...input, sources: input.sources.filter(({ kind }) => !alertKinds.has(kind)) };
  return [
    ...(awaySince ? [{ kind: 'database' as const, since: iso(awaySince) }] : []),
    ...(isBehind ? [{ kind: 'behind' as const, since: iso(missedSince) }] : []),
    ...deafness(input),
    ...noSources(feeds),
    ...staleness(feeds),
    ...missingSources(feeds),
    ...(input.unread > 0 ? [{ kind: 'unread' as const, since: iso(input.unreadSince), reports: input.unread }] : []),
  ];
}

/** Alert channels that fail, or that no server reads. While scans are off, `staleness` reports it. */
function deafness({ now, begunAt, settings, sources }: HealthInput): HealthIssue[] {
  if (!settings.enabled) return [];
  const isUnmarked = ({ status, lastUpdate }: FeedHealth) =>
    status === 'active' && now.getTime() - Math.max(+begunAt, +(lastUpdate ?? begunAt)) > maxUnmarkedMs;
  const silent = sources.filter(
    (source) => alertKinds.has(source.kind) && !source.paused && (isFailing(source) || isUnmarked(source)),
  );
  if (silent.length === 0) return [];
  const times = silent.flatMap(({ failingSince, lastUpdate }) => (failingSince ?? lastUpdate)?.getTime() ?? []);
  const since = times.length > 0 ? iso(new Date(Math.min(...times))) : null;
  return [{ kind: 'alerts', since, names: silent.map(({ name }) => name) }];
}

/** Without any feed, an issue is reported after the first scan only: feeds may be added until then. */
function noSources({ sources, scannedAt }: HealthInput): HealthIssue[] {
  const hasNone = sources.length > 0 ? sources.every(isMissing) : scannedAt !== null;
  return hasNone ? [{ kind: 'dark', since: lastRead(sources), total: sources.length }] : [];
}

function staleness({ now, begunAt, settings, scannedAt }: HealthInput): HealthIssue[] {
  const since = iso(scannedAt);
  if (!settings.enabled) return [{ kind: 'off', since }];
  const passedMs = now.getTime() - (scannedAt ?? begunAt).getTime();
  return passedMs > intervalsMissed * settings.intervalMinutes * 60_000 ? [{ kind: 'late', since }] : [];
}

/**
 * Partially missing sources. A feed counts as failing once the scan that could not read it has ended: until then the
 * others may fail as well. If all fail, `noSources` reports it. A side whose feeds are all paused, or in a
 * language that is not read, is missing too; among all feeds paused ones do not count.
 */
function missingSources({ sources, scannedAt }: HealthInput): HealthIssue[] {
  if (sources.every(isMissing)) return [];
  const inUse = sources.filter(({ paused }) => !paused);
  const failing = inUse.filter((source) => isFailing(source) && isOver(source.failingSince, scannedAt));
  const missing = sources.filter((source) => isUnused(source) || failing.includes(source));
  const sides = conflicting.filter((side) => {
    const onSide = sources.filter((source) => source.side === side);
    return onSide.length > 0 && onSide.every((source) => missing.includes(source));
  });
  const missingOnSides = missing.filter(({ side }) => sides.includes(side));
  const total = inUse.length;
  const isFew = failing.length * 2 > total;
  const read = inUse.filter((source) => source.status === 'active' && !isUnused(source)).length;
  return [
    ...(sides.length > 0 ? [{ kind: 'side' as const, since: lastRead(missingOnSides), sides }] : []),
    ...(isFew ? [{ kind: 'few' as const, since: fewSince(failing, total), read, total }] : []),
  ];
}

/** The two sides, in alphabetical order. */
const conflicting: readonly Side[] = ['iranian', 'israeli'];

const isFailing = ({ status }: FeedHealth): boolean => status === 'failing';

/** Nothing of it reaches the timeline, though it may answer. */
const isUnused = ({ paused, language }: FeedHealth): boolean => paused || language?.isRead === false;

const isMissing = (source: FeedHealth): boolean => isUnused(source) || isFailing(source);

const isOver = (failingSince: Date | null, scannedAt: Date | null): boolean =>
  scannedAt !== null && (failingSince?.getTime() ?? 0) <= scannedAt.getTime();

function lastRead(sources: readonly FeedHealth[]): string | null {
  const times = sources.flatMap(({ lastUpdate }) => lastUpdate?.getTime() ?? []);
  return times.length > 0 ? iso(new Date(Math.max(...times))) : null;
}

/** The time at which the readable feeds became fewer than half. */
function fewSince(silent: readonly FeedHealth[], total: number): string | null {
  const times = silent
    .map(({ failingSince }) => failingSince)
    .sort((a, b) => (a?.getTime() ?? 0) - (b?.getTime() ?? 0));
  return iso(times[Math.floor(total / 2)] ?? null);
}

function iso(at: Date): string;
function iso(at: Date | null): string | null;
function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
