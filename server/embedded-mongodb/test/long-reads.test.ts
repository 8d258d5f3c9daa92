import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Collection, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningStore, start as startStore } from '../dist/index.js';

/* Reads of many documents: what they read, whom they keep waiting, and when they end. */

const count = 30_000;

interface Row {
  _id: number;
  kind: string;
  at: Date;
  rank: number;
}

let folder: string;
let store: RunningStore;
let client: MongoClient;
let other: MongoClient;
let rows: Collection<Row>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vigil-store-'));
  store = await startStore(folder);
  client = await MongoClient.connect(store.uri);
  other = await MongoClient.connect(store.uri);
  rows = client.db('vigil').collection<Row>('rows');
  await rows.createIndex({ kind: 1, at: -1, _id: 1 });
  for (let from = 0; from < count; from += 2_000)
    await rows.insertMany(
      Array.from({ length: 2_000 }, (_, i) => {
        const _id = from + i;
        return { _id, kind: ['a', 'bb', 'c'][_id % 3] ?? '', at: new Date((_id * 7919) % count), rank: -_id };
      }),
    );
});

afterAll(async () => {
  await client.close();
  await other.close();
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

const executionOf = async (work: { explain: () => Promise<unknown> }) => {
  const explained = (await work.explain()) as {
    executionStats: { nReturned: number; totalKeysExamined: number; totalDocsExamined: number };
    queryPlanner: { winningPlan: object };
  };
  const { nReturned, totalKeysExamined, totalDocsExamined } = explained.executionStats;
  return {
    returned: nReturned,
    keys: totalKeysExamined,
    documents: totalDocsExamined,
    plan: explained.queryPlanner.winningPlan,
  };
};

test('a page of two kinds by time reads its documents alone, in the right order', async () => {
  const kinds = { kind: { $in: ['a', 'bb'] } };
  const page = rows.find(kinds).sort({ at: -1, _id: 1 }).skip(10).limit(20);
  expect(await executionOf(page)).toMatchObject({
    returned: 20,
    keys: 30,
    documents: 20,
    plan: { stage: 'LIMIT', inputStage: { inputStage: { stage: 'FETCH', inputStage: { stage: 'SORT_MERGE' } } } },
  });
  const all = (await rows.find(kinds).toArray()).sort((a, b) => +b.at - +a.at || a._id - b._id);
  expect(await page.toArray()).toEqual(all.slice(10, 30));
  expect(await rows.find(kinds).sort({ at: 1, _id: -1 }).limit(50).toArray()).toEqual(all.toReversed().slice(0, 50));
});

test('what is skipped is not read if the index says all, and is if it does not', async () => {
  const deep = { kind: 'a', at: { $lt: new Date(22_500) } };
  const last = await executionOf(rows.find(deep).sort({ at: -1 }).skip(7_000).limit(5));
  expect(last).toMatchObject({ returned: 5, documents: 5 });
  const filtered = await executionOf(
    rows
      .find({ ...deep, rank: { $lt: 0 } })
      .sort({ at: -1 })
      .skip(100)
      .limit(5),
  );
  expect(filtered.documents).toBeGreaterThan(100);
  const all = await rows.find(deep).toArray();
  expect(await rows.countDocuments(deep)).toBe(all.length);
  expect(await rows.find(deep).sort({ at: -1 }).skip(7_000).limit(5).toArray()).toEqual(
    all.sort((a, b) => +b.at - +a.at).slice(7_000, 7_005),
  );
});

test('explain tells a read of everything and a sort in memory from an index', async () => {
  expect((await executionOf(rows.find({ rank: 5 }))).plan).toMatchObject({ stage: 'COLLSCAN' });
  expect(await executionOf(rows.find({ kind: 'a' }).sort({ rank: 1 }).limit(3))).toMatchObject({
    returned: 3,
    plan: { stage: 'LIMIT', inputStage: { stage: 'SORT', sortPattern: { rank: 1 } } },
  });
  expect((await executionOf(rows.find({ _id: 7 }))).plan).toMatchObject({
    stage: 'FETCH',
    inputStage: { stage: 'IXSCAN', indexName: '_id_', keyPattern: { _id: 1 } },
  });
  const update = { update: 'rows', updates: [{ q: { rank: 5 }, u: { $set: { rank: 6 } } }] };
  const explained = await client.db('vigil').command({ explain: update, verbosity: 'queryPlanner' });
  expect(explained.queryPlanner.winningPlan).toMatchObject({ stage: 'COLLSCAN' });
  expect(explained.executionStats).toBeUndefined();
});

test.each<[string, () => Promise<unknown>]>([
  ['a read of everything', () => rows.find({ rank: 1 }).toArray()],
  [
    'a sort in memory',
    () =>
      rows
        .find({}, { projection: { _id: 1 } })
        .sort({ rank: 1 })
        .toArray(),
  ],
  ['a count', () => rows.countDocuments({ rank: { $gt: 0 } })],
  ['the distinct values of a field', () => rows.distinct('kind')],
  ['a group', () => rows.aggregate([{ $group: { _id: '$kind', n: { $sum: '$rank' } } }]).toArray()],
])('%s lets another client read before it ends', async (_, read) => {
  await other.db('vigil').command({ ping: 1 });
  const ended: string[] = [];
  const long = read().then(() => ended.push('long'));
  await client.db('vigil').command({ ping: 1 });
  const short = other
    .db('vigil')
    .command({ find: 'rows', filter: { _id: 5 } })
    .then(() => ended.push('short'));
  await Promise.all([long, short]);
  expect(ended).toEqual(['short', 'long']);
});

test('a sort in memory gives the same order, however many documents there are', async () => {
  const sorted = await rows
    .find({}, { projection: { _id: 1 } })
    .sort({ rank: 1 })
    .toArray();
  expect(sorted.map(({ _id }) => _id)).toEqual(Array.from({ length: count }, (_, i) => count - 1 - i));
  const first = await rows.find().sort({ rank: 1 }).limit(2_500).toArray();
  expect(first.map(({ _id }) => _id)).toEqual(sorted.slice(0, 2_500).map(({ _id }) => _id));
});

/** MaxTimeMSExpired. */
const late = { code: 50 };

test.each<[string, () => Promise<unknown>]>([
  ['a read', () => rows.find({ rank: 1 }).maxTimeMS(1).toArray()],
  ['a sort', () => rows.find().sort({ rank: 1 }).maxTimeMS(1).toArray()],
  ['a count', () => rows.countDocuments({ rank: 1 }, { maxTimeMS: 1 })],
  ['the distinct values of a field', () => rows.distinct('kind', {}, { maxTimeMS: 1 })],
  ['a pipeline', () => rows.aggregate([{ $group: { _id: '$kind' } }], { maxTimeMS: 1 }).toArray()],
  ['an update', () => rows.updateMany({ rank: 1 }, { $set: { rank: 2 } }, { maxTimeMS: 1 })],
  ['a cursor', () => rows.find().maxTimeMS(1).batchSize(500).toArray()],
])('%s that takes longer than its maxTimeMS ends with the code of MongoDB', async (_, work) => {
  await expect(work()).rejects.toMatchObject(late);
});

test('a cursor does not count the time between its batches', async () => {
  const cursor = rows.find({ kind: 'a' }).maxTimeMS(1_000).batchSize(10).limit(25);
  for (let read = 0; read < 10; read++) await cursor.next();
  await sleep(1_200);
  expect(await cursor.toArray()).toHaveLength(15);
});

test('the store closes while a long read waits for its turn', async () => {
  const own = mkdtempSync(join(tmpdir(), 'vigil-store-'));
  const closing = await startStore(own);
  const reader = await MongoClient.connect(closing.uri);
  const many = reader.db('vigil').collection<Row>('rows');
  for (let from = 0; from < count; from += 10_000)
    await many.insertMany(await rows.find({ _id: { $gte: from, $lt: from + 10_000 } }).toArray());
  const reading = many
    .find({ rank: 1 })
    .toArray()
    .catch(() => 'ended');
  await reader.db('vigil').command({ ping: 1 });
  await closing.stop();
  await reader.close();
  expect(await reading).toSatisfy((result) => result === 'ended' || Array.isArray(result));
  await expect(closing.exited).resolves.toBeNull();
  rmSync(own, { recursive: true, force: true });
});
