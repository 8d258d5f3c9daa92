import { createFetchPage, type Page } from '@vigil/server/outside/fetch-page';
import { createAddressRules } from '@vigil/server/outside/public-address';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Canary, startCanary } from '../../fakes/canary.ts';
import { type Feeds, rss, startFeeds } from '../../fakes/feeds.ts';

type Resolve = NonNullable<Parameters<typeof createFetchPage>[0]['resolve']>;

const document = rss([{ title: 'Ferry service resumes', link: 'https://paper.example/1' }]);

let feeds: Feeds;
let canary: Canary;
let outside: ReturnType<typeof createFetchPage>;
/** What each further look-up answers; the last one is repeated. */
let answers: string[][];
let lookups: number;

const resolve: Resolve = async () => {
  const addresses = answers[Math.min(lookups, answers.length - 1)] ?? [];
  lookups += 1;
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

beforeAll(async () => {
  feeds = await startFeeds({ '/feed.xml': { body: document } });
  canary = await startCanary('127.0.0.2');
  outside = createFetchPage({ allowedCidrs: ['127.0.0.1/32'], resolve });
});
afterAll(async () => {
  await outside.close();
  await canary.close();
  await feeds.close();
});
beforeEach(() => {
  answers = [['127.0.0.1']];
  lookups = 0;
});

const read = (url: string): Promise<Page> => outside.fetchPage({ url, kind: 'feed', maxBytes: 100_000 });
const redirect = (path: string, location: string) => feeds.set(path, { body: '', status: 302, headers: { location } });
const named = (port: number | string, path = '/') => `http://paper.example:${port}${path}`;
const feedPort = () => new URL(feeds.url).port;
const refused = { code: 'refused', message: 'The address points into a private network.' };

describe('DNS rebinding', () => {
  it('finds the connection at the address that was checked: a name is looked up once', async () => {
    answers = [['127.0.0.1'], ['127.0.0.2']];
    expect(await read(named(feedPort(), '/feed.xml'))).toMatchObject({ bytes: Buffer.from(document) });
    expect(lookups).toBe(1);
    expect(canary.connections()).toBe(0);
  });

  it('is refused where the name has come to mean an address inside', async () => {
    answers = [['127.0.0.1'], ['127.0.0.2']];
    await read(named(feedPort(), '/feed.xml'));
    await expect(read(named(canary.port))).rejects.toMatchObject(refused);
    expect(canary.connections()).toBe(0);
  });

  it('is refused between the steps of one redirect to the same name', async () => {
    answers = [['127.0.0.1'], ['127.0.0.2']];
    redirect('/again', named(canary.port));
    await expect(read(named(feedPort(), '/again'))).rejects.toMatchObject(refused);
    expect(lookups).toBe(2);
    expect(canary.connections()).toBe(0);
  });

  it.each([[['127.0.0.1', '127.0.0.2']], [['::ffff:127.0.0.2']], [['169.254.169.254']]])(
    'is refused when a name means %j',
    async (addresses) => {
      answers = [addresses];
      await expect(read(named(canary.port))).rejects.toMatchObject(refused);
      expect(canary.connections()).toBe(0);
    },
  );

  it('is refused when a public name has one address inside among others', async () => {
    answers = [['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1']];
    await expect(read(named(80))).rejects.toMatchObject(refused);
  });
});

describe('a redirect', () => {
  it('to an address inside is refused, written out or by name', async () => {
    redirect('/inside', `http://127.0.0.2:${canary.port}/`);
    await expect(read(`${feeds.url}/inside`)).rejects.toMatchObject(refused);
    answers = [['127.0.0.2']];
    redirect('/inside-by-name', named(canary.port));
    await expect(read(`${feeds.url}/inside-by-name`)).rejects.toMatchObject(refused);
    expect(canary.connections()).toBe(0);
  });

  it('in a circle ends after a few steps', async () => {
    redirect('/circle', '/circle');
    await expect(read(`${feeds.url}/circle`)).rejects.toMatchObject({
      code: 'refused',
      message: 'The address redirects too often.',
    });
    expect(feeds.hits('/circle')).toBe(6);
  });

  it('from https to unprotected http is refused', () => {
    const rules = createAddressRules([]);
    const from = new URL('https://news.example/feed');
    expect(() => rules.checkRedirect(from, 'http://news.example/feed')).toThrow(/redirects from https/);
    expect(rules.checkRedirect(from, '/moved').href).toBe('https://news.example/moved');
  });

  it.each(['file:///etc/passwd', 'gopher://127.0.0.2/', 'data:text/xml,<rss/>'])(
    'to %s is refused',
    async (location) => {
      redirect('/scheme', location);
      await expect(read(`${feeds.url}/scheme`)).rejects.toMatchObject({
        code: 'refused',
        message: 'Only http and https addresses can be read.',
      });
    },
  );
});
