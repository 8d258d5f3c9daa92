import { describe, expect, it } from 'vitest';
import type { FetchPage } from '../../outside/fetch-page.ts';
import { discoverSource } from './discover.ts';

const channel = 'UC0123456789abcdefghijkl';
const other = 'UCzzzzzzzzzzzzzzzzzzzzzz';
const feed = `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`;

/** What is found at an address whose server answers with this page. */
async function discover(address: string, html: string, url = address) {
  const fetchPage: FetchPage = async () => ({
    unchanged: false,
    freshForMs: null,
    url,
    contentType: 'text/html; charset=utf-8',
    bytes: Buffer.from(html),
    etag: null,
    lastModified: null,
  });
  return discoverSource(address, fetchPage);
}

const page = (head: string, body = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const script = (bytes: number) => `<script>var d="${'x'.repeat(bytes)}"</script>`;

describe('the feed of a page', () => {
  it.each([0, 350_000, 1_900_000])('is found behind a script of %i characters', async (bytes) => {
    const link = '<link rel="alternate" type="application/rss+xml" href="/all.xml">';
    expect(await discover('https://paper.example/', page(`${script(bytes)}${link}`))).toEqual({
      kind: 'feed',
      url: 'https://paper.example/all.xml',
    });
  });

  it('may be of a kind of its own', async () => {
    const link = '<link rel="alternate" type="application/rss+xml" href="https://social.example/@harbour.rss">';
    expect(await discover('https://social.example/about', page(link))).toMatchObject({ kind: 'mastodon' });
  });
});

describe('the page of a YouTube channel', () => {
  const address = 'https://www.youtube.com/@harbour';

  it.each([
    ['its feed', `<link rel="alternate" type="application/rss+xml" href="${feed}">`],
    ['its canonical address', `<link rel="canonical" href="https://www.youtube.com/channel/${channel}">`],
    ['its address of Open Graph', `<meta property="og:url" content="https://www.youtube.com/channel/${channel}">`],
    ['its identifier', `<meta itemprop="identifier" content="${channel}">`],
    ['its data', `<script>{"channelId":"${other}","metadata":{"externalId":"${channel}"}}</script>`],
  ])('stands for the feed of the channel, by %s', async (_name, head) => {
    const recommended = `<a href="/channel/${other}">Other</a><script>{"channelId":"${other}"}</script>`;
    const canonical = '<link rel="canonical" href="https://www.youtube.com/@harbour">';
    for (const html of [page(head, recommended), page(`${script(900_000)}${canonical}${head}`, recommended)])
      expect(await discover(address, html)).toEqual({ kind: 'youtube', url: feed });
  });

  it('stands for its feed where it was found by a redirect from another address', async () => {
    const html = page(`<link rel="canonical" href="https://www.youtube.com/channel/${channel}">`);
    expect(await discover('https://go.example/harbour', html, address)).toEqual({ kind: 'youtube', url: feed });
  });

  it('is told by its host: other pages may hold ids of channels', async () => {
    const html = page('', `<script>{"externalId":"${channel}"}</script>`);
    const url = 'https://paper.example/videos';
    expect(await discover(url, html)).toEqual({ kind: 'feed', url });
  });
});
