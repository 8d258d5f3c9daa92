import type { Event } from '@vigil/common/events';

type ArchivableEvent = Pick<Event, 'timestamp' | 'precision' | 'archived' | 'deletedAt'>;

/** The last moment that the newest event may be of, when that is one of the archive; null when the news goes on. */
export function endOfArchive(events: readonly ArchivableEvent[], now: number): number | null {
  const past = events.filter(({ deletedAt, timestamp }) => deletedAt === null && Date.parse(timestamp) <= now);
  const newest = past.reduce<ArchivableEvent | null>(
    (last, one) => (last && last.timestamp >= one.timestamp ? last : one),
    null,
  );
  if (!newest?.archived) return null;
  const { timestamp, precision } = newest;
  return precision === 'day' ? Date.parse(`${timestamp.slice(0, 10)}T23:59:59Z`) : Date.parse(timestamp);
}
