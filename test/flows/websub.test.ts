import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { createMatcher } from '@vigil/server/judge/matcher';
import { Fault } from '@vigil/server/kit/fault';
import { createLog } from '@vigil/server/kit/log';
import { createOutside } from '@vigil/server/outside/outside';
import type { Item } from '@vigil/server/pipeline/item';
import { createParser, type Parser } from '@vigil/server/pipeline/parse';
import { createScanner } from '@vigil/server/pipeline/scan';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FeedItem, type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { sharedReader, startVigil, type Vigil } from '../harness/vigil.ts';

const soon = { timeout: 20_000, interval: 50 };
const now = new Date('2030-03-05T12:00:00.000Z');
const publicOrigin = 'https://vigil.example';

const log = createLog('silent');
const lines = vi.spyOn(log, 'warn');

let vigil: Vigil;
let outlet: Feeds;
/** What the hub was asked for. */
let asked: URLSearchParams[];

const feed = (items: FeedItem[]) =>
  rss(items).replace(
    '<channel>',
    `<channel><atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="hub" href="${outlet.url}/hub"/>
     <atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" href="${outlet.url}/feed.xml"/>`,
  );
const strike = {
  title: 'Israel strikes missile depot near Isfahan, Iran says',
  link: 'https://paper.example/strike',
  date: '2030-03-05T11:59:00Z',
};

beforeEach(async () => {
  asked = [];
  vigil = await startVigil({
    now: () => now,
    env: { PUBLIC_ORIGIN: publicOrigin },
    postToHub: async (url, fields) => (await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })).status,
    log,
  });
  lines.mockClear();
  outlet = await startFeeds({});
  outlet.set('/hub', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
    response.writeHead(202).end();
  });
  outlet.set('/feed.xml', { body: feed([]) });
  await vigil.addSource('Harbour Radio', `${outlet.url}/feed.xml`);
  await vigil.scanner.run();
  await expect.poll(() => asked.length, soon).toBe(1);
});
afterEach(async () => {
  await vigil.end();
  await outlet.close();
});

/** The callback, at the address where the server really listens. */
const callback = () => (asked[0]?.get('hub.callback') ?? '').replace(publicOrigin, vigil.url);
const verify = (fields: Record<string, string>) => {
  const query = { 'hub.mode': 'subscribe', 'hub.topic': `${outlet.url}/feed.xml`, 'hub.challenge': 'x1', ...fields };
  return fetch(`${callback()}?${new URLSearchParams({ 'hub.lease_seconds': '864000', ...query })}`);
};
const send = (body: string, secret = asked[0]?.get('hub.secret') ?? '') =>
  fetch(callback(), {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/rss+xml',
      'x-hub-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    },
  });
const titles = async () => (await vigil.get('events')).events.map(({ title }) => title);
const pushedUntil = async () => (await vigil.stores.sources.list())[0]?.pushedUntil;

describe('a feed that names a hub', () => {
  it('is subscribed to once, and the hub is believed when it repeats what was asked for', async () => {
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      'hub.mode': 'subscribe',
      'hub.topic': `${outlet.url}/feed.xml`,
      'hub.lease_seconds': '864000',
    });
    const answer = await verify({});
    expect([answer.status, await answer.text()]).toEqual([200, 'x1']);
    expect(await pushedUntil()).toEqual(new Date(now.getTime() + 864_000_000));
    await vigil.scanner.run();
    expect(asked).toHaveLength(1);
  });

  it('agrees to no other subscription, and to none at another address', async () => {
    expect((await verify({ 'hub.topic': 'https://paper.example/other.xml' })).status).toBe(404);
    expect((await verify({ 'hub.mode': 'unsubscribe' })).status).toBe(404);
    expect((await fetch(`${callback().slice(0, -1)}x?hub.mode=subscribe`)).status).toBe(404);
    expect(await pushedUntil()).toBeNull();
  });

  it('brings an event as soon as the hub sends it, once, and the feed itself brings it no second time', async () => {
    expect((await send(feed([strike]))).status).toBe(202);
    await expect.poll(titles, soon).toEqual([strike.title]);
    await send(feed([strike]));
    outlet.set('/feed.xml', { body: feed([strike]) });
    await vigil.scanner.run();
    const { events } = await vigil.get('events');
    expect(events).toMatchObject([{ title: strike.title, sourceCount: 1, originCount: 1 }]);
  });

  it('brings nothing that is not signed with its secret, is no feed, or is too large', async () => {
    expect((await send(feed([strike]), 'guessed')).status).toBe(202);
    expect((await send('<html>Sign in</html>')).status).toBe(202);
    expect((await send('x'.repeat(2_100_000))).status).toBe(413);
    expect(await titles()).toEqual([]);
  });
});

