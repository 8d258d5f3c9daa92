import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, rss, startFeeds } from '../fakes/feeds.ts';
import { type Post, telegramPage } from '../fakes/telegram.ts';
import { type Client, makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');
const soon = { timeout: 20_000 };

let vigil: Vigil;
let admin: Client;
let pages: Feeds;

beforeAll(async () => {
  vigil = await startVigil({ now: () => now });
  ({ client: admin } = await makeUser(vigil, { isAdmin: true }));
});
afterAll(() => vigil.end());
beforeEach(async () => {
  pages = await startFeeds({});
  for (const { _id } of await vigil.stores.sources.list()) await vigil.stores.sources.remove(_id);
  return () => pages.close();
});

const add = async (path: string, more: object = {}) => {
  const body = { name: `Harbour ${path}`, url: `${pages.url}${path}`, reliability: 60, ...more };
  return (await admin.call('addSource', { body })).body;
};
const show = (posts: Post[]) => pages.set('/s/harbour', { body: telegramPage('harbour', posts), type: 'text/html' });
const eventOf = async (words: string) => (await vigil.get('events')).events.find(({ title }) => title.includes(words));
const post = (number: number, text: string): Post => ({ number, text, date: `2030-03-05T11:0${number % 10}:00+00:00` });

describe('adding a source', () => {
  it('finds the feed of a web page', async () => {
    const links = '<link rel="alternate" type="application/rss+xml" href="/all.xml">';
    pages.set('/', { body: `<!DOCTYPE html><html><head>${links}</head></html>`, type: 'text/html' });
    pages.set('/all.xml', { body: rss([]) });
    expect(await add('/')).toMatchObject({ kind: 'feed', url: `${pages.url}/all.xml` });
  });

  it('never follows a page to an address that may not be read', async () => {
    const links = '<link rel="alternate" type="application/rss+xml" href="http://10.0.0.1/feed.xml">';
    pages.set('/', { body: `<html><head>${links}</head></html>`, type: 'text/html' });
    expect(await add('/')).toMatchObject({ error: expect.stringContaining('private network') });
  });

  it('tells a channel and a sitemap by what their servers send', async () => {
    show([post(1, 'Nothing of note')]);
    pages.set('/map.xml', { body: '<urlset></urlset>', type: 'application/xml' });
    expect(await add('/s/harbour', { side: 'israeli', official: true })).toMatchObject({
      kind: 'telegram',
      side: 'israeli',
      official: true,
    });
    expect(await add('/map.xml')).toMatchObject({ kind: 'sitemap', official: false });
  });
});

describe('a channel', () => {
  it('brings claims of its side, follows what it edits, and counts a deleted message for nothing', async () => {
    const texts = ['Iran fires 12 missiles at Haifa\nTwo people were hurt.', 'Israel strikes air base near Tabriz'];
    show([post(11, texts[0] ?? ''), post(12, texts[1] ?? ''), post(13, 'Bakery wins prize')]);
    await add('/s/harbour', { side: 'israeli' });
    await expect.poll(() => eventOf('Haifa'), soon).toBeDefined();
    expect(await eventOf('Haifa')).toMatchObject({ marks: ['israeli'], summary: 'Two people were hurt.' });
    const { seq } = await vigil.get('events');
    show([post(11, texts[0] ?? ''), post(12, texts[1] ?? ''), post(13, 'Bakery wins prize')]);
    await vigil.scanner.run({ force: true });
    expect((await vigil.get('events')).seq).toBe(seq);

    show([post(11, 'Iran fires 9 missiles at Haifa, army corrects\nNobody was hurt.'), post(13, 'Bakery wins prize')]);
    await vigil.scanner.run({ force: true });
    expect(await eventOf('Haifa')).toMatchObject({
      title: 'Iran fires 9 missiles at Haifa, army corrects',
      corrected: { reason: 'Harbour /s/harbour edited its message.' },
      judgedBy: 'reader',
    });
    // The second message stood between those that are still there.
    expect(await eventOf('Tabriz')).toBeUndefined();
  });

  it.each([
    [
      'is huge',
      { body: `<div class="tgme_widget_message">${'x'.repeat(2_100_000)}`, type: 'text/html' },
      'larger than',
    ],
    ['is a picture', { body: 'GIF89a', type: 'image/gif' }, 'image/gif'],
    ['is a page with a script alone', { body: '<script>alert(1)</script>', type: 'text/html' }, 'no public preview'],
    ['is gone', { body: '', status: 404 }, '404'],
  ])('that %s is a fault on its source', async (_, answer, fault) => {
    pages.set('/s/harbour', answer);
    const { id } = await add('/s/harbour', { kind: 'telegram' });
    const state = async () => (await vigil.get('sources')).find((source) => source.id === id);
    await expect.poll(async () => (await state())?.fault ?? '', soon).toContain(fault);
  });
});
