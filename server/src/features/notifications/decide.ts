import type { Event } from '@vigil/common/events';
import { decideNotification } from '@vigil/common/notify';
import type { UserSettings } from '@vigil/common/settings';
import type { DecisionRow } from './store.ts';

/** An event that was decided for a person, with the row that says how. */
export interface Candidate extends Pick<Event, 'urgencyLevel'> {
  event: Event;
  row: DecisionRow;
  /** The person was told of it before. */
  isAgain: boolean;
}

interface Circumstances {
  person: UserSettings;
  /** Browsers of the person that may be woken. */
  subscribed: number;
  at: Date;
}

/** Decides of an event for the first time. */
export function decide(event: Event, { person, subscribed, at }: Circumstances): Candidate {
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
 * Decides again of an event that presses more than before. Null where nothing is to be told now and something was
 * told then: what was sent is not taken back.
 */
export function decideAgain(before: DecisionRow, event: Event, circumstances: Circumstances): Candidate | null {
  const now = decide(event, circumstances);
  const wasTold = before.rule === 'passed' || before.rule === 'in-summary';
  if (wasTold && now.row.rule !== 'passed') return null;
  return { ...now, isAgain: before.rule === 'passed' };
}
