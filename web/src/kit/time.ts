import { offsetOf, timeZone, wallClock } from './zone.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Hours are counted up to here, then days, and from a week on the date is shown. */
const longestHoursMs = 48 * hourMs;
const longestDaysMs = 7 * dayMs;

/** Clocks of readers and outlets differ by so much: a time that far ahead is now. */
const skewMs = 5 * minuteMs;

/** How long ago: '3h ago', '12m ago', 'Just now', '3d ago' after 48 hours, '13 Jun 2025' after a week; 'in 2h'. */
export function relativeTime(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < -skewMs) return passed <= -longestHoursMs ? formatDay(at) : `in ${span(-passed)}`;
  if (passed >= longestDaysMs) return formatDay(at);
  return passed >= minuteMs ? `${span(passed)} ago` : 'Just now';
}

/** The same within a sentence. */
export const relativeWords = (at: string, now: number): string => relativeTime(at, now).replace('Just now', 'just now');

/** Is the date itself shown in the place of a relative time? */
export function isDated(at: string, now: number): boolean {
  const passed = now - Date.parse(at);
  return passed >= longestDaysMs || passed <= -longestHoursMs;
}

/** How old in short: 'Live', '9m', '3h', '3d'. */
export function ageLabel(at: string, now: number): string {
  const passed = now - Date.parse(at);
  return passed >= minuteMs ? span(passed) : 'Live';
}

/** Not by `Intl.RelativeTimeFormat`: '5m ago' is fixed, and browsers of one year write 5m, 5 min. or 5 min for it. */
function span(ms: number): string {
  if (ms >= longestHoursMs) return `${Math.floor(ms / dayMs)}d`;
  return ms >= hourMs ? `${Math.floor(ms / hourMs)}h` : `${Math.floor(ms / minuteMs)}m`;
}

const language = 'en-GB';
/** A formatter takes some milliseconds of a phone to make, and most pages use few of these. */
function inUtc(parts: Intl.DateTimeFormatOptions): (at: number | Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => {
    made ??= new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
    return made.format(at);
  };
}
const dayParts = { day: 'numeric', month: 'short' } as const;
const bareDay = inUtc({ ...dayParts, year: 'numeric' });
const day = once(dayNumber, bareDay);
const dayOfMonth = once(dayNumber, inUtc(dayParts));
const fullDay = once(dayNumber, inUtc({ dateStyle: 'full' }));

/** The name of the zone: 'GMT+2'. */
export function zoneName(at: Date): string {
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: 'short', timeZone: timeZone() }).formatToParts(at);
  return parts.at(-1)?.value ?? '';
}

const nameOf = once((at) => `${timeZone()} ${offsetOf(at)}`, zoneName);

/** '13 Jun 2025', in the zone of the page, as all of these. */
export const formatDay = (at: string | Date): string => day(wall(at));

/** The same for a day that has no hour: it is meant as a day of UTC and must not slip to its neighbour. */
export const formatBareDay = (at: string): string => bareDay(new Date(at));

/** '14:08' */
export const formatClock = (at: string | Date): string => clock(wall(at));

/** Date and time in full, with the zone. */
export function formatMoment(at: string): string {
  const time = wall(at);
  return `${fullDay(time)} at ${clock(time)}:${twoDigits(time.getUTCSeconds())} ${nameOf(new Date(at))}`;
}

/** '19 Nov 2029, 14:08' */
export const formatPoint = (at: string): string => `${formatDay(at)}, ${formatClock(at)}`;

/** '14:08' today, '19 Nov, 14:08' on another day, '19 Nov 2029' in another year. */
export function formatRecent(at: string, now: number): string {
  const short = formatShort(at, now);
  return isSameYear(at, now) && short !== formatClock(at) ? `${short}, ${formatClock(at)}` : short;
}

/** '14:08' today, '19 Nov' on another day, '19 Nov 2029' in another year. */
export function formatShort(at: string, now: number): string {
  const then = wall(at);
  if (daysBefore(at, now) === 0) return clock(then);
  return isSameYear(at, now) ? dayOfMonth(then) : day(then);
}

/** The day as the head of a list: 'Today', 'Yesterday', '22 Nov', '22 Nov 2029' in another year. */
export function formatDayHead(at: string, now: number): string {
  return ['Today', 'Yesterday'][daysBefore(at, now)] ?? formatShort(at, now);
}

/** How many days of the zone lie between two moments. */
function daysBefore(at: string, now: number): number {
  return Math.floor(wall(now).getTime() / dayMs) - Math.floor(wall(at).getTime() / dayMs);
}

const isSameYear = (at: string, now: number) => wall(at).getUTCFullYear() === wall(now).getUTCFullYear();
const clock = (at: Date) => `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}`;
const wall = (at: string | number | Date) => wallClock(new Date(at));

/** Formatting is slow and a list has many times of few days: words that all times of one `key` share are made once. */
function once<K>(key: (at: Date) => K, make: (at: Date) => string): (at: Date) => string {
  const known = new Map<K, string>();
  return (at) => {
    const shared = key(at);
    const words = known.get(shared) ?? make(at);
    known.set(shared, words);
    return words;
  };
}

/** One number for each day of a clock in UTC. */
function dayNumber(at: Date): number {
  return Math.floor(at.getTime() / dayMs);
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
