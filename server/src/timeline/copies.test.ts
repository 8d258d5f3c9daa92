import { expect, it } from 'vitest';
import { findCopies } from './copies.ts';

/** A print of made-up triples from `from` on, of a title and of a summary. */
const print = (title: [from: number, count: number], lead: [from: number, count: number]) =>
  [title, lead].map(([from, count]) => Array.from({ length: count }, (_, at) => hex(from + at)).join('')).join('.');
const hex = (number: number) => number.toString(16).padStart(4, '0');

const copiesOf = (prints: string[]) => {
  const named = (print: string) => 'abc'[prints.indexOf(print)];
  return [...findCopies(prints)].map(
    ([print, copies]) => `${named(print)}: ${[...new Set(copies)].map(named).join(' ')}`,
  );
};

it.each([
  ['titles that share 8 of 10 triples', [print([0, 10], [0, 0]), print([2, 10], [0, 0])], ['a: ', 'b: a']],
  ['titles that share 7 of 10', [print([0, 10], [0, 0]), print([3, 10], [0, 0])], ['a: ', 'b: ']],
  ['a title in one that is twice as long', [print([0, 10], [0, 0]), print([0, 20], [0, 0])], ['a: ', 'b: ']],
  [
    'summaries that share half of the shorter one',
    [print([0, 0], [0, 20]), print([100, 8], [10, 60])],
    ['a: ', 'b: a'],
  ],
  ['summaries that share less', [print([0, 0], [0, 20]), print([100, 8], [11, 60])], ['a: ', 'b: ']],
  ['texts that are too short to be compared', [print([0, 5], [0, 9]), print([1, 5], [0, 9])], []],
  ['equal texts, once', Array(3).fill(print([0, 6], [0, 0])), ['a: ']],
  [
    'a text that is a copy of two others, which are none of each other',
    [print([0, 0], [0, 20]), print([0, 0], [20, 20]), print([0, 0], [10, 20])],
    ['a: ', 'b: ', 'c: a b'],
  ],
])('%s', (_name, prints, copies) => {
  expect(copiesOf(prints)).toEqual(copies);
});
