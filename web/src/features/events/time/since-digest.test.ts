import type { Event } from '@vigil/common/events';
import { makeEvent } from '@vigil/common/testing/make';
import { expect, it } from 'vitest';
import { digestPlaces, placeFacts } from './since-digest.ts';

const at = (minute: number) => new Date(2030, 0, 2, 2, minute).toISOString();
const now = new Date(2030, 0, 2, 5).getTime();
const make = (id: string, location: string, overrides: Partial<Event> = {}): Event =>
  makeEvent({ id, location, urgencyLevel: 'high', timestamp: at(0), updatedAt: at(0), ...overrides });
const killed = (value: string) => ({ figures: [{ what: 'killed', value, by: 'Harbour office', rows: 1 }] });
const alarm = (id: string, minute: number, overrides: Partial<Event> = {}) =>
  make(id, 'Haifa, Israel', { urgencyLevel: 'critical', alertAreas: [], timestamp: at(minute), ...overrides });

it('orders places: the own ones, then deaths, alarms, and the most severe', () => {
  const events = [
    make('quiet', 'Qom, Iran'),
    make('quiet too', 'Qom, Iran'),
    make('grave', 'Natanz, Iran', { urgencyLevel: 'critical' }),
    alarm('alarm', 10),
    make('deaths', 'Tehran, Iran', killed('4')),
    make('more deaths', 'Minab, Iran', killed('at least 11')),
    make('own', 'Eilat, Israel', { urgencyLevel: 'low' }),
  ];
  const places = digestPlaces(events, ['Eilat, Israel']);
  expect(places.map(({ place }) => place)).toEqual([
    'Eilat, Israel',
    'Minab, Iran',
    'Tehran, Iran',
    'Haifa, Israel',
    'Natanz, Iran',
    'Qom, Iran',
  ]);
  expect(places.map(({ isOwn, events }) => [isOwn, events.length])[5]).toEqual([false, 2]);
});

it('tells the dead of the most severe event, and adds nothing up', () => {
  const events = [make('one', 'Minab, Iran', killed('at least 11')), make('two', 'Minab, Iran', killed('9'))];
  expect(placeFacts(events, now)).toBe('at least 11 killed · 2 events');
});

it('tells alarms, when the last began, and whether it is over', () => {
  const ended = alarm('ended', 10, { kind: 'all-clear', evidenceAt: at(21) });
  const clear = make('clear', 'Haifa, Israel', { kind: 'all-clear', timestamp: at(52), evidenceAt: at(52) });
  expect(placeFacts([ended], now)).toBe('1 alarm, the last 02:10, all-clear 02:21 · 1 event');
  expect(placeFacts([ended, alarm('second', 41)], now)).toBe(
    '2 alarms, the last 02:41, no all-clear known · 2 events, 1 critical',
  );
  expect(placeFacts([alarm('second', 41), clear], now)).toBe(
    '1 alarm, the last 02:41, all-clear 02:52 · 2 events, 1 critical',
  );
});
