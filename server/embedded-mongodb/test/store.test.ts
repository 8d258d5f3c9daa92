import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BSON, type Document, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLockMemory, openExitLock } from '../src/disk/exit-lock.ts';
import { openStorage } from '../src/disk/storage.ts';
import { removeExpired } from '../src/disk/ttl.ts';
import { type RunningStore, type StartOptions, start as startStore } from '../src/index.ts';
import { dispatch } from '../src/protocol/dispatch.ts';
import { openStore } from '../src/store.ts';

/* What the store guarantees beyond MongoDB's protocol: its files, its owner and its limits. */

let folder: string;
let store: RunningStore | null;
let client: MongoClient | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigil-store-'));
  store = null;
  client = null;
});

afterEach(async () => {
  await client?.close();
  await store?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(dataDir = folder, options: StartOptions = {}): Promise<MongoClient> {
  store = await startStore(dataDir, options);
  client = await MongoClient.connect(store.uri);
  return client;
}

const socketIn = (path: string): string[] => readdirSync(path).filter((name) => name.endsWith('.sock'));

describe.skipIf(process.platform === 'win32')('the socket', () => {
  test('accepts connections of the user who runs the store only', async () => {
    await open();
    const [socket = ''] = socketIn(join(folder, 'store'));
    expect(statSync(join(folder, 'store', socket)).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'store')).mode & 0o777).toBe(0o700);
  });

  test('is in a private temporary folder if the path of the data folder is too long', async () => {
    const deep = join(folder, 'd'.repeat(120));
    mkdirSync(deep);
    const opened = await open(deep);
    expect(socketIn(join(deep, 'store'))).toEqual([]);
    expect(await opened.db('vigil').command({ ping: 1 })).toEqual({ ok: 1 });
  });
});

test('serverStatus reports version, process, memory and counters', async () => {
  const opened = await open();
  await opened.db('vigil').collection('rows').insertOne({ a: 1 });
  const before = await opened.db('admin').command({ serverStatus: 1 });
  await opened.db('vigil').collection('rows').insertOne({ a: 2 });
  const after = await opened.db('admin').command({ serverStatus: 1, repl: 0, metrics: 0 });
  expect(after).toMatchObject({
    ok: 1,
    version: '8.0.0',
    process: 'embedded-mongodb',
    pid: process.pid,
    mem: { bits: 64 },
  });
  expect(after.connections.current).toBeGreaterThan(0);
  expect(after.mem.resident).toBeGreaterThan(10);
  expect(after.uptimeMillis).toBeGreaterThanOrEqual(before.uptimeMillis);
  expect(after.opcounters.insert - before.opcounters.insert).toBe(1);
});

describe('the data folder', () => {
  test('belongs to one store at a time', async () => {
    await open();
    await expect(startStore(folder)).rejects.toThrow('Another process is using this data folder');
    const named = startStore(folder, { appName: 'archive' });
    await expect(named).rejects.toThrow('Another archive is using this data folder');
    await expect(client?.db('vigil').command({ ping: 1 })).resolves.toEqual({ ok: 1 });
  });

  test('can be opened again after the store has stopped, with all data', async () => {
    const first = await open();
    await first.db('vigil').collection('rows').createIndex({ a: 1 }, { unique: true });
    await first.db('vigil').collection('rows').insertOne({ a: 1 });
    await first.close();
    await store?.stop();
    expect(await store?.exited).toBeNull();
    const second = await open();
    expect(await second.db('vigil').collection('rows').countDocuments({ a: 1 })).toBe(1);
    await expect(second.db('vigil').collection('rows').insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
  });

  test('keeps all acknowledged writes and consistent indexes when the process is killed', async () => {
    const acknowledged = new Set<string>();
    for (const round of ['one', 'two', 'three']) {
      for (const id of await writeUntilKilled(round)) acknowledged.add(id);
      const rows = (await open()).db('vigil').collection<Document>('rows');
      const documents = await rows.find().toArray();
      const stored = new Set(documents.map(({ _id }) => String(_id)));
      expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
      expect(await rows.estimatedDocumentCount()).toBe(documents.length);
      for (const index of ['_id_', 'n_-1', 'tags_1']) {
        const found = await rows.find().hint(index).toArray();
        expect(new Set(found.map(({ _id }) => String(_id)))).toEqual(stored);
      }
      const moved = documents.filter(({ tags }) => tags[0] === 'moved').map(({ _id }) => _id);
      expect((await rows.find({ tags: 'moved' }).hint('tags_1').toArray()).map(({ _id }) => _id).sort()).toEqual(
        moved.sort(),
      );
      await client?.close();
      await store?.stop();
    }
    expect(acknowledged.size).toBeGreaterThan(0);
  });
});

/** Kills a process while it writes, and returns the ids of acknowledged documents. */
async function writeUntilKilled(round: string): Promise<string[]> {
  const script = new URL('write-until-killed.ts', import.meta.url).pathname;
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', script, folder, round],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the writer ended by itself')));
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      if (printed.split('\n').length > 200) resolve();
    });
  });
  const exited = once(child, 'close');
  child.kill('SIGKILL');
  await exited;
  // The last line can be incomplete.
  return printed.split('\n').slice(0, -1);
}