describe('a hub that means harm', () => {
  it('has one push in flight for a source, and the next one is taken in after it', async () => {
    const { pathname, port } = new URL(callback());
    const slow = request({ host: '127.0.0.1', port, path: pathname, method: 'POST' }).on('error', () => {});
    slow.write('<rss');
    await expect.poll(async () => (await send(feed([]))).status, soon).toBe(429);
    const refused = await send(feed([strike]));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    slow.destroy();
    await expect.poll(async () => (await send(feed([strike]))).status, soon).toBe(202);
    expect(await titles()).toEqual([strike.title]);
  });

  it('has few of its items stored in an hour; the feed brings the others when it is read', async () => {
    const items = (from: number) =>
      Array.from({ length: 200 }, (_, index) => ({
        title: `Ferry ${from + index} resumes`,
        link: `https://paper.example/${from + index}`,
        date: '2030-03-05T11:00:00Z',
      }));
    const stored = () => vigil.stores.connection.collection('items').countDocuments();
    for (const from of [0, 200, 400]) expect((await send(feed(items(from)))).status).toBe(202);
    expect(await stored()).toBe(300);
    outlet.set('/feed.xml', { body: feed(items(200)) });
    await vigil.scanner.run();
    expect(await stored()).toBe(400);
    expect(lines.mock.calls.filter(([, text]) => String(text).startsWith('more new items'))).toHaveLength(1);
  });

  it('is logged once in an hour, and no token with it', async () => {
    for (let count = 0; count < 5; count++) await send(feed([strike]), 'guessed');
    expect(lines.mock.calls.map(([, text]) => text)).toEqual(['unsigned content of a hub ignored']);
    const token = callback().split('/').at(-1) ?? '';
    vigil.stores.sources.get = () => Promise.reject(new Fault('unavailable'));
    expect((await send(feed([strike]))).status).toBe(503);
    expect(lines).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(lines.mock.calls)).not.toContain(token);
  });

  it('keeps no feed waiting while what it sent is parsed, and waits for none', async () => {
    const outside = { ...(await createOutside(vigil.env)), now: () => now };
    const parser = createParser();
    const busy = { parse: () => new Promise<Item[]>(() => {}), close: async () => {} };
    const reader = await sharedReader();
    const conflictState = () => 'calm' as const;
    const parts = {
      ...vigil.stores,
      outside,
      matcher: createMatcher({ reader, now: () => now }),
      reader,
      conflictState,
      log,
    };
    const scannerWith = (parsers: { parser: Parser; pushParser: Parser }) =>
      createScanner({ ...parts, ...parsers, onProgress: () => {}, onSource: () => {} });
    const [source] = await vigil.stores.sources.list();
    if (!source) return expect.fail('no source');
    try {
      const reading = scannerWith({ parser, pushParser: busy });
      void reading.takePushed(source, Buffer.from(feed([])), null);
      outlet.set('/feed.xml', { body: feed([strike]) });
      await reading.run();
      expect(await titles()).toEqual([strike.title]);
      const pushing = scannerWith({ parser: busy, pushParser: parser });
      pushing.readSoon(source);
      await pushing.takePushed(source, Buffer.from(feed([{ ...strike, link: 'https://paper.example/2' }])), null);
    } finally {
      await parser.close();
      await outside.close();
    }
  });
});
