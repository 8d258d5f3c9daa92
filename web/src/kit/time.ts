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
const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayUtc = new Intl.DateTimeFormat(language, { ...dayParts, timeZone: 'UTC' });
const day = once(dayNumber, new Intl.DateTimeFormat(language, dayParts).format);
const dayOfMonth = once(dayNumber, new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format);
const fullDay = once(dayNumber, new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format);
const zoned = new Intl.DateTimeFormat(language, { timeZoneName: 'short' });
const zone = once(
  (at) => at.getTimezoneOffset(),
  (at) => zoned.formatToParts(at).at(-1)?.value ?? '',
);

/** '13 Jun 2025', in the reader's time zone. */
export const formatDay = (at: string | Date): string => day(new Date(at));

/** The same for a day that has no hour: it is meant as a day of UTC and must not slip to its neighbour. */
export const formatBareDay = (at: string): string => dayUtc.format(new Date(at));

/** '14:08', in the reader's time zone. */
export function formatClock(at: string | Date): string {
  const time = new Date(at);
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** Date and time in full, with the zone. */
export function formatMoment(at: string): string {
  const time = new Date(at);
  return `${fullDay(time)} at ${formatClock(time)}:${twoDigits(time.getSeconds())} ${zone(time)}`;
}

/** '19 Nov 2029, 14:08' */
export const formatPoint = (at: string): string => `${formatDay(at)}, ${formatClock(at)}`;

/** '14:08' today, '19 Nov, 14:08' on another day, '19 Nov 2029' in another year. */
export function formatRecent(at: string, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (dayNumber(then) === dayNumber(today)) return formatClock(then);
  if (then.getFullYear() !== today.getFullYear()) return day(then);
  return `${dayOfMonth(then)}, ${formatClock(then)}`;
}

/** '14:08' today, '19 Nov' on another day, '19 Nov 2029' in another year. */
export function formatShort(at: string, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (dayNumber(then) === dayNumber(today)) return formatClock(then);
  return then.getFullYear() === today.getFullYear() ? dayOfMonth(then) : day(then);
}

/** Formatting is slow and a list has many times of few days: words that all times of one `key` share are made once. */
function once(key: (at: Date) => number, make: (at: Date) => string): (at: Date) => string {
  const known = new Map<number, string>();
  return (at) => {
    const shared = key(at);
    const words = known.get(shared) ?? make(at);
    known.set(shared, words);
    return words;
  };
}

/** One number for each day of the reader's time zone. */
function dayNumber(at: Date): number {
  return (at.getFullYear() * 12 + at.getMonth()) * 31 + at.getDate();
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
