import { describe, expect, it } from 'vitest';
import { parseId } from '../parse-id.ts';
import { gutter, nearest, scaleTime, timeTicks } from './scale.ts';

const at = (text: string) => Date.parse(text);

describe('a line of time', () => {
  const times = [at('2030-01-01T00:00:00Z'), at('2030-01-01T06:00:00Z'), at('2030-01-02T00:00:00Z')];

  it('goes from the first to the last, as far apart as they are in time', () => {
    const [first, second, last] = times.map(scaleTime(times, 500));
    expect(first).toBe(gutter);
    expect(last).toBe(492);
    expect(second).toBe(gutter + (492 - gutter) / 4);
  });

  it('has a single moment in its middle', () => {
    expect(scaleTime([5], 500)(5)).toBe((gutter + 492) / 2);
  });

  it('finds the point that is nearest', () => {
    expect([0, 14, 16, 99].map((place) => nearest([10, 20, 30], place))).toEqual([0, 0, 1, 2]);
  });
});

describe('the words under it', () => {
  it.each([
    ['by the clock within half a day', '2030-01-01T06:00:00Z', ['00:00', '03:00', '06:00']],
    ['with the day beyond', '2030-01-03T00:00:00Z', ['1 Jan, 00:00', '2 Jan, 00:00', '3 Jan, 00:00']],
    ['by the day in weeks', '2030-01-21T00:00:00Z', ['1 Jan', '11 Jan', '21 Jan']],
    ['by the month in years', '2031-12-31T00:00:00Z', ['Jan 2030', 'Dec 2030', 'Dec 2031']],
  ])('are %s', (_, end, words) => {
    const ticks = timeTicks([at('2030-01-01T00:00:00Z'), at(end)], 3, 'UTC');
    expect(ticks.map(({ label }) => label)).toEqual(words);
  });

  it('are those of the reader', () => {
    const [tick] = timeTicks([at('2030-01-01T00:00:00Z')], 3, 'Asia/Tehran');
    expect(tick?.label).toBe('03:30');
  });

  it('do not say the same twice', () => {
    const ticks = timeTicks([at('2030-01-01T00:00:00Z'), at('2030-01-01T00:01:00Z')], 6, 'UTC');
    expect(ticks.map(({ label }) => label)).toEqual(['00:00', '00:01']);
  });
});

it.each([
  [undefined, undefined],
  [12, 12],
  ['12', 12],
  ['twelve', 0],
  [-1, 0],
  [1.5, 0],
  [null, 0],
])('an address that names %j means the number %j', (given, id) => {
  expect(parseId(given)).toBe(id);
});
