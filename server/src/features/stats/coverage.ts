import type { Source } from '@vigil/common/sources';
import { type ConflictSide, type Coverage, conflictSides, coverageWindowMs } from '@vigil/common/threat';

type FeedCoverage = Pick<Source, 'side' | 'status'> & { lastUpdate: Date | null };

/** The coverage of these feeds at a time. A feed that failed since its last successful read does not count as read. */
export function coverageOf(feeds: readonly FeedCoverage[], now: Date): Coverage {
  const isCurrent = (at: number | null) => at !== null && +now - at <= coverageWindowMs;
  const last: Record<ConflictSide, number | null> = {
    israeli: lastReadOf(feeds.filter(({ side }) => side === 'israeli')),
    iranian: lastReadOf(feeds.filter(({ side }) => side === 'iranian')),
  };
  return {
    read: feeds.filter((feed) => feed.status === 'active' && isCurrent(lastReadOf([feed]))).length,
    total: feeds.length,
    lastReadAt: toMoment(lastReadOf(feeds)),
    sides: { israeli: toMoment(last.israeli), iranian: toMoment(last.iranian) },
    unheard: conflictSides.filter((side) => !isCurrent(last[side])),
  };
}

function lastReadOf(feeds: readonly FeedCoverage[]): number | null {
  const times = feeds.flatMap(({ lastUpdate }) => (lastUpdate ? [+lastUpdate] : []));
  return times.reduce<number | null>((latest, time) => Math.max(latest ?? time, time), null);
}

function toMoment(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
