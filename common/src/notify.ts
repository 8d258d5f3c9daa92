import type { Event, UrgencyLevel } from './events.ts';
import { urgencyLevels } from './listing.ts';
import type { notifyRules } from './notifications.ts';
import type { NotificationPreferences, UserSettings } from './settings.ts';

/** The rule that let an event through to a person, or held it back. */
export type NotifyRule = (typeof notifyRules)[number];

interface Wishes {
  settings: Pick<UserSettings, 'alertThreshold' | 'notificationsEnabled'>;
  preferences: NotificationPreferences;
}

type Told = Pick<Event, 'urgencyLevel' | 'eventType' | 'archived' | 'deletedAt'>;

/**
 * Whether an event may notify a person, by the first rule that decides. That the system allows
 * notifications at all is not asked here: only the browser knows.
 */
export function decideNotification(event: Told, { settings, preferences }: Wishes): NotifyRule {
  if (!settings.notificationsEnabled) return 'account-off';
  if (!preferences.enabled) return 'browser-off';
  if (event.archived || event.deletedAt !== null) return 'not-live';
  if (rank(event.urgencyLevel) > rank(settings.alertThreshold)) return 'below-threshold';
  if (!preferences.urgencyLevels.includes(event.urgencyLevel)) return 'urgency-not-chosen';
  if (!preferences.eventTypes.includes(event.eventType)) return 'type-not-chosen';
  return 'passed';
}

/** Critical and urgent notifications stay until somebody deals with them; the others go by themselves. */
export function staysOpen(urgency: UrgencyLevel): boolean {
  return urgency === 'critical' || urgency === 'urgent';
}

/** After how long the others go, in milliseconds. */
export const notificationCloseMs = 10_000;

/** 0 presses most. */
function rank(urgency: UrgencyLevel): number {
  return urgencyLevels.indexOf(urgency);
}
