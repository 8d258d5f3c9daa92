import { describe, expect, it } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const parse = (text: string, url?: string) => parseFeed(Buffer.from(text), null, url);
const namespaces =
  'xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:atom="http://www.w3.org/2005/Atom"';
const rss = (items: string, attributes = '', link = '') =>
  `<rss version="2.0" ${namespaces} ${attributes}><channel><title>Paper</title>${link}${items}</channel></rss>`;
const item = (inner: string) => `<item><title>Ferry resumes</title>${inner}</item>`;
const atom = (entries: string, attributes = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" ${attributes}><title>Paper</title>${entries}</feed>`;
/** A bare ampersand is refused by the first reader: the document then goes to the second one. */
const malformed = (text: string) => text.replace('<title>Paper', '<title>Paper & pen');
const xhtml = (inner: string) => `<div xmlns="http://www.w3.org/1999/xhtml">${inner}</div>`;

describe('xml:base', () => {
  const entry = '<entry><title>One</title><link href="post/1"/></entry>';

  it.each([
    ['of the feed', atom(entry, 'xml:base="https://paper.example/news/"')],
    ['of the entry', atom(entry.replace('<entry', '<entry xml:base="https://paper.example/news/"'))],
    ['of the link', atom(entry.replace('<link', '<link xml:base="https://paper.example/news/"'))],
    [
      'of the entry within that of the feed',
      atom(entry.replace('<entry', '<entry xml:base="news/"'), 'xml:base="https://paper.example/"'),
    ],
    ['of an RSS document', rss(item('<link>post/1</link>'), 'xml:base="https://paper.example/news/"')],
    [
      'of an RSS channel',
      rss(item('<link>post/1</link>')).replace('<channel', '<channel xml:base="https://paper.example/news/"'),
    ],
    [
      'of an RSS item',
      rss(item('<link>post/1</link>').replace('<item', '<item xml:base="https://paper.example/news/"')),
    ],
    ['of an RSS link', rss(item('<link xml:base="https://paper.example/news/">post/1</link>'))],
    ['of a document that is not well-formed', malformed(atom(entry, 'xml:base="https://paper.example/news/"'))],
    [
      'of an item of a document that is not well-formed',
      malformed(rss(item('<link>post/1</link>').replace('<item', '<item xml:base="https://paper.example/news/"'))),
    ],
  ])('%s makes relative links absolute', async (_name, document) => {
    expect(await parse(document)).toMatchObject([{ link: 'https://paper.example/news/post/1' }]);
  });

  it('makes pictures absolute, those in texts as well', async () => {
    const document = rss(
      item('<media:content url="a.jpg" medium="image"/>') +
        item('<description xml:base="deep/">&lt;img src="b.jpg"&gt; Text</description>'),
      'xml:base="https://paper.example/news/"',
    );
    expect(await parse(document)).toMatchObject([
      { imageUrls: ['https://paper.example/news/a.jpg'] },
      { imageUrls: ['https://paper.example/news/deep/b.jpg'] },
    ]);
  });

  it('goes before the page of the feed, and leaves absolute links alone', async () => {
    const document = rss(
      item('<link>post/1</link>') + item('<link>https://other.example/2</link>'),
      'xml:base="https://paper.example/news/"',
      '<link>https://paper.example/</link>',
    );
    expect((await parse(document)).map(({ link }) => link)).toEqual([
      'https://paper.example/news/post/1',
      'https://other.example/2',
    ]);
  });

  it('is itself read against the address of the document', async () => {
    const document = atom(entry, 'xml:base="/news/"');
    expect(await parse(document, 'https://paper.example/feeds/all.xml')).toMatchObject([
      { link: 'https://paper.example/news/post/1' },
    ]);
  });

  it.each(['javascript:alert(1)', 'file:///etc/', 'not an address', 'https://me:word@paper.example/'])(
    'that is no web address is passed over: %s',
    async (base) => {
      expect(await parse(atom(entry, `xml:base="${base}"`))).toMatchObject([{ link: null }]);
    },
  );
});

describe('the address of the document', () => {
  it('makes links absolute where the feed names no page of its own', async () => {
    const url = 'https://paper.example/feeds/all.xml';
    expect(await parse(rss(item('<link>/post/1</link>')), url)).toMatchObject([
      { link: 'https://paper.example/post/1' },
    ]);
    expect(await parse(rss(item('<link>post/1</link>'), '', '<link>/news/</link>'), url)).toMatchObject([
      { link: 'https://paper.example/news/post/1' },
    ]);
  });
});

describe('the text of an entry', () => {
  it.each([
    ['media:description', '<media:description type="plain">The text</media:description>'],
    [
      'the description of a media group',
      '<media:group><media:content url="https://paper.example/v.mp4"/><media:description>The text</media:description></media:group>',
    ],
    ['itunes:summary', '<itunes:summary>The text</itunes:summary>'],
    ['itunes:subtitle', '<itunes:subtitle>The text</itunes:subtitle>'],
    ['dc:description', '<dc:description>The text</dc:description>'],
    ['dcterms:abstract', '<dcterms:abstract>The text</dcterms:abstract>'],
    ['atom:summary', '<atom:summary>The text</atom:summary>'],
    ['an XHTML body', `<body xmlns="http://www.w3.org/1999/xhtml"><p>The <b>text</b></p></body>`],
    ['fullitem', '<fullitem>&lt;p&gt;The text&lt;/p&gt;</fullitem>'],
  ])('is read from %s where there is no other', async (_name, inner) => {
    expect(await parse(rss(item(inner)))).toMatchObject([{ summary: 'The text' }]);
    expect(await parse(rss(item(`<description>The description</description>${inner}`)))).toMatchObject([
      { summary: 'The description' },
    ]);
  });

  it('is read from media:description and itunes:summary in Atom, and where a document is not well-formed', async () => {
    const inner = '<media:group><media:description>The text</media:description></media:group>';
    expect(await parse(atom(`<entry><title>One</title>${inner}</entry>`))).toMatchObject([{ summary: 'The text' }]);
    for (const text of [inner, '<itunes:summary>The text</itunes:summary>'])
      expect(await parse(malformed(rss(item(text))))).toMatchObject([{ summary: 'The text' }]);
  });

  it('has the punctuation that references of windows-1252 mean', async () => {
    expect(
      await parse(rss(item('<description>It&#146;s &#x93;open&#x94; &#150; &nbsp;now</description>'))),
    ).toMatchObject([{ summary: 'It’s “open” – now' }]);
  });

  it('is not the caption of one picture', async () => {
    const caption = '<media:description>A ferry in an older picture</media:description>';
    const document = rss(
      item(`<media:content url="https://paper.example/a.jpg" medium="image">${caption}</media:content>`),
    );
    expect(await parse(document)).toMatchObject([{ summary: '', imageUrls: ['https://paper.example/a.jpg'] }]);
  });

  it('keeps the order of text and elements', async () => {
    const inner = xhtml('One <b>two</b> three <i>four</i>, 5 &lt; 6 &amp; 7');
    expect(await parse(atom(`<entry><title>T</title><content type="xhtml">${inner}</content></entry>`))).toMatchObject([
      { summary: 'One two three four, 5 < 6 & 7' },
    ]);
  });
});

describe('prefixes of names', () => {
  it.each([
    [
      'entries with a prefix in a feed without one',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Paper</title><p0:entry xmlns:p0="http://www.w3.org/2005/Atom"><p0:title>One</p0:title><p0:link href="https://paper.example/1"/><p0:summary>Text</p0:summary></p0:entry></feed>',
    ],
    [
      'a feed with a prefix and entries without one',
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><entry xmlns="http://www.w3.org/2005/Atom"><title>One</title><link href="https://paper.example/1"/><summary>Text</summary></entry></a:feed>',
    ],
    [
      'an RSS document with a prefix',
      '<rss:rss version="2.0" xmlns:rss="http://backend.userland.com/rss2"><rss:channel><rss:item><rss:title>One</rss:title><rss:link>https://paper.example/1</rss:link><rss:description>Text</rss:description></rss:item></rss:channel></rss:rss>',
    ],
    [
      'RSS 1.0 with other prefixes than the usual ones',
      '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rss="http://purl.org/rss/1.0/"><rss:channel r:about="x"/><rss:item r:about="https://paper.example/1"><rss:title>One</rss:title><rss:description>Text</rss:description></rss:item></r:RDF>',
    ],
    [
      'modules with other prefixes than the usual ones',
      '<rss version="2.0" xmlns:c="http://purl.org/rss/1.0/modules/content/" xmlns:x="http://www.w3.org/2005/Atom"><channel><item><title>One</title><x:link href="https://paper.example/1"/><c:encoded>Text</c:encoded></item></channel></rss>',
    ],
    [
      'modules without a prefix',
      '<rss version="2.0"><channel><item><title>One</title><link>https://paper.example/1</link><encoded xmlns="http://purl.org/rss/1.0/modules/content/">Text</encoded></item></channel></rss>',
    ],
  ])('may be any: %s', async (_name, document) => {
    expect(await parse(document)).toMatchObject([{ title: 'One', link: 'https://paper.example/1', summary: 'Text' }]);
  });

  it('of unknown vocabularies keep their elements apart', async () => {
    const inner = '<x:title>Wrong</x:title><x:link>https://other.example/</x:link><link>https://paper.example/1</link>';
    expect(await parse(rss(item(inner), 'xmlns:x="https://x.example/ns"'))).toMatchObject([
      { title: 'Ferry resumes', link: 'https://paper.example/1' },
    ]);
  });

  it('may be missing their declaration', async () => {
    const document = `<rss version="2.0"><channel>${item('<content:encoded>Text</content:encoded>')}</channel></rss>`;
    expect(await parse(document)).toMatchObject([{ summary: 'Text' }]);
  });
});

describe('Atom 0.3', () => {
  const feed = (inner: string) =>
    `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>Paper</title><link rel="alternate" type="text/html" href="https://paper.example/"/><entry><title>One</title>${inner}</entry></feed>`;
  const issued = '<issued>2030-03-05T10:00:00Z</issued><modified>2030-03-06T10:00:00Z</modified>';
  const content = `<content type="application/xhtml+xml" mode="xml">${xhtml('A <b>text</b>')}</content>`;

  it('is dated by issued, else by created or modified, with any other elements', async () => {
    for (const document of [feed(issued), feed(issued + content), malformed(feed(issued + content))])
      expect(await parse(document)).toMatchObject([{ publishedAt: new Date('2030-03-05T10:00:00Z') }]);
    expect(await parse(feed(`${content}<modified>2030-03-06T10:00:00Z</modified>`))).toMatchObject([
      { publishedAt: new Date('2030-03-06T10:00:00Z'), summary: 'A text' },
    ]);
    expect(await parse(malformed(feed('<modified>2030-03-06T10:00:00Z</modified>')))).toMatchObject([
      { publishedAt: new Date('2030-03-06T10:00:00Z') },
    ]);
  });

  it('may hold text in base64', async () => {
    const text = Buffer.from('Ferry – <b>text</b>').toString('base64');
    expect(await parse(feed(`<content type="text/html" mode="base64">${text}</content>`))).toMatchObject([
      { summary: 'Ferry – text' },
    ]);
  });
});

describe('RSS', () => {
  it('is dated by the terms of Dublin Core where there is no other date', async () => {
    const document = rss(item('<dcterms:issued>2030-03-05T10:00:00Z</dcterms:issued>'));
    expect(await parse(document)).toMatchObject([{ publishedAt: new Date('2030-03-05T10:00:00Z') }]);
  });

  it('is linked by atom:link where it has no link of its own', async () => {
    const document = rss(item('<atom:link rel="self" href="/x"/><atom:link href="https://paper.example/1"/>'));
    expect(await parse(document)).toMatchObject([{ link: 'https://paper.example/1' }]);
  });

  it('may have its items beside the channel', async () => {
    const document = `<rss version="0.90"><channel><title>Paper</title></channel>${item('')}</rss>`;
    expect(await parse(document)).toMatchObject([{ title: 'Ferry resumes' }]);
  });
});

describe('one entry that is odd', () => {
  it('takes nothing from the others', async () => {
    const odd = [
      '<link/>',
      '<link>https://paper.example/2</link>',
      '<published/><updated>soon</updated>',
      '<content/>',
      '<summary type="xhtml"/>',
      '<title/>',
      '<author/>',
      '<id/>',
      '<_>x</_>',
      '<toString>x</toString><__proto__>x</__proto__>',
    ];
    for (const inner of odd) {
      const items = await parse(
        atom(
          `<entry>${inner}<title>Odd</title></entry><entry><title>One</title><link href="https://paper.example/1"/></entry>`,
        ),
      );
      expect(items, inner).toHaveLength(2);
      expect(items[1], inner).toMatchObject({ title: 'One', link: 'https://paper.example/1' });
    }
  });

  it('is read in about the same time as any, with any content', async () => {
    const many = '<'.repeat(300_000);
    const [read] = await parse(rss(item(`<description><![CDATA[Text ${many}]]></description>`)));
    expect(read?.title).toBe('Ferry resumes');
  }, 5_000);
});
