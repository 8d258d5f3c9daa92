import { describe, expect, it } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const parse = (text: string, contentType: string | null = null) => parseFeed(Buffer.from(text), contentType);
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Paper</title><link>https://paper.example/news/</link>${items}</channel></rss>`;
const item = (inner: string) => rss(`<item><title>Ferry resumes</title>${inner}</item>`);
const atom = (entries: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>Paper</title><link href="https://paper.example/"/>${entries}</feed>`;
const notAFeed = { code: 'badInput', message: 'This is not a feed.' };

describe('an RSS feed', () => {
  it('gives its items as plain text in its own order', async () => {
    const document = rss(
      `<item><title>Ferry &amp;amp; bridge &lt;b&gt;reopen&lt;/b&gt;</title><link> https://paper.example/1 </link>
        <guid isPermaLink="false">a-1</guid><pubDate>Tue, 05 Mar 2030 10:00:00 GMT</pubDate>
        <description><![CDATA[<p>After a <i>quiet</i> week.</p><img src="/a.jpg">]]></description></item>
      <item><title>Second</title></item>`,
    );
    expect(await parse(document)).toEqual([
      {
        guid: 'a-1',
        link: 'https://paper.example/1',
        title: 'Ferry & bridge reopen',
        summary: 'After a quiet week.',
        publishedAt: new Date('2030-03-05T10:00:00Z'),
        imageUrls: ['https://paper.example/a.jpg'],
        videoUrls: [],
      },
      { guid: null, link: null, title: 'Second', summary: '', publishedAt: null, imageUrls: [], videoUrls: [] },
    ]);
  });

  it('gives the full text where there is no description', async () => {
    const document = item('<description/><content:encoded>&lt;p&gt;The long story.&lt;/p&gt;</content:encoded>');
    expect(await parse(document)).toMatchObject([{ summary: 'The long story.' }]);
  });

  it('keeps the order of text and tags in markup that is not escaped', async () => {
    const document = rss('<item><title>One <b>two</b> three</title><description>A <i>b</i> c</description></item>');
    expect(await parse(document)).toMatchObject([{ title: 'One two three', summary: 'A b c' }]);
  });

  it('dates by dc:date where the usual date is missing or no date', async () => {
    const document = item('<pubDate>soon</pubDate><dc:date>2030-03-05T10:00:00Z</dc:date>');
    expect(await parse(document)).toMatchObject([{ publishedAt: new Date('2030-03-05T10:00:00Z') }]);
  });

  it('is read where ampersands are not escaped', async () => {
    const document = item('<link>https://paper.example/?a=1&b=2</link>').replace('Ferry', 'Ferry & bridge');
    expect(await parse(document)).toMatchObject([
      { title: 'Ferry & bridge resumes', link: 'https://paper.example/?a=1&b=2' },
    ]);
  });

  it('leaves out items that say nothing', async () => {
    expect(await parse(rss('<item><link>https://paper.example/1</link></item><item/>'))).toEqual([]);
  });

  it('may be empty, and of any version', async () => {
    expect(await parse(rss(''))).toEqual([]);
    for (const version of ['0.91', '0.92', '1.0', '2.01', '3.0']) {
      const document = rss('<item><title>One</title></item>').replace('version="2.0"', `version="${version}"`);
      expect(await parse(document)).toMatchObject([{ title: 'One' }]);
    }
  });

  it('keeps the newest 500 items of more', async () => {
    const items = Array.from({ length: 700 }, (_, index) => {
      const date = new Date(Date.UTC(2030, 0, 1, index)).toUTCString();
      return `<item><title>Item ${index}</title><pubDate>${date}</pubDate></item>`;
    });
    const titles = (await parse(rss(items.join('')))).map(({ title }) => title);
    expect(titles).toHaveLength(500);
    expect(titles[0]).toBe('Item 699');
    expect(titles.at(-1)).toBe('Item 200');
  });
});

describe('an Atom feed', () => {
  const entry = (date: string) =>
    `<entry><id>tag:paper.example,2030:1</id><title type="html">Ferry &amp;amp; bridge</title>
      <link rel="self" href="https://paper.example/api/1"/><link href="/1"/><published>${date}</published>
      <link rel="enclosure" type="image/jpeg" href="https://paper.example/a.jpg"/>
      <content type="html">&lt;p&gt;Text&lt;/p&gt;</content></entry>`;

  it('gives its entries', async () => {
    expect(await parse(atom(entry('2030-03-05T10:00:00Z')))).toEqual([
      {
        guid: 'tag:paper.example,2030:1',
        link: 'https://paper.example/1',
        title: 'Ferry & bridge',
        summary: 'Text',
        publishedAt: new Date('2030-03-05T10:00:00Z'),
        imageUrls: ['https://paper.example/a.jpg'],
        videoUrls: [],
      },
    ]);
  });

  it('keeps all entries when the date of one is none', async () => {
    const items = await parse(atom(`${entry('half past ten')}${entry('2030-03-05T10:00:00Z')}`));
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual([null, new Date('2030-03-05T10:00:00Z')]);
    expect(items[0]).toMatchObject({ link: 'https://paper.example/1', imageUrls: ['https://paper.example/a.jpg'] });
  });

  it('reads XHTML in its order', async () => {
    const xhtml = `<div xmlns="http://www.w3.org/1999/xhtml">One <b>two</b> three</div>`;
    const document = atom(
      `<entry><title type="xhtml">${xhtml}</title><summary type="xhtml">${xhtml}</summary></entry>`,
    );
    expect(await parse(document)).toMatchObject([{ title: 'One two three', summary: 'One two three' }]);
  });

  it('may use a prefix', async () => {
    const document = '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>One</a:title></a:entry></a:feed>';
    expect(await parse(document)).toMatchObject([{ title: 'One' }]);
  });
});

describe('other kinds of feed', () => {
  it('RDF gives its items', async () => {
    const document = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="x"><title>Paper</title></channel><item rdf:about="https://paper.example/1"><title>One</title><link>https://paper.example/1</link></item></rdf:RDF>`;
    expect(await parse(document)).toMatchObject([
      { guid: 'https://paper.example/1', link: 'https://paper.example/1', title: 'One' },
    ]);
  });

  it('RDF gives dates, texts and what is escaped in them', async () => {
    const document = `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>Paper</title><link>https://paper.example/</link></channel><item rdf:about="https://paper.example/1"><title xml:lang="en">One &amp;amp; two</title><link>/1</link><description>&lt;p&gt;Text&lt;/p&gt;</description><dc:date>2030-03-05T10:00:00Z</dc:date></item></rdf:RDF>`;
    expect(await parse(document)).toMatchObject([
      {
        title: 'One & two',
        link: 'https://paper.example/1',
        summary: 'Text',
        publishedAt: new Date('2030-03-05T10:00:00Z'),
      },
    ]);
  });

  it('JSON Feed gives its items', async () => {
    const document = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Paper',
      home_page_url: 'https://paper.example/',
      items: [
        { id: '1', url: '/1', title: 'One', content_html: '<p>Text</p>', date_published: '2030-03-05T10:00:00Z' },
      ],
    });
    expect(await parse(document, 'application/feed+json')).toMatchObject([
      {
        guid: '1',
        link: 'https://paper.example/1',
        title: 'One',
        summary: 'Text',
        publishedAt: new Date('2030-03-05T10:00:00Z'),
      },
    ]);
  });
});

