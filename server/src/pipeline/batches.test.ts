import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';

test('what is added while a batch is taken is the next batch', async () => {
  const taken: string[][] = [];
  const ends: (() => void)[] = [];
  const batches = createBatches<string>((batch) => {
    taken.push(batch);
    return new Promise((resolve) => ends.push(resolve));
  }, 0);
  batches.add('a');
  const first = batches.settle();
  await expect.poll(() => taken).toEqual([['a']]);
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

test('what is added within the time of gathering is one batch', async () => {
  const taken: string[][] = [];
  const batches = createBatches<string>(async (batch) => void taken.push(batch), 50);
  batches.add('a');
  const settled = batches.settle();
  await sleep(1);
  batches.add('b');
  await Promise.all([settled, batches.settle()]);
  expect(taken).toEqual([['a', 'b']]);
});

test('a batch that fails fails everything that waits and is added later', async () => {
  const batches = createBatches<string>(() => Promise.reject(new Error('no database')), 0);
  batches.add('a');
  await expect(batches.settle()).rejects.toThrow('no database');
  batches.add('b');
  await expect(batches.settle()).rejects.toThrow('no database');
});
