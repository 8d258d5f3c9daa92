import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findBreak } from '@vigil/server/changes/chain';
import { createChangeLog } from '@vigil/server/changes/log';
import { closeConnection } from '@vigil/server/database/close-connection';
import { type Connection, createConnection } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextDrafts } from '../harness/drafts.ts';

/** `npm run soak` asks for more. */
const kills = Number(process.env.KILLS ?? 15);
/** From the first acknowledgement of a round to its end, at most, in milliseconds. */
const longestRoundMs = 60;

/**
 * The store as it ships, which `npm test` builds first, and nothing else: the writer survives and remembers what it
 * was promised. It opens its folder when it is told to, so that its code is read while the one before it still works.
 */
const program = `
  import { once } from 'node:events';
  import { start as startStore } from '@vigil/embedded-mongodb';
  await once(process.stdin, 'data');
  console.log((await startStore(process.argv[1])).uri);
`;
const epoch = { epoch: 'kills', root: 'kills' };

interface Row {
  _id: string;
  n: number;
  tags: string[];
}

interface Running {
  child: ChildProcess;
  connection: Connection;
}

let folder: string;
/** What the store has acknowledged: the number that a row had reached, the rows that are gone, and where the log stood. */
const reached = new Map<string, number>();
const removed = new Set<string>();
let logged = 0;
let killedAtWork = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigil-kills-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it(`${kills} kills while it writes lose nothing that was acknowledged, and leave it whole`, async () => {
  let next = prepare();
  for (let round = 0; round < kills; round++) {
    const running = await open(next);
    next = prepare();
    if (round === 0) await makeIndexes(running);
    if (round === Math.floor(kills / 2)) await checkAll(running);
    await writeAndKill(running, round);
  }
  const running = await open(next);
  await checkAll(running);
  await closeConnection(running.connection);
  await kill(running);
  // The last answers may have been on their way.
  expect(killedAtWork).toBeGreaterThan(kills / 2);
}, 400_000);

const prepare = () =>
  spawn(process.execPath, ['--input-type=module', '--eval', program, folder], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
  });

async function open(child: ReturnType<typeof prepare>): Promise<Running> {
  child.stdin.write('open');
  for await (const uri of createInterface({ input: child.stdout })) {
    const options = { dbName: 'vigil', autoIndex: false, autoCreate: false, serverSelectionTimeoutMS: 2_000 };
    return { child, connection: await createConnection(uri, options).asPromise() };
  }
  throw new Error('the store ended before it listened');
}

async function kill({ child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const rowsOf = ({ connection }: Running) => connection.collection<Row>('rows');
const logOf = ({ connection }: Running) => createChangeLog(connection, epoch, () => new Date());

async function makeIndexes(running: Running): Promise<void> {
  await rowsOf(running).createIndex({ n: -1 });
  await rowsOf(running).createIndex({ tags: 1 });
  logOf(running);
  await running.connection.model('Change').createIndexes();
}

/** Writers of every kind write side by side; a moment after one of them, each in its turn, was answered, the store is killed. */
async function writeAndKill(running: Running, round: number): Promise<void> {
  const killing = new AbortController();
  const writing = writers(running).map((write, writer) => {
    const first = write(`${round}-${writer}-0`);
    const rest = async () => {
      await first;
      for (let turn = 1; !killing.signal.aborted; turn++) await write(`${round}-${writer}-${turn}`);
    };
    return { first, rest: rest() };
  });
  const ends = Promise.allSettled(writing.map(({ rest }) => rest));
  await writing[round % writing.length]?.first;
  await pause(Math.random() * longestRoundMs);
  killing.abort();
  await kill(running);
  await closeConnection(running.connection);
  // Who was not answered has been promised nothing.
  if ((await ends).some(({ status }) => status === 'rejected')) killedAtWork += 1;
}

function writers(running: Running): ((id: string) => Promise<void>)[] {
  const rows = rowsOf(running);
  const log = logOf(running);
  const one = async (id: string) => {
    await rows.insertOne({ _id: id, n: 0, tags: ['one', id] });
    reached.set(id, 0);
  };
  return [
    one,
    one,
    async (id) => {
      const made = Array.from({ length: 20 }, (_, index) => ({ _id: `${id}-${index}`, n: index, tags: ['many', id] }));
      await rows.insertMany(made);
      for (const { _id, n } of made) reached.set(_id, n);
    },
    async (id) => {
      await one(id);
      for (let n = 1; n <= 3; n++) {
        await rows.updateOne({ _id: id }, { $set: { n, tags: ['moved', id] } });
        reached.set(id, n);
      }
      reached.delete(id);
      await rows.deleteOne({ _id: id });
      removed.add(id);
    },
    async () => {
      logged = (await log.append(nextDrafts(3))).seq;
    },
  ];
}

/** Everything that was acknowledged is there, and every index says the same as the rows. */
async function checkAll(running: Running): Promise<void> {
  const rows = rowsOf(running);
  const stored = new Map((await rows.find().toArray()).map((row) => [row._id, row]));
  expect([...reached].filter(([id, n]) => (stored.get(id)?.n ?? -1) < n)).toEqual([]);
  expect([...removed].filter((id) => stored.has(id))).toEqual([]);
  expect(await rows.estimatedDocumentCount()).toBe(stored.size);
  for (const hint of ['_id_', 'n_-1', 'tags_1']) {
    const found = await rows.find({}, { hint }).toArray();
    expect(new Map(found.map((row) => [row._id, row]))).toEqual(stored);
  }
  for (const tag of ['one', 'many', 'moved']) {
    const found = await rows.find({ tags: tag }, { hint: 'tags_1' }).toArray();
    const tagged = [...stored.values()].filter(({ tags }) => tags.includes(tag));
    expect(found.map(({ _id }) => _id).sort()).toEqual(tagged.map(({ _id }) => _id).sort());
  }
  const entries = [];
  for await (const entry of logOf(running).entries()) entries.push(entry);
  expect(findBreak(entries, epoch.root)).toBeNull();
  expect(entries.length).toBeGreaterThanOrEqual(logged);
}
