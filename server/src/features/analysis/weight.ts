import type { UrgencyLevel } from '@vigil/common/events';
import { originsOf } from '@vigil/common/origins';
import type { EventRecord } from '@vigil/common/timeline';

/** Points of an event by its urgency. */
const urgencyPoints: Record<UrgencyLevel, number> = { critical: 8, urgent: 4, high: 2, medium: 1, low: 0 };

/** After so many hours an event weighs half. */
const halfLife = 24;

/** What an event weighs at a time: its urgency, halved each day, and halved where fewer than two origins tell of it. */
export function weightOf({ urgencyLevel, timestamp, reports }: EventRecord, until: Date): number {
  const support = originsOf(reports) >= 2 ? 1 : 0.5;
  return urgencyPoints[urgencyLevel] * support * 0.5 ** (hoursBefore(timestamp, until) / halfLife);
}

/** Hours from a timestamp to a later time. */
export function hoursBefore(timestamp: string, until: Date): number {
  return (+until - Date.parse(timestamp)) / 3_600_000;
}
