import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { start as startStore } from '../dist/index.js';

// Each test starts dozens of processes.
vi.setConfig({ testTimeout: 120_000 });

/* Files damaged while the store was closed: the start names the fault, and never kills its process by a signal. */

const rowCount = 2_000;
const page = 4096;
const damaged = /^The store is damaged: restore a backup\. .*data\.mdb: /;
const opener = fileURLToPath(new URL('open-each.ts', import.meta.url));

let base: string;
let whole: string;

interface Outcome {
  folder: string;
  rows?: number;
  error?: string;
}

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'vigil-damage-'));
  whole = join(base, 'whole');
  const store = await startStore(whole);
  const client = await MongoClient.connect(store.uri);
  const rows = client.db('vigil').collection<{ _id: string; n: number; text: string }>('rows');
  await rows.createIndex({ n: 1 });
  for (let from = 0; from < rowCount; from += 200) {
    const some = Array.from({ length: 200 }, (_, i) => from + i);
    await rows.insertMany(some.map((n) => ({ _id: `row-${n}`, n, text: 'x'.repeat(n % 40 === 0 ? 20_000 : 300) })));
  }
  await rows.deleteMany({ n: { $mod: [20, 7] } });
  await client.close();
  await store.stop();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const left = rowCount - rowCount / 20;
const data = (folder: string) => join(folder, 'store/data.mdb');

let made = 0;
/** A copy of the whole data folder, changed by `change`. */
function folderWith(change: (file: string, folder: string) => void): string {
  const folder = join(base, `case-${made++}`);
  cpSync(whole, folder, { recursive: true });
  change(data(folder), folder);
  return folder;
}

/** Opens all folders in one process. If that process dies, the error names the folder it was opening. */
async function openAll(folders: string[]): Promise<Map<string, Outcome>> {
  const current = join(base, 'current');
  const args = ['--import', 'tsx', opener, current, ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 }).catch((error) => {
    throw new Error(`${readFileSync(current, 'utf8')}: ended by ${error.signal ?? error.code} ${error.stderr}`);
  });
  const outcomes: Outcome[] = stdout
    .trim()
    .split('\n')
    .map((line: string) => JSON.parse(line));
  return new Map(outcomes.map((outcome) => [outcome.folder, outcome]));
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const content = readFileSync(file);
  bytes.copy(content, at);
  writeFileSync(file, content);
}

/** The root page of the main tree, from the newer meta page. */
function rootOf(file: string): number {
  const content = readFileSync(file);
  const [first, second] = [0, page].map((at) => ({ transaction: content.readBigUInt64LE(at + 152), at }));
  const newer = first && second && first.transaction > second.transaction ? first : second;
  return Number(content.readBigUInt64LE((newer?.at ?? 0) + 136));
}

test('a data file that is truncated, empty, missing or foreign is reported and not changed', async () => {
  const size = statSync(data(whole)).size;
  const lengths = [
    0,
    1,
    100,
    page - 1,
    page,
    page + 100,
    2 * page,
    3 * page,
    Math.floor(size / 2),
    size - page,
    size - 1,
  ];
  const cases = new Map<string, string>();
  for (const length of lengths)
    cases.set(
      `cut to ${length}`,
      folderWith((file) => truncateSync(file, length)),
    );
  for (const length of [0, 1, page, Math.floor(size / 2)]) {
    const change = (file: string, folder: string) => {
      truncateSync(file, length);
      rmSync(join(folder, 'store/store.json'));
    };
    cases.set(`cut to ${length}, without what was remembered of it`, folderWith(change));
  }
  cases.set(
    'missing',
    folderWith((file) => rmSync(file)),
  );
  cases.set(
    'a text',
    folderWith((file) => writeFileSync(file, 'Dear diary, '.repeat(100_000))),
  );
  cases.set(
    'SQLite',
    folderWith((file) => overwrite(file, 0, Buffer.from('SQLite format 3\0'))),
  );
  for (const at of [0, page])
    cases.set(
      `page ${at / page} of zeros`,
      folderWith((file) => overwrite(file, at, Buffer.alloc(page))),
    );
  cases.set(
    'both first pages of zeros',
    folderWith((file) => overwrite(file, 0, Buffer.alloc(2 * page))),
  );
  const root = folderWith((file) => overwrite(file, rootOf(file) * page, Buffer.alloc(page)));
  cases.set('the root of the tree of zeros', root);
  cases.set(
    'a byte of the first page',
    folderWith((file) => overwrite(file, 24, Buffer.of(1))),
  );
  const outcomes = await openAll([...cases.values()]);
  const wrong = [...cases].filter(([, folder]) => !damaged.test(outcomes.get(folder)?.error ?? ''));
  expect(wrong.map(([name, folder]) => [name, outcomes.get(folder)])).toEqual([]);
  expect(statSync(data(cases.get('cut to 1') ?? '')).size).toBe(1);
  expect(existsSync(data(cases.get('missing') ?? ''))).toBe(false);
});

