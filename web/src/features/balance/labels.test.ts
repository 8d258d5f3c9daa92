import { expect, it } from 'vitest';
import { advantageLabel, percentColour, pullOf } from './labels.ts';

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
