import { expect, it } from 'vitest';
import { feedsOf, isAsking, readQuery, toggled } from './query.ts';

it('keeps of an address what narrows the search, whatever type it came in', () => {
  expect(readQuery({ q: 1967, type: 'cyber,military', place: '  ', from: '2030-01-02' })).toEqual({
    query: { q: '1967', type: 'military,cyber', from: '2030-01-02' },
    unread: [],
  });
});

it('names what it does not understand, and leaves it out', () => {
  expect(readQuery({ type: 'weather,cyber', urgency: 'loud', from: '2030-02-30', to: 'soon' })).toEqual({
    query: { type: 'cyber' },
    unread: ['type "weather"', 'urgency "loud"', 'from "2030-02-30"', 'to "soon"'],
  });
});

it('writes a time as the server reads it', () => {
  expect(readQuery({ from: '2030-01-02T03:00+02:00' }).query.from).toBe('2030-01-02T01:00:00.000Z');
});

it('knows an address that asks for nothing', () => {
  expect([isAsking({}), isAsking({ at: '2030-01-02', q: ' ' }), isAsking({ source: 'Courier' })]).toEqual([
    false,
    false,
    true,
  ]);
});

it('puts an item into a list and takes it out again', () => {
  expect([toggled(undefined, 'a'), toggled('a,b', 'a'), toggled('a', 'a')]).toEqual(['a', 'b', '']);
});

it('names the feeds of all events and of a search', () => {
  expect(feedsOf({}).rss).toBe('/feed.xml');
  expect(feedsOf({ q: 'port & ferry', type: 'cyber' })).toEqual({
    rss: '/feed.xml?q=port+%26+ferry&type=cyber',
    json: '/feed.json?q=port+%26+ferry&type=cyber',
    csv: '/events.csv?q=port+%26+ferry&type=cyber',
  });
});
