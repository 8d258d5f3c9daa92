import { expect, it } from 'vitest';
import { assessmentOf } from './assessment.ts';

it.each([
  [{ isCutOff: true, hasAnalysis: true, level: 'high' }, 'grey', 'Unknown'],
  [{ isCutOff: false, hasAnalysis: false, level: 'unknown' }, 'yellow', 'None yet'],
  [{ isCutOff: false, hasAnalysis: true, level: 'high' }, 'green', 'Made'],
  [{ isCutOff: false, hasAnalysis: true, level: 'unknown' }, 'grey', 'Of earlier events'],
] as const)('of %j the assessment is %s: %s', (known, colour, word) => {
  expect(assessmentOf(known)).toEqual({ colour, word });
});
