import { describe, expect, it } from 'vitest';
import { sitemap } from './kind.ts';

const read = (text: string) => sitemap.read(Buffer.from(text), 'text/xml', 'https://pages.example/');

describe('a news sitemap', () => {
  const url = (inner: string) => `<url><loc>https://paper.example/1</loc>${inner}</url>`;
  const news =
    '<news:news><news:publication_date>2030-03-05T10:00:00Z</news:publication_date><news:title>Lamp &amp; light</news:title></news:news>';
  const picture =
    '<image:image><image:loc>https://paper.example/1.jpg</image:loc><image:title>Caption</image:title></image:image>';
  const mapOf = (inner: string) =>
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;

  it('gives its articles, and nothing for pages without a news title', async () => {
    const items = await read(mapOf(`${url(`${news}${picture}`)}${url('<lastmod>2030-03-05</lastmod>')}`));
    expect(items).toMatchObject([
      {
        link: 'https://paper.example/1',
        title: 'Lamp & light',
        publishedAt: new Date('2030-03-05T10:00:00.000Z'),
        imageUrls: ['https://paper.example/1.jpg'],
      },
    ]);
  });

  it('that is cut off, or is something else, is a fault', async () => {
    for (const wrong of [mapOf(url(news)).slice(0, -5), '<rss/>', 'urlset'])
      await expect(read(wrong)).rejects.toThrow('This is not a news sitemap.');
  });

  it('is recognised by its root, with or without a prefix', () => {
    expect(sitemap.recognise(mapOf(''))).toBe(true);
    expect(sitemap.recognise('<?xml version="1.0"?><sm:urlset xmlns:sm="x">')).toBe(true);
    expect(sitemap.recognise('<rss version="2.0"><title>urlset</title></rss>')).toBe(false);
  });
});
