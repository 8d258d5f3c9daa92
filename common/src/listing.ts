/** What browsers must know of events before any schema is loaded: their kinds, their order, how many they hold. */
export const eventTypes = [
  'military',
  'diplomatic',
  'intelligence',
  'economic',
  'humanitarian',
  'cyber',
  'other',
] as const;

/** From the most to the least pressing. */
export const urgencyLevels = ['critical', 'urgent', 'high', 'medium', 'low'] as const;

/** The most events that one call returns. A browser holds hardly more. */
export const eventsLimit = 1000;

interface Placed {
  timestamp: string;
  id: string;
}

/** Newest first; equal times keep one order everywhere, by id. */
export function byNewest(a: Placed, b: Placed): number {
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? 1 : -1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
