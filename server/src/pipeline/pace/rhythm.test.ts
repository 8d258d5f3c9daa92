import { describe, expect, it } from 'vitest';
import { rhythmOf } from './rhythm.ts';

const now = new Date('2030-03-05T12:00:00.000Z');
const minute = 60_000;
const at = (minutesAgo: number) => ({ publishedAt: new Date(now.getTime() - minutesAgo * minute) });

describe('the rhythm of a feed', () => {
  it('is the mean gap of its newer half, with the items in any order', () => {
    const items = [50, 0, 10, 40, 20, 30].map(at);
    expect(rhythmOf(items, now)).toEqual({ gapMs: 10 * minute, newestAt: now });
  });

  it('does not depend on an old item that stays in the feed', () => {
    expect(rhythmOf([0, 10, 20, 30, 40, 500_000].map(at), now).gapMs).toBe(10 * minute);
  });

  it('counts items of one batch one by one', () => {
    expect(rhythmOf([0, 0, 0, 60, 60, 60, 120, 120].map(at), now).gapMs).toBe(15 * minute);
  });

  it('is unknown for a few items, and of those without a date', () => {
    expect(rhythmOf([at(5), at(10), at(15)], now)).toEqual({ gapMs: null, newestAt: at(5).publishedAt });
    expect(rhythmOf([{ publishedAt: null }], now)).toEqual({ gapMs: null, newestAt: null });
  });

  it('ignores dates ahead of now', () => {
    expect(rhythmOf([at(-60), at(0), at(10), at(20), at(30)], now)).toEqual({ gapMs: 10 * minute, newestAt: now });
  });
});
