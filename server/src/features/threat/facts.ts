import { type UrgencyLevel, urgencyLevels } from '@vigil/common/events';
import { type Signal, signalOf } from '../../language/signal.ts';
import type { EventRecord } from '../../timeline/change.ts';
import { groupsOf } from '../../timeline/origins.ts';
import { isSupported, pointsOf } from '../../timeline/weight.ts';

/** What the threat level needs to know of an event. Reading a title costs a part of a millisecond: it is read once a change. */
export interface Facts {
  /** The time of the event in milliseconds. */
  time: number;
  /** The urgency that counts as a threat. */
  grade: UrgencyLevel;
  /** It is told as critical, whether or not it counts as that by itself, and is no news of talks. */
  isToldCritical: boolean;
  signal: Signal;
  /** Points before they fade. */
  points: number;
  /** The names of its independent origins. */
  origins: readonly string[];
  isArchived: boolean;
}

export function factsOf(event: EventRecord): Facts {
  const signal = signalOf(event);
  return {
    time: Date.parse(event.timestamp),
    grade: gradeOf(event, signal),
    isToldCritical: event.urgencyLevel === 'critical' && signal !== 'dialogue',
    signal,
    points: pointsOf(event),
    origins: groupsOf(event.reports).map(({ name }) => name),
    isArchived: event.archived,
  };
}

/** A step less urgent than the event itself unless it is supported, and never more than medium for talks and truces. */
function gradeOf(event: EventRecord, signal: Signal): UrgencyLevel {
  const rank = urgencyLevels.indexOf(event.urgencyLevel) + (isSupported(event) ? 0 : 1);
  const least = signal === 'dialogue' ? urgencyLevels.indexOf('medium') : 0;
  return urgencyLevels[Math.max(rank, least)] ?? 'low';
}
