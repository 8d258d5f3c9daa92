import { expect, it } from 'vitest';
import { listOf } from './lists.ts';

it('a comma-separated list is trimmed, and its empty items are dropped', () => {
  expect(listOf(' First Paper ,Second,, ,  Third Wire')).toEqual(['First Paper', 'Second', 'Third Wire']);
});

it('an empty field is an empty list', () => {
  expect(listOf('  ')).toEqual([]);
});
