import type { EventType, UrgencyLevel } from '@vigil/common/events';
import { type Statement, urgencies } from '@vigil/reader';
import type { Located } from '../gazetteer/place-of.ts';

/** What follows from a statement. */
export interface Judgement extends Located {
  /** Is its main subject the confrontation between Israel and Iran (the rubric is in docs/classify.md)? */
  relevant: boolean;
  eventType: EventType;
  urgencyLevel: UrgencyLevel;
}

/** The chance from which a report is relevant by itself; measured in docs/accuracy.md. */
const minRelevance = 0.7;
/** The chance from which it is relevant as a further report of a known event. */
const minAsReport = 0.1;
/** The chance of urgent and critical together from which a report is an alarm; measured in docs/accuracy.md. */
const minAlarm = 0.3;

export function judge(statement: Statement, { location, place }: Located): Judgement {
  const relevant = isRelevant(statement);
  const urgencyLevel = urgencyOf(statement.urgency);
  return {
    relevant,
    eventType: statement.type,
    // Outside the confrontation nothing is an alarm.
    urgencyLevel: relevant ? urgencyLevel : withoutAlarm(urgencyLevel),
    location,
    place,
  };
}

export function isRelevant({ relevance }: Pick<Statement, 'relevance'>): boolean {
  return relevance >= minRelevance;
}

/** Whether a report that is not relevant by itself is so where it reports a known event. */
export function isPossible({ relevance }: Statement): boolean {
  return relevance >= minAsReport && relevance < minRelevance;
}

/** `chances`: of the five levels, low first. */
export function urgencyOf(chances: Statement['urgency']): UrgencyLevel {
  const [urgent = 0, critical = 0] = chances.slice(3);
  if (urgent + critical >= minAlarm) return critical >= urgent ? 'critical' : 'urgent';
  let sum = 0;
  const middle = urgencies.find((_, at) => {
    sum += chances[at] ?? 0;
    return sum >= 0.5;
  });
  return middle ?? 'low';
}

/**
 * What has a date that cannot be read may be days old: it raises no alarm by itself. A report of the same event whose date is
 * known makes the event as urgent as it is, and then alerts.
 */
export function withoutAlarm(urgency: UrgencyLevel): UrgencyLevel {
  return urgency === 'low' ? 'low' : 'medium';
}
