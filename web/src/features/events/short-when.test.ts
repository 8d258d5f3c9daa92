import { expect, it } from 'vitest';
import { shortWhen } from './short-when.ts';

it.each([
  ['time', /^\d\d:\d\d$/],
  ['day', /^2 Jan 2030$/],
  ['none', /^seen \d\d:\d\d$/],
] as const)('the time of an event in a line of text is as exact as it is known: %s', (precision, words) => {
  const now = Date.parse('2030-01-02T12:00:00.000Z');
  expect(shortWhen({ timestamp: '2030-01-02T11:48:00.000Z', precision }, now)).toMatch(words);
});
