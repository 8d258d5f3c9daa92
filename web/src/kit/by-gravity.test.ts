import type { Event } from '@vigil/common/events';
import { makeEvent } from '@vigil/common/testing/make';
import { expect, it } from 'vitest';
import { byGravity, deathsOf } from './by-gravity.ts';
import { gravityOf } from './gravity.ts';

const killed = (value: string) => ({ figures: [{ what: 'killed', value, by: 'Harbour office', rows: 1 }] });
const make = (id: string, overrides: Partial<Event>): Event =>
  makeEvent({ id, urgencyLevel: 'critical', location: 'Tehran, Iran', ...overrides });

it('puts the most severe first, and those of the reader before all others', () => {
  const events = [
    make('newest', { timestamp: '2030-01-02T05:00:00.000Z' }),
    make('four', { timestamp: '2030-01-02T03:00:00.000Z', ...killed('4') }),
    make('forty', { timestamp: '2030-01-02T02:00:00.000Z', ...killed('at least 40') }),
    make('own', { urgencyLevel: 'urgent', location: 'Haifa, Israel', timestamp: '2030-01-02T01:00:00.000Z' }),
    make('urgent', { urgencyLevel: 'urgent', timestamp: '2030-01-02T06:00:00.000Z' }),
    make('truce', { kind: 'ceasefire', timestamp: '2030-01-02T07:00:00.000Z' }),
  ];
  const ids = (places: string[]) => events.toSorted(byGravity(places)).map(({ id }) => id);
  expect(ids(['Haifa, Israel'])).toEqual(['own', 'forty', 'four', 'newest', 'urgent', 'truce']);
  expect(ids([])).toEqual(['forty', 'four', 'newest', 'urgent', 'own', 'truce']);
});

it('reads the dead of an event, the upper end of a range', () => {
  expect(['9', 'at least 1,190', '5-7', 'dozens'].map((value) => deathsOf(make('one', killed(value))))).toEqual([
    9, 1190, 7, 0,
  ]);
});

it('is low for the end of a danger of any urgency', () => {
  expect(gravityOf({ kind: 'all-clear', urgencyLevel: 'critical' })).toBe('low');
  expect(gravityOf({ urgencyLevel: 'critical' })).toBe('critical');
});
