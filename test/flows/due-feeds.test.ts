import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { verify } from '@vigil/server/changes/verify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FeedItem, type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { makeUser } from '../harness/client.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const minute = 60_000;
const soon = { timeout: 20_000, interval: 50 };
const begunAt = Date.parse('2030-03-05T12:00:00.000Z');

let ahead: number;
let fast: Feeds;
let slow: Feeds;
let database: SharedDatabase;
let servers: Vigil[];

/** The servers' clock, in milliseconds since 1970. */
const clock = () => begunAt + ahead;
const start = async () => {
  const env = { MONGODB_URI: database.uri, FEED_ALLOWED_CIDRS: '127.0.0.0/8' };
  const vigil = await startVigil({ now: () => new Date(clock()), env });
  servers.push(vigil);
  return vigil;
};

beforeEach(async () => {
  ahead = 0;
  servers = [];
  [fast, slow] = [await startFeeds({}), await startFeeds({}, '127.0.0.2')];
  database = await startSharedDatabase();
});
afterEach(async () => {
  for (const vigil of servers) await vigil.end();
  await Promise.all([fast.close(), slow.close()]);
  await database.end();
});

const places = ['Haifa', 'Isfahan', 'Eilat', 'Tabriz', 'Beersheba', 'Shiraz', 'Ashdod', 'Bushehr'];

/** A number of reports, each of another place, every four minutes. A feed like this is due a minute after it was read. */
function reports(count: number): FeedItem[] {
  return places.slice(0, count).map((place, index) => ({
    title: index % 2 === 0 ? `Iran fires missiles at ${place}` : `Israel strikes air base near ${place}`,
    link: `https://paper.example/${place}`,
    date: new Date(begunAt - (4 - index) * 4 * minute).toISOString(),
  }));
}
const publish = (feeds: Feeds, count: number) => feeds.set('/feed.xml', { body: rss(reports(count)) });
/** The outlet does not answer: resolves with the answer that it owes. */
const keep = (feeds: Feeds) =>
  new Promise<ServerResponse>((resolve) => feeds.set('/feed.xml', (_, response) => resolve(response)));
const titles = async (vigil: Vigil) => (await vigil.get('events')).events.map(({ title }) => title);
const addBoth = async (vigil: Vigil) => {
  publish(fast, 4);
  slow.set('/feed.xml', { body: rss([]) });
  await vigil.addSource('Fast Paper', `${fast.url}/feed.xml`);
  await vigil.addSource('Slow Paper', `${slow.url}/feed.xml`);
};

describe('a feed between two scans', () => {
  it('is read when it is due by its own rhythm, and not before', async () => {
    const vigil = await start();
    await addBoth(vigil);
    await vigil.scanner.run();
    publish(fast, 5);
    await vigil.scanner.readDue();
    expect(fast.hits('/feed.xml')).toBe(1);
    ahead = minute;
    await vigil.scanner.readDue();
    expect([fast.hits('/feed.xml'), slow.hits('/feed.xml')]).toEqual([2, 1]);
    expect(await titles(vigil)).toContain('Iran fires missiles at Beersheba');
  });

  it('is asked for again by its validators, and left alone for as long as its answer is fresh', async () => {
    const vigil = await start();
    const conditions: unknown[] = [];
    fast.set('/feed.xml', (request, response) => {
      conditions.push(request.headers['if-none-match']);
      const headers = { etag: '"1"', 'cache-control': 'max-age=180', 'content-type': 'application/rss+xml' };
      response.writeHead(request.headers['if-none-match'] ? 304 : 200, headers).end(rss(reports(4)));
    });
    await vigil.addSource('Fast Paper', `${fast.url}/feed.xml`);
    await vigil.scanner.run();
    for (const minutes of [1, 2, 3, 4]) {
      ahead = minutes * minute;
      await vigil.scanner.readDue();
    }
    expect(conditions).toEqual([undefined, '"1"']);
  });

  it('is judged as soon as it has answered, while a slow one is still waited for', async () => {
    const vigil = await start();
    await addBoth(vigil);
    publish(slow, 4);
    await vigil.scanner.run();
    const asked = keep(slow);
    publish(fast, 5);
    ahead = minute;
    const reading = vigil.scanner.readDue();
    const response = await asked;
    await expect.poll(() => titles(vigil), soon).toContain('Iran fires missiles at Beersheba');
    response.end(rss([]));
    await reading;
  });

  it('is judged as soon as it has answered in a scan as well, if it was read lately', async () => {
    const vigil = await start();
    await addBoth(vigil);
    await vigil.scanner.run();
    const asked = keep(slow);
    publish(fast, 5);
    const scan = vigil.scanner.run();
    const response = await asked;
    await expect.poll(() => titles(vigil), soon).toContain('Iran fires missiles at Beersheba');
    response.end(rss([]));
    expect(await scan).toMatchObject({ done: 2, failed: 0, newEvents: 1 });
  });

  it('that fails is tried again after a minute, and its fault is told', async () => {
    const vigil = await start();
    await addBoth(vigil);
    await vigil.scanner.run();
    fast.set('/feed.xml', { body: '', status: 500 });
    ahead = minute;
    await vigil.scanner.readDue();
    const state = async () => (await vigil.get('sources')).find(({ name }) => name === 'Fast Paper');
    expect(await state()).toMatchObject({ status: 'failing', fault: 'The server answered 500.' });
    publish(fast, 4);
    ahead = 2 * minute;
    await vigil.scanner.readDue();
    expect(await state()).toMatchObject({ status: 'active', fault: null });
  });

  it('is never requested while another feed of its host is', async () => {
    const vigil = await start();
    let running = 0;
    let most = 0;
    for (const path of ['/a.xml', '/b.xml', '/c.xml', '/d.xml']) {
      fast.set(path, (_, response) => {
        running += 1;
        most = Math.max(most, running);
        setTimeout(() => {
          running -= 1;
          response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss(reports(4)));
        }, 30);
      });
      await vigil.addSource(`Paper ${path}`, `${fast.url}${path}`);
    }
    await vigil.scanner.run();
    ahead = minute;
    await vigil.scanner.readDue();
    expect([most, fast.hits('/d.xml')]).toEqual([1, 2]);
  });
});

