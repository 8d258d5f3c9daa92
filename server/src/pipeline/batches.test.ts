import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';

test('what is added while a batch is taken is the next batch', async () => {
  const taken: string[][] = [];
  const ends: (() => void)[] = [];
  const batches = createBatches<string>((batch) => {
    taken.push(batch);
    return new Promise((resolve) => ends.push(resolve));
  });
  batches.add('a');
  const first = batches.settle();
  for (const one of ['b', 'c', 'd']) {
    batches.add(one);
    void batches.settle();
  }
  ends[0]?.();
  await expect.poll(() => taken).toEqual([['a'], ['b', 'c', 'd']]);
  ends[1]?.();
  await first;
  expect(batches.waiting()).toBe(0);
});

test('a batch that fails fails everything that waits and is added later', async () => {
  const batches = createBatches<string>(() => Promise.reject(new Error('no database')));
  batches.add('a');
  await expect(batches.settle()).rejects.toThrow('no database');
  batches.add('b');
  await expect(batches.settle()).rejects.toThrow('no database');
});
