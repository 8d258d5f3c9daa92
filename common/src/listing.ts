/** What browsers need before any schema is loaded: event types, urgency levels, order and page size. */
export const eventTypes = [
  'military',
  'diplomatic',
  'intelligence',
  'economic',
  'humanitarian',
  'cyber',
  'other',
] as const;

/** From most to least urgent. */
export const urgencyLevels = ['critical', 'urgent', 'high', 'medium', 'low'] as const;

/** The maximum number of events in one reply. Browsers keep slightly more. */
export const eventsLimit = 1000;

interface ListPosition {
  timestamp: string;
  id: string;
}

/** Newest first; equal times are ordered by id. */
export function byNewest(a: ListPosition, b: ListPosition): number {
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? 1 : -1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
