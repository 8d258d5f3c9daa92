import { afterEach, expect, it } from 'vitest';
import { useZone } from '../../kit/zone.ts';
import { dayHeads } from './day-heads.ts';

afterEach(() => useZone.setState('', true));

const now = Date.parse('2030-01-03T12:00:00.000Z');
const at = (timestamp: string, of: object = {}) => ({ timestamp, precision: 'time' as const, archived: false, ...of });

it('a day is named where it begins in the list, but for today', () => {
  useZone.setState('UTC', true);
  const events = [
    at('2030-01-03T11:00:00.000Z'),
    at('2030-01-03T01:00:00.000Z'),
    at('2030-01-02T23:00:00.000Z'),
    at('2030-01-02T22:00:00.000Z'),
    at('2030-01-01T22:00:00.000Z'),
    at('2029-12-31T22:00:00.000Z'),
  ];
  expect(dayHeads(events, now)).toEqual([undefined, undefined, 'Yesterday', undefined, '1 Jan', '31 Dec 2029']);
});

it('days are those of the chosen zone', () => {
  const events = [at('2030-01-02T21:00:00.000Z'), at('2030-01-02T19:00:00.000Z')];
  useZone.setState('UTC', true);
  expect(dayHeads(events, now)).toEqual(['Yesterday', undefined]);
  // 00:30 of the third and 22:30 of the second.
  useZone.setState('Asia/Tehran', true);
  expect(dayHeads(events, now)).toEqual([undefined, 'Yesterday']);
});

it('events of the archive, and those of a day without an hour, begin none', () => {
  useZone.setState('UTC', true);
  const events = [
    at('2029-06-13T00:00:00.000Z', { archived: true }),
    at('2030-01-02T00:00:00.000Z', { precision: 'day' }),
  ];
  expect(dayHeads(events, now)).toEqual([undefined, undefined]);
});

it('a long list has the heads of its events one by one', () => {
  useZone.setState('Asia/Tehran', true);
  const hours = (index: number) => Math.floor(index ** 1.7) % 5000;
  const events = Array.from({ length: 300 }, (_, index) => hours(index))
    .sort((a, b) => a - b)
    .map((hour) => at(new Date(now - hour * 3_600_000).toISOString(), hour % 7 === 0 ? { precision: 'day' } : {}));
  const begun = new Set(['Today']);
  const oneByOne = events.map((event) => {
    const [head] = dayHeads([event], now);
    if (head === undefined || begun.has(head)) return undefined;
    begun.add(head);
    return head;
  });
  expect(dayHeads(events, now)).toEqual(oneByOne);
  expect(begun.size).toBeGreaterThan(100);
});
