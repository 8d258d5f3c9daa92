export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** '28 February 2026', in UTC. */
export function dayOf(time: number): string {
  return days.format(new Date(time));
}

/** '28 February 2026, 12:05 UTC'. */
export function momentOf(time: number): string {
  return `${dayOf(time)}, ${clockOf(time)}`;
}

/** '12:05 UTC' */
export function clockOf(time: number): string {
  return `${new Date(time).toISOString().slice(11, 16)} UTC`;
}

/** 'the last 24 hours', or, where they ended long before a report, 'the 24 hours to 28 February 2026, 12:05 UTC'. */
export function spanOf(hours: number, until: number, isPast = false): string {
  return isPast ? `the ${hours} hours to ${momentOf(until)}` : `the last ${hours} hours`;
}

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
