import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningStore, start as startStore } from '@vigil/embedded-mongodb';
import {
  type Collection,
  type Db,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MongoClient,
  ObjectId,
} from 'mongodb';
import { type Connection, createConnection, Schema } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/*
 * What Vigil asks of its database, whichever it is: the embedded store, or with MONGODB_URI that server.
 */
const database = `vigil_contract_${randomBytes(6).toString('hex')}`;
let folder: string | null = null;
let store: RunningStore | null = null;
let uri = process.env.MONGODB_URI ?? '';
let client: MongoClient;
let db: Db;
let rows: Collection<Row>;

interface Row extends Document {
  _id?: string | number;
}

beforeAll(async () => {
  if (!uri) {
    folder = mkdtempSync(join(tmpdir(), 'vigil-store-'));
    store = await startStore(folder);
    uri = store.uri;
  }
  client = await MongoClient.connect(uri);
  db = client.db(database);
});

afterAll(async () => {
  await db.dropDatabase();
  await client.close();
  await store?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

let made = 0;
beforeEach(() => {
  rows = db.collection(`rows${made++}`);
});

/** The code of the server's error, and its message. */
async function refusal(work: Promise<unknown>): Promise<{ code: unknown; message: string }> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('it was not refused');
}

const ids = (documents: Document[]): unknown[] => documents.map(({ _id }) => _id);
const find = async (query: Document, collection = rows): Promise<unknown[]> =>
  ids(await collection.find(query).sort({ _id: 1 }).toArray());

describe('documents', () => {
  test('come back with the types, the order of fields and the bytes they were stored with', async () => {
    const document = new Map<string, unknown>([
      ['_id', 1],
      ['10', new Int32(1)],
      ['2', new Double(1)],
      ['long', Long.fromString('9007199254740993')],
      ['decimal', Decimal128.fromString('0.10')],
      ['date', new Date(0)],
      ['nothing', null],
      ['bytes', Buffer.from([0, 255])],
      ['regex', /^a/i],
      ['id', new ObjectId()],
      [
        'inner',
        new Map<string, unknown>([
          ['b', [1, [2, {}]]],
          ['a', -0],
        ]),
      ],
    ]);
    await rows.insertOne(Object.fromEntries([['_id', 2]]));
    await db.command({ insert: rows.collectionName, documents: [document] });
    const [raw] = await rows.find({ _id: 1 }, { raw: true }).toArray();
    const sent = await db
      .command({ insert: 'echo', documents: [document] })
      .then(() => db.collection('echo').findOne({}, { raw: true }));
    expect(Buffer.compare(bytesOf(raw), bytesOf(sent))).toBe(0);
    expect(bytesOf(raw).includes(Buffer.from('\x1010\0\x01\0\0\0\x012\0', 'latin1'))).toBe(true);
  });

  test('get an _id when they have none, and keep it as their first field', async () => {
    await db.command({ insert: rows.collectionName, documents: [{ a: 1 }, { b: 2, _id: 7 }] });
    const found = await rows.find().toArray();
    expect(found[0]?._id).toBeInstanceOf(ObjectId);
    expect(Object.keys(found[1] ?? {})).toEqual(['_id', 'b']);
  });

  test('of more than 16 MB are refused', async () => {
    await expect(rows.insertOne({ a: 'x'.repeat(16 * 1024 * 1024) })).rejects.toThrow();
    expect(await rows.countDocuments()).toBe(0);
  });
});

const bytesOf = (document: unknown): Buffer => (Buffer.isBuffer(document) ? document : Buffer.from(Object(document)));

describe('queries', () => {
  test('compare numbers of all types by value, and values of different types not at all', async () => {
    await rows.insertMany([
      { _id: 1, v: new Int32(5) },
      { _id: 2, v: new Double(5) },
      { _id: 3, v: Long.fromNumber(5) },
      { _id: 4, v: Decimal128.fromString('5.0') },
      { _id: 5, v: '5' },
      { _id: 6, v: null },
      { _id: 7 },
      { _id: 8, v: new Date(5) },
      { _id: 9, v: [1, 5] },
    ]);
    expect(await find({ v: 5 })).toEqual([1, 2, 3, 4, 9]);
    expect(await find({ v: { $gte: 5 } })).toEqual([1, 2, 3, 4, 9]);
    expect(await find({ v: { $lt: 5 } })).toEqual([9]);
    expect(await find({ v: null })).toEqual([6, 7]);
    expect(await find({ v: { $exists: true, $eq: null } })).toEqual([6]);
    expect(await find({ v: { $ne: 5 } })).toEqual([5, 6, 7, 8]);
    expect(await find({ v: { $in: [new Date(5), '5'] } })).toEqual([5, 8]);
    expect(await find({ v: { $type: 'number' } })).toEqual([1, 2, 3, 4, 9]);
    expect(await find({ v: { $type: 'int' } })).toEqual([1, 9]);
  });

  test('tell a 64-bit number from its neighbour beyond 2^53', async () => {
    const big = Long.fromString('9007199254740993');
    await rows.insertMany([
      { _id: 1, v: big },
      { _id: 2, v: new Double(9007199254740992) },
    ]);
    expect(await find({ v: big })).toEqual([1]);
    await rows.createIndex({ v: 1 });
    expect(await find({ v: big })).toEqual([1]);
    expect(await find({ v: { $lt: big } })).toEqual([2]);
  });

  test('go through arrays of documents, and take numbers in paths for positions', async () => {
    await rows.insertMany([
      {
        _id: 1,
        a: [
          { b: 1, c: 9 },
          { b: 2, c: 8 },
        ],
      },
      { _id: 2, a: [{ b: 2, c: 9 }] },
      { _id: 3, a: { b: [2, 3] } },
      { _id: 4, a: [] },
      { _id: 5, a: [[1, 2]] },
    ]);
    expect(await find({ 'a.b': 2 })).toEqual([1, 2, 3]);
    expect(await find({ 'a.b': 2, 'a.c': 9 })).toEqual([1, 2]);
    expect(await find({ a: { $elemMatch: { b: 2, c: 9 } } })).toEqual([2]);
    expect(await find({ 'a.1.b': 2 })).toEqual([1]);
    expect(await find({ a: { $size: 1 } })).toEqual([2, 5]);
    expect(await find({ a: [1, 2] })).toEqual([5]);
    expect(await find({ 'a.b': { $all: [1, 2] } })).toEqual([1]);
    expect(await find({ 'a.b': { $not: { $gt: 1 } } })).toEqual([4, 5]);
  });

  test('match text by regular expressions as PCRE reads them', async () => {
    await rows.insertMany([
      { _id: 1, t: 'Haifa' },
      { _id: 2, t: 'a.b-c' },
      { _id: 3, t: 'two\nlines' },
      { _id: 4, t: 'end\n' },
    ]);
    expect(await find({ t: /^haifa$/i })).toEqual([1]);
    expect(await find({ t: { $regex: 'a\\.b\\-c' } })).toEqual([2]);
    expect(await find({ t: /^lines/m })).toEqual([3]);
    expect(await find({ t: { $regex: 'two.lines', $options: 's' } })).toEqual([3]);
    expect(await find({ t: { $regex: 'end$' } })).toEqual([4]);
    expect(await find({ t: { $not: /a/ } })).toEqual([3, 4]);
  });

  test('sort values of all types in one order, with nulls before numbers before text', async () => {
    await rows.insertMany([
      { _id: 1, v: 'b' },
      { _id: 2, v: 10 },
      { _id: 3 },
      { _id: 4, v: { a: 1 } },
      { _id: 5, v: new Date(1) },
      { _id: 6, v: true },
      { _id: 7, v: 2.5 },
      { _id: 8, v: [100, 1] },
      { _id: 9, v: 'a' },
      { _id: 10, v: [] },
      { _id: 11, v: new ObjectId() },
    ]);
    const ascending = [10, 3, 8, 7, 2, 9, 1, 4, 11, 6, 5];
    const descending = [5, 6, 11, 4, 1, 9, 8, 2, 7, 3, 10];
    const sorted = async (direction: 1 | -1) => ids(await rows.find().sort({ v: direction }).toArray());
    expect(await sorted(1)).toEqual(ascending);
    expect(await sorted(-1)).toEqual(descending);
    await rows.createIndex({ v: 1 });
    expect(await sorted(1)).toEqual(ascending);
    expect(await sorted(-1)).toEqual(descending);
  });

  test('project fields in, out, computed, sliced and matched', async () => {
    await rows.insertOne({ _id: 1, a: { b: 1, c: 2 }, list: [{ n: 1 }, { n: 2 }, { n: 3 }], name: 'x' });
    const project = (projection: Document, query: Document = {}) => rows.findOne(query, { projection });
    expect(await project({ 'a.b': 1 })).toEqual({ _id: 1, a: { b: 1 } });
    expect(await project({ 'a.b': 0, list: 0, _id: 0 })).toEqual({ a: { c: 2 }, name: 'x' });
    expect(await project({ _id: 0, upper: { $toUpper: '$name' } })).toEqual({ upper: 'X' });
    expect(await project({ _id: 0, list: { $slice: -2 }, name: 1 })).toEqual({ list: [{ n: 2 }, { n: 3 }], name: 'x' });
    expect(await project({ _id: 0, list: { $elemMatch: { n: { $gt: 1 } } } })).toEqual({ list: [{ n: 2 }] });
    expect(await project({ _id: 0, 'list.$': 1 }, { 'list.n': 3 })).toEqual({ list: [{ n: 3 }] });
  });
});

describe('updates', () => {
  test('change single fields by operators and count what they changed', async () => {
    await rows.insertOne({ _id: 1, n: 1, tags: ['a'], old: 1, at: null });
    const update: Document = {
      $inc: { n: 2 },
      $push: { tags: { $each: ['c', 'b'], $sort: 1, $slice: 2 } },
      $rename: { old: 'new' },
      $set: { 'x.y': 1 },
      $unset: { at: '' },
    };
    const outcome = await rows.updateOne({ _id: 1 }, update);
    expect(outcome).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await rows.findOne()).toEqual({ _id: 1, n: 3, tags: ['a', 'b'], new: 1, x: { y: 1 } });
    expect(await rows.updateOne({ _id: 1 }, { $set: { n: 3 } })).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
  });

  test('keep the types of numbers', async () => {
    await db.command({
      insert: rows.collectionName,
      documents: [{ _id: 1, i: new Int32(2147483647), d: new Double(1), l: Long.fromNumber(1) }],
    });
    await rows.updateOne({ _id: 1 }, { $inc: { i: 1, d: 1, l: 1 } });
    expect(await find({ i: { $type: 'long' }, d: { $type: 'double' }, l: { $type: 'long' } })).toEqual([1]);
    expect(await rows.findOne()).toEqual({ _id: 1, i: 2147483648, d: 2, l: 2 });
  });

  test('reach items of arrays by position, all of them, or those that a filter means', async () => {
    await rows.insertOne({ _id: 1, list: [{ n: 1 }, { n: 2 }, { n: 3 }] });
    await rows.updateOne({ _id: 1, 'list.n': 2 }, { $set: { 'list.$.hit': true } });
    await rows.updateOne({ _id: 1 }, { $inc: { 'list.$[].n': 10 } });
    await rows.updateOne(
      { _id: 1 },
      { $set: { 'list.$[big].big': true } },
      { arrayFilters: [{ 'big.n': { $gt: 12 } }] },
    );
    const pull: Document = { $pull: { list: { n: 11 } } };
    await rows.updateOne({ _id: 1 }, pull);
    expect(await rows.findOne()).toEqual({
      _id: 1,
      list: [
        { n: 12, hit: true },
        { n: 13, big: true },
      ],
    });
  });

  test('that insert build the document from the equalities of the query', async () => {
    const outcome = await rows.updateOne(
      { _id: 'k', 'a.b': 1, n: { $gt: 3 }, $and: [{ c: { $eq: 2 } }] },
      { $set: { d: 3 }, $setOnInsert: { made: true } },
      { upsert: true },
    );
    expect(outcome).toMatchObject({ matchedCount: 0, upsertedId: 'k' });
    expect(await rows.findOne()).toEqual({ _id: 'k', a: { b: 1 }, c: 2, d: 3, made: true });
    await rows.updateOne({ _id: 'k' }, { $setOnInsert: { made: false } }, { upsert: true });
    expect(await rows.findOne()).toMatchObject({ made: true });
  });

  test("by a pipeline know the server's time and the document as it was", async () => {
    const before = Date.now();
    const claim = () =>
      rows.findOneAndUpdate(
        { _id: 'lease', $or: [{ owner: 'me' }, { $expr: { $lt: ['$until', '$$NOW'] } }] },
        [
          {
            $set: { owner: 'me', token: { $add: [{ $ifNull: ['$token', 0] }, 1] }, until: { $add: ['$$NOW', 60_000] } },
          },
        ],
        { upsert: true, returnDocument: 'after' },
      );
    expect(await claim()).toMatchObject({ _id: 'lease', owner: 'me', token: 1 });
    const second = await claim();
    expect(second).toMatchObject({ token: 2 });
    expect(second?.until.getTime()).toBeGreaterThanOrEqual(before + 60_000);
    const other = rows.findOneAndUpdate(
      { _id: 'lease', $or: [{ owner: 'you' }, { $expr: { $lt: ['$until', '$$NOW'] } }] },
      [{ $set: { owner: 'you' } }],
      { upsert: true },
    );
    expect((await refusal(other)).code).toBe(11000);
  });

  test.each([
    [66, { $set: { _id: 2 } }],
    [40, { $set: { a: 1 }, $inc: { a: 1 } }],
    [14, { $inc: { text: 1 } }],
    [28, { $set: { 'n.deep': 1 } }],
    [9, { $noSuch: { a: 1 } }],
  ])('that make no sense are refused with code %i', async (code, update) => {
    await rows.insertOne({ _id: 1, n: 1, text: 'x' });
    expect((await refusal(rows.updateOne({ _id: 1 }, update))).code).toBe(code);
    expect(await rows.findOne()).toEqual({ _id: 1, n: 1, text: 'x' });
  });

  test('of many go on when unordered and stop at the first failure when ordered', async () => {
    const writes = [
      { insertOne: { document: { _id: 1 } } },
      { insertOne: { document: { _id: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $set: { a: 1 } } } },
      { deleteOne: { filter: { _id: 9 } } },
    ];
    const ordered = await rows.bulkWrite(writes).catch((error) => error);
    expect(ordered).toMatchObject({ code: 11000, result: { insertedCount: 1, matchedCount: 0 } });
    await rows.deleteMany({});
    const unordered = await rows.bulkWrite(writes, { ordered: false }).catch((error) => error);
    expect(unordered).toMatchObject({ code: 11000, result: { insertedCount: 1, matchedCount: 1 } });
    expect(unordered.writeErrors).toHaveLength(1);
    expect(unordered.writeErrors[0]).toMatchObject({ index: 1, code: 11000 });
  });
});

