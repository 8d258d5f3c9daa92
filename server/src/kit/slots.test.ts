import { describe, expect, it } from 'vitest';
import { createHold, createSlots } from './slots.ts';

describe('places', () => {
  it('are as many as the limit says for each key', () => {
    const places = createSlots(2);
    expect([places.take('a'), places.take('a'), places.take('a'), places.take('b')].map(Boolean)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('are free again once, however often they are freed', () => {
    const places = createSlots(1);
    const free = places.take('a');
    free?.();
    expect(places.take('a')).not.toBeNull();
    free?.();
    expect(places.take('a')).toBeNull();
  });

  it('are freed at once when what held them is free already', () => {
    const places = createSlots(1);
    const hold = createHold();
    hold.free();
    expect(hold.add(places.take('a'))).toBe(false);
    expect(places.take('a')).not.toBeNull();
  });
});
