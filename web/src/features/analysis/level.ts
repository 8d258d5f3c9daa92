import type { Analysis, ShownLevel, ThreatLevel } from '@vigil/common/analysis';
import type { ThreatStatus } from '@vigil/common/threat';
import { formatShort } from '../../kit/time.ts';
import { capitalise } from '../../kit/words.ts';
import { areFeedsRead, noFeedWords } from '../threat/store.ts';
import { threatOf } from './threat.ts';

export interface LevelInput {
  /** Null until it is loaded. */
  status: ThreatStatus | null;
  receivedAt: number;
  /** The latest report: its level is the last known one where the status could not be asked for. */
  analysis: Analysis | null;
  /** When the server last answered, in milliseconds since 1970, while it is unreachable; null while it is reachable. */
  lostAt: number | null;
}

export interface DisplayedLevel {
  level: ShownLevel;
  /** Why it is that level, with its full stop. */
  reason: string;
  /** The newest public event. */
  evidenceAt: string | null;
}

/** The level on screen. It is unknown if the server or the page does not know the present one. */
export function levelAt(known: LevelInput, now: number): DisplayedLevel | null {
  const { status, analysis, lostAt } = known;
  if (lostAt !== null) return ofLost(known, lostAt, now);
  if (status)
    return status.level === 'unknown' || isOutdated(known, now) ? ofUnknown(known, status, now) : ofStatus(status);
  if (!analysis) return null;
  const last = lastWords(lastOf(analysis), now);
  return {
    level: 'unknown',
    reason: `The present level could not be loaded.${last}`,
    evidenceAt: evidenceOf(analysis),
  };
}

function ofStatus({ level, reason, evidenceAt }: ThreatStatus): DisplayedLevel {
  return { level, reason: `${capitalise(reason)}.`, evidenceAt };
}

/** The status is so old that its feeds may have failed since. */
function isOutdated(known: LevelInput, now: number): boolean {
  return (known.status?.coverage.read ?? 0) > 0 && !areFeedsRead(known, now);
}

function ofUnknown(known: LevelInput, status: ThreatStatus, now: number): DisplayedLevel {
  const { level, evidenceAt } = status;
  const last =
    status.lastKnown ?? (level === 'unknown' ? null : { level, at: new Date(known.receivedAt).toISOString() });
  const gap = isOutdated(known, now) ? noFeedWords(status.coverage, now) : gapWords(status, now);
  return { level: 'unknown', reason: `${capitalise(gap)}.${lastWords(last, now)}`, evidenceAt };
}

function gapWords({ missing, reason, coverage }: ThreatStatus, now: number): string {
  if (!missing.includes('feeds')) return missing.includes('evidence') ? 'no event in 24 hours' : reason;
  if (coverage.read === 0) return noFeedWords(coverage, now);
  // Feeds of neither side are read, and say little of either.
  const receivedAt = [coverage.sides.israeli, coverage.sides.iranian].filter((at) => at !== null).toSorted();
  const last = receivedAt.at(-1);
  return last ? `no feed of either side read since ${formatShort(last, now)}` : 'no feed of either side read yet';
}

/** While the server is unreachable the level is unknown, also if it was known before. */
function ofLost({ status, analysis }: LevelInput, lostAt: number, now: number): DisplayedLevel {
  const at = new Date(lostAt).toISOString();
  const known = status && status.level !== 'unknown' ? { level: status.level, at } : (status?.lastKnown ?? null);
  const last = status ? known : analysis && lastOf(analysis);
  const evidenceAt = status ? status.evidenceAt : analysis && evidenceOf(analysis);
  return { level: 'unknown', reason: `Offline since ${formatShort(at, now)}.${lastWords(last, now)}`, evidenceAt };
}

/** A report's level is that of its hour. */
function lastOf({ threatLevel, generatedAt }: Analysis): { level: ThreatLevel; at: string } | null {
  const { level } = threatOf(threatLevel);
  return level === 'unknown' ? null : { level, at: generatedAt };
}

function evidenceOf({ evidenceAt, until }: Analysis): string | null {
  return evidenceAt === undefined ? until : evidenceAt;
}

function lastWords(last: { level: ThreatLevel; at: string } | null, now: number): string {
  return last ? ` Last known: ${threatOf(last.level).word}, ${formatShort(last.at, now)}` : '';
}
