import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Canary, startCanary } from '../../fakes/canary.ts';
import { type Feeds, rss, startFeeds } from '../../fakes/feeds.ts';
import { type Client, makeUser } from '../../harness/client.ts';
import { startVigil, type Vigil } from '../../harness/vigil.ts';

const inside = 'The address points into a private network.';

/** Loopback may be read, as an operator allows who has a feed there. */
let vigil: Vigil;
let admin: Client;
let outlet: Feeds;
let canary: Canary;

beforeAll(async () => {
  vigil = await startVigil({ env: { FEED_ALLOWED_CIDRS: '127.0.0.0/8', PUBLIC_ORIGIN: 'https://vigil.example' } });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
  [outlet, canary] = await Promise.all([startFeeds({}), startCanary('127.0.0.1')]);
});
afterAll(async () => {
  await vigil.end();
  await outlet.close();
  await canary.close();
});
afterEach(async () => {
  for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
});

const feedWith = (link: string) =>
  rss([{ title: 'Ferry service resumes', link: 'https://paper.example/1' }]).replace('<channel>', `<channel>${link}`);
const source = async () => (await vigil.stores.sources.list())[0];

describe('an address that no administrator typed is not in FEED_ALLOWED_CIDRS:', () => {
  it('that of a hub, also on the server of the feed', async () => {
    const hubs = [`http://127.0.0.1:${canary.port}/hub`, `${outlet.url}/hub`, `http://localhost:${canary.port}/hub`];
    for (const [index, hub] of hubs.entries()) {
      outlet.set(`/${index}.xml`, {
        body: feedWith(`<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="hub" href="${hub}"/>`),
      });
      await vigil.addSource(`Harbour ${index}`, `${outlet.url}/${index}.xml`);
    }
    await vigil.scanner.run();
    // The feed itself was typed, and its hub was found.
    await expect.poll(async () => (await vigil.stores.sources.list()).filter(({ push }) => push).length).toBe(3);
    await vigil.scanner.run();
    expect([canary.connections(), outlet.hits('/hub')]).toEqual([0, 0]);
  });

  it.each([
    ['another server', () => `http://127.0.0.1:${canary.port}/`],
    ['a name of another server', () => `http://localhost:${canary.port}/`],
    ['another address of the network', () => `http://127.0.0.2:${canary.port}/`],
  ])('that of a redirect to %s', async (_, location) => {
    outlet.set('/moved.xml', { body: '', status: 302, headers: { location: location() } });
    await vigil.addSource('Harbour Radio', `${outlet.url}/moved.xml`);
    await vigil.scanner.run();
    expect((await source())?.fault).toBe(inside);
    expect(canary.connections()).toBe(0);
  });

  it('that of a redirect after another one', async () => {
    outlet.set('/first.xml', { body: '', status: 302, headers: { location: '/second.xml' } });
    outlet.set('/second.xml', { body: '', status: 302, headers: { location: `http://127.0.0.1:${canary.port}/` } });
    await vigil.addSource('Harbour Radio', `${outlet.url}/first.xml`);
    await vigil.scanner.run();
    expect((await source())?.fault).toBe(inside);
    expect(canary.connections()).toBe(0);
  });

  it('that of a feed to which a page links', async () => {
    const body = `<html><head><link rel="alternate" type="application/rss+xml" href="http://127.0.0.1:${canary.port}/feed"></head></html>`;
    outlet.set('/page', { body, type: 'text/html' });
    const url = `${outlet.url}/page`;
    const { status, body: refusal } = await admin.call('addSource', { body: { name: 'Harbour Radio', url } });
    expect([status, refusal.error]).toEqual([422, inside]);
    expect(canary.connections()).toBe(0);
  });
});

describe('the server that an administrator typed is read', () => {
  it('also where it redirects to itself, and where a page of it links to its feed', async () => {
    outlet.set('/feed.xml', { body: feedWith('') });
    outlet.set('/old.xml', { body: '', status: 301, headers: { location: '/feed.xml' } });
    await vigil.addSource('Harbour Radio', `${outlet.url}/old.xml`);
    await vigil.scanner.run();
    expect((await source())?.fault).toBeNull();
    const body = '<html><head><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head></html>';
    outlet.set('/home', { body, type: 'text/html' });
    const { body: added } = await admin.call('addSource', {
      body: { name: 'Harbour Home', url: `${outlet.url}/home` },
    });
    expect(added.url).toBe(`${outlet.url}/feed.xml`);
  });
});
