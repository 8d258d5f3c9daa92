import { isWeekday, monthNamed } from './date-names.ts';
import { type ZoneTime, zoneNamed } from './time-zones.ts';

const maxLength = 90;
/** With the white space around it. */
const maxGiven = 500;
/** Years before the web stand for a missing date. */
const firstYear = 1990;
const lastYear = 9999;

/**
 * Reads the dates of feeds, articles, sitemaps and alerts: RFC 822, ISO 8601 in its extended and its basic form, seconds and
 * milliseconds since 1970, and dates as they are written in several languages. A time without a zone is taken as UTC.
 * All of the text must be understood: null for a zone that is not known or means several (IST), for days that the calendar lacks,
 * for `05/03/2026`, which is read in two ways, and for years before the web.
 */
export function parseDate(text: string): Date | null {
  const date = new Date(readTime(text) ?? Number.NaN);
  const year = date.getUTCFullYear();
  return year >= firstYear && year <= lastYear ? date : null;
}

/** Whether a text stands for a date that is not known, rather than for a missing one, as zeros and years before the web do. */
export function isUnreadDate(text: string): boolean {
  return /[^\s0:.TZ+-]/i.test(text) && readTime(text) === null;
}

/** Milliseconds since 1970. */
function readTime(text: string): number | null {
  if (text.length > maxGiven) return null;
  const given = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\s]+/gu, ' ')
    .replace(/[٠-٩۰-۹]/g, digitOf)
    .trim();
  if (given.length > maxLength || !/\d/.test(given)) return null;
  return sinceEpoch(given) ?? basic(given) ?? written(given);
}

/** Arabic and Persian digits. */
const digitOf = (digit: string) => String((digit.codePointAt(0) ?? 0) & 15);

function sinceEpoch(text: string): number | null {
  if (/^\d{9,10}(?:\.\d{1,9})?$/.test(text)) return Math.round(Number(text) * 1000);
  return /^\d{12,13}$/.test(text) && Number(text) >= firstMs ? Number(text) : null;
}

/** Twelve digits from here on are milliseconds; below they are a date with hours and minutes. */
const firstMs = 631_152_000_000;

/** '20261127', '20261127T0419', '20261127T041900.5Z', '20261127041900+0200'. */
function basic(text: string): number | null {
  const match = /^(\d{4})(\d\d)(\d\d)(?:[T ]?(\d\d)(\d\d)(?:(\d\d)(?:[.,](\d{1,9}))?)?\s?(\S.*)?)?$/i.exec(text);
  if (!match) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', zone = ''] = match;
  return toTime(
    dayOf(year, month, day),
    { hour, minute, second, fraction, half: '' },
    zone === '' ? utc : zoneNamed(zone),
  );
}

const utc: ZoneTime = (local) => local;

interface Clock {
  hour: string;
  minute: string;
  second: string;
  fraction: string;
  /** `a` or `p`, else empty. */
  half: string;
}

/** A day with or without a time, with the zone behind the time or at the end, and the year before or after it. */
function written(text: string): number | null {
  const { rest, comment } = withoutComment(text);
  const match = clock.exec(rest);
  if (!match) {
    const [, day = rest, zone] = dayInZone.exec(rest) ?? [];
    return comment === '' ? toTime(readDay(day), midnight, zone === undefined ? utc : zoneNamed(zone)) : null;
  }
  const [whole, hour = '', minute = '', second = '0', fraction = '0', half = ''] = match;
  const before = rest.slice(0, match.index);
  const { zone, left } = readZone(rest.slice(match.index + whole.length).trim(), comment, readDay(before) !== null);
  const day = readDay(`${before} ${left}`);
  return toTime(day, { hour, minute, second, fraction, half: half.toLowerCase() }, zone);
}

/** '2026-11-27Z', '2026-11-27+02:00'. */
const dayInZone = /^(.*\d)\s?(Z|UTC|GMT|[+-]\d\d:\d\d)$/i;

const midnight: Clock = { hour: '0', minute: '0', second: '0', fraction: '0', half: '' };
const clock =
  /(?:(?<=\d)T|(?<![\d:+−.a-z-]))(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?![\d:])(?:\s?([ap])\.?m\b\.?)?/i;

/** 'GMT+0200 (Israel Standard Time)': what stands in brackets is the zone only where there is no other. */
function withoutComment(text: string): { rest: string; comment: string } {
  const match = /\s*[[(]([^()[\]]*)[\])]$/.exec(text);
  return match ? { rest: text.slice(0, match.index), comment: match[1]?.trim() ?? '' } : { rest: text, comment: '' };
}

/**
 * The zone at the start of what follows a time, and what is left of that, such as the year in 'EST 2026'. A null zone is one that is
 * not understood. `isDated`: the day stands before the time.
 */
