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
  moves?: readonly { at: string }[] | undefined;
}

/** The time by which lists are ordered: that of the latest move, or of the event itself. */
export function listedAt({ timestamp, moves }: Pick<ListPosition, 'timestamp' | 'moves'>): string {
  const moved = moves?.at(-1)?.at ?? '';
  return moved > timestamp ? moved : timestamp;
}

/** Newest first; equal times are ordered by id. */
export function byNewest(a: ListPosition, b: ListPosition): number {
  const [one, other] = [listedAt(a), listedAt(b)];
  if (one !== other) return one < other ? 1 : -1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Whether an event has moved by a step since `before`: readers are alerted to it again. */
export function hasMovedOn(
  before: { step?: number | undefined } | undefined,
  now: { step?: number | undefined },
): boolean {
  return before !== undefined && (now.step ?? 0) > (before.step ?? 0);
}
