/**
 * What is reported of each day from 15 January 2024 to 8 October 2026, by reading: the titles and summaries of the
 * archive, and for 12 to 25 June 2025, 1 to 10 January, 28 February to 28 April and 6 to 23 June 2026 also the headlines of
 * the news of these days. A day that is not listed counts as one without a report. The archive is a selection, so quiet days
 * between its events can hide smaller incidents.
 */
const firstDay = '2024-01-15';
const lastDay = '2026-10-08';

/**
 * An attack by the arms of Israel or the United States on Iran's territory, forces or ships, or by Iran's on theirs.
 * Attacks by allied groups and attacks on ships of other states are not counted.
 */
export const attackDays: readonly DayRange[] = [
  '2024-01-15',
  '2024-01-20',
  '2024-04-01',
  '2024-04-13',
  '2024-04-19',
  '2024-07-31',
  '2024-09-27',
  '2024-10-01',
  '2024-10-26',
  ['2025-06-13', '2025-06-24'],
  '2026-02-03',
  ['2026-02-28', '2026-04-08'],
  '2026-04-19',
  '2026-05-04',
  '2026-05-25',
  ['2026-06-07', '2026-06-13'],
  '2026-06-26',
  '2026-07-07',
  ['2026-07-12', '2026-07-24'],
  '2026-07-29',
  '2026-09-02',
].map(toRange);

/** Days with attacks by both sides on that day or on it and the day before. */
export const exchangeDays: readonly DayRange[] = [
  ['2025-06-13', '2025-06-24'],
  ['2026-02-28', '2026-04-08'],
  ['2026-06-08', '2026-06-10'],
  ['2026-07-12', '2026-07-24'],
  '2026-07-29',
  '2026-09-02',
].map(toRange);

/**
 * Talks between Iran and Israel, the United States or European powers, through mediators or not, a pause in fighting that
 * is agreed or extended, or a step of a deal. Talks of others about Iran, offers and refusals are not counted.
 */
export const diplomacyDays: readonly DayRange[] = [
  '2025-04-12',
  '2025-05-23',
  '2025-06-20',
  '2025-06-23',
  '2025-06-24',
  '2025-07-25',
  '2025-09-09',
  '2026-02-06',
  '2026-02-17',
  '2026-02-26',
  '2026-03-23',
  '2026-04-07',
  '2026-04-08',
  '2026-04-11',
  '2026-04-12',
  '2026-04-21',
  '2026-05-18',
  '2026-05-25',
  '2026-06-08',
  ['2026-06-11', '2026-06-18'],
  ['2026-06-21', '2026-06-23'],
  '2026-07-25',
  '2026-08-01',
  '2026-09-23',
].map(toRange);

/** The first and the last day (UTC). */
type DayRange = readonly [from: string, to: string];

const dayMs = 86_400_000;

/** Whether each day from the first to the last is in one of the ranges. */
export function seriesOf(ranges: readonly DayRange[]): boolean[] {
  const count = (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1;
  return Array.from({ length: count }, (_, at) => {
    const day = dayAt(at);
    return ranges.some(([from, to]) => from <= day && day <= to);
  });
}

/** The day at a place in a series. */
export function dayAt(index: number): string {
  return new Date(Date.parse(firstDay) + index * dayMs).toISOString().slice(0, 10);
}

function toRange(days: string | string[]): DayRange {
  const [from = '', to = from] = typeof days === 'string' ? [days] : days;
  return [from, to];
}
