import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FeedItem, type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const soon = { timeout: 20_000, interval: 50 };
const now = new Date('2030-03-05T12:00:00.000Z');
const publicOrigin = 'https://vigil.example';

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
  vigil = await startVigil({ now: () => now, env: { PUBLIC_ORIGIN: publicOrigin } });
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