describe('indexes', () => {
  test('that are unique refuse a second of the same, and say which', async () => {
    await rows.createIndex({ key: 1, kind: -1 }, { unique: true });
    await rows.insertOne({ _id: 1, key: 'a', kind: 1 });
    const error = await rows.insertOne({ _id: 2, key: 'a', kind: 1 }).catch((reason) => reason);
    expect(error).toMatchObject({ code: 11000, keyPattern: { key: 1, kind: -1 }, keyValue: { key: 'a', kind: 1 } });
    expect(error.message).toBe(
      `E11000 duplicate key error collection: ${database}.${rows.collectionName} index: key_1_kind_-1 dup key: { key: "a", kind: 1 }`,
    );
    await rows.insertOne({ _id: 3, key: 'b', kind: 1 });
    expect((await refusal(rows.updateOne({ _id: 3 }, { $set: { key: 'a' } }))).code).toBe(11000);
    expect((await refusal(rows.createIndex({ missing: 1 }, { unique: true }))).code).toBe(11000);
  });

  test('that are partial or sparse hold only their own documents', async () => {
    await rows.createIndex({ email: 1 }, { unique: true, partialFilterExpression: { email: { $exists: true } } });
    await rows.createIndex({ phone: 1 }, { unique: true, sparse: true });
    await rows.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3, email: 'a', phone: 1 }]);
    expect((await refusal(rows.insertOne({ email: 'a' }))).code).toBe(11000);
    expect((await refusal(rows.insertOne({ phone: 1 }))).code).toBe(11000);
    expect(await find({ email: null })).toEqual([1, 2]);
    expect(await find({ email: 'a' })).toEqual([3]);
  });

  test('give the same answers as no index', async () => {
    const plain = db.collection<Row>(`${rows.collectionName}_plain`);
    const documents = Array.from({ length: 300 }, (_, i) => ({
      _id: i,
      a: i % 7 === 0 ? [i % 5, i % 3] : i % 5,
      b: i % 11 === 0 ? null : `t${i % 13}`,
      c: { d: i % 4 === 0 ? new Date(i) : i / 3 },
    }));
    await plain.insertMany(documents);
    await rows.insertMany(documents);
    await rows.createIndex({ a: 1, b: -1 });
    await rows.createIndex({ 'c.d': -1, _id: 1 });
    const queries: Document[] = [
      { a: 3 },
      { a: { $gt: 1, $lt: 3 } },
      { a: { $in: [0, 4] }, b: 't5' },
      { a: 2, b: { $gte: 't3' } },
      { a: 2, b: null },
      { 'c.d': { $lte: 20 } },
      { 'c.d': { $gt: new Date(100) } },
      { $or: [{ a: 1 }, { b: 't2' }] },
      { b: { $lt: 't2' } },
    ];
    const sorts: Record<string, 1 | -1>[] = [{ 'c.d': -1, _id: 1 }, { 'c.d': 1, _id: -1 }, { _id: -1 }];
    for (const query of queries) {
      expect(await find(query), JSON.stringify(query)).toEqual(await find(query, plain));
      for (const sort of sorts) {
        const [left, right] = await Promise.all(
          [rows, plain].map((one) => one.find(query).sort(sort).skip(2).limit(20).toArray()),
        );
        expect(ids(left ?? []), JSON.stringify({ query, sort })).toEqual(ids(right ?? []));
      }
    }
  });

  test('follow every change of the documents', async () => {
    await rows.createIndex({ tags: 1 });
    await rows.insertMany([
      { _id: 1, tags: ['a', 'b'] },
      { _id: 2, tags: 'b' },
    ]);
    const pull: Document = { $pull: { tags: 'b' } };
    await rows.updateOne({ _id: 1 }, pull);
    await rows.updateOne({ _id: 2 }, { $set: { tags: ['c'] } });
    const by = (tag: string) => rows.find({ tags: tag }).hint({ tags: 1 }).toArray();
    expect(ids(await by('b'))).toEqual([]);
    expect(ids(await by('c'))).toEqual([2]);
    await rows.deleteOne({ _id: 1 });
    expect(ids(await by('a'))).toEqual([]);
  });

  test('can be listed, dropped, and made twice alike but not differently', async () => {
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    expect(await rows.indexes()).toMatchObject([{ name: '_id_' }, { name: 'at_1', expireAfterSeconds: 60 }]);
    expect((await refusal(rows.createIndex({ at: 1 }, { expireAfterSeconds: 5 }))).code).toBe(85);
    await rows.dropIndex('at_1');
    expect((await refusal(rows.dropIndex('at_1'))).code).toBe(27);
    expect((await refusal(rows.find().hint('at_1').toArray())).code).toBe(2);
  });
});

