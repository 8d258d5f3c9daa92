import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feeds, type Handler, rss, startFeeds } from '../../fakes/feeds.ts';
import { type Client, makeUser } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

/** The whole time that one feed may take, and what a loaded machine may add for all of them. */
const deadlineMs = 15_000;
const slackMs = 15_000;

const item = (name: string) => ({
  title: `Israel strikes missile depot near ${name}, Iran says`,
  link: `https://paper.example/${name}`,
});

const never: Handler = () => {};

const drip: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' });
  const timer = setInterval(() => response.write('<'), 1_000);
  response.on('close', () => clearInterval(timer));
};

const endless: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' });
  const block = Buffer.from('<item><title>More</title></item>'.repeat(2_000));
  const more = () => {
    while (!response.destroyed && response.write(block));
  };
  response.on('drain', more);
  more();
};

const announced: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml', 'content-length': '100000000' });
  response.write('<rss>');
};

const reset: Handler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' });
  response.write('<rss><channel>');
  setTimeout(() => response.socket?.resetAndDestroy(), 20);
};

const packed = { 'content-encoding': 'gzip' };

/** What each server does, and what an administrator reads of it. */
const hostile: Record<string, { route: Parameters<Feeds['set']>[1]; fault: string }> = {
  'never answers': { route: never, fault: 'No complete answer within 15 seconds.' },
  'drips a byte a second': { route: drip, fault: 'No complete answer within 15 seconds.' },
  'sends without end': { route: endless, fault: 'The answer is larger than 2 MB.' },
  'packs 200 MB into little': {
    route: { body: gzipSync(Buffer.alloc(200_000_000)), headers: packed },
    fault: 'The answer is larger than 2 MB.',
  },
  'packs one bomb in another': {
    route: { body: gzipSync(gzipSync(Buffer.alloc(200_000_000))), headers: { 'content-encoding': 'gzip, gzip' } },
    fault: 'The answer is larger than 2 MB.',
  },
  'announces 100 MB': { route: announced, fault: 'The answer is larger than 2 MB.' },
  'breaks off in the middle': { route: reset, fault: 'The server broke off the connection.' },
  'sends noise as gzip': { route: { body: randomBytes(10_000), headers: packed }, fault: 'The answer is damaged.' },
  'sends noise': { route: { body: randomBytes(10_000) }, fault: 'This is not a feed.' },
  'redirects in a circle': {
    route: { body: '', status: 302, headers: { location: '/redirects in a circle' } },
    fault: 'The address redirects too often.',
  },
};

/** Unusual, and read all the same. */
const odd: Record<string, Parameters<Feeds['set']>[1]> = {
  'names a wrong charset': {
    body: rss([item('Natanz')]),
    type: 'application/rss+xml; charset=no-such-charset',
  },
  'names another charset than it writes': {
    body: rss([item('Qom')]),
    type: 'application/rss+xml; charset=windows-1255',
  },
};

let feeds: Feeds;
/** A host of its own for what takes the whole time: one host gets one request at a time. */
let slowFeeds: Feeds;
let vigil: Vigil;
let admin: Client;

beforeAll(async () => {
  feeds = await startFeeds({ '/good.xml': { body: rss([item('Isfahan')]) } });
  slowFeeds = await startFeeds({});
  vigil = await startVigil();
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  await vigil.addSource('a good one', `${feeds.url}/good.xml`);
  // The threads that parse have begun before memory is measured.
  await vigil.scanner.run();
  feeds.set('/good.xml', { body: rss([item('Isfahan'), item('Arak')]) });
  for (const [name, { route }] of Object.entries(hostile)) await add(name, route);
  for (const [name, route] of Object.entries(odd)) await add(name, route);
});
afterAll(async () => {
  await vigil.end();
  await Promise.all([feeds.close(), slowFeeds.close()]);
});

async function add(name: string, route: Parameters<Feeds['set']>[1]): Promise<void> {
  const { set, url } = route === drip ? slowFeeds : feeds;
  set(`/${name}`, route);
  await vigil.addSource(name, `${url}/${encodeURIComponent(name)}`);
}

describe('a hostile feed server', () => {
  it('harms itself alone: the scan ends in time and in bounds, and the other feeds are read', async () => {
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 50);
    const started = Date.now();
    const progress = await vigil.scanner.run();
    clearInterval(watch);

    expect(Date.now() - started).toBeLessThan(deadlineMs + slackMs);
    expect(most - before).toBeLessThan(50_000_000);
    const failed = Object.keys(hostile).length;
    expect(progress).toMatchObject({ total: failed + 3, done: failed + 3, failed, newEvents: 3 });
    const { events } = await vigil.get('events');
    const readFrom = new Set(events.flatMap(({ sources }) => sources));
    expect(readFrom).toEqual(new Set(['a good one', ...Object.keys(odd)]));
  }, 60_000);

  it.each(Object.entries(hostile))('that %s is a failing source, and says why', async (name, { fault }) => {
    const sources = await vigil.get('sources');
    expect(sources.find((one) => one.name === name)).toMatchObject({ status: 'failing', fault });
  });

  it('ends a test of all feeds as little', async () => {
    const slow = ['never answers', 'drips a byte a second'];
    for (const { _id, name } of await vigil.stores.sources.list()) {
      // These two take their full time, as the scan has shown.
      if (slow.includes(name)) await vigil.stores.sources.remove(_id);
    }
    const { status, body } = await admin.call('testSources');
    expect(status).toBe(200);
    const failed = body.results.filter(({ success }) => !success).map(({ name, error }) => [name, error]);
    const expected = Object.entries(hostile).filter(([name]) => !slow.includes(name));
    expect(failed.sort()).toEqual(expected.map(([name, { fault }]) => [name, fault]).sort());
  });
});