test('expired documents are deleted at the interval that is set, or never', async () => {
  const rowsOf = (opened: MongoClient) => opened.db('vigil').collection('rows');
  const rows = rowsOf(await open(folder, { ttlMonitorMs: null }));
  await rows.createIndex({ until: 1 }, { expireAfterSeconds: 0 });
  await rows.insertMany([{ until: new Date(0) }, { until: new Date('2200-01-01') }]);
  await setTimeout(200);
  expect(await rows.countDocuments()).toBe(2);
  await client?.close();
  await store?.stop();
  const later = rowsOf(await open(folder, { ttlMonitorMs: 20 }));
  await expect.poll(() => later.countDocuments()).toBe(1);
});

test('documents expire after their time, and only those in a TTL index', async () => {
  const opened = openStore(openStorage(folder, openExitLock(createLockMemory())));
  const run = (command: Record<string, unknown>) =>
    dispatch(opened, {
      requestId: 1,
      body: Buffer.from(BSON.serialize({ ...command, $db: 'vigil' })),
      sequences: new Map(),
      wantsReply: true,
      isLegacy: false,
    });
  const key = { until: 1 };
  const partialFilterExpression = { keep: false };
  await run({
    createIndexes: 'rows',
    indexes: [{ key, name: 'until_1', expireAfterSeconds: 60, partialFilterExpression }],
  });
  const now = new Date('2026-01-01T00:01:00Z');
  const over = new Date('2026-01-01T00:00:00Z');
  const documents = [
    { _id: 1, until: over, keep: false },
    { _id: 2, until: new Date(over.getTime() + 1), keep: false },
    { _id: 3, until: over, keep: true },
    { _id: 4, until: 'text', keep: false },
    { _id: 5, keep: false },
    { _id: 6, until: [now, over], keep: false },
  ];
  await run({ insert: 'rows', documents });
  await removeExpired(opened, now);
  expect(await run({ distinct: 'rows', key: '_id' })).toEqual(
    new Map<string, unknown>([
      ['values', [2, 3, 4, 5]],
      ['ok', 1],
    ]),
  );
  await opened.storage.close();
});

describe('an unsupported request', () => {
  let shared: RunningStore;
  let connected: MongoClient;
  const sharedFolder = mkdtempSync(join(tmpdir(), 'vigil-store-'));

  beforeAll(async () => {
    shared = await startStore(sharedFolder);
    connected = await MongoClient.connect(shared.uri);
  });

  afterAll(async () => {
    await connected.close();
    await shared.stop();
    rmSync(sharedFolder, { recursive: true });
  });

  test.each<[number, Document]>([
    [20, { insert: 'rows', documents: [{}], txnNumber: 1, lsid: { id: 1 } }],
    [115, { find: 'rows', tailable: true }],
    [115, { find: 'rows', filter: {}, collation: { locale: 'de' } }],
    [115, { find: 'rows', filter: { $where: 'true' } }],
    [115, { create: 'rows', capped: true, size: 1 }],
    [115, { createIndexes: 'rows', indexes: [{ key: { a: 'text' }, name: 'a' }] }],
    [115, { aggregate: 'rows', pipeline: [], cursor: {}, explain: true }],
    [27, { find: 'rows', filter: { $text: { $search: 'a' } } }],
    [40324, { aggregate: 'rows', pipeline: [{ $changeStream: {} }], cursor: {} }],
    [2, { find: 'rows', filter: { a: { $near: [0, 0] } } }],
    [51108, { find: 'rows', filter: { a: { $regex: 'a', $options: 'x' } } }],
    [51091, { find: 'rows', filter: { a: { $regex: '(?>a)' } } }],
    [2, { insert: 'rows', documents: [{}], writeConcern: { w: 2 } }],
    [59, { mapReduce: 'rows' }],
    [40415, { find: 'rows', noSuchOption: 1 }],
  ])('is rejected with code %i: %o', async (code, command) => {
    await expect(connected.db('vigil').command(command)).rejects.toMatchObject({ code });
  });

  test('is a sort of more than 100 MB without an index', async () => {
    const rows = connected.db('vigil').collection<Document>('large');
    const text = 'x'.repeat(1_000_000);
    for (let i = 0; i < 11; i++) await rows.insertMany(Array.from({ length: 10 }, (_, j) => ({ n: i * 10 + j, text })));
    await expect(rows.find().sort({ n: 1 }).toArray()).rejects.toMatchObject({ code: 292 });
    const [last] = await rows.find().sort({ n: -1 }).limit(1).project({ n: 1 }).toArray();
    expect(last?.n).toBe(109);
    await rows.createIndex({ n: 1 });
    expect(await rows.find().sort({ n: 1 }).project({ n: 1 }).toArray()).toHaveLength(110);
  });
});
