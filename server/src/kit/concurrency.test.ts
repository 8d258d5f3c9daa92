import { describe, expect, it } from 'vitest';
import { createSerialQueue, inParallel } from './concurrency.ts';

describe('createSerialQueue', () => {
  it('runs tasks one after the other, and the next one after a failure', async () => {
    const enqueue = createSerialQueue();
    const seen: string[] = [];
    const first = enqueue(async () => {
      await Promise.resolve();
      seen.push('first');
      throw new Error('broken');
    });
    const second = enqueue(async () => seen.push('second'));
    await expect(first).rejects.toThrow('broken');
    await second;
    expect(seen).toEqual(['first', 'second']);
  });
});

describe('inParallel', () => {
  it('does everything once with no more workers than given', async () => {
    let busy = 0;
    let most = 0;
    const done: number[] = [];
    await inParallel(3, [1, 2, 3, 4, 5, 6, 7], async (one) => {
      most = Math.max(most, ++busy);
      await new Promise(setImmediate);
      busy -= 1;
      done.push(one);
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it('begins nothing new after a failure and throws it', async () => {
    const begun: number[] = [];
    const work = inParallel(1, [1, 2, 3], async (one) => {
      begun.push(one);
      if (one === 2) throw new Error('broken');
    });
    await expect(work).rejects.toThrow('broken');
    expect(begun).toEqual([1, 2]);
  });
});
