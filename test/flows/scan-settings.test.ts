import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Client, createClient, makeUser, openSession } from '../harness/client.ts';
import { type SharedDatabase, startSharedDatabase } from '../harness/shared-database.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

let database: SharedDatabase;
let one: Vigil;
let two: Vigil;
let admin: Client;
let adminId: string;
let feeds: Feeds;
let now = new Date('2030-03-05T12:00:00.000Z');

beforeAll(async () => {
  database = await startSharedDatabase();
  const options = { env: { MONGODB_URI: database.uri }, now: () => now };
  [one, two] = [await startVigil(options), await startVigil(options)];
  ({ client: admin, id: adminId } = await makeUser(one, { isAdmin: true }));
  feeds = await startFeeds({ '/quiet.xml': { body: rss([]) } });
});
afterAll(async () => {
  await one.end();
  await two.end();
  await feeds.close();
  await database.end();
});

const patiently = { timeout: 10_000 };

const save = (intervalMinutes: unknown, enabled: unknown) =>
  admin.call('saveScanSettings', { body: { intervalMinutes, enabled } });

describe('the scan settings', () => {
  it('are every 15 minutes until an administrator saves another interval', async () => {
    expect((await admin.call('scanSettings')).body).toEqual({ intervalMinutes: 15, enabled: true });
    for (const intervalMinutes of [5, 10, 15, 30, 60, 120]) {
      expect((await save(intervalMinutes, true)).body).toEqual({ intervalMinutes, enabled: true });
    }
    expect((await admin.call('scanSettings')).body).toEqual({ intervalMinutes: 120, enabled: true });
    expect((await save(30, false)).body).toEqual({ intervalMinutes: 30, enabled: false });
    const acts = await one.stores.log.audited(Number.MAX_SAFE_INTEGER, 2);
    expect(acts).toMatchObject([
      { by: `user:${adminId}`, data: { act: 'scan-settings-changed', note: 'off' } },
      { by: `user:${adminId}`, data: { act: 'scan-settings-changed', note: 'every 120 minutes' } },
    ]);
  });

  it.each([
    [0, true],
    [7, true],
    ['15', true],
    [15, 'yes'],
    [15, undefined],
    [undefined, true],
    [{ $gt: 0 }, true],
  ])('refuse %j minutes, enabled %j', async (intervalMinutes, enabled) => {
    expect((await save(intervalMinutes, enabled)).status).toBe(400);
    expect((await admin.call('scanSettings')).body).toEqual({ intervalMinutes: 30, enabled: false });
  });
});

describe('a refresh while another server scans', () => {
  it('waits for that scan and answers with what it found', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const strike = {
      title: 'Israel strikes missile depot near Isfahan, Iran says',
      link: 'https://paper.example/strike',
      date: '2030-03-05T11:00:00Z',
    };
    feeds.set('/feed.xml', (_request, response) => {
      held.then(() => response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss([strike])));
    });
    await one.addSource('Paper One', `${feeds.url}/feed.xml`);
    const scan = two.scanner.run();
    await expect.poll(() => feeds.hits('/feed.xml'), patiently).toBe(1);
    const refresh = admin.call('refresh');
    await expect
      .poll(async () => (await one.stores.log.audited(Number.MAX_SAFE_INTEGER, 1))[0], patiently)
      .toMatchObject({
        data: { act: 'scan-started' },
      });
    setTimeout(release, 1_000);
    expect((await refresh).body).toEqual({ newEvents: 1 });
    expect((await scan)?.newEvents).toBe(1);
    expect(feeds.hits('/feed.xml')).toBe(1);
  });
});

describe('an administrator who is signed in at one server', () => {
  it('has the same settings at the other', async () => {
    await save(60, true);
    const session = await openSession(two, adminId);
    expect((await session.call('scanSettings')).body).toEqual({ intervalMinutes: 60, enabled: true });
    expect((await createClient(two.url).call('scanSettings')).status).toBe(401);
  });
});

describe('saving the scan settings', () => {
  it('stops the scans of every server, and starts them again', async () => {
    await save(15, false);
    await one.addSource('Quiet', `${feeds.url}/quiet.xml`);
    two.scheduleScans();
    await pause(500);
    expect(feeds.hits('/quiet.xml')).toBe(0);
    await save(15, true);
    await expect.poll(() => feeds.hits('/quiet.xml'), patiently).toBe(1);
    await expect.poll(async () => (await two.get('stats')).scan?.finishedAt, patiently).toBe(now.toISOString());

    now = new Date(now.getTime() + 14 * 60_000);
    await save(30, true);
    await save(10, true);
    await expect.poll(() => feeds.hits('/quiet.xml'), patiently).toBe(2);
  });
});
