import { type NewsText, ReaderError } from '@vigil/reader';
import { describe, expect, it } from 'vitest';
import { createMatcher } from '../judge/matcher.ts';
import { createSerialQueue } from '../kit/concurrency.ts';
import { makeItem, makeSourceRow } from '../testing/make.ts';
import { makeStatement } from '../testing/stated-report.ts';
import type { ChangeDraft } from '../timeline/change.ts';
import { takeIn } from './take-in.ts';
import type { Feed } from './unseen.ts';

const now = new Date('2030-01-02T12:00:00.000Z');
const titleOf = (number: number) => `Fictional raid number ${number} on a fictional town`;

function itemAt(number: number) {
  const link = `https://courier.example/${number}`;
  return makeItem({ guid: link, link, title: titleOf(number), publishedAt: new Date(+now - (number + 1) * 60_000) });
}

/** A reader to which each text is a happening of its own; it cannot read those that are `broken`. */
function readerOf(broken: readonly string[] = []) {
  const read: string[] = [];
  return {
    read: async ({ title }: NewsText) => {
      if (broken.includes(title)) throw new ReaderError('broken');
      read.push(title);
      const vector = Buffer.alloc(128);
      vector[Number(/\d+/.exec(title)?.[0]) % 128] = 127;
      return makeStatement({ vector: vector.toString('base64') });
    },
    room: async () => {},
    sameEvent: async () => 0,
    titles: read,
  };
}

function storeOf() {
  const batches: ChangeDraft[][] = [];
  const passed: string[] = [];
  const known = new Set<string>();
  return {
    batches,
    passed,
    knownItems: async (ids: string[]) => new Set(ids.filter((id) => known.has(id))),
    append: async (drafts: ChangeDraft[]) => {
      batches.push(drafts);
      for (const draft of drafts) if ('item' in draft && draft.item) known.add(draft.item);
      return { appended: drafts.length };
    },
    passOver: async (ids: string[]) => void passed.push(...ids),
    foldedRows: async () => [],
    record: async () => null,
  };
}

async function take(feeds: Feed[], { broken = [], signal }: { broken?: string[]; signal?: AbortSignal } = {}) {
  const [reader, store] = [readerOf(broken), storeOf()];
  const matcher = createMatcher({ reader, now: () => now });
  const taken = await takeIn(feeds, { store, matcher, reader, now, signal });
  return { taken, store, reader, matcher };
}

const titlesOf = (drafts: readonly ChangeDraft[] = []) =>
  drafts.map((draft) => (draft.op === 'add' ? draft.data.title : draft.op === 'report' ? draft.data.report.title : ''));
const feedOf = (name: string, numbers: readonly number[]): Feed => ({
  source: makeSourceRow({ _id: name, name, url: `https://${name}.example/` }),
  items: numbers.map(itemAt),
});
const numbers = Array.from({ length: 250 }, (_, number) => number);

describe('a batch of feeds', () => {
  it('is appended in portions, the newest one first, each oldest first', async () => {
    const { store, taken } = await take([feedOf('courier', numbers)]);
    expect(store.batches.map((batch) => batch.length)).toEqual([100, 100, 50]);
    expect(titlesOf(store.batches[0])).toEqual(numbers.slice(0, 100).reverse().map(titleOf));
    expect(titlesOf(store.batches[2])).toEqual(numbers.slice(200).reverse().map(titleOf));
    expect([taken.newEvents, taken.taken.length, taken.unread.length]).toEqual([250, 250, 0]);
  });

  it('gives the same changes in every order of its feeds and items', async () => {
    const [even, odd] = [0, 1].map((rest) => numbers.filter((number) => number % 2 === rest));
    const feeds = [feedOf('courier', even ?? []), feedOf('herald', odd ?? [])];
    const straight = await take(feeds);
    const back = await take(feeds.map(({ source, items }) => ({ source, items: [...items].reverse() })).reverse());
    expect(back.store.batches).toEqual(straight.store.batches);
  });

  it('leaves what cannot be read unknown, so that the next reading brings it again', async () => {
    const { store, taken } = await take([feedOf('courier', [0, 1, 2])], { broken: [titleOf(1)] });
    expect(titlesOf(store.batches.flat())).toEqual([titleOf(2), titleOf(0)]);
    expect(taken.unread.map(({ item }) => item.title)).toEqual([titleOf(1)]);
    expect(taken.taken.map(({ item }) => item.title)).toEqual([titleOf(2), titleOf(0)]);
    expect(store.passed).not.toContain(taken.unread[0]?.id);
  });

  it('stops between two portions once it is aborted', async () => {
    const stop = new AbortController();
    const [reader, store] = [readerOf(), storeOf()];
    const append = async (drafts: ChangeDraft[]) => {
      stop.abort();
      return store.append(drafts);
    };
    const matcher = createMatcher({ reader, now: () => now });
    const parts = { store: { ...store, append }, matcher, reader, now, signal: stop.signal };
    await expect(takeIn([feedOf('courier', numbers)], parts)).rejects.toThrow();
    expect(store.batches).toHaveLength(1);
  });

  it('takes an item once that another batch brings as well, whose turn is between two portions', async () => {
    const [reader, store] = [readerOf(), storeOf()];
    const matcher = createMatcher({ reader, now: () => now });
    const parts = { store, matcher, reader, now, runExclusive: createSerialQueue() };
    const all = await Promise.all([
      takeIn([feedOf('courier', numbers)], parts),
      takeIn([feedOf('courier', [0, 240])], parts),
    ]);
    expect(all.map(({ newEvents }) => newEvents).reduce((sum, count) => sum + count)).toBe(250);
    expect(titlesOf(store.batches.flat()).sort()).toEqual(numbers.map(titleOf).sort());
  });
});
