import { expect, it } from 'vitest';
import { createPostings, hasBit } from './postings.ts';
import { segmentSize } from './segment.ts';

function createTexts() {
  const documents: number[] = [];
  const postings = createPostings((row, document) => {
    documents[row] = document;
  });
  function set(row: number, text: string): void {
    const known = documents[row];
    if (known !== undefined) postings.remove(known);
    documents[row] = postings.add(row, text.split(' '));
  }
  const find = (word: string, isPrefix = false) => {
    const bits = postings.having(word, isPrefix);
    return documents.flatMap((document, row) => (hasBit(bits, document) ? row : []));
  };
  return { set, find, size: postings.size };
}

it('takes no more room, however often texts change, and finds the present ones alone', () => {
  const { set, find, size } = createTexts();
  const rows = 5_000;
  const textOf = (row: number, round: number) => `all round${round} of${row % 7}`;
  for (let row = 0; row < rows; row++) set(row, textOf(row, 0));
  const before = size().documents;
  for (let round = 1; round <= 20; round++) for (let row = 0; row < rows; row += 2) set(row, textOf(row, round));
  expect(size().documents).toBeLessThanOrEqual(before + 2 * segmentSize);
  expect(find('all')).toHaveLength(rows);
  expect(find('round19')).toEqual([]);
  expect(find('round20')).toEqual(Array.from({ length: rows / 2 }, (_, i) => 2 * i));
  expect(find('of3')).toEqual(Array.from({ length: rows }, (_, row) => row).filter((row) => row % 7 === 3));
});

it('finds a word by its beginning, in full segments and in the one that is being filled', () => {
  const { set, find } = createTexts();
  for (let row = 0; row <= segmentSize; row++) set(row, row % segmentSize === 0 ? 'amber' : `word${row}`);
  expect(find('amb', true)).toEqual([0, segmentSize]);
  expect(find('amb')).toEqual([]);
  expect(find('word12', true)).toHaveLength(1 + 10 + 100);
  // Most words of all segments.
  expect(find('wo', true)).toHaveLength(segmentSize - 1);
});
