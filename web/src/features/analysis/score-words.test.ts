import type { ForecastScore } from '@vigil/common/forecast';
import { describe, expect, it } from 'vitest';
import { scoreWords } from './score-words.ts';

const score: ForecastScore = { forecasts: 3, hours: 40.2, brier: 0.2, baseRateBrier: 0.1, pending: 1, unknown: 0 };

describe('the score of the forecasts in words', () => {
  it('is given also where it is worse than the base rate', () => {
    expect(scoreWords(score)).toBe(
      'Score so far: Brier 0.200 over 3 forecasts, shown for 40 hours, worse than the base rate (0.100).',
    );
    expect(scoreWords({ ...score, brier: 0.05 })).toContain('better than the base rate (0.100)');
    expect(scoreWords({ ...score, brier: 0.1 })).toContain('no better than the base rate');
  });

  it('says that there is none yet, and what could not be scored', () => {
    expect(scoreWords({ ...score, brier: null, baseRateBrier: null, unknown: 2 })).toBe(
      'No forecast has been scored yet. 2 could not be scored: too little was reported in their time.',
    );
  });
});
