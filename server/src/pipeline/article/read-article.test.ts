import { describe, expect, it } from 'vitest';
import { readArticle } from './read-article.ts';

const sentence = 'The harbour master of Port Amberly said that the lighthouse had gone dark because a fuse had blown. ';
const text = `<p>${sentence.repeat(3)}</p><p>${sentence.repeat(3)}</p>`;
const now = Date.UTC(2026, 0, 10);

function read(head: string, body = text, contentType = 'text/html; charset=utf-8') {
  const page = `<html><head><title>Lighthouse</title>${head}</head><body><article>${body}</article></body></html>`;
  return readArticle({ bytes: Buffer.from(page), contentType, url: 'https://courier.example/news/lighthouse', now });
}

const linked = (thing: unknown) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;

describe('the date of an article', () => {
  it.each([
    [
      'linked data',
      linked({ '@type': 'NewsArticle', datePublished: '2026-01-02T03:04:05+02:00' }),
      '2026-01-02T01:04:05.000Z',
    ],
    [
      'a graph of linked data',
      linked({ '@graph': [{ '@type': ['Thing', 'Report'], datePublished: '2026-01-02' }] }),
      '2026-01-02T00:00:00.000Z',
    ],
    ['a meta element', '<meta name="pubdate" content="Fri, 02 Jan 2026 03:04:05 GMT">', '2026-01-02T03:04:05.000Z'],
    ['nothing', '', null],
    ['a date of the future', '<meta property="article:published_time" content="2036-01-02T03:04:05Z">', null],
    ['words', '<meta property="article:published_time" content="yesterday">', null],
  ])('is read from %s', (_, head, publishedAt) => {
    expect(read(head).publishedAt).toBe(publishedAt);
  });

  it('is read from the text when the head says nothing', () => {
    expect(read('', `<time datetime="2026-01-03T00:00:00Z">today</time>${text}`).publishedAt).toBe(
      '2026-01-03T00:00:00.000Z',
    );
  });
});

describe('the pictures of an article', () => {
  it('are absolute, the widest of each, and no ornaments', () => {
    const { imageUrls } = read(
      '<meta property="og:image" content="/og.jpg?w=1200">',
      `${text}
      <figure><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/late.jpg"></figure>
      <figure><img src="/small.jpg" srcset="/small.jpg 300w, /wide.jpg 1200w"></figure>
      <img src="/og.jpg?w=300"><img src="/dot.gif" width="1" height="1"><img src="/icons/logo.svg"><img src="javascript:alert(1)">`,
    );
    expect(imageUrls).toEqual([
      'https://courier.example/og.jpg?w=1200',
      'https://courier.example/late.jpg',
      'https://courier.example/wide.jpg',
    ]);
  });

  it('are eight at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => `<img src="/${index}.jpg">`).join('');
    expect(read('', text + many).imageUrls.length).toBe(8);
  });
});

describe('the videos of an article', () => {
  it('are those of the two players, and files', () => {
    const facebook = 'https://www.facebook.com/courier/videos/1234567890/';
    const { videoUrls } = read(
      '',
      `${text}<iframe src="//www.youtube.com/embed/lighthouse1"></iframe>
      <iframe src="https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(facebook)}"></iframe>
      <iframe src="https://ads.example/"></iframe><video><source src="/clip.mp4"></video>`,
    );
    expect(videoUrls).toEqual([
      'https://www.youtube.com/watch?v=lighthouse1',
      facebook,
      'https://courier.example/clip.mp4',
    ]);
  });
});

describe('the words of an article', () => {
  it('hold no markup and nothing that hides', () => {
    const { title, summary, byline } = read(
      '<meta name="description" content="&lt;img src=x onerror=alert(1)&gt;Dark &lt;b&gt;again">' +
        '<meta name="author" content="Ada\u202E Fictional">',
    );
    expect({ title, summary, byline }).toEqual({ title: 'Lighthouse', summary: 'Dark again', byline: 'Ada Fictional' });
  });

  it('are paragraphs apart, with a space where a line breaks', () => {
    const body = `<h2>One</h2><p>Two<br>three <b>f</b>our</p><ul><li>${sentence}</li><li>${sentence}</li></ul>${text}`;
    expect(
      read('', body).text.startsWith(`One\n\nTwo three four\n\n${sentence.trim()}\n\n${sentence.trim()}\n\n`),
    ).toBe(true);
  });

  it('are summed up in whole sentences where the page does not do it', () => {
    const { summary } = read('');
    expect(summary.length).toBeLessThanOrEqual(500);
    expect(summary).toMatch(/blown\.$/);
  });

  it('are taken from the linked data where readers are shown next to nothing', () => {
    const articleBody = sentence.repeat(5).trim();
    expect(read(linked({ '@type': 'Article', articleBody }), '<p>Please enable scripts.</p>').text).toBe(articleBody);
  });

  it.each([
    ['<meta http-equiv="content-language" content="fa-IR, en">', 'fa-IR'],
    ['<meta property="og:locale" content="he_IL">', 'he-IL'],
    ['<meta property="og:locale" content="any language">', ''],
  ])('are in the language of %s', (head, language) => {
    expect(read(head).language).toBe(language);
  });

  it('are read in the encoding that the page names where its server names none', () => {
    const page = `<meta charset="windows-1255"><title>\xee\xe2\xe3\xec\xe5\xf8</title>${text}`;
    const bytes = Buffer.from(page, 'latin1');
    expect(readArticle({ bytes, contentType: 'text/html', url: 'https://courier.example/', now }).title).toBe('מגדלור');
  });
});

describe('a page without an article', () => {
  it.each(['', '<html></html>', '<body><script>let words = 1;</script></body>'])('is refused: "%s"', (page) => {
    const bytes = Buffer.from(page);
    expect(() => readArticle({ bytes, contentType: null, url: 'https://courier.example/', now })).toThrow('No article');
  });
});
