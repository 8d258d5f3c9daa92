import type { LabelledItem } from './labels.ts';

/** The last days of each language, which training leaves out, and of the calm days; as `server/reader/training/labels.py` has them. */
const late: Record<string, string> = { en: '2026-04-20', he: '2026-04-24', fa: '2026-05-24', ar: '2025-06-22' };
const lateCalm = '2026-01-08';
const june = '2026-06-01';
/** Of the other days, each ninth by its number since the first day of the year 1. */
const days = 9;
const leftOutDay = 4;
const daysTo1970 = 719_163;

/** Whether training left an item out where its figures are published. */
export function isLeftOut({ item: { date, lang }, news }: Pick<LabelledItem, 'item'> & { news: string }): boolean {
  const day = date.slice(0, 10);
  if (day === '') return false;
  if (day >= june) return true;
  if (news === 'calm') return day >= lateCalm;
  if (day >= (late[lang.slice(0, 2) || 'en'] ?? june)) return true;
  return (Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + daysTo1970) % days === leftOutDay;
}
