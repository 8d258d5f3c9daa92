import { describe, expect, it } from 'vitest';
import { inParallel, inTurn } from './order.ts';

describe('inTurn', () => {
  it('runs tasks one after the other, and the next one after a failure', async () => {
    const turn = inTurn();
    const seen: string[] = [];
    const first = turn(async () => {
      await Promise.resolve();
      seen.push('first');
      throw new Error('broken');
    });
    const second = turn(async () => seen.push('second'));
    await expect(first).rejects.toThrow('broken');
    await second;
    expect(seen).toEqual(['first', 'second']);
  });
});

describe('inParallel', () => {
  it('does everything once with no more hands than given', async () => {
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
