import type { UrgencyLevel } from '@vigil/common/events';
import type { EventRecord } from './change.ts';
import { originsOf } from './origins.ts';

/** Points of an event by its urgency. */
const urgencyPoints: Record<UrgencyLevel, number> = { critical: 8, urgent: 4, high: 2, medium: 1, low: 0 };

/** Half-life of an event's weight, in hours. */
const halfLife = 24;

/**
 * Returns true if an event counts in full: it has two independent origins, or an administrator wrote or corrected it.
 */
export function isSupported({ judgedBy, reports }: Pick<EventRecord, 'judgedBy' | 'reports'>): boolean {
  return judgedBy === 'admin' || originsOf(reports) >= 2;
}

/** Points of an event before decay. */
export function pointsOf(event: Pick<EventRecord, 'judgedBy' | 'reports' | 'urgencyLevel'>): number {
  return urgencyPoints[event.urgencyLevel] * (isSupported(event) ? 1 : 0.5);
}

/** Points of an event after decay, halved each day. A time slightly in the future has no decay. */
export function faded(points: number, timestamp: number, until: Date): number {
  return points * 0.5 ** (Math.max(0, hoursBefore(timestamp, until)) / halfLife);
}

/** The weight of an event at a time. */
export function weightOf(event: EventRecord, until: Date): number {
  return faded(pointsOf(event), Date.parse(event.timestamp), until);
}

/** Hours from a time in milliseconds to a later one. */
function hoursBefore(timestamp: number, until: Date): number {
  return (+until - timestamp) / 3_600_000;
}
