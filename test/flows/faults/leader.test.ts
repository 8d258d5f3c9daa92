import type { ServerResponse } from 'node:http';
import { verify } from '@vigil/server/changes/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../../fakes/feeds.ts';
import { createClient, signIn } from '../../harness/client.ts';
import { get } from '../../harness/vigil.ts';
import { type FrailDatabase, startFrailDatabase } from './frail-database.ts';
import { adminPassword, type ServerProcess, startServer } from './server-process.ts';

/** How many outlets report each event. */
const papers = 4;
const last = papers - 1;
const begunAt = Date.now();
const places = 'Haifa,Isfahan,Eilat,Tabriz,Beersheba,Shiraz,Ashdod,Bushehr,Tel Aviv,Qom,Netanya,Kermanshah'.split(',');
/** Happenings at first, by the time the leader stood still, and by the time it was killed. */
const counts = [4, 8, 12] as const;

let database: FrailDatabase;
let feeds: Feeds;
let leader: ServerProcess;
let other: ServerProcess;

beforeAll(async () => {
  feeds = await startFeeds({});
  database = await startFrailDatabase();
  await database.open(async ({ sources }) => {
    for (let paper = 0; paper < papers; paper++) {
      await sources.add({ name: `Paper ${paper}`, url: `${feeds.url}/${paper}.xml`, side: 'third', reliability: 90 });
    }
  });
});
afterAll(async () => {
  await leader?.end();
  await other?.end();
  await database?.end();
  await feeds?.close();
});

describe('the server that scans', { timeout: 180_000 }, () => {
  it('stands still for longer than its lease: it is fenced when it wakes, and nothing is there twice', async () => {
    publish(counts[0]);
    leader = await startServer({ ...database.env, LOG_LEVEL: 'warn' });
    await untilPublished(leader, counts[0]);
    const kept = keepLast();
    const scan = scanOn(leader);
    const response = await kept;
    other = await startServer({ ...database.env, LOG_LEVEL: 'warn' });

    leader.signal('SIGSTOP');
    publish(counts[1]);
    feeds.set(`/${last}.xml`, { body: documentOf(last, counts[0]) });
    await runOut();
    await untilScanned(other);
    leader.signal('SIGCONT');
    // What it waited for comes now: news of which it knows nothing, and the other one something.
    response.end(documentOf(last, counts[1]));
    // It finds out by the other one's progress, or by its own clock when it stood still for long.
    const isFenced = () => leader.said.some((line) => /scan taken over by another server|scan lease lost/.test(line));
    await expect.poll(isFenced, { timeout: 30_000 }).toBe(true);
    await scan;
    await expectWhole(counts[1], [papers, papers - 1]);
    // It follows what the other one has written once it runs again.
    await expect.poll(() => titles(leader)).toEqual(happenings(counts[1]));
  });

  it('is killed: another one goes on when the lease has run out, and nothing is there twice', async () => {
    publish(counts[2]);
    const kept = keepLast();
    const scan = scanOn(leader);
    const response = await kept;
    // One that plans to scan now, too; the other one did so a moment ago.
    const third = await startServer({ ...database.env, LOG_LEVEL: 'warn' });
    await other.end();
    other = third;

    leader.signal('SIGKILL');
    await Promise.all([leader.exited, scan]);
    response.destroy();
    publish(counts[2]);
    await runOut();
    await untilScanned(other);
    await expectWhole(counts[2], [papers]);
    expect(await titles(other)).toEqual(happenings(counts[2]));
  });
});

/** Every paper reports so many happenings. */
function publish(count: number): void {
  for (let paper = 0; paper < papers; paper++) feeds.set(`/${paper}.xml`, { body: documentOf(paper, count) });
}

/** The last paper does not answer: resolves with the answer that it owes. */
function keepLast(): Promise<ServerResponse> {
  return new Promise((resolve) => feeds.set(`/${last}.xml`, (_, response) => resolve(response)));
}

function documentOf(paper: number, count: number): string {
  const items = happenings(count).map((title, index) => ({
    title,
    link: `https://paper-${paper}.example/${index}`,
    // A day apart, so that each is an event of its own, and all within the days in which events are recognised.
    date: new Date(begunAt - (places.length - index) * 86_400_000).toISOString(),
  }));
  return rss(items);
}

/** Fictional, and about as many places as there are happenings. */
function happenings(count: number): string[] {
  return places
    .slice(0, count)
    .map((place, index) =>
      index % 2 === 0 ? `Iran fires missiles at ${place}` : `Israel strikes air base near ${place}`,
    );
}

async function titles({ url }: ServerProcess): Promise<string[]> {
  const { events } = await get(url, 'events');
  return events.map(({ title }) => title).reverse();
}

/** Begins a scan of all feeds, which may never end. */
async function scanOn(server: ServerProcess): Promise<void> {
  const admin = createClient(server.url);
  await signIn(admin, { username: 'admin', password: adminPassword });
  await admin.call('refresh').catch(() => {});
}

async function untilPublished(server: ServerProcess, count: number): Promise<void> {
  await expect.poll(async () => (await titles(server)).length, { timeout: 30_000, interval: 100 }).toBe(count);
}

/** Moves the end of a lease, so that the test does not wait a minute. */
async function runOut(): Promise<void> {
  await database.open(async ({ connection }) => {
    const leases = connection.collection<{ _id: string; expiresAt: Date }>('leases');
    const end = new Date(Date.now() - 1_000);
    const { modifiedCount } = await leases.updateOne({ _id: 'scan' }, { $set: { expiresAt: end } });
    expect(modifiedCount).toBe(1);
    // On a busy machine a feed may have been waited for too long, and would be left alone for a while.
    await connection.collection('sources').updateMany({}, { $set: { nextAttemptAt: null } });
  });
}

/** The feeds as they are now were read to the last one. */
async function untilScanned(server: ServerProcess): Promise<void> {
  const isScanned = async () => (await get(server.url, 'stats')).scan?.finishedAt ?? null;
  await expect.poll(isScanned, { timeout: 40_000, interval: 100 }).not.toBeNull();
}

/** The log is whole, no item has two entries, and there are so many events, each with one of these numbers of sources. */
async function expectWhole(count: number, sources: number[]): Promise<void> {
  await database.open(async ({ log, projection, events }) => {
    expect(await verify(log, projection)).toEqual([]);
    const items: string[] = [];
    for await (const { item } of log.entries()) if (item) items.push(item);
    expect(new Set(items).size).toBe(items.length);
    const shown = await events.page('admin', 0, 1000);
    expect(shown.length).toBe(count);
    expect(new Set(shown.map(({ sourceCount }) => sourceCount))).toEqual(new Set(sources));
  });
}
