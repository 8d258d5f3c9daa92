import type { AsOfReply } from '@vigil/common/time';
import type { Loaded } from './loaded.ts';

/** The number of loaded events of the current day, UTC; null if none are loaded or the day begins before them. */
export function countToday({ epoch, events, totalCount }: Loaded, now: number): number | null {
  if (epoch === '') return null;
  const midnight = `${new Date(now).toISOString().slice(0, 10)}T00:00:00`;
  const count = events.findIndex(({ timestamp }) => timestamp < midnight);
  if (count >= 0) return count;
  return events.length === totalCount ? totalCount : null;
}

/** The events of the day of a past moment, UTC, up to it, and their distinct sources; null if not all of them are listed. */
export function countDay({ at, events, totalCount }: AsOfReply): { events: number | null; sources: number | null } {
  const midnight = `${at.slice(0, 10)}T00:00:00`;
  const ofDay = events.filter(({ timestamp }) => timestamp >= midnight && timestamp <= at);
  if (ofDay.length === events.length && events.length < totalCount) return { events: null, sources: null };
  return { events: ofDay.length, sources: new Set(ofDay.flatMap(({ sources }) => sources)).size };
}
