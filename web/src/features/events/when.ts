import type { Event } from '@vigil/common/events';
import {
  formatBareDay,
  formatClock,
  formatDay,
  formatMoment,
  formatRecent,
  isDated,
  relativeTime,
} from '../../kit/time.ts';

interface When {
  /** The column of times: '12m ago', '13 Jun 2025'. */
  main: string;
  /** The same in clock time, or empty. */
  detail: string;
  /** In full, for the tooltip. */
  full: string;
}

type EventMoment = Pick<Event, 'timestamp' | 'precision' | 'archived'>;

/** Whether the time is shown relative to now: only for events of the news that are dated to the minute. */
export function countsFromNow({ precision, archived }: EventMoment): boolean {
  return precision === 'time' && !archived;
}

/** The time of an event, as exact as it is known. Archive events and those dated to a day show their date. */
export function when(event: EventMoment, now: number): When {
  const { timestamp, precision } = event;
  if (precision === 'none') {
    const arrival = formatRecent(timestamp, now);
    return { main: 'Time not given', detail: `seen ${arrival}`, full: `Arrived ${formatMoment(timestamp)}` };
  }
  if (precision === 'day') {
    const day = formatBareDay(timestamp);
    return { main: day, detail: '', full: `${day}, hour not known` };
  }
  const full = formatMoment(timestamp);
  if (countsFromNow(event) && !isDated(timestamp, now))
    return { main: relativeTime(timestamp, now), detail: formatRecent(timestamp, now), full };
  return { main: formatDay(timestamp), detail: formatClock(timestamp), full };
}
