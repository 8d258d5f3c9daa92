import { expect, it } from 'vitest';
import { ageInWords } from './age.ts';

const minute = 60_000;

it.each([
  [0, 'just now'],
  [-5 * minute, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, '1 day ago'],
  [80 * 60 * minute, '3 days ago'],
])('%i ms ago are %s', (passed, words) => {
  expect(ageInWords(1e12, 1e12 + passed)).toBe(words);
});