describe('cursors', () => {
  test('hand out more documents than fit one answer, in the order of insertion', async () => {
    await rows.insertMany(Array.from({ length: 1234 }, (_, i) => ({ _id: i })));
    expect(ids(await rows.find().toArray())).toEqual(Array.from({ length: 1234 }, (_, i) => i));
    expect(ids(await rows.find().batchSize(7).limit(20).toArray())).toHaveLength(20);
    expect(await rows.countDocuments({ _id: { $gte: 1000 } })).toBe(234);
  });

  test('see each document whole while others write', async () => {
    await rows.insertMany(Array.from({ length: 500 }, (_, i) => ({ _id: i, a: 0, b: 0 })));
    const writer = (async () => {
      for (let i = 1; i <= 20; i++) await rows.updateMany({}, { $set: { a: i, b: i } });
    })();
    for await (const { a, b } of rows.find().batchSize(10)) expect(a).toBe(b);
    await writer;
  });

  test('that were closed are not found', async () => {
    await rows.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
    const { cursor } = await db.command({ find: rows.collectionName, batchSize: 1 });
    await db.command({ killCursors: rows.collectionName, cursors: [cursor.id] });
    const next = db.command({ getMore: cursor.id, collection: rows.collectionName });
    expect((await refusal(next)).code).toBe(43);
  });
});

