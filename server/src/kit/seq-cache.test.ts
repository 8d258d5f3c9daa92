import { expect, it, vi } from 'vitest';
import { createSeqCache } from './seq-cache.ts';

it('reads a value once until the position changes', async () => {
  let position = 1;
  const cached = createSeqCache<number>({ max: 2, position: () => position });
  const read = vi.fn(async () => position);
  expect(await Promise.all([cached('a', read), cached('a', read)])).toEqual([1, 1]);
  position = 2;
  expect(await cached('a', read)).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads a value again after it was displaced by later ones', async () => {
  const cached = createSeqCache<string>({ max: 2, position: () => 1 });
  const read = vi.fn(async () => 'value');
  for (const key of ['a', 'b', 'c', 'c', 'a']) await cached(key, read);
  expect(read).toHaveBeenCalledTimes(4);
});

it('reads a value again after a failure', async () => {
  const cached = createSeqCache<string>({ max: 2, position: () => 1 });
  await expect(cached('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await cached('a', async () => 'value')).toBe('value');
});