test('overwritten pages are detected, whatever their new content', async () => {
  const size = statSync(data(whole)).size;
  const pages = size / page;
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return seed % below;
  };
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => next(256)));
  const fillings = [
    () => Buffer.alloc(page),
    () => Buffer.alloc(page, 255),
    () => noise(page),
    () => noise(64),
    () => noise(8),
  ];
  const folders = Array.from({ length: 40 }, (_, i) =>
    folderWith((file) => {
      const filling = fillings[i % fillings.length]?.() ?? Buffer.alloc(0);
      const within = filling.length < page ? next(page - filling.length) : 0;
      overwrite(file, next(pages) * page + within, filling);
    }),
  );
  const outcomes = await openAll(folders);
  // Free pages and the text of rows are not checked. A damaged row fails when it is read, and the process goes on.
  const opened = [...outcomes.values()].filter(({ error }) => !error || !damaged.test(error));
  const unreadable = opened.filter(({ error }) => error?.startsWith('BSONError'));
  expect(opened.filter(({ rows }) => rows === left).length + unreadable.length).toBe(opened.length);
  expect(outcomes.size - opened.length).toBeGreaterThan(8);
});

test('an earlier version of the same file is detected', async () => {
  const earlier = readFileSync(data(whole));
  const folder = folderWith(() => {});
  const store = await startStore(folder);
  const client = await MongoClient.connect(store.uri);
  const rows = client.db('vigil').collection<{ _id: string; n: number }>('rows');
  for (let i = 0; i < 30; i++) await rows.updateMany({ n: { $mod: [30, i] } }, { $inc: { n: 10_000 } });
  await client.close();
  await store.stop();
  const older = folderWith((file) => cpSync(data(folder), file));
  writeFileSync(data(older), earlier);
  const checkpoint = JSON.parse(readFileSync(join(folder, 'store/store.json'), 'utf8'));
  writeFileSync(join(older, 'store/store.json'), JSON.stringify({ ...checkpoint, size: 0 }));
  const outcomes = await openAll([older]);
  expect(outcomes.get(older)?.error).toMatch(damaged);
  expect(outcomes.get(older)?.error).toMatch('older than the store was');
});

test('an intact store opens: copied, touched, without its checkpoint, without a lock file or with a broken one', async () => {
  const cases = new Map<string, string>([
    ['copied', folderWith(() => {})],
    ['touched', folderWith((file) => utimesSync(file, new Date(0), new Date(0)))],
    ['without what was remembered', folderWith((_, folder) => rmSync(join(folder, 'store/store.json')))],
    ['with half of it', folderWith((_, folder) => truncateSync(join(folder, 'store/store.json'), 20))],
    ['without its lock', folderWith((_, folder) => rmSync(join(folder, 'store/lock.mdb'), { force: true }))],
    ['with a foreign lock', folderWith((_, folder) => writeFileSync(join(folder, 'store/lock.mdb'), 'nothing'))],
  ]);
  const outcomes = await openAll([...cases.values()]);
  expect([...cases].map(([name, folder]) => [name, outcomes.get(folder)?.rows ?? outcomes.get(folder)?.error])).toEqual(
    [...cases.keys()].map((name) => [name, left]),
  );
});

test('the data file of another store is rejected', async () => {
  const other = join(base, 'other');
  const store = await startStore(other);
  const client = await MongoClient.connect(store.uri);
  for (let i = 0; i < 40; i++)
    await client
      .db('vigil')
      .collection('rows')
      .insertOne({ i, text: 'x'.repeat(100_000) });
  await client.close();
  await store.stop();
  const swapped = folderWith((file) => cpSync(data(other), file));
  const checkpoint = JSON.parse(readFileSync(join(swapped, 'store/store.json'), 'utf8'));
  writeFileSync(join(swapped, 'store/store.json'), JSON.stringify({ ...checkpoint, size: 0, transaction: 0 }));
  const outcomes = await openAll([swapped]);
  expect(outcomes.get(swapped)?.error).toMatch(/belongs to another store/);
});

test('the whole file is read before a start only after an unclean shutdown or a modification', async () => {
  const folder = folderWith(() => {});
  const checked: number[] = [];
  const open = async () => (await startStore(folder, { onCheck: (bytes) => checked.push(bytes) })).stop();
  await open();
  expect(checked).toEqual([statSync(data(whole)).size]);
  await open();
  expect(checked).toHaveLength(1);
  utimesSync(data(folder), new Date(), new Date());
  await open();
  expect(checked).toHaveLength(2);
});
