import type { Indicator } from '@vigil/common/indicators';
import { describe, expect, it } from 'vitest';
import { changeWords, comparisonWords, daysWords } from './words.ts';

const quiet: Indicator = {
  id: 'lights-out',
  name: 'Lights out',
  group: 'home',
  state: 'quiet',
  since: null,
  count: 0,
  rate: 0,
  observedDays: 30,
  base: 0,
  change: 0,
  last: null,
  days: [0, 0, 0],
};

describe('an indicator in words', () => {
  it('gives its count against its own base', () => {
    expect(comparisonWords(quiet)).toBe('No event in 72 hours, none against none in the 30 days before: as usual');
    expect(comparisonWords({ ...quiet, count: 1, rate: 0.33, base: 0.03 })).toBe(
      'One event in 72 hours, 0.3 a day against fewer than 0.1 a day in the 30 days before: as usual',
    );
    expect(comparisonWords({ ...quiet, count: 6, rate: 2, base: 0.5 })).toBe(
      '6 events in 72 hours, 2 a day against 0.5 a day in the 30 days before: as usual',
    );
  });

  it('says over how many days its base was observed, or that there is none', () => {
    expect(comparisonWords({ ...quiet, observedDays: 12, base: 0.5 })).toBe(
      'No event in 72 hours, none against 0.5 a day on the 12 observed of the 30 days before: as usual',
    );
    const isNew = { ...quiet, count: 3, rate: 1, base: null, change: null };
    expect(comparisonWords({ ...isNew, observedDays: 0 })).toBe(
      '3 events in 72 hours; what is usual is not known yet, none of the 30 days before were observed',
    );
    expect(comparisonWords({ ...isNew, observedDays: 1 })).toBe(
      '3 events in 72 hours; what is usual is not known yet, 1 of the 30 days before was observed',
    );
    expect(changeWords(isNew)).toBe('');
  });

  it('compares nothing while nothing would be seen', () => {
    expect(comparisonWords({ ...quiet, state: 'not visible' })).not.toMatch(/72 hours|as usual|none/);
  });

  it('counts its days, and says how many of them are unknown', () => {
    expect(daysWords([1, 0, 4], [true, true, true])).toBe('5 events in the last 3 days, today 4');
    expect(daysWords([1, 0, 0], [true, false, true])).toBe(
      '1 event in the last 3 days, today none; 1 of the days was not observed',
    );
    expect(daysWords([0, 0, 0], [false, false, false])).toBe(
      '0 events in the last 3 days, today unknown; 3 of the days were not observed',
    );
  });

  it('says which way it changed', () => {
    expect([1, 0.2, -1].map((change) => changeWords({ ...quiet, change }))).toEqual([
      'more than usual',
      'as usual',
      'less than usual',
    ]);
  });
});
