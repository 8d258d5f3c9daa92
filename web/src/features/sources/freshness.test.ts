import { makeSource } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { dotOf, freshness } from './freshness.ts';
import { isBlind } from './store.ts';

const now = Date.parse('2030-01-02T12:00:00.000Z');
const minute = 60_000;
const readBefore = (ms: number) => makeSource({ lastUpdate: new Date(now - ms).toISOString() });

describe('the dot of a source', () => {
  it.each([
    [0, 'green'],
    [5 * minute - 1, 'green'],
    [5 * minute, 'yellow'],
    [15 * minute - 1, 'yellow'],
    [15 * minute, 'orange'],
    [300 * minute, 'orange'],
  ])('of %i ms ago is %s', (passed, colour) => {
    expect(dotOf(readBefore(passed), now)).toBe(colour);
  });

  it('is grey when the source is not active, however lately it was read', () => {
    expect(dotOf({ ...readBefore(0), status: 'failing' }, now)).toBe('grey');
    expect(dotOf(makeSource({ status: 'unread', lastUpdate: null }), now)).toBe('grey');
  });
});

describe('the word beside it', () => {
  it('is the age of the last reading, or why there is none', () => {
    expect(freshness(readBefore(30_000), now)).toBe('Live');
    expect(freshness(readBefore(9 * minute), now)).toBe('9m');
    expect(freshness(makeSource({ status: 'unread', lastUpdate: null }), now)).toBe('not read');
    expect(freshness({ ...readBefore(0), status: 'failing' }, now)).toBe('failing');
  });
});

describe('the monitor', () => {
  it('is blind when every feed fails, and not while one is still to be tried', () => {
    const failing = makeSource({ status: 'failing' });
    expect(isBlind([failing, failing])).toBe(true);
    expect(isBlind([failing, makeSource({ status: 'unread' })])).toBe(false);
    expect(isBlind([failing, makeSource()])).toBe(false);
    expect(isBlind([])).toBe(false);
  });
});

it('a paused source and one in a language that is not read say so, with a grey dot', () => {
  const paused = { ...readBefore(0), paused: true };
  const foreign = { ...readBefore(0), language: { tag: 'ru', isRead: false } };
  expect([paused, foreign].map((source) => [dotOf(source, now), freshness(source, now)])).toEqual([
    ['grey', 'paused'],
    ['grey', 'other language'],
  ]);
});
