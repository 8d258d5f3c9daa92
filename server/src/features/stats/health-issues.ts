import type { HealthIssue } from '@vigil/common/health-issues';
import type { ScanSettings } from '@vigil/common/scan';
import type { Side } from '@vigil/common/sources';
import type { SourceRow } from '../sources/store.ts';

type FeedHealth = Pick<SourceRow, 'status' | 'side' | 'lastUpdate' | 'failingSince'>;

/** Everything that tells whether this server sees what happens. */
export interface HealthInput {
  now: Date;
  /** When this server began to look. */
  begunAt: Date;
  /** Since when the database does not answer; null while it does. */
  awaySince: Date | null;
  /** Since when the log holds a change that this server has not heard of; null when it has heard of all. */
  missedSince: Date | null;
  sources: readonly FeedHealth[];
  settings: ScanSettings;
  /** When a scan last finished, on whichever server; null if none ever did. */
  scannedAt: Date | null;
}

/** Another server's change is heard of within a second; after so long this server has fallen behind. */
const maxBehindMs = 15_000;

/** A scan may last, and one may be missed: what is late is later than two intervals. */
const intervalsMissed = 2;

/**
 * Why a quiet timeline may not mean a quiet world, the gravest first; empty when all is well. Whoever cannot be
 * heard makes the view one-sided in the same way, whichever side of the conflict that is.
 */
export function healthIssuesOf(input: HealthInput): HealthIssue[] {
  const { now, awaySince, missedSince } = input;
  const isBehind = missedSince !== null && now.getTime() - missedSince.getTime() > maxBehindMs;
  return [
    ...(awaySince ? [{ kind: 'database' as const, since: iso(awaySince) }] : []),
    ...(isBehind ? [{ kind: 'behind' as const, since: iso(missedSince) }] : []),
    ...noSources(input),
    ...staleness(input),
    ...missingSources(input),
  ];
}

/** Where there is no feed at all, a scan has to have found that out: the first ones may be on their way. */
function noSources({ sources, scannedAt }: HealthInput): HealthIssue[] {
  const hasNone = sources.length > 0 ? sources.every(isFailing) : scannedAt !== null;
  return hasNone ? [{ kind: 'dark', since: lastRead(sources), total: sources.length }] : [];
}

function staleness({ now, begunAt, settings, scannedAt }: HealthInput): HealthIssue[] {
  const since = iso(scannedAt);
  if (!settings.enabled) return [{ kind: 'off', since }];
  const passedMs = now.getTime() - (scannedAt ?? begunAt).getTime();
  return passedMs > intervalsMissed * settings.intervalMinutes * 60_000 ? [{ kind: 'late', since }] : [];
}

/**
 * What is missing of the whole picture; what is still to be tried is not. A feed is missing when the scan that could not
 * read it is over: until then the others may fail as well. Where all is dark nothing more need be said.
 */
function missingSources({ sources, scannedAt }: HealthInput): HealthIssue[] {
  if (sources.every(isFailing)) return [];
  const failing = sources.filter((source) => isFailing(source) && isOver(source.failingSince, scannedAt));
  const sides = conflicting.filter((side) => {
    const onSide = sources.filter((source) => source.side === side);
    return onSide.length > 0 && onSide.every((source) => failing.includes(source));
  });
  const failingOnSides = failing.filter(({ side }) => sides.includes(side));
  const isFew = failing.length * 2 > sources.length;
  const read = sources.filter(({ status }) => status === 'active').length;
  const total = sources.length;
  return [
    ...(sides.length > 0 ? [{ kind: 'side' as const, since: lastRead(failingOnSides), sides }] : []),
    ...(isFew ? [{ kind: 'few' as const, since: fewSince(failing, total), read, total }] : []),
  ];
}

/** The two sides, by the alphabet. */
const conflicting: readonly Side[] = ['iranian', 'israeli'];

const isFailing = ({ status }: FeedHealth): boolean => status === 'failing';

const isOver = (failingSince: Date | null, scannedAt: Date | null): boolean =>
  scannedAt !== null && (failingSince?.getTime() ?? 0) <= scannedAt.getTime();

function lastRead(sources: readonly FeedHealth[]): string | null {
  const times = sources.flatMap(({ lastUpdate }) => lastUpdate?.getTime() ?? []);
  return times.length > 0 ? iso(new Date(Math.max(...times))) : null;
}

/** When the feed fell silent with which those that could be read were no longer half of all. */
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
