import type { Event } from '@vigil/common/events';
import { byNewest } from '@vigil/common/listing';
import { makeEvent } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { foldEvents, keyOf, type Row } from './fold.ts';

function event(minute: number, overrides: Partial<Event> = {}): Event {
  const timestamp = new Date(Date.UTC(2030, 0, 1, 12, minute)).toISOString();
  return makeEvent({ id: `event-${minute}`, timestamp, eventType: 'military', trigger: 'attack', ...overrides });
}

const fold = (...events: Event[]) => foldEvents(events.toSorted(byNewest));
const minutes = (rows: Row[]) => rows.map((row) => row.map(({ id }) => Number(id.slice(6))));

describe('folding', () => {
  it('puts events of one trigger at one place within 30 minutes on one card, where the newest stands', () => {
    expect(minutes(fold(event(0), event(10), event(30), event(20, { location: 'Northport' })))).toEqual([
      [30, 10, 0],
      [20],
    ]);
  });

  it.each([
    ['Haifa, Israel', 'Tel Aviv, Israel', 'Israel'],
    ['Isfahan, Iran', 'Tehran, Iran', 'Iran'],
    ['Western Iran', 'Isfahan, Iran', 'Iran'],
  ])('puts events at %s, %s and in %s on one card', (...locations) => {
    expect(minutes(fold(...locations.map((location, minute) => event(minute, { location }))))).toEqual([[2, 1, 0]]);
  });

  it('puts events of several types on one card', () => {
    expect(minutes(fold(event(0), event(1, { eventType: 'humanitarian' }), event(2)))).toEqual([[2, 1, 0]]);
  });

  it('leaves two events alone', () => {
    expect(minutes(fold(event(0), event(1)))).toEqual([[1], [0]]);
  });

  it('begins another card after 30 minutes, and takes nothing out of the first one', () => {
    const first = [event(0), event(15), event(30)];
    expect(minutes(fold(...first, event(31), event(40), event(50)))).toEqual([
      [50, 40, 31],
      [30, 15, 0],
    ]);
    expect(minutes(fold(...first, event(31)))).toEqual([[31], [30, 15, 0]]);
  });

  it('keeps the name of a card while events join it', () => {
    const [before] = fold(event(0), event(1), event(2));
    const [after] = fold(event(0), event(1), event(2), event(3));
    expect([before && keyOf(before), after && keyOf(after)]).toEqual(['event-0', 'event-0']);
  });

  it.each<[string, Partial<Event>]>([
    ['of another trigger', { trigger: 'threat' }],
    ['of no trigger', { trigger: undefined }],
    ['in another country', { location: 'Haifa, Israel' }],
    ['at another place', { location: 'Northport' }],
    ['without a place', { location: '' }],
    ['dated to the day', { precision: 'day' }],
    ['of the archive', { archived: true }],
    ['that is hidden', { deletedAt: '2030-01-01T13:00:00.000Z' }],
  ])('leaves an event %s where it is', (_, overrides) => {
    expect(minutes(fold(event(0), event(1), event(2), event(3, overrides)))).toEqual([[3], [2, 1, 0]]);
  });

  it('folds no events without a trigger', () => {
    const other = { trigger: undefined };
    expect(minutes(fold(event(0, other), event(1, other), event(2, other)))).toEqual([[2], [1], [0]]);
  });

  it('loses and repeats no event', () => {
    const events = Array.from({ length: 200 }, (_, index) => event(index, { location: `Port ${index % 7}` }));
    const rows = fold(...events);
    expect(rows.length).toBeLessThan(100);
    expect(rows.flat().toSorted(byNewest)).toEqual(events.toSorted(byNewest));
  });

  it('treats Israel and Iran alike', () => {
    const at = (location: string) =>
      minutes(fold(event(0, { location }), event(9, { location }), event(18, { location })));
    expect(at('Haifa, Israel')).toEqual(at('Isfahan, Iran'));
  });
});