function readZone(text: string, comment: string, isDated: boolean): { zone: ZoneTime | null; left: string } {
  const whole = text.replace(/^(?:Uhr|h|hrs)\b\.?\s*/i, '');
  const of = (words: string, left: string) => ({ zone: zoneNamed(words), left });
  // A plus that was lost where an address was decoded.
  const lost = isDated && /^(?:0\d|1[0-4]):?(?:[03]0|[14]5)$/.exec(whole);
  if (lost) return of(`+${whole}`, '');
  const words = zoneWords.exec(whole)?.[0].trim() ?? '';
  const left = whole.slice(words.length);
  const zone = zoneNamed(words);
  const isDay = !zone && !/\d|\//.test(words) && (isWeekday(words) || monthNamed(words) !== null);
  if (words !== '' && !isDay) return { zone, left };
  return comment === '' ? { zone: utc, left: whole } : of(comment, whole);
}

const zoneWords =
  /^(?:[a-z]+(?:\/[\w+-]+)+|(?:[a-z]{1,5}\s?)?[+−-]\s?\d{1,2}(?::?\d\d){0,2}(?!\d)(?:\s[a-z]{1,5}(?![\w.]))?|[a-z]{1,5}(?![\w.'’]))/i;

/** Milliseconds of a day in UTC, with no word and no number that is not understood; null where there is one. */
function readDay(text: string): number | null {
  const spaced = text.replace(/[,،|·@]/g, ' ').replace(/(?<=\d\.) (?=\d)/g, '');
  const tokens = spaced.split(' ').filter((token) => !/^[-–—:T]*$/.test(token) && !fillers.test(token));
  const plain = tokens.join(' ');
  const numbers = /^(?:([^\d\s]+)\s+)?(\d{1,4})([-/.])(\d{1,2})(?:\3(\d{1,4}))?\.?$/.exec(plain);
  if (numbers) return inNumbers(numbers);
  const words = plain.split(/[ /-]+/).filter((word) => word !== '');
  return inWords(words.filter((word, at) => !(isHebrewDay(words[at - 1], word) || word === hebrewDay)));
}

const fillers = /^(?:at|of|on|the|de|del|den|le|il|um|am|à|г\.?|года|р\.?|року|um|kl\.?|ore|ob|בשעה|الساعة|ساعت)$/i;
const hebrewDay = 'יום';
const isHebrewDay = (before: string | undefined, word: string) => before === hebrewDay && /^[א-ש]['׳’]?$/.test(word);

/** '2026-11-27', '2026/11/27', '27.11.2026', '2026-11', and '27/11/2026' where it is no month that comes first. */
function inNumbers([, weekday, first = '', separator, second = '', third]: (string | undefined)[]): number | null {
  if (weekday && !isWeekday(weekday)) return null;
  if (first.length === 4) return third && third.length > 2 ? null : dayOf(first, second, third ?? '1');
  if (third?.length !== 4) return null;
  const isDayFirst = separator === '.' || Number(first) > 12 || first.padStart(2, '0') === second.padStart(2, '0');
  if (isDayFirst) return dayOf(third, second, first);
  return Number(second) > 12 ? dayOf(third, first, second) : null;
}

/** '27 Nov 2026', 'Fri Nov 27 2026', '2026 Nov 27', 'Freitag 27. November 2026': weekdays may stand anywhere. */
function inWords(words: string[]): number | null {
  const numbers = words.filter((word) => /\d/.test(word));
  const names = words.filter((word) => !/\d/.test(word));
  const months = names.filter((name) => monthNamed(name) !== null);
  // 'mar' is March, and Tuesday in Spanish: there it stands before the name of a month.
  const month = months.length === 2 && isWeekday(months[0] ?? '') ? months[1] : months[0];
  const isClear = months.length <= 2 && names.every((name) => name === month || isWeekday(name));
  const [first, second] = numbers.map((number) => ordinal.exec(number)?.[1]);
  if (!isClear || month === undefined || numbers.length !== 2 || !first || !second) return null;
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  if (day.length > 2 || year.length === 3 || year.length === 1) return null;
  return dayOf(year.length === 2 ? withCentury(year) : year, String(monthNamed(month)), day);
}

const ordinal = /^(\d{1,4})(?:st|nd|rd|th|er|\.|º|°)?$/i;

const withCentury = (year: string) => `${Number(year) < 50 ? 20 : 19}${year}`;

function dayOf(year = '', month = '', day = ''): number | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? date.getTime() : null;
}

function toTime(
  day: number | null,
  { hour, minute, second, fraction, half }: Clock,
  zone: ZoneTime | null,
): number | null {
  const hours = Number(hour);
  const inHalf = half === '' ? hours : (hours % 12) + (half === 'p' ? 12 : 0);
  const isEndOfDay = hours === 24 && Number(minute) + Number(second) === 0;
  const isClock = half === '' ? hours <= 23 || isEndOfDay : hours >= 1 && hours <= 12;
  if (day === null || !zone || !isClock || Number(minute) > 59 || Number(second) > 60) return null;
  // A leap second is the one before it.
  const seconds = inHalf * 3600 + Number(minute) * 60 + Math.min(Number(second), 59);
  return zone(day + seconds * 1000 + Math.floor(Number(`0.${fraction}`) * 1000));
}
