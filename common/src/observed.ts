import type { Event } from './events.ts';

const dayMs = 86_400_000;

/**
 * Whether an event shows that its day was observed: it was read within a day of its time, or is of the archive. Feeds give days
 * before they were first read too, and only what they still list.
 */
export function isWatched({
  archived,
  createdAt,
  timestamp,
}: Pick<Event, 'archived' | 'createdAt' | 'timestamp'>): boolean {
  return archived || Date.parse(createdAt) - Date.parse(timestamp) <= dayMs;
}
