import { describe, expect, it } from 'vitest';
import { readKind } from './read-kind.ts';

const bytesOf = (text: string) => Buffer.from(text);
const read = (kind: Parameters<typeof readKind>[0], text: string) =>
  readKind(kind, bytesOf(text), 'text/html', 'https://pages.example/');

const message = (number: number, inner: string) =>
  `<div class="tgme_widget_message js-widget_message" data-post="harbour/${number}">${inner}
   <a class="tgme_widget_message_date"><time datetime="2030-03-05T10:00:0${number}+00:00">10:00</time></a></div>`;
const text = (markup: string) => `<div class="tgme_widget_message_text js-message_text" dir="auto">${markup}</div>`;

describe('a Telegram channel', () => {
  it('gives its messages: the first line as title, the rest as summary, with link, date and picture', async () => {
    const photo = `<a class="tgme_widget_message_photo_wrap" style="background-image:url('https://cdn.example/1.jpg')"></a>`;
    const items = await read(
      'telegram',
      message(7, `${photo}${text('<b>Lamp</b> out &amp; dark<br/><br/>No ship near.')}`),
    );
    expect(items).toEqual([
      {
        guid: null,
        link: 'https://t.me/harbour/7',
        title: 'Lamp out & dark',
        summary: 'No ship near.',
        publishedAt: new Date('2030-03-05T10:00:07.000Z'),
        imageUrls: ['https://cdn.example/1.jpg'],
        videoUrls: [],
      },
    ]);
  });

  it('leaves out the text that a message replies to, and messages without text', async () => {
    const reply = '<div class="tgme_widget_message_text js-message_reply_text">Earlier words</div>';
    const items = await read('telegram', `${message(1, `${reply}${text('New words')}`)}${message(2, '')}`);
    expect(items.map(({ title, summary }) => [title, summary])).toEqual([['New words', '']]);
  });

  it('takes no markup from a message: scripts are text that is cut away', async () => {
    const [item] = await read(
      'telegram',
      message(1, text('Hi &lt;script&gt;alert(1)&lt;/script&gt;<script>bad()</script>')),
    );
    expect(`${item?.title}${item?.summary}`).not.toContain('<');
  });

  it('without a preview is a fault', async () => {
    await expect(read('telegram', '<html><body class="tgme_page">Join</body></html>')).rejects.toThrow(
      'This channel has no public preview.',
    );
  });

  it('costs little, however deep its elements are', async () => {
    const began = process.cpuUsage();
    await read('telegram', message(1, '<div class="js-message_text">'.repeat(8_000))).catch(() => {});
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(3_000);
  });
});

describe('a news sitemap', () => {
  const url = (inner: string) => `<url><loc>https://paper.example/1</loc>${inner}</url>`;
  const news =
    '<news:news><news:publication_date>2030-03-05T10:00:00Z</news:publication_date><news:title>Lamp &amp; light</news:title></news:news>';
  const picture =
    '<image:image><image:loc>https://paper.example/1.jpg</image:loc><image:title>Caption</image:title></image:image>';
  const sitemap = (inner: string) =>
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;

  it('gives its articles, and nothing for pages without a news title', async () => {
    const items = await read('sitemap', sitemap(`${url(`${news}${picture}`)}${url('<lastmod>2030-03-05</lastmod>')}`));
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
    for (const wrong of [sitemap(url(news)).slice(0, -5), '<rss/>', 'urlset'])
      await expect(read('sitemap', wrong)).rejects.toThrow('This is not a news sitemap.');
  });
});

describe('an account whose feed has no titles', () => {
  it.each(['bluesky', 'mastodon'] as const)('gives the first sentence of a post as its title: %s', async (kind) => {
    const long = `The lamp at Port Amberly went dark tonight. ${'It will be repaired soon. '.repeat(12)}`;
    const items = await read(
      kind,
      `<rss version="2.0"><channel><item><description>${long}</description></item></channel></rss>`,
    );
    expect(items).toMatchObject([{ title: 'The lamp at Port Amberly went dark tonight.' }]);
    expect(items[0]?.summary).toContain('It will be repaired soon.');
  });
});
