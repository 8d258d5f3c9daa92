import { describe, expect, it } from 'vitest';
import { tokensOf } from '../features/analysis/claim-verifier/tokens.ts';
import { readFigures } from '../pipeline/figures/read-figures.ts';
import { readNumberInWords, vagueNumbers } from './number-words.ts';

describe('a number in words', () => {
  it.each([
    ['five people', 5, 1],
    ['twenty-five people', 25, 1],
    ['fifty five people', 55, 2],
    ['five twelve', 5, 1],
    ['two dozen drones', 24, 2],
    ['a dozen drones', 12, 2],
    ['half a dozen drones', 6, 3],
    ['two hundred and five people', 205, 4],
    ['three thousand two hundred people', 3_200, 4],
  ])('of %j is %d', (text, value, to) => {
    expect(readNumberInWords(text.split(' '), 0)).toEqual({ value, to });
  });

  it.each(['people', 'and five', 'hundred people'])('is not at the start of %j', (text) => {
    expect(readNumberInWords(text.split(' '), 0)).toBeNull();
  });
});

/** Each number is read for the figures and for the check of a report. */
describe.each([
  ['sixty', 60],
  ['seventy', 70],
  ['a dozen', 12],
  ['ninety-five', 95],
])('%s dead', (words, value) => {
  const title = `Israeli strike on Iran kills ${words} people in Isfahan`;

  it('are one figure', () => {
    expect(readFigures({ title, summary: '' })).toMatchObject([{ what: 'killed', low: value, high: value }]);
  });

  it('have one value for the check of a report', () => {
    const values = tokensOf(title).flatMap(({ kind, key }) => (kind === 'number' ? [key] : []));
    expect(values).toEqual([String(value)]);
  });
});

it.each([...vagueNumbers])('%s have no value that a figure or a report could state', (word) => {
  const title = `Israeli strike on Iran kills ${word} in Isfahan`;
  expect(readFigures({ title, summary: '' })).toMatchObject([{ value: word, low: null, high: null }]);
  expect(tokensOf(title)).toContainEqual(expect.objectContaining({ key: `~${word}` }));
});

it('several hundred are no hundred', () => {
  expect(readFigures({ title: 'Strike kills several hundred people in Iran', summary: '' })).toMatchObject([
    { value: 'several hundred', low: null, high: null },
  ]);
});
