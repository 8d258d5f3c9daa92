import type { Event } from '@vigil/common/events';
import { listedAt } from '@vigil/common/listing';
import { formatDayHead } from '../../kit/time.ts';

/**
 * The heads of the days in a list, newest first: the day where it differs from that of the event before, else undefined.
 * The first event of today has none. Events of the archive show their own dates.
 */
export function dayHeads(
  events: readonly Pick<Event, 'timestamp' | 'moves' | 'precision' | 'archived'>[],
  now: number,
): (string | undefined)[] {
  // A day without an hour is one of UTC, and begins no day of another zone.
  const isDated = events.map(({ archived, precision }) => !archived && precision !== 'day');
  const days = daysOf(
    events.flatMap((event, index) => (isDated[index] ? listedAt(event) : [])),
    now,
  );
  let last = 'Today';
  let at = 0;
  return isDated.map((dated) => {
    const day = dated ? days[at++] : last;
    if (day === last) return undefined;
    last = day ?? last;
    return day;
  });
}

/** The day of each moment, in their order. Between two moments of one day lie those of no other: few are formatted. */
function daysOf(moments: readonly string[], now: number): string[] {
  const days: string[] = [];
  const dayAt = (index: number) => {
    days[index] ??= formatDayHead(moments[index] ?? '', now);
    return days[index];
  };
  const fill = (from: number, to: number) => {
    if (to < from) return;
    if (dayAt(from) === dayAt(to)) days.fill(dayAt(from), from, to + 1);
    else {
      const middle = Math.floor((from + to) / 2);
      fill(from, middle);
      fill(middle + 1, to);
    }
  };
  fill(0, moments.length - 1);
  return days;
}
