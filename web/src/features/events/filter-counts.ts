import type { EventType } from '@vigil/common/events';
import type { Loaded } from './loaded.ts';
import { type Filters, isUrgent, matches } from './view.ts';

export function isFiltered({ filter, isUrgentOnly, place }: Filters): boolean {
  return filter !== 'all' || isUrgentOnly || place !== null;
}

type Counts = Partial<Record<EventType | 'urgent', number>>;

/**
 * How many events each filter would list: one of each type that is present, and that of critical and urgent events. Read with
 * `useShallow`.
 */
export function countFilters({ events }: Loaded, view: Filters): Counts {
  const alone: Counts = {};
  const kept: Counts = {};
  const count = (counts: Counts, key: keyof Counts) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const ofAllTypes = { ...view, filter: 'all' as const };
  const ofAnyUrgency = { ...view, isUrgentOnly: false };
  for (const event of events) {
    count(alone, event.eventType);
    if (matches(event, ofAllTypes)) count(kept, event.eventType);
    if (!isUrgent(event)) continue;
    count(alone, 'urgent');
    if (matches(event, ofAnyUrgency)) count(kept, 'urgent');
  }
  return { ...alone, ...kept };
}
