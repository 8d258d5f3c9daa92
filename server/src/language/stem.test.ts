import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

const alike = [
  ['price', 'prices'],
  ['blockade', 'blockading'],
  ['stop', 'stopped'],
  ['ban', 'banned'],
  ['supply', 'supplies'],
  ['escalate', 'escalated'],
] as const;

const others = [
  ['using', 'us'],
  ['press', 'prison'],
  ['f-15', 'f-16'],
] as const;

describe('stem', () => {
  it.each(alike)('is the same for %s and %s', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it.each(others)('differs for %s and %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});
