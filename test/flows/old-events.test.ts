import { verify } from '@vigil/server/changes/verify';
import { createLog } from '@vigil/server/kit/log';
import { openStores, type Stores } from '@vigil/server/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient, makeUser } from '../harness/client.ts';
import { nextDraft } from '../harness/drafts.ts';
import { queriesOf, type RecordedDatabase, startRecordedDatabase } from '../harness/recorded-database.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

/* What a page of old events and the counts of all events cost. */

const days = 20;
const perDay = 12;
const start = Date.UTC(2030, 0, 1);

let database: RecordedDatabase;
let vigil: Vigil;
let admin: Client;
let visitor: Client;
let ids: string[];

beforeAll(async () => {
  database = await startRecordedDatabase();
  vigil = await startVigil({ env: { MONGODB_URI: database.uri }, now: () => new Date(start + 30 * 86_400_000) });
  const drafts = Array.from({ length: days * perDay }, (_, at) =>
    nextDraft({ timestamp: new Date(start + (at * 86_400_000) / perDay).toISOString() }),
  );
  ids = drafts.map(({ eventId }) => eventId);
  for (let from = 0; from < drafts.length; from += 60) await vigil.stores.events.append(drafts.slice(from, from + 60));
  await vigil.stores.search.ready();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  visitor = createClient(vigil.url);
});
afterAll(async () => {
  await vigil.end();
  await database.end();
});

const readsOfEvents = () =>
  database
    .take()
    .flatMap(queriesOf)
    .filter((command) => command.find === 'events' || command.aggregate === 'events' || command.count === 'events');

describe('a page of events', () => {
  it('beyond the last one is empty, and reads nothing', async () => {
    database.take();
    for (const query of [
      { page: 1_000_000, limit: 1000 },
      { page: 240, limit: 1 },
    ]) {
      const { status, body } = await visitor.call('events', { query });
      expect([status, body.events, body.totalCount, body.totalDisplayed]).toEqual([200, [], 240, 0]);
    }
    expect(readsOfEvents()).toEqual([]);
  });

  it('reads its own events, and passes over those of one day at most', async () => {
    const all = (await visitor.call('events', { query: { page: 0, limit: 1000 } })).body.events.map(({ id }) => id);
    expect(all).toEqual(ids.toReversed());
    for (const [page, limit] of [
      [0, 7],
      [20, 7],
      [33, 7],
      [34, 7],
      [1, 120],
      [239, 1],
    ] as const) {
      database.take();
      const { body } = await visitor.call('events', { query: { page, limit } });
      const wanted = all.slice(page * limit, (page + 1) * limit);
      expect(body.events.map(({ id }) => id)).toEqual(wanted);
      const [read, ...others] = readsOfEvents();
      expect(others).toEqual([]);
      const { keys, documents } = await database.examine(read ?? {});
      expect(documents).toBe(wanted.length);
      expect(keys).toBeLessThanOrEqual(wanted.length + perDay);
    }
  });

  it('is of what each audience sees, after events were hidden, moved and erased', async () => {
    await admin.call('hideEvents', { body: { ids: ids.slice(30, 60) } });
    await admin.call('eraseEvent', { params: { id: ids[100] ?? '' } });
    await admin.call('mergeEvents', { params: { id: ids[120] ?? '' }, body: { into: ids[121] ?? '' } });
    for (const [client, total] of [
      [visitor, 208],
      [admin, 238],
    ] as const) {
      const all = (await client.call('events', { query: { limit: 1000, page: 0 } })).body.events.map(({ id }) => id);
      const paged: string[] = [];
      for (let page = 0; ; page++) {
        const { events, totalCount } = (await client.call('events', { query: { page, limit: 17 } })).body;
        expect(totalCount).toBe(total);
        if (events.length === 0) break;
        paged.push(...events.map(({ id }) => id));
      }
      expect([paged, paged.length]).toEqual([all, total]);
    }
  });
});

