import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDigest, sentenceOf } from './digest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('speaks at once, then at most every ten seconds of all that came between', () => {
  const sent: string[] = [];
  const digest = createDigest<string>((things) => sent.push(things.join()));
  digest.add(['a']);
  digest.add(['b', 'c']);
  digest.add(['d']);
  expect(sent).toEqual(['a']);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(['a', 'b,c,d']);
  vi.advanceTimersByTime(20_000);
  digest.add(['e']);
  expect(sent).toEqual(['a', 'b,c,d', 'e']);
  digest.end();
});

it('names the critical ones', () => {
  expect(sentenceOf([{ urgencyLevel: 'low' }])).toBe('1 new event');
  expect(sentenceOf([{ urgencyLevel: 'low' }, { urgencyLevel: 'critical' }, { urgencyLevel: 'high' }])).toBe(
    '3 new events, 1 critical',
  );
});
