import { urgencyLevels } from '@vigil/common/listing';
import { plural } from '../../kit/words.ts';
import { timeZone as pageZone } from '../../kit/zone.ts';
import { type ActivitySpan, type Bin, hourMs, type UrgencyCounts } from './bins.ts';

/** The labels of hours or days. */
export interface BarWords {
  /** In full: 'Fri 21 Nov, 14:00–15:00'. */
  full: (from: number) => string;
  /** The label of the section that begins with this bar, such as a new day among hours; null within a section. */
  chapter: (from: number) => string | null;
  /** In short, for the bars between: '14'. */
  short: (from: number) => string;
  /** The unit of the bars and their time zone. */
  note: (at: number) => string;
}

/** `timeZone`: that of the page, unless another is named. Days are those of UTC, as the events that have no hour are. */
export function barWords(unit: ActivitySpan['unit'], timeZone = pageZone()): BarWords {
  return unit === 'hour' ? hourWords(timeZone) : dayWords;
}

function hourWords(timeZone?: string): BarWords {
  const format = formatIn(timeZone);
  const clock = format({ hour: '2-digit', minute: '2-digit' });
  const day = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const hour = format({ hour: '2-digit' });
  const zone = (at: number) =>
    format({ timeZoneName: 'short' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  return {
    full: (from) => `${day.format(from)}, ${clock.format(from)}–${clock.format(from + hourMs)}`,
    // Days are in the user's time zone, so a day of 23 or 25 hours begins at its own midnight.
    chapter: (from) => (day.format(from) === day.format(from - hourMs) ? null : day.format(from)),
    // Where the hours of UTC begin at half past, that is said.
    short: (from) => (clock.format(from).endsWith(':00') ? hour.format(from) : clock.format(from)),
    note: (at) => `Whole hours of UTC, shown in ${zone(at)}.`,
  };
}

const formatIn = (timeZone?: string) => (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone && { timeZone }) });

const utc = formatIn('UTC');
const fullDay = utc({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const month = utc({ month: 'long' });
const dayOfMonth = utc({ day: 'numeric' });

const dayWords: BarWords = {
  full: (from) => fullDay.format(from),
  chapter: (from) => (dayOfMonth.format(from) === '1' ? month.format(from) : null),
  short: (from) => dayOfMonth.format(from),
  note: () => 'Whole days of UTC.',
};

interface BarMark {
  /** The place of the bar in its line. */
  index: number;
  label: string;
  isChapter: boolean;
  /** Its label stands before its bar: after it there is no room. */
  isAtEnd?: boolean;
}

/** As many bars are at most as wide as the label of a section. */
const labelBars = 6;

/** The labels under a line of bars: each section, and every third bar that is not too near to a section label. */
export function marksOf(bins: readonly Bin[], words: BarWords): BarMark[] {
  const chapters = bins.flatMap(({ from }, index) => {
    const label = words.chapter(from);
    return label === null ? [] : [{ index, label, isChapter: true, isAtEnd: index > bins.length - labelBars }];
  });
  const isFree = (index: number) =>
    index % 3 === 0 &&
    index < bins.length - 1 &&
    chapters.every(({ index: at, isAtEnd }) =>
      isAtEnd ? index < at - labelBars : index < at - 1 || index >= at + labelBars,
    );
  const others = bins.flatMap(({ from }, index) =>
    isFree(index) ? [{ index, label: words.short(from), isChapter: false }] : [],
  );
  return [...chapters, ...others];
}

/** '3 events: 1 critical, 2 high' */
export function countsInWords({ total, counts }: { total: number; counts: UrgencyCounts }): string {
  if (total === 0) return 'No events';
  const parts = urgencyLevels.filter((level) => counts[level] > 0).map((level) => `${counts[level]} ${level}`);
  return `${plural(total, 'event')}: ${parts.join(', ')}`;
}

/** Why the count of a bar is unknown; empty if it is known. */
export const unknowns: Record<Bin['state'], string> = {
  known: '',
  unread: 'no feed was read',
  unobserved: 'the day was not observed',
  unloaded: 'older than what this page holds',
};

/** A bar in words. A time that is unknown is not called quiet. */
export function binInWords(bin: Bin): string {
  if (bin.state === 'known') return countsInWords(bin);
  return bin.total > 0 ? `${countsInWords(bin)}; ${unknowns[bin.state]}` : unknowns[bin.state];
}
