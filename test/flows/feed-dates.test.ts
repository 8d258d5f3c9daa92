import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Feeds, startFeeds } from '../fakes/feeds.ts';
import { makeUser } from '../harness/client.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';

const now = new Date('2030-03-05T12:00:00.000Z');
const soon = { timeout: 20_000, interval: 50 };

let vigil: Vigil;
let feeds: Feeds;

beforeEach(async () => {
  vigil = await startVigil({ now: () => now });
  feeds = await startFeeds({});
});
afterEach(async () => {
  await vigil.end();
  await feeds.close();
});

const strike = 'Israel strikes missile depot near Isfahan, killing 12, Iran says';
const feed = (items: [title: string, path: string, date: string][]) => ({
  body: `<rss version="2.0"><channel><title>Paper</title><link>https://paper.example/</link>${items
    .map(
      ([title, path, date]) =>
        `<item><title>${title}</title><link>https://paper.example/${path}</link><pubDate>${date}</pubDate></item>`,
    )
    .join('')}</channel></rss>`,
});

describe('a date', () => {
  it('is read alike in feeds, sitemaps and articles', async () => {
    const date = 'Tue,5 Mar 2030 - 13:00 GMT+2';
    feeds.set('/feed.xml', feed([[strike, 'a', date]]));
    feeds.set('/map.xml', {
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
<url><loc>https://radio.example/b</loc><news:news><news:title>Iran launches ballistic missiles at Haifa</news:title>
<news:publication_date>${date}</news:publication_date></news:news></url></urlset>`,
      type: 'application/xml',
    });
    feeds.set('/article', {
      body: `<html><head><title>Ferry service resumes in Port Amberly</title><meta property="article:published_time" content="${date}">
</head><body><article><h1>Ferry service resumes in Port Amberly</h1><p>${'The ferry crosses the bay again. '.repeat(20)}</p></article></body></html>`,
      type: 'text/html',
    });
    await vigil.addSource('Paper', `${feeds.url}/feed.xml`);
    const url = `${feeds.url}/map.xml`;
    await vigil.stores.sources.add({ name: 'Radio', url, side: 'third', reliability: 90, kind: 'sitemap' });
    expect(await vigil.scanner.run()).toMatchObject({ failed: 0, newEvents: 2 });
    const { events } = await vigil.get('events');
    const at = '2030-03-05T11:00:00.000Z';
    expect(events.map(({ timestamp, precision }) => [timestamp, precision])).toEqual([
      [at, 'time'],
      [at, 'time'],
    ]);
    const { client } = await makeUser(vigil, { isAdmin: true });
    const { body } = await client.call('analyzeArticle', { body: { url: `${feeds.url}/article` } });
    expect(body).toMatchObject({ publishedAt: at });
  });
});

describe('a date that cannot be read', () => {
  it.each(['sometime last week', 'Tue, 05 Mar 2030 11:59:00 QQT', '05/03/2030 11:59'])(
    'is not now, raises no alarm, and hides none: %s',
    async (date) => {
      const { client } = await makeUser(vigil);
      const preferences = {
        enabled: true,
        urgencyLevels: ['critical', 'urgent', 'high'],
        eventTypes: ['military'],
        soundEnabled: true,
      };
      await client.call('saveSettings', { body: { alertThreshold: 'high', notificationPreferences: preferences } });
      const rules = async () =>
        (await client.call('decisions')).body.map(({ rule, urgencyLevel }) => [rule, urgencyLevel]);
      feeds.set('/feed.xml', feed([[strike, 'a', date]]));
      await vigil.addSource('Paper', `${feeds.url}/feed.xml`);
      await vigil.scanner.run();
      expect((await vigil.get('events')).events).toMatchObject([
        { title: strike, precision: 'none', urgencyLevel: 'medium', timestamp: now.toISOString() },
      ]);
      await expect.poll(rules, soon).toEqual([['urgency-not-chosen', 'medium']]);
      expect((await vigil.get('threat')).raisedBy ?? []).toEqual([]);

      feeds.set('/radio.xml', feed([[strike, 'radio', 'Tue, 05 Mar 2030 11:58:00 GMT']]));
      await vigil.addSource('Radio', `${feeds.url}/radio.xml`);
      await vigil.scanner.run();
      const { events } = await vigil.get('events');
      expect(events).toHaveLength(1);
      expect(events[0]?.urgencyLevel).not.toBe('medium');
      await expect.poll(async () => (await rules())[0]?.[0], soon).toBe('passed');
    },
  );
});
