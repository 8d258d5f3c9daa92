import type { Balance } from '@vigil/common/balance';
import { wallClock } from '../../kit/zone.ts';

const dayMs = 86_400_000;

/** When the days of today and of yesterday began by the clock of the page's zone. */
export function dayStarts(now: Date): { today: Date; yesterday: Date } {
  const sinceMidnight = wallClock(now).getTime() % dayMs;
  const today = new Date(now.getTime() - sinceMidnight);
  return { today, yesterday: new Date(today.getTime() - dayMs) };
}

type DatedBalance = Pick<Balance, 'israelAdvantage' | 'createdAt'>;

/**
 * How far the balance has moved since the last one of yesterday: 'moved 2 to Iran since yesterday'. Empty if there is none of
 * yesterday.
 */
export function moveWords(latest: DatedBalance, last: DatedBalance | null, yesterday: Date): string {
  if (last === null || Date.parse(last.createdAt) < yesterday.getTime()) return '';
  const points = latest.israelAdvantage - last.israelAdvantage;
  if (points === 0) return 'unchanged since yesterday';
  return `moved ${Math.abs(points)} to ${points > 0 ? 'Israel' : 'Iran'} since yesterday`;
}
