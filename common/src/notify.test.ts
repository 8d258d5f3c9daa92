import { describe, expect, it } from 'vitest';
import { urgencyLevels } from './listing.ts';
import { decideNotification, staysOpen } from './notify.ts';

const event = { urgencyLevel: 'high', eventType: 'military', archived: false, deletedAt: null } as const;
const wishes = {
  settings: { alertThreshold: 'high', notificationsEnabled: true },
  preferences: {
    enabled: true,
    urgencyLevels: [...urgencyLevels],
    eventTypes: ['military', 'cyber'],
    soundEnabled: true,
  },
} satisfies Parameters<typeof decideNotification>[1];

describe('an event notifies', () => {
  it('when everything lets it through', () => {
    expect(decideNotification(event, wishes)).toBe('passed');
  });

  it('not where the account or the browser has them off', () => {
    const { settings, preferences } = wishes;
    expect(decideNotification(event, { preferences, settings: { ...settings, notificationsEnabled: false } })).toBe(
      'account-off',
    );
    expect(decideNotification(event, { settings, preferences: { ...preferences, enabled: false } })).toBe(
      'browser-off',
    );
  });

  it('not when it is of the archive, or hidden', () => {
    expect(decideNotification({ ...event, archived: true }, wishes)).toBe('not-live');
    expect(decideNotification({ ...event, deletedAt: '2030-01-01T00:00:00.000Z' }, wishes)).toBe('not-live');
  });

  it.each([
    ['high', ['critical', 'urgent', 'high']],
    ['medium', ['critical', 'urgent', 'high', 'medium']],
    ['low', ['critical', 'urgent', 'high', 'medium', 'low']],
  ] as const)('from the threshold %s upwards', (alertThreshold, passing) => {
    const settings = { ...wishes.settings, alertThreshold };
    const passed = urgencyLevels.filter(
      (urgencyLevel) => decideNotification({ ...event, urgencyLevel }, { ...wishes, settings }) === 'passed',
    );
    expect(passed).toEqual(passing);
  });

  it('not when its urgency or its type was not chosen', () => {
    const calm = { ...wishes.preferences, urgencyLevels: ['critical' as const] };
    expect(decideNotification(event, { ...wishes, preferences: calm })).toBe('urgency-not-chosen');
    expect(decideNotification({ ...event, eventType: 'economic' }, wishes)).toBe('type-not-chosen');
  });
});

it('stays until somebody deals with it when it is critical or urgent', () => {
  expect(urgencyLevels.filter(staysOpen)).toEqual(['critical', 'urgent']);
});
