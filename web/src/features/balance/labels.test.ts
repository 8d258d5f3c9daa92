import { describe, expect, it } from 'vitest';
import { advantageLabel, bandWords, madeBy, outcomeBands, percentColour, pullOf } from './labels.ts';

it.each([
  [100, 'Critical Advantage'],
  [80, 'Critical Advantage'],
  [79, 'Strong Advantage'],
  [65, 'Strong Advantage'],
  [64, 'Moderate Advantage'],
  [55, 'Moderate Advantage'],
  [54, 'Slight Advantage'],
  [45, 'Slight Advantage'],
  [44, 'Disadvantage'],
  [0, 'Disadvantage'],
])('%i percent is a %s', (percent, label) => {
  expect(advantageLabel(percent)).toBe(label);
});

it.each([
  [70, 'green'],
  [69, 'yellow'],
  [50, 'yellow'],
  [49, 'red'],
] as const)('%i percent is %s', (percent, colour) => {
  expect(percentColour(percent)).toBe(colour);
});

it.each([
  [2.14, '+2.1 towards Israel'],
  [-0.36, '+0.4 towards Iran'],
  [0.04, null],
])('%d points read %s', (points, words) => {
  expect(pullOf(points)).toBe(words);
});

it('a balance tells whether a model had a part in it', () => {
  expect(madeBy({})).toBe('Rule-based');
  expect(madeBy({ model: null })).toBe('Rule-based');
  expect(madeBy({ model: 'parrot-1' })).toBe('Formula with AI-generated adjustments · parrot-1');
});

describe('the range of a percentage', () => {
  const band = (low: number, high: number) => ({ low, high });

  it('is said in words', () => {
    expect(bandWords(band(49, 55), 25)).toBe('49 to 55 when the weights vary by a quarter');
    expect(bandWords(band(50, 50), 10)).toBe('50 also when the weights vary by 10%');
  });

  it('is said of all three outcomes at once', () => {
    const bands = {
      variedBy: 25,
      israelAdvantage: band(49, 55),
      iranAdvantage: band(45, 51),
      israelWinProbability: band(24, 31),
      iranWinProbability: band(20, 26),
      stalemateProbability: band(50, 50),
    };
    expect(outcomeBands(bands)).toBe(
      'Israeli victory 24 to 31, Iranian victory 20 to 26, stalemate or ceasefire 50 when the weights vary by a quarter.',
    );
  });
});