it('density reads no event, and the score of forecasts is read once', async () => {
  const many = (name: 'eventDensity' | 'forecast') => Promise.all(Array.from({ length: 5 }, () => visitor.call(name)));
  const { body } = await visitor.call('eventDensity');
  expect(body.months.map(({ month }) => month)).toEqual(['2030-01']);
  await many('forecast');
  database.take();
  await many('eventDensity');
  await many('forecast');
  const reads = database.take().filter((command) => command.find === 'events' || command.find === 'forecasts');
  expect(reads).toEqual([]);
});

describe('the numbers of events', () => {
  const countsOf = ({ events }: Pick<Stores, 'events'>) => events.counts();
  const meta = () => vigil.stores.connection.collection<{ _id: string; seq?: number }>('meta');

  async function openOther<T>(use: (stores: Stores) => Promise<T>): Promise<T> {
    const stores = await openStores(vigil.env, createLog('silent'), () => new Date(start));
    try {
      return await use(stores);
    } finally {
      await stores.close();
    }
  }

  it('are kept as events change, and not counted again', async () => {
    const before = countsOf(vigil.stores);
    database.take();
    const [one = '', two = '', three = ''] = ids.slice(200);
    await admin.call('hideEvent', { params: { id: one } });
    expect(countsOf(vigil.stores)).toEqual({ visitor: before.visitor - 1, admin: before.admin });
    await admin.call('restoreEvent', { params: { id: one } });
    await admin.call('mergeEvents', { params: { id: two }, body: { into: three } });
    await admin.call('eraseEvent', { params: { id: three } });
    expect(countsOf(vigil.stores)).toEqual({ visitor: before.visitor - 2, admin: before.admin - 2 });
    expect(readsOfEvents().filter((command) => command.aggregate || command.count)).toEqual([]);
    expect(await verify(vigil.stores.log, vigil.stores.projection)).toEqual([]);
  });

  it('are right after a crash in which changes were folded and the counts were not stored', async () => {
    await vigil.stores.projection.mark();
    const old = await meta().findOne({ _id: 'projection' });
    const [one = '', two = '', three = '', four = ''] = ids.slice(210);
    await admin.call('hideEvents', { body: { ids: [one] } });
    await admin.call('mergeEvents', { params: { id: two }, body: { into: three } });
    await admin.call('eraseEvent', { params: { id: three } });
    await admin.call('eraseEvent', { params: { id: four } });
    await vigil.stores.events.append([nextDraft(), nextDraft()]);
    await vigil.stores.projection.mark();
    const stored = await meta().findOne({ _id: 'projection' });
    expect(stored?.seq).toBeGreaterThan(old?.seq ?? 0);
    await meta().replaceOne({ _id: 'projection' }, old ?? {});
    await openOther(async (stores) => {
      expect(countsOf(stores)).toEqual(countsOf(vigil.stores));
      expect(await meta().findOne({ _id: 'projection' })).toEqual(stored);
      expect(await verify(stores.log, stores.projection)).toEqual([]);
    });
  });

  it('are made from the log in a database of an earlier version', async () => {
    await vigil.stores.projection.mark();
    const earlier = [
      { $unset: { active: '' as const, hidden: '' as const, countedTo: '' as const } },
      // One that runs beside this version moves the position alone.
      { $set: { active: 1, hidden: 1, countedTo: 2 } },
    ];
    for (const change of earlier) {
      await meta().updateOne({ _id: 'projection' }, change);
      await openOther(async (stores) => {
        expect(countsOf(stores)).toEqual(countsOf(vigil.stores));
        expect(await verify(stores.log, stores.projection)).toEqual([]);
      });
    }
    expect(await meta().findOne({ _id: 'projection' })).toMatchObject({ hidden: expect.any(Number) });
  });

  it('are verified', async () => {
    const right = await meta().findOne({ _id: 'projection' });
    await meta().updateOne({ _id: 'projection' }, { $inc: { active: 1 } });
    const faults = await verify(vigil.stores.log, vigil.stores.projection);
    expect(faults).toEqual([expect.stringMatching(/^\d+ public and \d+ hidden events are counted, and the log has/)]);
    await meta().replaceOne({ _id: 'projection' }, right ?? {});
    expect(await verify(vigil.stores.log, vigil.stores.projection)).toEqual([]);
  });
});
