import type { EventType, UrgencyLevel } from '@vigil/common/events';
import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import { expect, it } from 'vitest';
import { arrivalWords } from './arrival-words.ts';

interface Given {
  levels?: readonly UrgencyLevel[];
  types?: readonly EventType[];
  enabled?: boolean;
  account?: boolean;
  permission?: Parameters<typeof arrivalWords>[0]['permission'];
}

const wordsFor = ({
  levels = ['critical', 'urgent', 'high'],
  types = ['military', 'diplomatic'],
  enabled = true,
  account = true,
  permission = 'granted',
}: Given) =>
  arrivalWords({
    settings: { notificationsEnabled: account },
    preferences: { enabled, urgencyLevels: [...levels], eventTypes: [...types], soundEnabled: true },
    permission,
  });

it.each<[Given, string]>([
  [{}, 'You will be notified of critical, urgent and high military and diplomatic events.'],
  // In the order of the page, not in the order in which they were ticked.
  [{ levels: ['medium', 'critical'], types: ['other'] }, 'You will be notified of critical and medium other events.'],
  [{ levels: urgencyLevels, types: ['cyber'] }, 'You will be notified of all cyber events.'],
  [{ levels: ['low'], types: eventTypes }, 'You will be notified of low events of every type.'],
  [{ levels: urgencyLevels, types: eventTypes }, 'You will be notified of every event.'],
])('what arrives with %j is said', (given, words) => {
  expect(wordsFor(given)).toBe(words);
});

it.each<[Given, string]>([
  [{ levels: [] }, 'Nothing will arrive: no urgency level is ticked.'],
  [{ types: [] }, 'Nothing will arrive: no event type is ticked.'],
  [{ levels: [], types: [] }, 'Nothing will arrive: no urgency level and no event type is ticked.'],
  [{ account: false }, 'Nothing will arrive: notifications are disabled in your preferences.'],
  [{ enabled: false }, 'Nothing will arrive in this browser: browser notifications are switched off.'],
  [{ permission: 'default' }, 'Nothing will arrive in this browser: browser notifications are switched off.'],
  [{ permission: 'denied' }, 'Nothing will arrive in this browser: it blocks notifications of Vigil.'],
  [{ permission: 'unsupported' }, 'Nothing will arrive in this browser: it cannot show notifications of websites.'],
])('that nothing arrives with %j is said, and that the page still shows what is critical', (given, words) => {
  expect(wordsFor(given)).toBe(`${words} Critical events are still shown on the page while it is open.`);
});
