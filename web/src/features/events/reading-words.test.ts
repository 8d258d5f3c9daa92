import { makeReading } from '@vigil/common/testing/make';
import { expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';
import { readingWords } from './reading-words.ts';

it('a reading is one line: what, whether it happened, who, on whom, where, how urgent, and who read it', () => {
  expect(readingWords(makeReading())).toBe(
    'Read as: attack, done, by Iran, on Israel, in Israel. Urgency urgent (51 %), chance of urgent or critical 83 %. By the built-in reader.',
  );
});

it('several parties are listed, and what is not stated is left out', () => {
  expect(readingWords(makeReading({ by: ['il', 'us', 'gb'], on: [], country: 'hormuz', again: '+' }))).toMatch(
    /^Read as: attack, done, by Israel, the United States and the United Kingdom, in the Strait of Hormuz, a further act of its kind\./,
  );
});

it.each([
  ['admin', 'Urgency low. By an administrator.'],
  ['archive', 'Urgency low. From the archive.'],
  ['alert', 'Urgency low. From the alert.'],
] as const)('a reading by %s says so, and an urgency that was stated has no chances', (reader, words) => {
  expect(readingWords(makeReading({ reader, urgency: [1, 0, 0, 0, 0] })).endsWith(words)).toBe(true);
});

it('an estimate is never said to be certain', () => {
  expect(readingWords(makeReading({ urgency: [0.998, 0, 0, 0.001, 0.001] }))).toContain(
    'Urgency low (over 99 %), chance of urgent or critical under 1 %.',
  );
});

it('what is not about the conflict is not said to be an act', () => {
  expect(readingWords(makeReading({ relevance: 0 }))).toMatch(/^Read as: not about the conflict\. /);
});

it('a title is cut at its marks, and none of it is lost', () => {
  const title = 'Iran hits Haifa';
  expect(
    markedParts(title, [
      { role: 'who', start: 0, end: 4 },
      { role: 'where', start: 10, end: 15 },
    ]),
  ).toEqual([
    { at: 0, text: 'Iran', role: 'who' },
    { at: 4, text: ' hits ', role: null },
    { at: 10, text: 'Haifa', role: 'where' },
  ]);
  expect(markedParts(title, [])).toEqual([{ at: 0, text: title, role: null }]);
});
