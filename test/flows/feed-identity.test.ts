import { randomUUID } from 'node:crypto';
import { makeReport } from '@vigil/common/testing/make';
import type { Statement } from '@vigil/reader';
import { itemIdentity } from '@vigil/server/pipeline/item-identity';
import { makeAdded } from '@vigil/server/testing/make';
import type { EventDraft } from '@vigil/server/timeline/change';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FeedItem, type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { startReceiver } from '../fakes/webhook-receiver.ts';
import { makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { sharedReader, startVigil, type Vigil } from '../harness/vigil.ts';

/** The signatures of webhooks hold for minutes of the real clock. */
const begun = Date.now();
const ago = (hours: number) => new Date(begun - hours * 3_600_000).toISOString();
const soon = { timeout: 20_000, interval: 50 };

let database: SharedDatabase;
let feeds: Feeds;
let vigil: Vigil;

beforeAll(async () => {
  feeds = await startFeeds({});
});
afterAll(() => feeds.close());
beforeEach(async () => {
  database = await startSharedDatabase();
  vigil = await start();
});
afterEach(async () => {
  await vigil.end();
  await database.end();
});

const start = () => startVigil({ env: { MONGODB_URI: database.uri } });
/** Another server process on the same database, which remembers nothing of the first. */
async function restart(): Promise<void> {
  await vigil.end();
  vigil = await start();
}

const places = ['Isfahan', 'Tabriz', 'Shiraz'];
const acts = ['Israel strikes radar station near', 'Israel strikes ammunition depot near', 'Israel bombs airbase near'];
/** Three items about three happenings. */
const three = (of: (index: number) => Partial<FeedItem>): FeedItem[] =>
  places.map((place, index) => ({
    title: `${acts[index]} ${place}, Iran says`,
    date: ago(9 - index),
    ...of(index),
  }));
const show = (items: FeedItem[]) => feeds.set('/feed.xml', { body: rss(items) });
const addFeed = () => vigil.addSource('Paper One', `${feeds.url}/feed.xml`);
const reported = async () => {
  const { events } = await vigil.get('events');
  const records = await Promise.all(events.map(({ id }) => vigil.stores.events.record(id)));
  return records.map((record) => record?.reports.map(({ title }) => title) ?? []).sort();
};

describe('items that have in common', () => {
  it.each<[string, FeedItem[]]>([
    ['their guid', three((index) => ({ guid: '{{ }}', link: `https://paper.example/${index}` }))],
    ['their link', three(() => ({ link: 'https://paper.example/flash' }))],
    ['guid and link', three(() => ({ guid: '0', link: 'https://paper.example/flash' }))],
    ['their link without its fragment', three((index) => ({ link: `https://paper.example/live#${index}` }))],
    ['their link without a parameter', three((index) => ({ link: `https://paper.example/article?ref=${index}` }))],
  ])('%s are an event each, once, in any reading and after a restart', async (_name, items) => {
    await addFeed();
    // One of them alone, then with its neighbours, then others of them alone.
    const [first, second, third] = items.map((item) => [item]);
    for (const shown of [first, items, [...items].reverse(), second, third, items]) {
      show(shown ?? []);
      await vigil.scanner.run();
    }
    const expected = items.map(({ title }) => [title]).sort();
    expect(await reported()).toEqual(expected);
    const { seq } = await vigil.get('events');
    await restart();
    for (const shown of [items, third, items]) {
      show(shown ?? []);
      expect(await vigil.scanner.run()).toMatchObject({ newEvents: 0, failed: 0 });
    }
    expect(await reported()).toEqual(expected);
    expect((await vigil.get('events')).seq).toBe(seq);
  });
});

describe('an item whose guid changes with each reading', () => {
  const item = three(() => ({ link: 'https://paper.example/n8' }))[0];

  it.each([
    ['at one date', () => item?.date],
    ['at a new date', (round: number) => ago(9 - round / 60)],
    ['without a date', () => undefined],
  ])(
    '%s is one report of one event, sent once, over restarts',
    async (_name, dateOf) => {
      const receiver = await startReceiver();
      try {
        const { client } = await makeUser(vigil, { isAdmin: true });
        const body = { name: 'Desk', url: receiver.url, minUrgency: 'low' as const };
        receiver.trust((await client.call('addWebhook', { body })).body.secret);
        await addFeed();
        const read = async (round: number) => {
          show([{ title: '', ...item, guid: `uuid:${randomUUID()}`, date: dateOf(round) }]);
          await vigil.scanner.run();
        };
        for (let round = 0; round < 4; round += 1) await read(round);
        await restart();
        for (let round = 4; round < 7; round += 1) await read(round);
        expect(await reported()).toEqual([[item?.title]]);
        const after = nextDraft({ title: 'Lamp out', timestamp: ago(0) });
        await vigil.stores.events.append([after]);
        const titles = () => receiver.accepted.map(({ message }) => [message.type, message.data.event?.title]);
        await expect.poll(() => titles().length, soon).toBeGreaterThan(1);
        expect(titles()).toEqual([
          ['event.added', item?.title],
          ['event.added', 'Lamp out'],
        ]);
      } finally {
        await receiver.close();
      }
    },
    60_000,
  );

  it('is not stored again each time if it is not about the conflict', async () => {
    await addFeed();
    const read = async () => {
      show([
        {
          title: 'Northport wins the cup final',
          link: 'https://paper.example/cup',
          guid: randomUUID(),
          date: ago(1),
        },
      ]);
      await vigil.scanner.run();
    };
    await read();
    const count = () => vigil.stores.projection.items.countDocuments();
    const before = await count();
    for (let round = 0; round < 3; round += 1) await read();
    expect(await count()).toBe(before);
  });

  it('does not come back after it was erased', async () => {
    await addFeed();
    const read = async () => {
      show([{ title: '', ...item, guid: randomUUID() }]);
      await vigil.scanner.run();
    };
    await read();
    const [event] = (await vigil.get('events')).events;
    await vigil.stores.events.append([{ op: 'erase', data: {}, eventId: event?.id ?? '', item: null, by: 'pipeline' }]);
    await read();
    await restart();
    await read();
    expect((await vigil.get('events')).events).toEqual([]);
  });
});

describe('what an earlier version has stored', () => {
  it('is known under its identity, and an item that was lost behind a shared one is read now', async () => {
    const plain = three((index) => ({ guid: `a-${index}`, link: `https://paper.example/${index}` }));
    const shared = places.map((place, index) => ({
      title: `${acts[index]} ${place} again, Israel says`,
      link: `https://paper.example/again/${index}`,
      guid: '{{ }}',
      date: ago(5 - index),
    }));
    const stored = [...plain, ...shared.slice(0, 1)];
    const reader = await sharedReader();
    const readings = new Map<string, Statement>();
    for (const { title } of stored) readings.set(title, await reader.read({ title, summary: '' }));
    await vigil.stores.events.append(
      stored.map(({ title, link = '', guid = null, date = '' }): EventDraft => {
        const item = itemIdentity('Paper One', { title, link, guid, summary: '' });
        const timestamp = new Date(date).toISOString();
        const statement = readings.get(title);
        const report = {
          ...makeReport({ item, source: 'Paper One', url: link, title, publishedAt: timestamp }),
          statement,
        };
        const data = makeAdded({ title, timestamp, urgencyLevel: 'high', reports: [report] });
        return { op: 'add', eventId: `e-${item.slice(0, 16)}`, item, by: 'pipeline', data };
      }),
    );
    await addFeed();
    show([...plain, ...shared]);
    await vigil.scanner.run();
    const titles = (await reported()).flat();
    expect(titles.sort()).toEqual([...plain, ...shared].map(({ title }) => title).sort());
    expect(await vigil.scanner.run()).toMatchObject({ newEvents: 0 });
  });
});