describe('links, pictures and videos of an item', () => {
  it('are http and https addresses, made absolute by the page of the feed', async () => {
    for (const link of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://paper.example/1',
      'https://me@paper.example/1',
    ])
      expect(await parse(item(`<link>${link}</link><enclosure url="${link}" type="image/png"/>`))).toMatchObject([
        { link: null, imageUrls: [] },
      ]);
    expect(await parse(item('<link>1.html</link>'))).toMatchObject([{ link: 'https://paper.example/news/1.html' }]);
  });

  it('come from a permalink where there is no link', async () => {
    expect(await parse(item('<guid>https://paper.example/1</guid>'))).toMatchObject([
      { link: 'https://paper.example/1' },
    ]);
    expect(await parse(item('<guid isPermaLink="false">https://paper.example/1</guid>'))).toMatchObject([
      { link: null },
    ]);
  });

  it('show each picture once and in its widest size', async () => {
    const contents = [140, 700, 460].map(
      (width) => `<media:content url="https://paper.example/a.jpg?w=${width}" width="${width}" type="image/jpeg"/>`,
    );
    const thumbnail = '<media:thumbnail url="https://paper.example/small.jpg"/>';
    expect(await parse(item(contents.join('') + thumbnail))).toMatchObject([
      { imageUrls: ['https://paper.example/a.jpg?w=700'] },
    ]);
    expect(await parse(item(thumbnail))).toMatchObject([{ imageUrls: ['https://paper.example/small.jpg'] }]);
  });

  it('are found in groups and enclosures, eight pictures at most', async () => {
    const group = '<media:group><media:content url="https://paper.example/v.mp4" medium="video"/></media:group>';
    const pictures = Array.from(
      { length: 12 },
      (_, index) => `<media:content url="https://paper.example/${index}.jpg" medium="image"/>`,
    );
    const [read] = await parse(
      item(`${group}${pictures.join('')}<enclosure url="https://paper.example/w.mp4" type="video/mp4"/>`),
    );
    expect(read?.imageUrls).toHaveLength(8);
    expect(read?.videoUrls).toEqual(['https://paper.example/w.mp4', 'https://paper.example/v.mp4']);
  });

  it('are videos of YouTube wherever they stand', async () => {
    const watch = 'https://www.youtube.com/watch?v=abcdefghijk';
    const frame = '&lt;iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0">&lt;/iframe>';
    for (const inner of [`<link>${watch}</link>`, `<description>${frame}</description>`])
      expect(await parse(item(inner))).toMatchObject([{ videoUrls: [watch] }]);
    expect(await parse(item('<description>&lt;a href="https://paper.example/x">x&lt;/a></description>'))).toMatchObject(
      [{ videoUrls: [] }],
    );
  });
});

