import type { Event } from '@vigil/common/events';
import { decideNotification, type NotifyRule } from '@vigil/common/notify';
import type { UserSettings } from '@vigil/common/settings';
import type { DecisionRow, SubscriptionRow } from './store.ts';

/** A browser of a user for which is decided; null for the account of a user without a subscribed browser. */
type Target = SubscriptionRow | null;

/** An event that was decided for a user, with the decision. */
export interface DecisionCandidate extends Pick<Event, 'urgencyLevel'> {
  event: Event;
  row: DecisionRow;
  /** What each browser decides; the row has the rule of the one that lets most through. */
  rules: Map<Target, NotifyRule>;
  /** The user was notified of it before. */
  isAgain: boolean;
}

export interface DecisionContext {
  person: UserSettings;
  browsers: SubscriptionRow[];
  at: Date;
}

/** The browsers for which is decided: one at least, so that every decision has a rule. */
export function targetsOf(browsers: SubscriptionRow[]): Target[] {
  return browsers.length > 0 ? browsers : [null];
}

/** The first decision about an event. */
export function decide(event: Event, { person, browsers, at }: DecisionContext): DecisionCandidate {
  const { id: eventId, eventType, urgencyLevel, step } = event;
  const { userId } = person;
  const rules = new Map(
    targetsOf(browsers).map((target) => [target, decideNotification(event, rulesOn(target, person), at)]),
  );
  const decided = [...rules.values()];
  const row: DecisionRow = {
    _id: `${userId}:${eventId}`,
    userId,
    at,
    eventId,
    eventType,
    urgencyLevel,
    ...(step !== undefined && { step }),
    rule: decided.find((rule) => rule === 'passed') ?? decided[0] ?? 'browser-off',
    pushed: 0,
    subscribed: browsers.length,
    sentTo: [],
    expiresAt: new Date(at.getTime() + person.retentionDays * 86_400_000),
  };
  return { event, row, rules, urgencyLevel, isAgain: false };
}

/**
 * A further decision about an event that became more urgent or moved by a step. Null if the user was notified before and would not be now:
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
  return { ...now, row: { ...now.row, sentTo: before.sentTo ?? [] }, isAgain: before.rule === 'passed' };
}

/** A browser that has sent its preferences is decided for by these, any other by those of the account. */
export function rulesOn(target: Target, person: UserSettings) {
  const device = target?.device;
  return {
    settings: person,
    preferences: device?.preferences ?? person.notificationPreferences,
    alerts: device?.alerts,
    timeZone: device?.timeZone,
  };
}
