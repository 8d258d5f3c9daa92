import type { Event } from '@vigil/common/events';
import { formatDayHead } from '../../kit/time.ts';

/**
 * The heads of the days in a list, newest first: the day where it differs from that of the event before, else undefined.
 * The first event of today has none. Events of the archive show their own dates.
 */
export function dayHeads(
  events: readonly Pick<Event, 'timestamp' | 'precision' | 'archived'>[],
  now: number,
): (string | undefined)[] {
  let last = 'Today';
  return events.map(({ timestamp, precision, archived }) => {
    // A day without an hour is one of UTC, and begins no day of another zone.
    if (archived || precision === 'day') return undefined;
    const day = formatDayHead(timestamp, now);
    if (day === last) return undefined;
    last = day;
    return day;
  });
}
