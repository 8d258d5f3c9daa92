import type { Event } from '@vigil/common/events';
import type { Source } from '@vigil/common/sources';
import { isBlind } from '../sources/store.ts';
import { hourMs } from './bins.ts';

/**
 * Since when no feed has been read: because there is none, because none can be read, or because none was for more than an
 * hour. Null while at least one is read, or until the feeds are loaded. Minus infinity if none was ever read.
 */
export function unreadSince(sources: readonly Source[] | null, now: number): number | null {
  if (sources === null) return null;
  if (sources.length === 0) return -Infinity;
  const last = Math.max(...sources.map(({ lastUpdate }) => (lastUpdate === null ? -Infinity : Date.parse(lastUpdate))));
  return isBlind(sources) || now - last > hourMs ? last : null;
}

/**
 * Until when feeds were read at least: a feed that is gone by now was read when an event was taken from it. Not counted:
 * events of the archive, and those of administrators, since they may have entered them.
 */
export function readAtLeastUntil(unread: number, events: readonly ReadEvent[], now: number): number {
  return events.reduce((last, { timestamp, archived, judgedBy }) => {
    const at = Date.parse(timestamp);
    return !archived && judgedBy !== 'admin' && at > last && at <= now ? at : last;
  }, unread);
}

type ReadEvent = Pick<Event, 'timestamp' | 'archived' | 'judgedBy'>;
