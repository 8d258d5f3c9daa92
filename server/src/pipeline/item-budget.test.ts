import { expect, it } from 'vitest';
import { createItemBudget } from './item-budget.ts';

const hourMs = 3_600_000;
let at = 0;
const make = () => createItemBudget(() => new Date(at));

it('stores a thousand new items of a source in an hour, of which its hub sends three hundred', () => {
  const budget = make();
  expect([budget.take('a', 200, true), budget.take('a', 200, true), budget.take('a', 1, true)]).toEqual([200, 100, 0]);
  expect([budget.take('a', 500, false), budget.take('a', 500, false), budget.take('a', 1, false)]).toEqual([
    500, 200, 0,
  ]);
  expect(budget.take('b', 500, false)).toBe(500);
});

it('begins again after an hour, and when the clock was set back', () => {
  const budget = make();
  budget.take('a', 1_000, false);
  at += hourMs - 1;
  expect(budget.take('a', 1, false)).toBe(0);
  at += 1;
  expect(budget.take('a', 1_000, false)).toBe(1_000);
  at -= 24 * hourMs;
  expect(budget.take('a', 1, false)).toBe(1);
});

it('forgets the sources that were removed', () => {
  const budget = make();
  budget.take('a', 1_000, false);
  budget.keepOnly(new Set());
  expect(budget.take('a', 1, false)).toBe(1);
});
