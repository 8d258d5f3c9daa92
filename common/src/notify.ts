import type { DeviceAlerts } from './alerts.ts';
import type { Event, UrgencyLevel } from './events.ts';
import { urgencyLevels } from './listing.ts';
import { isAtPlace } from './my-places.ts';
import type { notifyRules } from './notifications.ts';
import { isQuiet } from './quiet-hours.ts';
import type { NotificationPreferences, UserSettings } from './settings.ts';

/** The rule that decided about an event for a user. */
export type NotifyRule = (typeof notifyRules)[number];

/** What decides about notifications of a user on one device. */
export interface NotifyPreferences {
  settings: Pick<UserSettings, 'notificationsEnabled'>;
  preferences: NotificationPreferences;
  /** Missing for a device that is unknown: it has no quiet hours and no places. */
  alerts?: DeviceAlerts | undefined;
  /** The zone of the device's clock; quiet hours need it. */
  timeZone?: string | undefined;
}

type JudgedEvent = Pick<Event, 'urgencyLevel' | 'eventType' | 'location' | 'archived' | 'deletedAt'>;

/** The urgency levels of an alert threshold: its own and all above. Choosing a threshold selects them. */
export function levelsFrom(threshold: UserSettings['alertThreshold']): UrgencyLevel[] {
  return urgencyLevels.slice(0, rank(threshold) + 1);
}

/**
 * Decides whether an event may notify a user on a device; the first matching rule wins. The alert threshold is not a rule:
 * it sets the selected urgency levels. The browser's permission is not checked here. `at`: now, for the quiet hours.
 */
export function decideNotification(event: JudgedEvent, rules: NotifyPreferences, at: Date): NotifyRule {
  const { settings, preferences } = rules;
  if (!settings.notificationsEnabled) return 'account-off';
  if (!preferences.enabled) return 'browser-off';
  if (event.archived || event.deletedAt !== null) return 'not-live';
  if (!isUrgencyChosen(event, rules)) return 'urgency-not-chosen';
  if (!preferences.eventTypes.includes(event.eventType)) return 'type-not-chosen';
  return isHeldByQuietHours(event, rules, at) ? 'quiet-hours' : 'passed';
}

/** In the user's places lower levels count as well. */
function isUrgencyChosen({ urgencyLevel, location }: JudgedEvent, { preferences, alerts }: NotifyPreferences): boolean {
  if (preferences.urgencyLevels.includes(urgencyLevel)) return true;
  return alerts !== undefined && rank(urgencyLevel) <= rank(alerts.placesFrom) && isAtPlace(location, alerts.places);
}

function isHeldByQuietHours({ urgencyLevel }: JudgedEvent, { alerts, timeZone }: NotifyPreferences, at: Date): boolean {
  const quiet = alerts?.quietHours;
  if (!quiet || timeZone === undefined || (quiet.allowsCritical && urgencyLevel === 'critical')) return false;
  return isQuiet(quiet, at, timeZone);
}

/** Of events that arrive together, at most this many are notified one by one. */
const maxAtOnce = 3;

/** Within `recentMs` milliseconds, at most this many events are notified one by one. */
const maxRecent = 10;
export const recentMs = 60_000;

/**
 * Splits events that arrived together into those notified one by one, most urgent first, and those only counted.
 * `recent`: the urgencies notified within the last `recentMs`. Only equally or more urgent ones use up the limit of an
 * event, so less urgent events never displace more urgent ones.
 */
export function selectMostUrgent<T extends { urgencyLevel: UrgencyLevel }>(
  events: readonly T[],
  recent: readonly UrgencyLevel[] = [],
): { individual: T[]; counted: T[] } {
  const individual: T[] = [];
  const counted: T[] = [];
  for (const event of events.toSorted((a, b) => rank(a.urgencyLevel) - rank(b.urgencyLevel))) {
    const atLeastAsUrgent = recent.filter((other) => rank(other) <= rank(event.urgencyLevel));
    const isIndividual = individual.length < maxAtOnce && individual.length + atLeastAsUrgent.length < maxRecent;
    (isIndividual ? individual : counted).push(event);
  }
  return { individual, counted };
}

/** Between two notifications of a critical event that was not seen, in milliseconds, and the number of repetitions. */
export const repeatMs = 60_000;
export const maxRepeats = 10;

/** Whether a device is notified of an event again until it is seen. The end of a danger is told once. */
export function isRepeated(
  { urgencyLevel, kind }: Pick<Event, 'urgencyLevel' | 'kind'>,
  alerts: DeviceAlerts | undefined,
): boolean {
  return urgencyLevel === 'critical' && kind === undefined && alerts?.repeatsCritical === true;
}

/** The urgency levels below this one. */
export function lessUrgentThan(urgency: UrgencyLevel): UrgencyLevel[] {
  return urgencyLevels.slice(rank(urgency) + 1);
}

/** Critical and urgent notifications stay until the user closes them; others close after `notificationCloseMs`. */
export function staysOpen(urgency: UrgencyLevel): boolean {
  return urgency === 'critical' || urgency === 'urgent';
}

/** In milliseconds. */
export const notificationCloseMs = 10_000;

/** The tag of an event's notification. Notifications with the same tag replace each other. */
export const tagOf = (eventId: string): string => `event-${eventId}`;

/** The tag of the summary notification. */
export const summaryTag = 'rest';

/** The tag of a test message. */
export const testTag = 'test';

/** The path of the timeline opened at this event. */
export const pathOf = (eventId: string): string => `/?event=${encodeURIComponent(eventId)}`;

/** The title of a notification, marked if the events are a replay. */
export function titleOf(title: string, isReplay: boolean): string {
  return isReplay ? `Replay: ${title}` : title;
}

/** The body of a notification: 'High · Northport · 2 sources'. */
export function bodyOf({
  urgencyLevel,
  location,
  sourceCount,
}: Pick<Event, 'urgencyLevel' | 'location' | 'sourceCount'>): string {
  const urgency = urgencyLevel.charAt(0).toUpperCase() + urgencyLevel.slice(1);
  return [urgency, location, count(sourceCount, 'source')].filter(Boolean).join(' · ');
}

/** The notification for events that are only counted. */
export function summaryText(events: number): { title: string; body: string } {
  return { title: count(events, 'more event'), body: 'Open the timeline to read them.' };
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}

/** 0 is the most urgent. */
function rank(urgency: UrgencyLevel): number {
  return urgencyLevels.indexOf(urgency);
}
