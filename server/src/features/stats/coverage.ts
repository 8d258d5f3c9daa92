import { alertKinds, type Source } from '@vigil/common/sources';
import { type ConflictSide, type Coverage, conflictSides, coverageWindowMs, maxMissed } from '@vigil/common/threat';

type FeedCoverage = Pick<Source, 'name' | 'kind' | 'side' | 'status' | 'paused' | 'language'> & {
  lastUpdate: Date | null;
};

/**
 * The coverage of these feeds at a time. A feed that failed since its last successful read does not count as read,
 * nor does one in a language that is not read; a paused one does not count at all, nor does an alert channel, which says
 * nothing while there is no alert.
 */
export function coverageOf(sources: readonly FeedCoverage[], now: Date): Coverage {
  const feeds = sources.filter(({ kind }) => !alertKinds.has(kind));
  const inUse = feeds.filter(({ paused }) => !paused);
  const isUnderstood = ({ language }: FeedCoverage) => language?.isRead !== false;
  const understood = feeds.filter(isUnderstood);
  const isCurrent = (at: number | null) => at !== null && +now - at <= coverageWindowMs;
  const last: Record<ConflictSide, number | null> = {
    israeli: lastReadOf(understood.filter(({ side }) => side === 'israeli')),
    iranian: lastReadOf(understood.filter(({ side }) => side === 'iranian')),
  };
  const unread = inUse.flatMap(({ language }) => (language?.isRead === false ? [language.tag] : []));
  const isRead = (feed: FeedCoverage) =>
    isUnderstood(feed) && feed.status === 'active' && isCurrent(lastReadOf([feed]));
  const missed = inUse.filter((feed) => !isRead(feed)).map(({ name }) => name);
  return {
    read: inUse.length - missed.length,
    total: inUse.length,
    lastReadAt: toMoment(lastReadOf(feeds)),
    sides: { israeli: toMoment(last.israeli), iranian: toMoment(last.iranian) },
    unheard: conflictSides.filter((side) => !isCurrent(last[side])),
    ...(unread.length > 0 && { unreadLanguages: [...new Set(unread)].sort() }),
    ...(missed.length > 0 && { missed: missed.sort().slice(0, maxMissed) }),
  };
}

function lastReadOf(feeds: readonly FeedCoverage[]): number | null {
  const times = feeds.flatMap(({ lastUpdate }) => (lastUpdate ? [+lastUpdate] : []));
  return times.reduce<number | null>((latest, time) => Math.max(latest ?? time, time), null);
}

function toMoment(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
