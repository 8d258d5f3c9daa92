import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { verify } from '@vigil/server/changes/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../../fakes/feeds.ts';
import { type Client, createClient, signIn } from '../../harness/client.ts';
import { makeMp4, writtenOutEvent } from '../../harness/files.ts';
import { listen } from '../../soak/listener.ts';
import { type FrailDatabase, startFrailDatabase } from './frail-database.ts';
import { adminPassword, type ServerProcess, startServer } from './server-process.ts';

const tabs = 500;
const items = 12;
const maxMs = 20_000;

let database: FrailDatabase;
let feeds: Feeds;
let server: ServerProcess;

beforeAll(async () => {
  const published = Array.from({ length: items }, (_, index) => ({
    title: `Iran says missile ${index} was fired at Israel from test range ${index}`,
    link: `https://paper.example/${index}`,
    date: new Date(Date.UTC(2010, 0, 1 + index * 5)).toISOString(),
  }));
  feeds = await startFeeds({
    '/quick.xml': { body: rss(published) },
    // Takes the question and keeps it.
    '/slow.xml': () => {},
  });
  database = await startFrailDatabase();
  await database.open(async ({ sources }) => {
    for (const name of ['quick', 'slow']) {
      await sources.add({ name, url: `${feeds.url}/${name}.xml`, side: 'third', reliability: 90 });
    }
  });
  server = await startServer({ ...database.env, LOG_LEVEL: 'fatal' });
});
afterAll(async () => {
  await server?.end();
  await database?.end();
  await feeds?.close();
});

describe('a server that receives SIGTERM in the middle of everything', { timeout: 180_000 }, () => {
  it('answers what was begun, lets go of the lease, and ends with 0', async () => {
    const admin = createClient(server.url);
    await signIn(admin, { username: 'admin', password: adminPassword });
    const counts = await openTabs();
    await expect.poll(() => feeds.hits('/slow.xml'), { timeout: 30_000 }).toBe(1);
    const upload = await beginUpload(admin);
    const scan = admin.call('refresh');

    const from = performance.now();
    server.signal('SIGTERM');
    await expect.poll(() => counts.notified, { timeout: 30_000 }).toBe(tabs);
    const event = await upload.finish();
    const { status: scanned } = await scan;
    expect(await server.exited).toBe(0);
    expect(performance.now() - from).toBeLessThan(maxMs);
    await expect.poll(() => counts.closed).toBe(tabs);
    // The scan could not be ended, and says so.
    expect(scanned).toBe(503);

    await database.open(async ({ connection, log, projection, events, scan: scans }) => {
      const leases = await connection.collection<{ _id: string; expiresAt: Date }>('leases').find().toArray();
      expect(leases.map(({ _id }) => _id)).toContain('scan');
      expect(leases.filter(({ expiresAt }) => expiresAt.getTime() > 0)).toEqual([]);
      expect((await scans.progress())?.finishedAt).toBeNull();
      expect(await verify(log, projection)).toEqual([]);
      const { imageUrls, videoUrls } = await events.get(event);
      expect([imageUrls.length, videoUrls.length]).toEqual([0, 1]);
      expect(existsSync(join(database.env.DATA_DIR, 'uploads', videoUrls[0]?.split('/').at(-1) ?? ''))).toBe(true);
    });
  });

  it('has stored everything once when it has started again', async () => {
    feeds.set('/slow.xml', { body: rss([]) });
    server = await startServer({ ...database.env, LOG_LEVEL: 'fatal' });
    const isDone = () =>
      database.open(async ({ scan }) => {
        const progress = await scan.progress();
        return progress?.finishedAt != null && progress.done === 2;
      });
    await expect.poll(isDone, { timeout: 40_000, interval: 200 }).toBe(true);
    await database.open(async ({ log, projection, events }) => {
      expect(await verify(log, projection)).toEqual([]);
      const titles = (await events.page('admin', 0, 1000)).map(({ title }) => title);
      expect(titles.length).toBe(items + 1);
      expect(new Set(titles).size).toBe(titles.length);
    });
  });

  it('ends with 0 while its database is away', async () => {
    await database.kill();
    const from = performance.now();
    server.signal('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(performance.now() - from).toBeLessThan(maxMs);
  });
});

/** Counts what all of them live through together. */
async function openTabs(): Promise<{ notified: number; closed: number }> {
  const counts = { notified: 0, closed: 0 };
  const options = {
    onMessage: (message: string) => {
      if (message.startsWith('["restarting"')) counts.notified += 1;
    },
    onClose: () => {
      counts.closed += 1;
    },
  };
  for (let opened = 0; opened < tabs; opened += 50)
    await Promise.all(Array.from({ length: 50 }, () => listen(server.url, options)));
  return counts;
}

/** Sends half of a video and keeps the rest. Resolves when the server is writing it. */
async function beginUpload(admin: Client): Promise<{ finish: () => Promise<string> }> {
  const boundary = 'fictional-boundary';
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`;
  const video = makeMp4(400_000);
  const post: ClientRequest = request(`${server.url}/api/admin/create-timeline-event`, {
    method: 'POST',
    headers: {
      Origin: server.url,
      Cookie: admin.cookie(),
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const answered = once(post, 'response');
  post.write(`${part('name="eventData"')}\r\n${JSON.stringify(writtenOutEvent())}\r\n`);
  post.write(`${part('name="media"; filename="v.mp4"')}Content-Type: video/mp4\r\n\r\n`);
  post.write(video.subarray(0, 200_000));
  const uploads = join(database.env.DATA_DIR, 'uploads');
  const isBegun = () => existsSync(uploads) && readdirSync(uploads, { recursive: true }).length > 0;
  await expect.poll(isBegun, { timeout: 20_000 }).toBe(true);
  return {
    finish: async () => {
      post.write(video.subarray(200_000));
      post.end(`\r\n--${boundary}--\r\n`);
      const [response] = await answered;
      const body = await text(response);
      expect([response.statusCode, body]).toEqual([200, expect.any(String)]);
      return JSON.parse(body).id;
    },
  };
}
