import { describe, expect, it } from 'vitest';
import { defaultAlerts } from './alerts.ts';
import { urgencyLevels } from './listing.ts';
import {
  bodyOf,
  decideNotification,
  lessUrgentThan,
  levelsFrom,
  pathOf,
  selectMostUrgent,
  staysOpen,
  titleOf,
} from './notify.ts';
import { alertThresholds } from './settings.ts';

const event = {
  urgencyLevel: 'high',
  eventType: 'military',
  location: 'Port Amberly',
  archived: false,
  deletedAt: null,
} as const;
const noon = new Date('2030-01-02T12:00:00.000Z');
const userPreferences = {
  settings: { notificationsEnabled: true },
  preferences: {
    enabled: true,
    urgencyLevels: [...urgencyLevels],
    eventTypes: ['military', 'cyber'],
    soundEnabled: true,
  },
} satisfies Parameters<typeof decideNotification>[1];

describe('an event notifies', () => {
  it('when everything lets it through', () => {
    expect(decideNotification(event, userPreferences, noon)).toBe('passed');
  });

  it('not where the account or the browser has them off', () => {
    const { settings, preferences } = userPreferences;
    const isOff = { preferences, settings: { ...settings, notificationsEnabled: false } };
    expect(decideNotification(event, isOff, noon)).toBe('account-off');
    expect(decideNotification(event, { settings, preferences: { ...preferences, enabled: false } }, noon)).toBe(
      'browser-off',
    );
  });

  it('not when it is of the archive, or hidden', () => {
    const hidden = { ...event, deletedAt: '2030-01-01T00:00:00.000Z' };
    for (const one of [{ ...event, archived: true }, hidden])
      expect(decideNotification(one, userPreferences, noon)).toBe('not-live');
  });

  it.each(urgencyLevels)('of a ticked urgency, %s, whatever the alert threshold is', (urgencyLevel) => {
    const preferences = { ...userPreferences.preferences, urgencyLevels: [urgencyLevel] };
    for (const alertThreshold of alertThresholds) {
      const settings = { ...userPreferences.settings, alertThreshold };
      const passed = urgencyLevels.filter(
        (level) => decideNotification({ ...event, urgencyLevel: level }, { settings, preferences }, noon) === 'passed',
      );
      expect(passed).toEqual([urgencyLevel]);
    }
  });

  it('not when its urgency or its type was not chosen', () => {
    const calm = { ...userPreferences.preferences, urgencyLevels: ['critical' as const] };
    expect(decideNotification(event, { ...userPreferences, preferences: calm }, noon)).toBe('urgency-not-chosen');
    expect(decideNotification({ ...event, eventType: 'economic' }, userPreferences, noon)).toBe('type-not-chosen');
  });

  it('of a lower urgency in the places of the device, of the types that were chosen', () => {
    const { settings, preferences } = userPreferences;
    const calm = { ...preferences, urgencyLevels: ['critical' as const] };
    const alerts = { ...defaultAlerts, places: ['Port Amberly'], placesFrom: 'medium' as const };
    const ruleOf = (of: Partial<Parameters<typeof decideNotification>[0]>) =>
      decideNotification({ ...event, ...of }, { settings, preferences: calm, alerts }, noon);
    expect(ruleOf({ urgencyLevel: 'medium' })).toBe('passed');
    expect(ruleOf({ urgencyLevel: 'low' })).toBe('urgency-not-chosen');
    expect(ruleOf({ urgencyLevel: 'medium', location: 'Northport' })).toBe('urgency-not-chosen');
    expect(ruleOf({ urgencyLevel: 'medium', eventType: 'economic' })).toBe('type-not-chosen');
    expect(ruleOf({ urgencyLevel: 'critical', location: 'Northport' })).toBe('passed');
  });

  it('not in the quiet hours of the device, but for critical ones if they may', () => {
    const quiet = { from: '14:00', to: '16:00' };
    const ruleOf = (urgencyLevel: 'high' | 'critical', allowsCritical: boolean, timeZone?: string) =>
      decideNotification(
        { ...event, urgencyLevel },
        { ...userPreferences, alerts: { ...defaultAlerts, quietHours: { ...quiet, allowsCritical } }, timeZone },
        noon,
      );
    // Noon of UTC is 14:00 in Jerusalem and 15:30 in Tehran.
    for (const zone of ['Asia/Jerusalem', 'Asia/Tehran']) expect(ruleOf('high', true, zone)).toBe('quiet-hours');
    expect(ruleOf('critical', true, 'Asia/Tehran')).toBe('passed');
    expect(ruleOf('critical', false, 'Asia/Tehran')).toBe('quiet-hours');
    expect(ruleOf('high', true, 'UTC')).toBe('passed');
    expect(ruleOf('high', true)).toBe('passed');
  });
});

it.each([
  ['high', ['critical', 'urgent', 'high']],
  ['medium', ['critical', 'urgent', 'high', 'medium']],
  ['low', ['critical', 'urgent', 'high', 'medium', 'low']],
] as const)('the alert threshold %s stands for itself and all above it', (threshold, levels) => {
  expect(levelsFrom(threshold)).toEqual(levels);
});

it('says in its title that it is of a replay', () => {
  expect([titleOf('A fictional ferry sinks', true), titleOf('A fictional ferry sinks', false)]).toEqual([
    'Replay: A fictional ferry sinks',
    'A fictional ferry sinks',
  ]);
});

it('stays until somebody deals with it when it is critical or urgent', () => {
  expect(urgencyLevels.filter(staysOpen)).toEqual(['critical', 'urgent']);
});

describe('of many events', () => {
  const of = (levels: readonly (typeof urgencyLevels)[number][]) =>
    levels.map((urgencyLevel, index) => ({ urgencyLevel, index }));
  const levelsOf = (events: { urgencyLevel: string }[]) => events.map(({ urgencyLevel }) => urgencyLevel);

  it('that come together three are told of one by one, the most pressing first, and the others counted', () => {
    const { individual, counted } = selectMostUrgent(of(['low', 'high', 'critical', 'low', 'urgent']));
    expect(levelsOf(individual)).toEqual(['critical', 'urgent', 'high']);
    expect(levelsOf(counted)).toEqual(['low', 'low']);
  });

  it('of one urgency the first that came are told of', () => {
    const { individual } = selectMostUrgent(of(['high', 'high', 'high', 'high']));
    expect(individual.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('that come one after the other ten are notified one by one, and more urgent ones still are', () => {
    const recent = Array(10).fill('high' as const);
    expect(selectMostUrgent(of(['high', 'low']), recent.slice(1)).individual).toHaveLength(1);
    expect(levelsOf(selectMostUrgent(of(['high', 'urgent']), recent).individual)).toEqual(['urgent']);
  });
});

it('knows what presses less', () => {
  expect(lessUrgentThan('high')).toEqual(['medium', 'low']);
  expect(lessUrgentThan('low')).toEqual([]);
});

it('says how much it presses, where it happened if that is known, and how many sources there are', () => {
  expect(bodyOf({ urgencyLevel: 'high', location: 'Northport', sourceCount: 1 })).toBe('High · Northport · 1 source');
  expect(bodyOf({ urgencyLevel: 'low', location: '', sourceCount: 2 })).toBe('Low · 2 sources');
});

it('leads to the event, whatever its id is made of', () => {
  expect(pathOf('a&b=c/d')).toBe('/?event=a%26b%3Dc%2Fd');
});
