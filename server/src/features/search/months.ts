import type { UrgencyLevel } from '@vigil/common/events';
import type { Density } from '@vigil/common/time';

/** Counts events by the month of UTC, from that of the first one to that of the last one; empty months are included. */
export function countMonths(dated: Iterable<{ time: number; urgency: UrgencyLevel }>): Density['months'] {
  const counted = new Map<string, Record<UrgencyLevel, number>>();
  for (const { time, urgency } of dated) {
    const month = new Date(time).toISOString().slice(0, 7);
    const counts = counted.get(month) ?? noCounts();
    counts[urgency] += 1;
    counted.set(month, counts);
  }
  const names = [...counted.keys()].sort();
  const [first, last] = [names[0], names.at(-1)];
  const months: Density['months'] = [];
  for (let month = first; month && last && month <= last; month = after(month))
    months.push({ month, counts: counted.get(month) ?? noCounts() });
  return months;
}

function after(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}

function noCounts(): Record<UrgencyLevel, number> {
  return { critical: 0, urgent: 0, high: 0, medium: 0, low: 0 };
}
