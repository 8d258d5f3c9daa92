import { months, weekdays } from './data/vocabulary.ts';
import type { CitedEvent } from './evidence.ts';
import type { Token } from './tokens.ts';

/** A date as a text gives it. */
interface DateRead {
  /** 0 to 11. */
  month: number;
  day?: number;
  year?: number;
}

export interface DatesRead {
  dates: DateRead[];
  /** Days of the week, 0 for Sunday. */
  weekdays: number[];
  years: number[];
  /** Which tokens are parts of dates, and so no numbers of anything. */
  used: ReadonlySet<number>;
}

/** Finds '13 June 2025', '13 to 15 June', 'June 13', 'June 2025', '2025' and days of the week. */
export function datesIn(tokens: readonly Token[]): DatesRead {
  const used = new Set<number>();
  const dates: DateRead[] = [];
  const take = (at: number, fits: (value: number) => boolean): number | undefined => {
    const token = tokens[at];
    if (token?.kind !== 'number' || used.has(at) || !fits(Number(token.key)) || !/^(?:|th)$/.test(token.unit ?? ''))
      return;
    used.add(at);
    return Number(token.key);
  };
  for (const [at, { word }] of tokens.entries()) {
    const month = word.startsWith('#') ? months.findIndex((name) => word === `#${name}`) : -1;
    if (month < 0) continue;
    used.add(at);
    const after = at + 1 + Number(tokens[at + 1]?.word === ',');
    const before = take(at - 1, isDay);
    const day = before ?? take(at + 1, isDay);
    const year = take(
      before === undefined && day !== undefined ? at + 2 + Number(tokens[at + 2]?.word === ',') : after,
      isYear,
    );
    dates.push(date(month, day, year));
    const isRange = before !== undefined && ranges.has(tokens[at - 2]?.word ?? '');
    const first = isRange ? take(at - 3, isDay) : undefined;
    if (first !== undefined) dates.push(date(month, first, year));
  }
  const years = tokens.flatMap((_, at) => take(at, isYear) ?? []);
  const days = tokens.flatMap(({ word }) => weekdays.flatMap((name, day) => (word === `#${name}` ? [day] : [])));
  return { dates, weekdays: days, years, used };
}

/** What days, months, years and days of the week the evidence knows. */
export interface KnownDates {
  /** `5-13` for 13 June, `2025-5-13` for that of 2025, `2025-5`, `5`, `2025`. */
  known: ReadonlySet<string>;
  weekdays: ReadonlySet<number>;
}

/** An event's time is known as a day in UTC and, to the minute, as the day in Iran, which is 3.5 hours ahead. */
export function daysOf({ timestamp, precision }: Pick<CitedEvent, 'timestamp' | 'precision'>): Date[] {
  const time = Date.parse(timestamp);
  return (precision === 'time' ? [0, aheadOfUtc] : [0]).map((shift) => new Date(time + shift));
}

export function knownDates(events: readonly CitedEvent[], texts: readonly DatesRead[]): KnownDates {
  const stamps = events.flatMap(daysOf);
  const dates = [
    ...stamps.map((day) => date(day.getUTCMonth(), day.getUTCDate(), day.getUTCFullYear())),
    ...texts.flatMap((text) => text.dates),
  ];
  const years = [...new Set([...stamps.map((day) => day.getUTCFullYear()), ...texts.flatMap((text) => text.years)])];
  return {
    known: new Set([...dates.flatMap((one) => formsOf(one, years)), ...years.map(String)]),
    weekdays: new Set([...stamps.map((day) => day.getUTCDay()), ...texts.flatMap((text) => text.weekdays)]),
  };
}

/** The first date of a claim that the evidence does not know, or null. */
export function unknownDate(claim: DatesRead, { known, weekdays: days }: KnownDates): string | null {
  const day = claim.weekdays.find((one) => !days.has(one));
  if (day !== undefined) return weekdays[day] ?? '';
  const year = claim.years.find((one) => !known.has(String(one)));
  if (year !== undefined) return String(year);
  const unknown = claim.dates.find((one) => !known.has(form(one)));
  return unknown ? [unknown.day, months[unknown.month], unknown.year].filter(Boolean).join(' ') : null;
}

/** A day in UTC as the dates of a claim are compared. */
export function dayForm(time: Date): string {
  return form({ month: time.getUTCMonth(), day: time.getUTCDate(), year: time.getUTCFullYear() });
}

/** The dates of a claim in that form. */
export function formsIn({ dates }: DatesRead): string[] {
  return dates.map(form);
}

const aheadOfUtc = 3.5 * 3_600_000;
const ranges: ReadonlySet<string> = new Set(['to', 'and', 'until', '/']);

function isDay(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 31;
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100;
}

function date(month: number, day: number | undefined, year: number | undefined): DateRead {
  return { month, ...(day === undefined ? {} : { day }), ...(year === undefined ? {} : { year }) };
}

function form({ month, day, year }: DateRead): string {
  return [year, month, day].filter((part) => part !== undefined).join('-');
}

/** A text that names a day without a year means a year of its events. */
function formsOf({ month, day, year }: DateRead, years: readonly number[]): string[] {
  const all = (year === undefined ? years : [year]).flatMap((one) => [
    date(month, day, one),
    date(month, undefined, one),
  ]);
  return [date(month, day, undefined), date(month, undefined, undefined), ...all].map(form);
}
