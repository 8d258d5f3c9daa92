import type { Event } from '@vigil/common/events';
import { makeSource } from '@vigil/common/testing/make';
import { describe, expect, it } from 'vitest';
import { eventsSince, readingOf } from './ingestion.ts';

const source = makeSource({ lastUpdate: '2030-01-02T10:00:00.000Z' });
const scan = {
  startedAt: '2030-01-02T10:05:00.000Z',
  finishedAt: null,
  total: 2,
  done: 1,
  failed: 0,
  newEvents: 0,
};

describe('a feed while a scan runs', () => {
  it('waits as long as its last reading is older than the scan', () => {
    expect(readingOf(source, scan)).toBe('waiting');
  });

  it('is read once it was read after the scan began', () => {
    expect(readingOf({ ...source, lastUpdate: '2030-01-02T10:05:01.000Z' }, scan)).toBe('read');
  });

  it('is failing whenever it could not be read', () => {
    expect(readingOf({ ...source, status: 'failing' }, scan)).toBe('failing');
  });

  it('is paused when no scan reads it', () => {
    expect(readingOf({ ...source, paused: true, status: 'failing' }, scan)).toBe('paused');
  });

  it('that was never read waits', () => {
    expect(readingOf({ ...source, status: 'unread', lastUpdate: null }, scan)).toBe('waiting');
  });
});

it('after a scan a feed shows what was made of it', () => {
  expect(readingOf(source, { ...scan, finishedAt: '2030-01-02T10:06:00.000Z' })).toBe('read');
  expect(readingOf(source, null)).toBe('read');
});

it('the events of a scan are those that came up after it began, the newest first', () => {
  const event = (id: string, createdAt: string) => ({ id, createdAt }) as Event;
  const events = [
    event('before', '2030-01-02T10:04:59.000Z'),
    event('first', '2030-01-02T10:05:00.000Z'),
    event('second', '2030-01-02T10:05:02.000Z'),
  ];
  expect(eventsSince(events, scan).map(({ id }) => id)).toEqual(['second', 'first']);
  expect(eventsSince(events, null)).toEqual([]);
});
