import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { verify } from '@vigil/server/changes/verify';
import { readEnv } from '@vigil/server/config/env';
import { createLog } from '@vigil/server/kit/log';
import { openStores, type Stores } from '@vigil/server/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type RestrictedDatabase, startRestrictedDatabase } from '../fakes/restricted-database.ts';
import { type Client, createClient, signIn } from '../harness/client.ts';
import { nextDrafts } from '../harness/drafts.ts';
import { openTab } from '../harness/tab.ts';
import { get } from '../harness/vigil.ts';
import { adminPassword, type ServerProcess, startServer } from './faults/server-process.ts';

const day = 86_400_000;
const feedCount = 3;
const itemCount = 8;

let database: RestrictedDatabase;
let folder: string;
let feeds: Feeds;
/** While it is frozen, every reader waits. */
let areFeedsSlow = true;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  database = await startRestrictedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vigil-restricted-'));
  feeds = await startFeeds({});
  for (let feed = 0; feed < feedCount; feed++) {
    feeds.set(`/${feed}.xml`, (_request, response) => void (areFeedsSlow || response.end(documentOf(feed))));
  }
});
afterAll(async () => {
  for (const server of servers) await server.end();
  await feeds.close();
  await database.end();
  await rm(folder, { recursive: true, force: true });
});

/** Looks into the database as a server does. */
async function withStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const env = readEnv({ MONGODB_URI: database.uri, DATA_DIR: folder });
  const stores = await openStores(env, createLog('silent'), () => new Date());
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

async function start(): Promise<ServerProcess> {
  const server = await startServer({ MONGODB_URI: database.uri, DATA_DIR: folder, LOG_LEVEL: 'warn' });
  servers.push(server);
  return server;
}

/** Of the same events in each feed, days apart, so that each is one of its own. */
function documentOf(feed: number): string {
  const items = Array.from({ length: itemCount }, (_, index) => ({
    title: `Iran says missile ${index} was fired at Israel from test range ${index}`,
    link: `https://paper-${feed}.example/${index}`,
    date: new Date(Date.UTC(2010, 0, 1 + index * 5)).toISOString(),
  }));
  return rss(items);
}

const hits = () => Array.from({ length: feedCount }, (_, feed) => feeds.hits(`/${feed}.xml`));
const most = () => Math.max(...hits());

describe('a database without TTL, partial and sparse indexes, pipeline updates and retried writes', () => {
  it('is known for it when it is opened, and asked for nothing else that it lacks', async () => {
    await withStores(async ({ lacks, events, log, projection, sources }) => {
      expect(lacks.map(({ feature }) => feature)).toEqual(['ttl-indexes', 'retryable-writes']);
      await events.append(nextDrafts(3));
      expect(await verify(log, projection)).toEqual([]);
      for (let feed = 0; feed < feedCount; feed++) {
        await sources.add({ name: `Paper ${feed}`, url: `${feeds.url}/${feed}.xml`, side: 'third', reliability: 90 });
      }
    });
    expect([...database.refused].sort()).toEqual(['expireAfterSeconds', 'txnNumber']);
  });

  it('keeps what is a person’s for as long as the person wants', async () => {
    await withStores(async ({ sessions, connection }) => {
      await sessions.begin('cookie', { userId: 'reader', userAgent: 'test', keptDays: 7 });
      await sessions.setRetention('reader', 90);
      const [row] = await connection.collection('sign-ins').find({ userId: 'reader' }).toArray();
      expect((row?.expiresAt - row?.at) / day).toBe(90);
    });
  });

  it('loses what has expired, by a sweep of one server, and nothing else', async () => {
    await withStores(async ({ expiring, connection }) => {
      const limits = connection.collection('limits');
      await limits.insertMany(
        Array.from({ length: 1_200 }, (_, index) => ({ key: `old ${index}`, points: 1, expire: new Date(index) })),
      );
      await limits.insertOne({ key: 'new', points: 1, expire: new Date(Date.now() + day) });
      await limits.insertOne({ key: 'lasting', points: 1, expire: null });
      expiring.start();
      const left = async () => (await limits.find().toArray()).map(({ key }) => key);
      await expect.poll(left, { timeout: 20_000 }).toEqual(['new', 'lasting']);
    });
  });
});

describe('two servers on such a database', () => {
  let admin: Client;

  it('log at their start which features of the database are missing', { timeout: 90_000 }, async () => {
    await start();
    await expect.poll(most, { timeout: 40_000 }).toBe(1);
    await start();
    for (const { said } of servers) {
      const line = said.find((one) => one.includes('the database lacks'));
      expect(JSON.parse(line ?? '{}')).toMatchObject({
        lacks: [{ feature: 'ttl-indexes' }, { feature: 'retryable-writes' }],
      });
    }
  });

  it('scan each feed once, not once for each server', async () => {
    // Time for the second one to ask, if it were to.
    await pause(500);
    expect(most()).toBe(1);
  });

  it('share sessions, and their end', async () => {
    const [one, two] = servers;
    if (!one || !two) throw new Error('two servers were started');
    admin = createClient(one.url);
    await signIn(admin, { username: 'admin', password: adminPassword });
    const elsewhere = createClient(two.url);
    for (const [name, value] of admin.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.call('user')).status).toBe(200);

    const tab = await openTab(two.url, two.url, elsewhere.cookie());
    const isCut = new Promise((resolve) => {
      tab.socket.once('disconnect', resolve);
    });
    expect((await admin.call('logout')).status).toBe(200);
    await isCut;
    expect((await elsewhere.call('user')).status).toBe(401);
  });

  it('take a scan over from one that was killed in the middle of it, and double nothing', {
    timeout: 90_000,
  }, async () => {
    const [one, two] = servers;
    if (!one || !two) throw new Error('two servers were started');
    one.signal('SIGKILL');
    await one.exited;
    areFeedsSlow = false;
    // As if a minute had passed.
    await withStores(({ leases }) => leases.freeAll());
    const isFinished = async () => (await get(two.url, 'stats')).scan?.finishedAt ?? null;
    await expect.poll(isFinished, { timeout: 60_000 }).not.toBeNull();
    await withStores(async ({ log, projection, events }) => {
      expect(await verify(log, projection)).toEqual([]);
      const shown = await events.page('admin', 0, 1000);
      expect(shown.filter(({ sourceCount }) => sourceCount === feedCount)).toHaveLength(itemCount);
      expect(shown).toHaveLength(itemCount + 3);
    });
  });

  it('end with 0 when they are told to stop', async () => {
    const last = servers.at(-1);
    last?.signal('SIGTERM');
    expect(await last?.exited).toBe(0);
    expect([...database.refused].sort()).toEqual(['expireAfterSeconds', 'txnNumber']);
  });
});
