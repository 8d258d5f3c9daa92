import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDigest, sentenceOf } from './digest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('speaks once of all that comes within a second, then at most every ten seconds of all that came between', () => {
  const sent: string[] = [];
  const digest = createDigest<string>((things) => sent.push(things.join()));
  digest.add(['a']);
  digest.add(['b', 'c']);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual(['a,b,c']);
  digest.add(['d']);
  digest.add(['e']);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(['a,b,c', 'd,e']);
  vi.advanceTimersByTime(20_000);
  digest.add(['f']);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual(['a,b,c', 'd,e', 'f']);
  digest.end();
});

it('names the critical ones', () => {
  expect(sentenceOf([{ urgencyLevel: 'low' }])).toBe('1 new event');
  expect(sentenceOf([{ urgencyLevel: 'low' }, { urgencyLevel: 'critical' }, { urgencyLevel: 'high' }])).toBe(
    '3 new events, 1 critical',
  );
  expect(sentenceOf([{ urgencyLevel: 'critical', kind: 'all-clear' }])).toBe('1 new event');
});
