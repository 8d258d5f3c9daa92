import type { EventFacts } from '../../../assessment/event-facts.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** '28 February 2026', in UTC. */
function dayOf(time: number): string {
  return days.format(new Date(time));
}

/** '28 February 2026, 12:05 UTC'. */
export function momentOf(time: number): string {
  return `${dayOf(time)}, ${new Date(time).toISOString().slice(11, 16)} UTC`;
}

export interface PastSpan {
  /** The hours that a sentence counts ended long before the report, so that it names when. */
  isPast?: boolean | undefined;
}

/** '24 hours', or, where they ended long before a report, 'the 24 hours to 28 February 2026, 12:05 UTC'. */
export function spanOf(hours: number, until: number, isPast = false): string {
  return isPast ? `the ${hours} hours to ${momentOf(until)}` : `${hours} hours`;
}

/** ' on 28 February 2026', or nothing where no report of the event is dated. */
export function onDay({ event, time }: EventFacts): string {
  return event.precision === 'none' ? '' : ` on ${dayOf(time)}`;
}

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
