import { expect, it } from 'vitest';
import { createOrder } from './order.ts';

it('keeps thousands of rows in order while they come and go', () => {
  const keys = Array.from({ length: 6_000 }, (_, row) => (row * 7919) % 6_007);
  const keyOf = (row: number) => keys[row] ?? 0;
  const order = createOrder((one, other) => keyOf(one) - keyOf(other) || one - other);
  const expected = (rows: number[]) => rows.sort((one, other) => keyOf(one) - keyOf(other));
  for (const row of keys.keys()) order.insert(row);
  expect(order.pieces().flat()).toEqual(expected([...keys.keys()]));
  for (let row = 0; row < 6_000; row += 3) order.remove(row);
  order.remove(0);
  expect(order.pieces().flat()).toEqual(expected([...keys.keys()].filter((row) => row % 3 > 0)));
  expect(order.size()).toBe(4_000);
  for (const row of [...order.pieces().flat()]) order.remove(row);
  expect([order.pieces(), order.size()]).toEqual([[], 0]);
  order.insert(5);
  expect(order.pieces()).toEqual([[5]]);
});