describe('aggregation', () => {
  test('groups, counts, joins and reshapes', async () => {
    const sources = db.collection<Row>(`${rows.collectionName}_sources`);
    await sources.insertMany([
      { _id: 's1', name: 'One' },
      { _id: 's2', name: 'Two' },
    ]);
    await rows.insertMany([
      { _id: 1, kind: 'a', n: 1, source: 's1', tags: ['x', 'y'] },
      { _id: 2, kind: 'a', n: 2.5, source: 's2', tags: ['x'] },
      { _id: 3, kind: 'b', n: 4, source: 's9', tags: [] },
    ]);
    const run = (...pipeline: Document[]) => rows.aggregate(pipeline).toArray();
    expect(
      await run(
        { $group: { _id: '$kind', sum: { $sum: '$n' }, avg: { $avg: '$n' }, all: { $push: '$_id' } } },
        { $sort: { _id: 1 } },
      ),
    ).toEqual([
      { _id: 'a', sum: 3.5, avg: 1.75, all: [1, 2] },
      { _id: 'b', sum: 4, avg: 4, all: [3] },
    ]);
    expect(await run({ $unwind: '$tags' }, { $sortByCount: '$tags' })).toEqual([
      { _id: 'x', count: 2 },
      { _id: 'y', count: 1 },
    ]);
    const join = { from: sources.collectionName, localField: 'source', foreignField: '_id', as: 'of' };
    expect(await run({ $lookup: join }, { $project: { _id: 1, name: { $first: '$of.name' } } })).toEqual([
      { _id: 1, name: 'One' },
      { _id: 2, name: 'Two' },
      { _id: 3 },
    ]);
    expect(await run({ $match: { n: { $gt: 1 } } }, { $count: 'n' })).toEqual([{ n: 2 }]);
    expect(
      await run({
        $facet: { top: [{ $sort: { n: -1 } }, { $limit: 1 }, { $project: { n: 1 } }], all: [{ $count: 'n' }] },
      }),
    ).toEqual([{ top: [{ _id: 3, n: 4 }], all: [{ n: 3 }] }]);
  });

  test('compares in expressions across types and knows missing from null', async () => {
    await rows.insertOne({ _id: 1, n: 5, list: [1, 2], nothing: null, at: new Date('2025-06-13T01:30:00Z') });
    const [result] = await rows
      .aggregate([
        {
          $project: {
            _id: 0,
            nullIsLess: { $lt: ['$nothing', 0] },
            listIsNotItem: { $eq: ['$list', 1] },
            missing: { $type: '$none' },
            day: { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: 'America/New_York' } },
            hour: { $dateTrunc: { date: '$at', unit: 'hour' } },
            kind: { $cond: [{ $gt: ['$n', 4] }, 'high', 'low'] },
            doubled: { $map: { input: '$list', in: { $multiply: ['$$this', 2] } } },
            gone: '$none',
          },
        },
      ])
      .toArray();
    expect(result).toEqual({
      nullIsLess: true,
      listIsNotItem: false,
      missing: 'missing',
      day: '2025-06-12',
      hour: new Date('2025-06-13T01:00:00Z'),
      kind: 'high',
      doubled: [2, 4],
    });
  });

  test.each([
    [40324, [{ $noSuchStage: {} }]],
    [168, [{ $project: { a: { $noSuchExpression: 1 } } }]],
    [2, [{ $match: { a: { $noSuchOperator: 1 } } }]],
    [15952, [{ $group: { _id: null, a: { $noSuchAccumulator: 1 } } }]],
  ])('refuses what it does not know with code %i', async (code, pipeline) => {
    await rows.insertOne({ a: 1 });
    expect((await refusal(rows.aggregate(pipeline).toArray())).code).toBe(code);
  });
});

