import type { Impairment } from '@vigil/common/impairment';
import type { ScanSettings } from '@vigil/common/scan';
import type { Side } from '@vigil/common/sources';
import type { SourceRow } from '../sources/store.ts';

type Feed = Pick<SourceRow, 'status' | 'side' | 'lastUpdate' | 'failingSince'>;

/** Everything that tells whether this server sees what happens. */
export interface Sight {
  now: Date;
  /** When this server began to look. */
  begunAt: Date;
  /** Since when the database does not answer; null while it does. */
  awaySince: Date | null;
  /** Since when the log holds a change that this server has not heard of; null when it has heard of all. */
  unheardSince: Date | null;
  sources: readonly Feed[];
  settings: ScanSettings;
  /** When a scan last finished, on whichever server; null if none ever did. */
  scannedAt: Date | null;
}

/** Another server's change is heard of within a second; after so long this server has fallen behind. */
const longestBehindMs = 15_000;

/** A scan may last, and one may be missed: what is late is later than two intervals. */
const intervalsMissed = 2;

/**
 * Why a quiet timeline may not mean a quiet world, the gravest first; empty when all is well. Whoever cannot be
 * heard makes the view one-sided in the same way, whichever side of the conflict that is.
 */
export function impairmentsOf(sight: Sight): Impairment[] {
  const { now, awaySince, unheardSince } = sight;
  const isBehind = unheardSince !== null && now.getTime() - unheardSince.getTime() > longestBehindMs;
  return [
    ...(awaySince ? [{ kind: 'database' as const, since: iso(awaySince) }] : []),
    ...(isBehind ? [{ kind: 'behind' as const, since: iso(unheardSince) }] : []),
    ...darkness(sight),
    ...delay(sight),
    ...gaps(sight),
  ];
}

/** Where there is no feed at all, a scan has to have found that out: the first ones may be on their way. */
function darkness({ sources, scannedAt }: Sight): Impairment[] {
  const isDark = sources.length > 0 ? sources.every(isSilent) : scannedAt !== null;
  return isDark ? [{ kind: 'dark', since: lastRead(sources), total: sources.length }] : [];
}

function delay({ now, begunAt, settings, scannedAt }: Sight): Impairment[] {
  const since = iso(scannedAt);
  if (!settings.enabled) return [{ kind: 'off', since }];
  const passedMs = now.getTime() - (scannedAt ?? begunAt).getTime();
  return passedMs > intervalsMissed * settings.intervalMinutes * 60_000 ? [{ kind: 'late', since }] : [];
}

/**
 * What is missing of the whole picture; what is still to be tried is not. A feed is missing when the scan that could not
 * read it is over: until then the others may fail as well. Where all is dark nothing more need be said.
 */
function gaps({ sources, scannedAt }: Sight): Impairment[] {
  if (sources.every(isSilent)) return [];
  const silent = sources.filter((source) => isSilent(source) && isOver(source.failingSince, scannedAt));
  const sides = conflicting.filter((side) => {
    const own = sources.filter((source) => source.side === side);
    return own.length > 0 && own.every((source) => silent.includes(source));
  });
  const unheard = silent.filter(({ side }) => sides.includes(side));
  const isFew = silent.length * 2 > sources.length;
  const read = sources.filter(({ status }) => status === 'active').length;
  const total = sources.length;
  return [
    ...(sides.length > 0 ? [{ kind: 'side' as const, since: lastRead(unheard), sides }] : []),
    ...(isFew ? [{ kind: 'few' as const, since: fewSince(silent, total), read, total }] : []),
  ];
}

/** The two sides, by the alphabet. */
const conflicting: readonly Side[] = ['iranian', 'israeli'];

const isSilent = ({ status }: Feed): boolean => status === 'failing';

const isOver = (failingSince: Date | null, scannedAt: Date | null): boolean =>
  scannedAt !== null && (failingSince?.getTime() ?? 0) <= scannedAt.getTime();

function lastRead(sources: readonly Feed[]): string | null {
  const times = sources.flatMap(({ lastUpdate }) => lastUpdate?.getTime() ?? []);
  return times.length > 0 ? iso(new Date(Math.max(...times))) : null;
}

/** When the feed fell silent with which those that could be read were no longer half of all. */
function fewSince(silent: readonly Feed[], total: number): string | null {
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
