import type { Event, UrgencyLevel } from './events.ts';
import { urgencyLevels } from './listing.ts';
import type { notifyRules } from './notifications.ts';
import type { NotificationPreferences, UserSettings } from './settings.ts';

/** The rule that let an event through to a person, or held it back. */
export type NotifyRule = (typeof notifyRules)[number];

/** What a person has chosen to be told of. */
export interface NotifyPreferences {
  settings: Pick<UserSettings, 'notificationsEnabled'>;
  preferences: NotificationPreferences;
}

type JudgedEvent = Pick<Event, 'urgencyLevel' | 'eventType' | 'archived' | 'deletedAt'>;

/** The urgency levels that an alert threshold stands for: its own and all above it. Choosing a threshold ticks them. */
export function levelsFrom(threshold: UserSettings['alertThreshold']): UrgencyLevel[] {
  return urgencyLevels.slice(0, rank(threshold) + 1);
}

/**
 * Whether an event may notify a person, by the first rule that decides. The alert threshold is no rule: it sets the
 * ticked urgency levels, and they decide. Whether the browser permits notifications is not checked here.
 */
export function decideNotification(event: JudgedEvent, { settings, preferences }: NotifyPreferences): NotifyRule {
  if (!settings.notificationsEnabled) return 'account-off';
  if (!preferences.enabled) return 'browser-off';
  if (event.archived || event.deletedAt !== null) return 'not-live';
  if (!preferences.urgencyLevels.includes(event.urgencyLevel)) return 'urgency-not-chosen';
  if (!preferences.eventTypes.includes(event.eventType)) return 'type-not-chosen';
  return 'passed';
}

/** Of events that come together so many are told of one by one; nobody wants a notification of each. */
export const maxAtOnce = 3;

/** Of events that come one after the other so many are told of one by one within `latelyMs` milliseconds. */
export const maxRecent = 10;
export const recentMs = 60_000;

/**
 * Which of the events that came together are told of one by one, the most pressing first, and which are only
 * counted. `lately`: the urgencies told of within the last `latelyMs`. Only what presses at least as much takes the
 * place of an event, so nothing calm ever hides what presses more.
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

/** The urgencies that press less than this one. */
export function lessUrgentThan(urgency: UrgencyLevel): UrgencyLevel[] {
  return urgencyLevels.slice(rank(urgency) + 1);
}

/** Critical and urgent notifications stay until somebody deals with them; the others go by themselves. */
export function staysOpen(urgency: UrgencyLevel): boolean {
  return urgency === 'critical' || urgency === 'urgent';
}

/** After how long the others go, in milliseconds. */
export const notificationCloseMs = 10_000;

/** One tag is one notification, whoever shows it and however often. */
export const tagOf = (eventId: string): string => `event-${eventId}`;

/** The tag of the message that counts. */
export const summaryTag = 'rest';

/** The tag of what a person sends to see whether it arrives. */
export const testTag = 'test';

/** Where the timeline opens at this event. */
export const pathOf = (eventId: string): string => `/?event=${encodeURIComponent(eventId)}`;

/** The title of a notification. It is read apart from the page, and does not pass for news where the page is a replay. */
export function titleOf(title: string, isReplay: boolean): string {
  return isReplay ? `Replay: ${title}` : title;
}

/** What a notification says of an event below its title: 'High · Northport · 2 sources'. */
export function bodyOf({
  urgencyLevel,
  location,
  sourceCount,
}: Pick<Event, 'urgencyLevel' | 'location' | 'sourceCount'>): string {
  const urgency = urgencyLevel.charAt(0).toUpperCase() + urgencyLevel.slice(1);
  return [urgency, location, count(sourceCount, 'source')].filter(Boolean).join(' · ');
}

/** What is said of events that are only counted. */
export function summaryText(events: number): { title: string; body: string } {
  return { title: count(events, 'more event'), body: 'Open the timeline to read them.' };
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}

/** 0 presses most. */
function rank(urgency: UrgencyLevel): number {
  return urgencyLevels.indexOf(urgency);
}
