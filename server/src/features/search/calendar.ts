import type { Audience } from '@vigil/common/access';
import type { UrgencyLevel } from '@vigil/common/events';
import type { Density } from '@vigil/common/time';

const dayMs = 86_400_000;

/** An event in lists. Times in milliseconds. */
export interface CountedEvent {
  isHidden: boolean;
  time: number;
  /** The time by which lists are ordered. */
  listedAt: number;
  urgency: UrgencyLevel;
}

type CountsByUrgency = Record<UrgencyLevel, number>;

/** How many events there are of each day of the list, and of each month by time and urgency (UTC): counted as they change. */
export function createCalendar() {
  const totals: Record<Audience, number> = { visitor: 0, admin: 0 };
  const days = new Map<number, Record<Audience, number>>();
  const months = new Map<string, Record<Audience, CountsByUrgency>>();

  function add(event: CountedEvent, count: 1 | -1 = 1): void {
    const day = Math.floor(event.listedAt / dayMs);
    const month = new Date(event.time).toISOString().slice(0, 7);
    const ofDay = days.get(day) ?? { visitor: 0, admin: 0 };
    const ofMonth = months.get(month) ?? { visitor: noCounts(), admin: noCounts() };
    for (const audience of event.isHidden ? (['admin'] as const) : (['visitor', 'admin'] as const)) {
      totals[audience] += count;
      ofDay[audience] += count;
      ofMonth[audience][event.urgency] += count;
    }
    if (ofDay.admin === 0) days.delete(day);
    else days.set(day, ofDay);
    if (Object.values(ofMonth.admin).every((left) => left === 0)) months.delete(month);
    else months.set(month, ofMonth);
  }

  /**
   * Where a list of events, the latest first, is after `skip` of them: at the last moment of a day, and after `skip` more. Null beyond
   * the end.
   */
  function startOf(audience: Audience, skip: number): { before: Date; skip: number } | null {
    let left = skip;
    for (const day of [...days.keys()].sort((a, b) => b - a)) {
      const count = days.get(day)?.[audience] ?? 0;
      if (left < count) return { before: new Date((day + 1) * dayMs), skip: left };
      left -= count;
    }
    return null;
  }

  /** Each month from that of the first event to that of the last one; empty months are included. */
  function density(audience: Audience): Density['months'] {
    const total = (counts: CountsByUrgency | undefined) =>
      Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0);
    const names = [...months.keys()].filter((month) => total(months.get(month)?.[audience]) > 0).sort();
    const [first, last] = [names[0], names.at(-1)];
    const listed: Density['months'] = [];
    for (let month = first; month && last && month <= last; month = after(month))
      listed.push({ month, counts: { ...(months.get(month)?.[audience] ?? noCounts()) } });
    return listed;
  }

  return { add, startOf, density, total: (audience: Audience) => totals[audience] };
}

function after(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}

function noCounts(): CountsByUrgency {
  return { critical: 0, urgent: 0, high: 0, medium: 0, low: 0 };
}
