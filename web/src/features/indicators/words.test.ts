import type { Indicator } from '@vigil/common/indicators';
import { describe, expect, it } from 'vitest';
import { changeWords, comparisonWords } from './words.ts';

const quiet: Indicator = {
  id: 'lights-out',
  name: 'Lights out',
  group: 'home',
  state: 'quiet',
  since: null,
  count: 0,
  rate: 0,
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

  it('compares nothing while nothing would be seen', () => {
    expect(comparisonWords({ ...quiet, state: 'not visible' })).not.toMatch(/72 hours|as usual|none/);
  });

  it('says which way it changed', () => {
    expect([1, 0.2, -1].map((change) => changeWords({ ...quiet, change }))).toEqual([
      'above its base',
      'as usual',
      'below its base',
    ]);
  });
});
