import type { FeedFigures } from '@vigil/common/sources';
import { makeSource } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { newestWords, nextWords, perDayWords, reasonWords } from './feed-words.ts';
import { conditionOf, worstFirst } from './worst-first.ts';

const now = Date.parse('2030-01-10T12:00:00.000Z');
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const figures = (more: Partial<FeedFigures> = {}): FeedFigures => ({
  id: 'any',
  nextReadAt: after(5),
  newestAt: after(-30),
  itemsPerDay: 3,
  delay: null,
  ...more,
});

it('feeds stand worst first: failing ones by how long, then foreign, silent, unread, working and paused ones', () => {
  const sources = [
    makeSource({ id: 'working', name: 'B' }),
    makeSource({ id: 'paused', paused: true, status: 'failing', failingSince: after(-900) }),
    makeSource({ id: 'failed late', status: 'failing', failingSince: after(-5) }),
    makeSource({ id: 'silent' }),
    makeSource({ id: 'unread', status: 'unread' }),
    makeSource({ id: 'failed early', status: 'failing', failingSince: after(-50) }),
    makeSource({ id: 'foreign', language: { tag: 'ru', isRead: false } }),
    makeSource({ id: 'also working', name: 'A' }),
  ];
  const known = new Map([['silent', figures({ newestAt: after(-4 * 24 * 60) })]]);
  expect(worstFirst(sources, known, now).map(({ id }) => id)).toEqual([
    'failed early',
    'failed late',
    'foreign',
    'silent',
    'unread',
    'also working',
    'working',
    'paused',
  ]);
});

describe('the words of a feed', () => {
  it.each([
    [
      makeSource({ status: 'failing', fault: 'The server answered 404.', failingSince: null }),
      'The server answered 404.',
    ],
    [
      makeSource({ language: { tag: 'ru', isRead: false } }),
      'It publishes in Russian, which Vigil does not read: nothing of it reaches the timeline.',
    ],
    [
      makeSource({ language: { tag: 'und', isRead: false } }),
      'It publishes in a language that Vigil does not read: nothing of it reaches the timeline.',
    ],
    [makeSource({ paused: true }), 'Paused: it is not read.'],
    [makeSource({ status: 'unread' }), 'Not read yet.'],
    [makeSource(), null],
  ])('say why nothing arrives', (source, expected) => {
    expect(reasonWords(source, conditionOf(source, undefined, now), now)).toBe(expected);
  });

  it('say when it is read next', () => {
    const next = (at: string | null, more = {}) => nextWords(makeSource(more), figures({ nextReadAt: at }), now);
    expect([next(after(-3)), next(after(12)), next(after(300)), next(null)]).toEqual([
      'within a minute',
      'in 12 min',
      'in 5 h',
      'not planned',
    ]);
    expect(next(null, { status: 'unread' })).toBe('with the next scan');
    expect(next(null, { kind: 'cap' })).toBe('each second');
    expect(next(after(5), { paused: true })).toBe('paused');
  });

  it('say how old its newest item is, and how many it brings a day', () => {
    expect([newestWords(figures(), now), newestWords(undefined, now)]).toEqual(['30m ago', 'unknown']);
    expect([0, 0.26, 9.94, 57.6, null].map((itemsPerDay) => perDayWords({ itemsPerDay }))).toEqual([
      '0',
      '0.3',
      '9.9',
      '58',
      'unknown',
    ]);
  });
});
