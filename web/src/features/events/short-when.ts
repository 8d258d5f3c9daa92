import type { Event } from '@vigil/common/events';
import { formatBareDay, formatRecent } from '../../kit/time.ts';

/** The time in a line of text: '14:08', '19 Nov, 14:08'; the day or the arrival where no more is known. */
export function shortWhen({ timestamp, precision }: Pick<Event, 'timestamp' | 'precision'>, now: number): string {
  if (precision === 'day') return formatBareDay(timestamp);
  const at = formatRecent(timestamp, now);
  return precision === 'none' ? `seen ${at}` : at;
}
