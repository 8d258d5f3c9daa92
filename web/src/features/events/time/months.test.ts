import { describe, expect, it } from 'vitest';
import { countWords, endOf, indexOfMonth, wordsOf } from './months.ts';

const month = (name: string, medium = 0) => ({
  month: name,
  counts: { critical: 0, urgent: 1, high: 0, medium, low: 0 },
});

describe('the months of the slider', () => {
  it('end with their last millisecond of UTC, leap years and Decembers too', () => {
    expect(['2028-02', '2029-12'].map((name) => new Date(endOf(name)).toISOString())).toEqual([
      '2028-02-29T23:59:59.999Z',
      '2029-12-31T23:59:59.999Z',
    ]);
  });

  it.each([
    ['2029-05-31T23:59:59Z', 0],
    ['2029-07-01T00:00:00Z', 1],
    ['2035-01-01T00:00:00Z', 2],
  ])('of %s is that of index %i', (time, index) => {
    expect(indexOfMonth([month('2029-06'), month('2029-07'), month('2029-08')], Date.parse(time))).toBe(index);
  });

  it('are named in full and count all urgencies', () => {
    expect([wordsOf('2029-06'), countWords(month('2029-06', 4))]).toEqual(['June 2029', '5 events']);
  });

  it('without an event are unknown and not quiet', () => {
    const { counts } = month('2029-06');
    expect(countWords({ month: '2029-06', counts: { ...counts, urgent: 0 } })).toBe('not observed');
  });
});
