const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long ago: '3h ago', '12m ago', 'Just now'. Times to come are 'Just now'. */
export function relativeTime(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed >= hourMs) return `${Math.floor(passed / hourMs)}h ago`;
  if (passed >= minuteMs) return `${Math.floor(passed / minuteMs)}m ago`;
  return 'Just now';
}

/** How old in short: 'Live', '9m', '3h'. */
export function ageLabel(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed >= hourMs) return `${Math.floor(passed / hourMs)}h`;
  if (passed >= minuteMs) return `${Math.floor(passed / minuteMs)}m`;
  return 'Live';
}

const language = 'en-GB';
const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const day = new Intl.DateTimeFormat(language, dayParts);
const dayUtc = new Intl.DateTimeFormat(language, { ...dayParts, timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long' });

/** '13 Jun 2025', in the reader's time zone. */
export const formatDay = (at: string | Date): string => day.format(new Date(at));

/** The same for a day that has no hour: it is meant as a day of UTC and must not slip to its neighbour. */
export const formatBareDay = (at: string): string => dayUtc.format(new Date(at));

/** '14:08', in the reader's time zone. */
export const formatClock = (at: string): string => clock.format(new Date(at));

/** Date and time in full, with the zone. */
export const formatMoment = (at: string): string => moment.format(new Date(at));

/** '14:08' today, '19 Nov, 14:08' on another day, '19 Nov 2029' in another year. */
export function formatRecent(at: string, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === today.toDateString()) return formatClock(at);
  if (then.getFullYear() !== today.getFullYear()) return formatDay(at);
  return `${dayOfMonth.format(then)}, ${formatClock(at)}`;
}