describe('many at once', () => {
  test('of fifty inserts of one unique key exactly one wins', async () => {
    await rows.createIndex({ key: 1 }, { unique: true });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => rows.insertOne({ key: 'k' })));
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(lost).toEqual(Array(49).fill(11000));
    expect(await rows.countDocuments()).toBe(1);
  });

  test('increments are never lost', async () => {
    await rows.insertOne({ _id: 1, n: 0 });
    await Promise.all(Array.from({ length: 100 }, () => rows.updateOne({ _id: 1 }, { $inc: { n: 1 } })));
    expect(await rows.findOne()).toEqual({ _id: 1, n: 100 });
  });

  test('upserts of one key make one document', async () => {
    const upsert = () => rows.updateOne({ _id: 'k' }, { $inc: { n: 1 } }, { upsert: true }).catch(() => null);
    await Promise.all(Array.from({ length: 20 }, upsert));
    expect(await rows.countDocuments()).toBe(1);
  });
});

describe('the server', () => {
  test.each([
    [59, { noSuchCommand: 1 }],
    [40415, { ping: 1, noSuchOption: 1 }],
  ])('refuses what it does not know with code %i', async (code, command) => {
    expect((await refusal(db.command(command))).code).toBe(code);
  });

  test('accepts the write concerns of one server', async () => {
    const concerned = db.collection<Row>(rows.collectionName, { writeConcern: { w: 'majority', j: true } });
    expect(await concerned.insertOne({ _id: 1 })).toMatchObject({ insertedId: 1 });
  });
});

