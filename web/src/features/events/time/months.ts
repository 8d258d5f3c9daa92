import type { Density } from '@vigil/common/time';
import { plural } from '../../../kit/words.ts';

type Month = Density['months'][number];

/** How wide a bar is, in pixels. */
export const [minPx, maxPx] = [6, 48];

export function totalOf({ counts }: Month): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** '12 events'. A month without any was not observed: it is unknown, not quiet. */
export function countWords(month: Month): string {
  return totalOf(month) === 0 ? 'not observed' : plural(totalOf(month), 'event');
}

/** The last millisecond of a month of UTC, '2025-06', in milliseconds since 1970. */
export function endOf(month: string): number {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return +next - 1;
}

/** The index of the month that a time is in; the nearest one if it is in none. */
export function indexOfMonth(months: readonly Month[], time: number): number {
  const name = new Date(time).toISOString().slice(0, 7);
  const after = months.findIndex(({ month }) => month >= name);
  return after < 0 ? months.length - 1 : after;
}

const long = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'June 2025' */
export function wordsOf(month: string): string {
  return long.format(new Date(`${month}-01T00:00:00Z`));
}
