import type { Event } from '@vigil/common/events';
import { decideNotification } from '@vigil/common/notify';
import type { UserSettings } from '@vigil/common/settings';
import type { DecisionRow } from './store.ts';

/** An event that was decided for a user, with the decision. */
export interface DecisionCandidate extends Pick<Event, 'urgencyLevel'> {
  event: Event;
  row: DecisionRow;
  /** The user was notified of it before. */
  isAgain: boolean;
}

interface DecisionContext {
  person: UserSettings;
  /** The number of the user's subscribed browsers. */
  subscribed: number;
  at: Date;
}

/** The first decision about an event. */
export function decide(event: Event, { person, subscribed, at }: DecisionContext): DecisionCandidate {
  const { id: eventId, eventType, urgencyLevel } = event;
  const { userId, notificationPreferences: preferences } = person;
  const row: DecisionRow = {
    _id: `${userId}:${eventId}`,
    userId,
    at,
    eventId,
    eventType,
    urgencyLevel,
    rule: decideNotification(event, { settings: person, preferences }),
    pushed: 0,
    subscribed,
    expiresAt: new Date(at.getTime() + person.retentionDays * 86_400_000),
  };
  return { event, row, urgencyLevel, isAgain: false };
}

/**
 * A further decision about an event that became more urgent. Null if the user was notified before and would not be now:
 * a sent message is not taken back.
 */
export function decideAgain(
  before: DecisionRow,
  event: Event,
  circumstances: DecisionContext,
): DecisionCandidate | null {
  const now = decide(event, circumstances);
  const wasNotified = before.rule === 'passed' || before.rule === 'in-summary';
  if (wasNotified && now.row.rule !== 'passed') return null;
  return { ...now, isAgain: before.rule === 'passed' };
}
