import { type DeviceAlerts, defaultAlerts } from '@vigil/common/alerts';
import type { EventType, UrgencyLevel } from '@vigil/common/events';
import { eventTypes, urgencyLevels } from '@vigil/common/listing';
import { expect, it } from 'vitest';
import { arrivalWords, emailWords } from './arrival-words.ts';

interface Given {
  levels?: readonly UrgencyLevel[];
  types?: readonly EventType[];
  enabled?: boolean;
  account?: boolean;
  alerts?: Partial<DeviceAlerts>;
  permission?: Parameters<typeof arrivalWords>[0]['permission'];
}

const stateFor = ({
  levels = ['critical', 'urgent', 'high'],
  types = ['military', 'diplomatic'],
  enabled = true,
  account = true,
  alerts = {},
  permission = 'granted',
}: Given) => ({
  settings: { notificationsEnabled: account },
  preferences: { enabled, urgencyLevels: [...levels], eventTypes: [...types], soundEnabled: true },
  alerts: { ...defaultAlerts, ...alerts },
  permission,
});

it.each<[Given, string]>([
  [{}, 'You will be notified of critical, urgent and high military and diplomatic events.'],
  // In the order of the page, not in the order in which they were ticked.
  [{ levels: ['medium', 'critical'], types: ['other'] }, 'You will be notified of critical and medium other events.'],
  [{ levels: urgencyLevels, types: ['cyber'] }, 'You will be notified of all cyber events.'],
  [{ levels: ['low'], types: eventTypes }, 'You will be notified of low events of every type.'],
  [{ levels: urgencyLevels, types: eventTypes }, 'You will be notified of every event.'],
  [
    { alerts: { places: ['Haifa, Israel', 'Iran'], placesFrom: 'medium' } },
    'You will be notified of critical, urgent and high military and diplomatic events. In your places, Haifa, Israel; Iran, of medium ones too.',
  ],
  // What is ticked everywhere is not repeated for the places.
  [
    { types: ['cyber'], alerts: { places: ['Iran'], placesFrom: 'high' } },
    'You will be notified of critical, urgent and high cyber events.',
  ],
  [
    { levels: [], types: ['cyber'], alerts: { places: ['Iran'], placesFrom: 'urgent' } },
    'You will be notified of critical and urgent cyber events in your places: Iran.',
  ],
  [
    {
      levels: ['high'],
      types: ['cyber'],
      alerts: { quietHours: { from: '23:00', to: '07:00', allowsCritical: true } },
    },
    'You will be notified of high cyber events. From 23:00 to 07:00 only critical ones arrive.',
  ],
  [
    {
      levels: ['high'],
      types: ['cyber'],
      alerts: { quietHours: { from: '08:00', to: '08:00', allowsCritical: false } },
    },
    'You will be notified of high cyber events. At any hour none of them arrives.',
  ],
  [
    { levels: ['critical'], types: eventTypes, alerts: { repeatsCritical: true } },
    'You will be notified of critical events of every type. A critical one comes again every minute, for ten minutes, until you have seen it.',
  ],
])('what arrives with %j is said', (given, words) => {
  expect(arrivalWords(stateFor(given))).toBe(words);
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
  expect(arrivalWords(stateFor(given))).toBe(`${words} Critical events are still shown on the page while it is open.`);
});

it.each<[Given, string]>([
  [
    { alerts: { quietHours: { from: '23:00', to: '07:00', allowsCritical: true }, repeatsCritical: true } },
    'You will be notified of critical, urgent and high military and diplomatic events. From 23:00 to 07:00 only critical ones arrive.',
  ],
  // What the browser allows says nothing about e-mail.
  [
    { levels: ['low'], types: eventTypes, enabled: false, permission: 'denied' },
    'You will be notified of low events of every type.',
  ],
  [{ types: [] }, 'Nothing will arrive: no event type is ticked.'],
  [{ account: false }, 'Nothing will arrive: notifications are disabled in your preferences.'],
])('what arrives by e-mail with %j is said', (given, words) => {
  expect(emailWords(stateFor(given))).toBe(words);
});
