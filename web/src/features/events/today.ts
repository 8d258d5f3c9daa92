import type { Loaded } from './loaded.ts';

/** The number of loaded events of the current day, UTC; null if none are loaded or the day begins before them. */
export function countToday({ epoch, ids, byId, totalCount }: Loaded, now: number): number | null {
  if (epoch === '') return null;
  const midnight = `${new Date(now).toISOString().slice(0, 10)}T00:00:00`;
  const count = ids.findIndex((id) => (byId.get(id)?.timestamp ?? '') < midnight);
  if (count >= 0) return count;
  return ids.length === totalCount ? ids.length : null;
}
