import type { EventContent } from '@vigil/common/events';
import { type NewsText, type Statement, urgencies } from '@vigil/reader';

/** What a text says, and how it is judged. */
export interface TextReading {
  statement: Statement;
  judgement: Pick<EventContent, 'eventType' | 'urgencyLevel' | 'location' | 'place'> & { relevant: boolean };
}

/** Null if the text cannot be read now. */
export type ReadText = (text: NewsText) => Promise<TextReading | null>;

/**
 * The statement of a text that an administrator has put on the timeline. Where their type or urgency is another one than the
 * reader's, it is theirs. Undefined where the text was not read: it is read again later.
 */
export function statedBy(
  reading: TextReading | null,
  { eventType, urgencyLevel }: Pick<EventContent, 'eventType' | 'urgencyLevel'>,
): Statement | undefined {
  if (!reading) return undefined;
  const { statement, judgement } = reading;
  const urgency = judgement.urgencyLevel === urgencyLevel ? statement.urgency : certain(urgencyLevel);
  const isTheirs = judgement.eventType !== eventType || judgement.urgencyLevel !== urgencyLevel;
  return isTheirs ? { ...statement, model: 'admin', relevance: 1, type: eventType, urgency } : statement;
}

/** The chances of a level that is certain. */
export function certain(level: EventContent['urgencyLevel']): Statement['urgency'] {
  return urgencies.map((one) => (one === level ? 1 : 0));
}