describe('Mongoose', () => {
  interface Happening {
    _id: string;
    title: string;
    urgency: number;
    at: Date;
    sources: { name: string; url: string }[];
    hidden?: boolean;
  }
  const schema = new Schema<Happening>(
    {
      _id: { type: String, required: true },
      title: { type: String, required: true },
      urgency: { type: Number, required: true },
      at: { type: Date, required: true },
      sources: [{ _id: false, name: String, url: String }],
      hidden: Boolean,
    },
    { versionKey: false, strict: 'throw', autoIndex: false },
  );
  schema.index({ at: -1, _id: 1 });
  schema.index({ title: 1 }, { unique: true, partialFilterExpression: { hidden: true } });
  let connection: Connection;

  beforeAll(async () => {
    connection = await createConnection(uri, { dbName: database, bufferCommands: false }).asPromise();
  });

  afterAll(() => connection.close());

  test('works as it does on MongoDB', async () => {
    const Rows = connection.model<Happening>('ContractRow', schema);
    await Rows.createIndexes();
    await Rows.insertMany(
      Array.from({ length: 30 }, (_, i) => ({
        _id: `e${i}`,
        title: `t${i}`,
        urgency: i % 3,
        at: new Date(i * 1000),
        sources: [{ name: 'n', url: 'u' }],
      })),
    );
    const newest = await Rows.find({ urgency: { $in: [0, 1] } })
      .sort({ at: -1, _id: 1 })
      .limit(2)
      .lean();
    expect(ids(newest)).toEqual(['e28', 'e27']);
    const row = await Rows.findById('e1').orFail();
    row.sources.push({ name: 'other', url: 'v' });
    row.title = 'changed';
    await row.save();
    expect(await Rows.findById('e1').lean()).toMatchObject({
      title: 'changed',
      sources: [{ name: 'n' }, { name: 'other' }],
    });
    expect(await Rows.countDocuments({ urgency: 2 })).toBe(10);
    expect(await Rows.distinct('urgency')).toEqual([0, 1, 2]);
    expect(await Rows.exists({ _id: 'e99' })).toBeNull();
    expect(await Rows.findOneAndDelete({ _id: 'e2' }).lean()).toMatchObject({ _id: 'e2' });
    const outcome = await Rows.bulkWrite([
      { updateOne: { filter: { _id: 'e3' }, update: { $set: { hidden: true } } } },
      { updateMany: { filter: { urgency: 2 }, update: { $set: { urgency: 9 } } } },
      { deleteMany: { filter: { urgency: 1 } } },
    ]);
    expect(outcome).toMatchObject({ matchedCount: 10, modifiedCount: 10, deletedCount: 10 });
    await expect(
      Rows.create({ _id: 'x', title: 't3', urgency: 1, at: new Date(), hidden: true }),
    ).rejects.toMatchObject({ code: 11000 });
  });
});
