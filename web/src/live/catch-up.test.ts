import type { EventsReply } from '@vigil/common/events';
import type { Updates } from '@vigil/common/timeline';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEvents } from '../features/events/store.ts';
import { forgetReader, loadEvents, syncTo } from './catch-up.ts';

/** How far the server is that answers, which is not the one that our socket leads to. */
let position: number;
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'https://vigil.example');
    asked.push(pathname);
    const known = { epoch: 'one', seq: position };
    const all: EventsReply = { ...known, events: [], totalCount: 0, totalDisplayed: 0 };
    const missed: Updates & { complete: boolean } = {
      ...known,
      before: Number(searchParams.get('since')),
      updates: [],
      complete: true,
    };
    return Response.json(pathname === '/api/events' ? all : missed);
  });
});
afterEach(() => {
  forgetReader();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a load that is answered by a server behind our own is followed by another question soon', async () => {
  position = 3;
  await loadEvents();
  position = 4;
  syncTo({ epoch: 'one', seq: 5 });
  await vi.advanceTimersByTimeAsync(0);
  expect(useEvents.getState().loaded.seq).toBe(4);
  position = 5;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(useEvents.getState().loaded.seq).toBe(5);
  expect(asked).toEqual(['/api/events', '/api/changes', '/api/changes']);
});

it('a load of a log that begins anew is taken even where it is behind, and asked for again', async () => {
  position = 3;
  syncTo({ epoch: 'one', seq: 5 });
  await vi.advanceTimersByTimeAsync(0);
  position = 5;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual(['/api/events', '/api/changes']);
});

it('who holds what the socket was told of asks no more', async () => {
  position = 5;
  await loadEvents();
  syncTo({ epoch: 'one', seq: 5 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/events']);
});
