import { expect, test } from 'vitest';
import { createRecentSet } from './recent-set.ts';

test('a set remembers what it was asked for since it forgot others', () => {
  const set = createRecentSet(4);
  for (const one of ['a', 'b', 'c']) set.add(one);
  expect(set.has('a')).toBe(true);
  // The half that is kept has 'c' and 'a' now; 'b' was not asked for.
  set.add('d');
  expect([...'abcd'].map(set.has)).toEqual([true, false, true, true]);
});

test('a set that is asked for all of its strings in turn forgets none of them', () => {
  const set = createRecentSet(100);
  const all = Array.from({ length: 50 }, (_, index) => `${index}`);
  for (const one of all) set.add(one);
  for (let round = 0; round < 5; round++) expect(all.filter((one) => !set.has(one))).toEqual([]);
});
