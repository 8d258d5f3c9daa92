import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { start as startStore } from '@vigil/embedded-mongodb';
import { BSON, MongoClient } from 'mongodb';

/*
 * One measurement of the store, or of lmdb alone, in a process of its own; prints its figures as JSON.
 * Arguments: what to measure, the data folder, the number of documents.
 */
const [what = '', folder = '', size = '0'] = process.argv.slice(2);
const count = Number(size);

const finds = 5_000;
const sortedFinds = 100;
const inFlight = 20;
const measures: Record<string, () => Promise<Record<string, number>>> = {
  store: measureStore,
  open: measureOpen,
  lmdb: measureLmdb,
};
process.stdout.write(JSON.stringify(await measures[what]?.()));

interface Row {
  _id: string;
  at: Date;
}

/** An event of about 0.8 KB. */
function makeRow(i: number): Row & Record<string, unknown> {
  return {
    _id: `event-${i}`,
    at: new Date(1_700_000_000_000 + i * 1000),
    seq: i,
    type: `type-${i % 12}`,
    urgency: i % 5,
    title: `Title of the event with the number ${i}`,
    summary: 'text '.repeat(70),
    place: { name: `place ${i % 100}`, lat: 31.5, lon: 34.75 },
    reports: ['a', 'b', 'c'].map((name) => ({
      source: `${name}${i}`,
      url: `https://example.org/${name}/${i}`,
      at: new Date(i),
    })),
  };
}

function spread(i: number): number {
  return (i * 7919) % count;
}

/** How often a second, when `run` does it `times` times, so many at once. */
async function rate(times: number, atOnce: number, run: (i: number) => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < times; i += atOnce) await Promise.all(Array.from({ length: atOnce }, (_, j) => run(i + j)));
  return (times * 1000) / (performance.now() - start);
}

async function measureStore(): Promise<Record<string, number>> {
  const store = await startStore(folder);
  const client = await MongoClient.connect(store.uri, { maxPoolSize: inFlight });
  const rows = client.db('vigil').collection<Row>('events');
  await rows.createIndex({ at: -1 });
  const batches = await rate(count / 1000, 1, (i) =>
    rows.insertMany(Array.from({ length: 1000 }, (_, j) => makeRow(i * 1000 + j))),
  );
  const find = await rate(finds, inFlight, (i) => rows.findOne({ _id: `event-${spread(i)}` }));
  const sorted = await rate(sortedFinds, 1, () => rows.find().sort({ at: -1 }).limit(1000).batchSize(1000).toArray());
  const waits: number[] = [];
  await rate(finds, 1, async (i) => {
    const start = performance.now();
    await rows.findOne({ at: makeRow(spread(i)).at });
    waits.push(performance.now() - start);
  });
  const findP99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
  const memory = readMemory();
  await client.close();
  await store.stop();
  return { insert: batches * 1000, find, sorted, findP99, ...memory };
}

/** From nothing to the first answer, on the files that another process left. */
async function measureOpen(): Promise<Record<string, number>> {
  const start = performance.now();
  const store = await startStore(folder);
  const client = await MongoClient.connect(store.uri);
  await client.db('vigil').collection<Row>('events').findOne({ _id: 'event-1' });
  const open = performance.now() - start;
  const memory = readMemory();
  await client.close();
  await store.stop();
  return { open, ...memory };
}

/** The same documents and one index, written and read by lmdb and bson in this thread. */
async function measureLmdb(): Promise<Record<string, number>> {
  const lmdb: typeof import('lmdb') = createRequire(
    new URL('../../server/embedded-mongodb/package.json', import.meta.url),
  )('lmdb');
  const database = lmdb.open<Uint8Array, (string | number)[]>({ path: folder, encoding: 'binary', cache: false });
  const batches = await rate(count / 1000, 1, (i) =>
    database.transactionSync(() => {
      for (let j = i * 1000; j < i * 1000 + 1000; j++) {
        const row = makeRow(j);
        database.putSync(['row', row._id], BSON.serialize(row));
        database.putSync(['at', -row.at.getTime(), row._id], new Uint8Array());
      }
    }),
  );
  const read = (id: string) => BSON.deserialize(database.getBinary(['row', id]) ?? new Uint8Array());
  const find = await rate(finds, inFlight, (i) => read(`event-${spread(i)}`));
  const sorted = await rate(sortedFinds, 1, () =>
    Array.from(database.getKeys({ start: ['at', -Number.MAX_VALUE], limit: 1000 }), (key) => read(String(key[2]))),
  );
  await database.close();
  return { insert: batches * 1000, find, sorted };
}

/** In MB: all memory, and what is not pages of files; the second only where the system tells. */
function readMemory(): { rss: number; rssAnon: number } {
  const rss = process.memoryUsage.rss() / 1e6;
  if (process.platform !== 'linux') return { rss, rssAnon: rss };
  const kilobytes = /RssAnon:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return { rss, rssAnon: (Number(kilobytes) * 1024) / 1e6 };
}
