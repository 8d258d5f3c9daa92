import { NewSource, type SourceProbe } from '@vigil/common/sources';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');

let vigil: Vigil;
let admin: Client;
let feeds: Feeds;

beforeAll(async () => {
  vigil = await startVigil({ now: () => now });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(() => vigil.end());
beforeEach(async () => {
  feeds = await startFeeds({});
});
afterEach(() => feeds.close());

const probe = async (path: string, more: object = {}): Promise<SourceProbe> => {
  const { status, body } = await admin.call('probeSource', { body: { url: `${feeds.url}${path}`, ...more } });
  expect(status).toBe(200);
  return body;
};

const strike = {
  title: 'Israel strikes missile depot near Isfahan, Iran says',
  link: 'https://paper.example/strike',
  date: '2030-03-05T11:00:00Z',
};
const bakery = { title: 'A fictional bakery opens in a village', link: 'https://paper.example/b', date: strike.date };
const feed = rss([strike, bakery, { ...bakery, guid: '3' }, { ...bakery, guid: '4' }]);
const page = (...links: string[]) => ({
  body: `<!doctype html><html><head>${links.join('')}</head><body><p>News</p></body></html>`,
  type: 'text/html',
});
const link = (href: string, title = '') =>
  `<link rel="alternate" type="application/rss+xml" title="${title}" href="${href}">`;

describe('a source address that is tried before it is added', () => {
  it('of a feed: its first three items with what is made of each, and nothing is stored', async () => {
    feeds.set('/feed.xml', { body: feed });
    const { items, first, ...rest } = await probe('/feed.xml');
    expect(rest).toEqual({ url: `${feeds.url}/feed.xml`, kind: 'feed', feeds: [], error: null });
    expect(items).toBe(4);
    expect(first).toEqual([
      {
        title: strike.title,
        link: strike.link,
        publishedAt: '2030-03-05T11:00:00.000Z',
        judgement: {
          relevant: true,
          reason: expect.not.stringContaining('relevant:'),
          eventType: 'military',
          urgencyLevel: expect.stringMatching(/^(?:critical|urgent)$/),
          location: expect.stringContaining('Isfahan'),
        },
      },
      expect.objectContaining({ title: bakery.title, judgement: expect.objectContaining({ relevant: false }) }),
      expect.objectContaining({ title: bakery.title }),
    ]);
    expect(await vigil.get('sources')).toEqual([]);
    expect((await vigil.get('events')).totalCount).toBe(0);
  });

  it('of a page with several feeds: all of them, none of which is read', async () => {
    feeds.set('/', page(link('/world.xml', 'World'), link('/sport.xml', 'Sport &amp; games'), link('/world.xml')));
    expect(await probe('/')).toEqual({
      url: `${feeds.url}/`,
      kind: 'feed',
      feeds: [
        { url: `${feeds.url}/world.xml`, title: 'World' },
        { url: `${feeds.url}/sport.xml`, title: 'Sport & games' },
      ],
      items: 0,
      first: [],
      error: null,
    });
  });

  it('of a page with one feed: that feed', async () => {
    feeds.set('/', page(link('/world.xml', 'World')));
    feeds.set('/world.xml', { body: feed });
    expect(await probe('/')).toMatchObject({ url: `${feeds.url}/world.xml`, feeds: [], items: 4, error: null });
  });

  it.each([
    ['a missing page', '/missing', 'The server answered 404.'],
    ['a page without feeds', '/plain', 'This is not a feed.'],
    ['a page whose feed is gone', '/stale', 'The server answered 404.'],
  ])('of %s: why it cannot be read', async (_, path, error) => {
    feeds.set('/plain', page());
    feeds.set('/stale', page(link('/gone.xml')));
    expect(await probe(path)).toMatchObject({ items: 0, first: [], feeds: [], error });
  });

  it('is of https where no scheme is typed, and has to be one of the web', async () => {
    // The request is refused, not the address: nothing listens to https there.
    const { host } = new URL(feeds.url);
    const { body } = await admin.call('probeSource', { body: { url: ` ${host}/feed.xml ` } });
    expect(body).toMatchObject({ url: `https://${host}/feed.xml`, error: expect.any(String) });
    for (const url of ['javascript:alert(1)', 'ftp://paper.example/feed', 'a paper']) {
      const { status } = await admin.call('probeSource', { body: { url } });
      expect(status).toBe(400);
      expect(NewSource.safeParse({ name: 'Paper', url }).success).toBe(false);
    }
  });

  it('is never one inside the network, also not by way of a page', async () => {
    for (const url of ['http://10.0.0.1/feed', '192.168.1.1/feed', 'http://[::1]/feed']) {
      const { body } = await admin.call('probeSource', { body: { url } });
      expect(body.error).toMatch(/address|network/i);
    }
    feeds.set('/', page(link('http://10.0.0.1/feed')));
    const { body } = await admin.call('probeSource', { body: { url: `${feeds.url}/` } });
    expect(JSON.stringify(body)).toMatch(/address|network/i);
  });

  it('is for administrators, and for sixty in ten minutes', async () => {
    const body = { url: 'http://10.0.0.1/feed' };
    const { client } = await makeUser(vigil);
    expect((await client.call('probeSource', { body })).status).toBe(403);
    const { client: other } = await makeUser(vigil, { isAdmin: true });
    const statuses = new Set<number>();
    for (let turn = 0; turn < 60; turn += 1) statuses.add((await other.call('probeSource', { body })).status);
    expect([...statuses]).not.toContain(429);
    expect((await other.call('probeSource', { body })).status).toBe(429);
  });
});
