import type { UrgencyLevel } from '@vigil/common/events';
import type { EventRecord } from './change.ts';
import { originsOf } from './origins.ts';

/** Points of an event by its urgency. */
const urgencyPoints: Record<UrgencyLevel, number> = { critical: 8, urgent: 4, high: 2, medium: 1, low: 0 };

/** Half-life of an event's weight, in hours. */
const halfLife = 24;

/**
 * Does an event count in full? Two independent origins stand behind it, or an administrator wrote or corrected it and
 * answers for how urgent it is.
 */
export function isSupported({ judgedBy, reports }: Pick<EventRecord, 'judgedBy' | 'reports'>): boolean {
  return judgedBy === 'admin' || originsOf(reports) >= 2;
}

/** Points of an event before they fade. */
export function pointsOf(event: Pick<EventRecord, 'judgedBy' | 'reports' | 'urgencyLevel'>): number {
  return urgencyPoints[event.urgencyLevel] * (isSupported(event) ? 1 : 0.5);
}

/** What is left of the points of an event at a time: half after each day. An event slightly ahead of the clock has not faded. */
export function faded(points: number, timestamp: number, until: Date): number {
  return points * 0.5 ** (Math.max(0, hoursBefore(timestamp, until)) / halfLife);
}

/** What an event weighs at a time. */
export function weightOf(event: EventRecord, until: Date): number {
  return faded(pointsOf(event), Date.parse(event.timestamp), until);
}

/** Hours from a time in milliseconds to a later one. */
export function hoursBefore(timestamp: number, until: Date): number {
  return (+until - timestamp) / 3_600_000;
}
