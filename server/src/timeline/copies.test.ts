import { expect, it } from 'vitest';
import { eachCopy } from './copies.ts';

/** A print of made-up triples from `from` on, of a title and of a summary. */
const print = (title: [from: number, count: number], lead: [from: number, count: number]) =>
  [title, lead].map(([from, count]) => Array.from({ length: count }, (_, at) => hex(from + at)).join('')).join('.');
const hex = (number: number) => number.toString(16).padStart(4, '0');

const copiesOf = (prints: (string | undefined)[]) => {
  const pairs: string[] = [];
  eachCopy(prints, (index, other) => pairs.push(`${other} ${index}`));
  return [...new Set(pairs)].sort();
};

it.each([
  ['titles that share 8 of 10 triples', [print([0, 10], [0, 0]), print([2, 10], [0, 0])], ['0 1']],
  ['titles that share 7 of 10', [print([0, 10], [0, 0]), print([3, 10], [0, 0])], []],
  ['a title in one that is twice as long', [print([0, 10], [0, 0]), print([0, 20], [0, 0])], []],
  ['summaries that share half of the shorter one', [print([0, 0], [0, 20]), print([100, 8], [10, 60])], ['0 1']],
  ['summaries that share less', [print([0, 0], [0, 20]), print([100, 8], [11, 60])], []],
  ['short texts, even if they are equal', [print([0, 5], [0, 9]), print([0, 5], [0, 9])], []],
  ['equal texts, each with the first', Array(3).fill(print([0, 6], [0, 0])), ['0 1', '0 2']],
  ['a text without a print', [undefined, print([0, 6], [0, 0]), print([0, 6], [0, 0])], ['1 2']],
  [
    'a text that is a copy of two others, which are none of each other',
    [print([0, 0], [0, 20]), print([0, 0], [20, 20]), print([0, 0], [10, 20])],
    ['0 2', '1 2'],
  ],
])('%s', (_name, prints, pairs) => {
  expect(copiesOf(prints)).toEqual(pairs);
});