describe('the schedule', () => {
  it('reads due feeds on one of many servers, and goes on on another when that one stops', async () => {
    const [one, two] = [await start(), await start()];
    await addBoth(one);
    await one.scanner.run();
    for (const vigil of [one, two]) vigil.scheduleScans();
    await expect.poll(async () => (await one.stores.scan.progress())?.finishedAt, soon).not.toBeNull();
    const before = fast.hits('/feed.xml');
    publish(fast, 5);
    ahead = minute + 6_000;
    await expect.poll(() => titles(two), soon).toContain('Iran fires missiles at Beersheba');
    expect(fast.hits('/feed.xml')).toBe(before + 1);

    await one.stop();
    publish(fast, 6);
    ahead += minute + 6_000;
    await expect.poll(() => titles(two), soon).toContain('Israel strikes air base near Shiraz');
    expect(await verify(two.stores.log, two.stores.projection)).toEqual([]);
  }, 60_000);

  it('reads nothing while scheduled scans are off', async () => {
    const vigil = await start();
    await addBoth(vigil);
    await vigil.scanner.run();
    await vigil.stores.scan.setSettings({ intervalMinutes: 15, enabled: false });
    ahead = 20 * minute;
    await vigil.scanner.readDue();
    expect(fast.hits('/feed.xml')).toBe(1);
  });

  it('lets an administrator of another server scan while due feeds are read', async () => {
    const [one, two] = [await start(), await start()];
    await addBoth(one);
    publish(slow, 4);
    await one.scanner.run();
    one.scheduleScans();
    await expect.poll(() => fast.hits('/feed.xml'), soon).toBeGreaterThan(1);
    await expect.poll(async () => (await one.stores.scan.progress())?.finishedAt, soon).not.toBeNull();
    const asked = keep(slow);
    ahead = minute + 6_000;
    const held = await asked;
    publish(fast, 6);
    const { client: admin } = await makeUser(two, { isAdmin: true });
    const refresh = admin.call('refresh');
    setTimeout(() => held.end(rss(reports(4))), 1_500);
    const { status, body } = await refresh;
    expect([status, body.newEvents]).toEqual([200, 2]);
  }, 60_000);
});

describe('a server that stops while it reads a due feed', () => {
  it('loses nothing: the next reading brings what this one would have brought, once', async () => {
    const one = await start();
    await addBoth(one);
    await one.scanner.run();
    const asked = keep(fast);
    ahead = minute;
    const reading = one.scanner.readDue();
    const response = await asked;
    const closed = once(response, 'close');
    await one.stop();
    await closed;
    await reading.catch(() => {});
    publish(fast, 6);
    const two = await start();
    await two.scanner.readDue();
    expect((await titles(two)).filter((title) => /Beersheba|Shiraz/.test(title))).toHaveLength(2);
  });
});
