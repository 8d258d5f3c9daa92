import { describe, expect, it } from 'vitest';
import { Device, DeviceAlerts, defaultAlerts } from './alerts.ts';
import { isAtPlace } from './my-places.ts';
import { isQuiet } from './quiet-hours.ts';
import { NotificationPreferences } from './settings.ts';

describe('quiet hours', () => {
  const night = { from: '23:00', to: '07:00' };
  const at = (time: string) => new Date(`2030-01-02T${time}:00.000Z`);

  it.each([
    ['22:59', false],
    ['23:00', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
  ])('past midnight include %s: %s', (time, isIn) => {
    expect(isQuiet(night, at(time), 'UTC')).toBe(isIn);
  });

  it.each([
    ['12:59', false],
    ['13:00', true],
    ['14:59', true],
    ['15:00', false],
  ])('within a day include %s: %s', (time, isIn) => {
    expect(isQuiet({ from: '13:00', to: '15:00' }, at(time), 'UTC')).toBe(isIn);
  });

  it('are those of the clock where the device is', () => {
    // 20:30 UTC is 22:30 in Jerusalem and midnight in Tehran.
    expect(isQuiet(night, at('20:30'), 'Asia/Jerusalem')).toBe(false);
    expect(isQuiet(night, at('20:30'), 'Asia/Tehran')).toBe(true);
  });

  it('that end when they begin are the whole day', () => {
    for (const time of ['00:00', '08:00', '23:59'])
      expect(isQuiet({ from: '08:00', to: '08:00' }, at(time), 'UTC')).toBe(true);
  });
});

describe('a chosen place', () => {
  it.each([
    ['Haifa, Israel', 'Haifa, Israel', true],
    ['haifa , israel', 'Haifa, Israel', true],
    ['Haifa', 'Haifa, Israel', true],
    ['Haifa, Israel', 'Israel', true],
    ['Israel', 'Israel', true],
    ['Isfahan, Iran', 'Iran', true],
    ['Western Iran', 'Iran', true],
    ['Strait of Hormuz', 'Strait of Hormuz', true],
    ['Israel', 'Haifa, Israel', false],
    ['Iran', 'Isfahan, Iran', false],
    ['Tripoli, Lebanon', 'Tripoli, Libya', false],
    ['', 'Israel', false],
  ])('has an event in %j for %j: %s', (location, place, isThere) => {
    expect(isAtPlace(location, ['Elsewhere', place])).toBe(isThere);
  });

  it('is none unless one is chosen', () => {
    expect(isAtPlace('Haifa, Israel', [])).toBe(false);
  });
});

describe('the alerts of a device', () => {
  it('are none of their own until they are chosen', () => {
    expect(defaultAlerts).toEqual({ quietHours: null, places: [], placesFrom: 'low', repeatsCritical: false });
  });

  it.each(['24:00', '7:00', '07:60', 'noon'])('have no quiet hours from %s', (from) => {
    expect(DeviceAlerts.safeParse({ quietHours: { from, to: '07:00' } }).success).toBe(false);
  });

  it('come with a time zone that exists', () => {
    const preferences = NotificationPreferences.parse({});
    const parse = (timeZone: string) => Device.safeParse({ preferences, alerts: {}, timeZone }).success;
    expect([parse('Asia/Tehran'), parse('UTC'), parse('Nowhere/Port_Amberly')]).toEqual([true, true, false]);
  });
});
