import { describe, expect, it } from 'vitest';
import { createResource } from './resource.ts';

/** A server whose answers are given one by one. */
function makeServer() {
  const waiting: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  return {
    ask: () => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject })),
    count: () => waiting.length,
    answer: (at: number, text: string) => waiting[at]?.resolve(text),
    fail: (at: number) => waiting[at]?.reject(new Error('unreachable')),
  };
}

describe('a resource', () => {
  it('is loading until the first answer, and keeps it while it asks again and when that fails', async () => {
    const server = makeServer();
    const { use, load } = createResource(server.ask);
    expect(use.getState()).toEqual({ status: 'loading', data: null, isBusy: false });
    const first = load();
    await expect.poll(server.count).toBe(1);
    server.answer(0, 'one');
    await first;
    expect(use.getState()).toEqual({ status: 'ready', data: 'one', isBusy: false });
    const second = load();
    await expect.poll(server.count).toBe(2);
    expect(use.getState()).toEqual({ status: 'ready', data: 'one', isBusy: true });
    server.fail(1);
    await second;
    expect(use.getState()).toEqual({ status: 'failed', data: 'one', isBusy: false });
  });

  it('makes one request for all calls during a request', async () => {
    const server = makeServer();
    const { load, use } = createResource(server.ask);
    const first = load();
    await expect.poll(server.count).toBe(1);
    const others = [load(), load(), load()];
    server.answer(0, 'one');
    await first;
    await expect.poll(server.count).toBe(2);
    server.answer(1, 'two');
    await Promise.all(others);
    expect([server.count(), use.getState().data]).toEqual([2, 'two']);
  });

  it('adds the next page to what is known, also while it asks again', async () => {
    const server = makeServer();
    const { load, extend, use } = createResource(server.ask);
    const first = load();
    const next = extend(async (known) => `${known}, two`);
    await expect.poll(server.count).toBe(1);
    server.answer(0, 'one');
    await Promise.all([first, next]);
    expect(use.getState().data).toBe('one, two');
  });

  it('is refreshed only if it was asked for before', async () => {
    const server = makeServer();
    const { load, refresh } = createResource(server.ask);
    refresh();
    const first = load();
    await expect.poll(server.count).toBe(1);
    server.answer(0, 'one');
    await first;
    refresh();
    await expect.poll(server.count).toBe(2);
  });

  it('shows what was pushed', () => {
    const { use, put } = createResource<string>(async () => null);
    put('pushed');
    expect(use.getState()).toMatchObject({ status: 'ready', data: 'pushed' });
  });
});