describe('texts of an item', () => {
  it('are cut at their limits', async () => {
    const [read] = await parse(
      rss(`<item><title>${'quiet '.repeat(200)}</title><description>${'harbour '.repeat(900)}</description></item>`),
    );
    expect(read?.title).toMatch(/^(?:quiet )+quiet…$/);
    expect(read?.title.length).toBeLessThanOrEqual(500);
    expect(read?.summary).toMatch(/^(?:harbour )+harbour…$/);
    expect(read?.summary.length).toBeLessThanOrEqual(2000);
  });

  it('come without characters that turn or hide others', async () => {
    const document = rss('<item><title>safe\u202e exe.\u2066txt\u200b</title></item>');
    expect(await parse(document)).toMatchObject([{ title: 'safe exe.txt' }]);
  });

  it('are text even where an attribute is on the title', async () => {
    const document = rss('<item><title lang="en">One</title></item>');
    expect(await parse(document)).toMatchObject([{ title: 'One' }]);
  });
});

describe('what is no feed', () => {
  it.each([
    ['empty', ''],
    ['white space', ' \n '],
    ['a web page', '<!doctype html><html><head><title>Sign in</title></head><body><p>Please</p></body></html>'],
    ['a web page that shows a feed', `<html><body><pre>${rss('<item><title>x</title></item>')}</pre></body></html>`],
    ['plain text', 'Service unavailable'],
    ['other XML', '<?xml version="1.0"?><opml version="2.0"><body/></opml>'],
    ['other JSON', '{"error":"gone"}'],
    ['JSON that breaks off', '{"version":"https://jsonfeed.org/version/1.1","title":"Paper","items":[{"id":"1"'],
    ['a feed that breaks off', rss('<item><title>Talks have not</title></item><item><title>No ti').slice(0, -20)],
    ['bytes', '\u0000\u0001\u0002'],
  ])('is refused: %s', async (_name, text) => {
    await expect(parse(text)).rejects.toMatchObject(notAFeed);
  });

  it('expands no entities that a document defines', async () => {
    const definitions =
      '<!DOCTYPE rss [<!ENTITY a "boom"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const document = rss('<item><title>x &b; &f;</title></item>').replace('?>', `?>${definitions}`);
    const titles = await parse(document).then(
      (items) => items.map(({ title }) => title).join(),
      () => '',
    );
    expect(titles).not.toMatch(/boom|root:/);
  });
});
