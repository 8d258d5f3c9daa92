import { pick, seeded } from '@vigil/common/testing/seeded';
import { expect, it } from 'vitest';
import { readPageLinks } from './page-links.ts';

const at = 'https://paper.example/news/';
const linkedFeed = (html: string, url: string) => readPageLinks(html, url).feeds[0]?.url ?? null;
const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;

it('a page stands for the first feed that it links to, in any order and quotes of the attributes', () => {
  const links = `<link rel="icon" href="/icon.png"><link href='../feed.xml?a=1&amp;b=2' type='application/rss+xml' rel='alternate'>
    <link rel="alternate" type="application/atom+xml" href="/atom.xml">`;
  expect(linkedFeed(page(links), at)).toBe('https://paper.example/feed.xml?a=1&b=2');
});

it('a page names its feeds with their titles, each once', () => {
  const links = `<link href='../feed.xml' type='application/rss+xml' rel='alternate'>
    <link rel="alternate" type="application/atom+xml" title="World &amp; sea" href="/atom.xml">
    <link rel="alternate" type="application/atom+xml" title="Again" href="https://paper.example/atom.xml">`;
  expect(readPageLinks(page(links), at).feeds).toEqual([
    { url: 'https://paper.example/feed.xml', title: '' },
    { url: 'https://paper.example/atom.xml', title: 'World & sea' },
  ]);
});

it.each([
  ['a page without feeds', page('<link rel="alternate" hreflang="fr" href="/fr">')],
  ['a feed of a script', page('<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">')],
  ['a comment', page('<!-- <link rel="alternate" type="application/rss+xml" href="/feed.xml"> -->')],
  ['a script', page(`<script>x = '<link rel="alternate" type="application/rss+xml" href="/feed.xml">'</script>`)],
  ['a title', page('<title><link rel="alternate" type="application/rss+xml" href="/feed.xml"></title>')],
  ['a link to a wiki page', page('<link rel="alternate" type="application/json+oembed" href="/oembed">')],
  ['an attribute of another name', page('<link data-rel="alternate" type="application/rss+xml" href="/feed.xml">')],
  ['a document that is no page', '<rss><link rel="alternate" type="application/rss+xml" href="/feed.xml"></rss>'],
])('%s gives none', (_name, text) => {
  expect(linkedFeed(text, at)).toBeNull();
});

it('takes linear time for a page of open links', () => {
  const began = process.cpuUsage();
  expect(linkedFeed(`<html>${'<link rel="alternate" '.repeat(14_000)}`, at)).toBeNull();
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
});

it.each([
  ['without quotes', '<link rel=alternate type=application/rss+xml href=/feed.xml>'],
  ['in capitals', '<LINK REL="ALTERNATE" TYPE="APPLICATION/RSS+XML" HREF="/feed.xml">'],
  [
    'closed as in XML, over lines',
    '<link\n\thref = "/feed.xml"\n\ttype = "application/rss+xml" rel = "alternate home" />',
  ],
  [
    'with brackets in its title',
    `<link title="News > World <b> 'x'" rel="alternate" type="text/rss+xml" href="/feed.xml">`,
  ],
  [
    'with long attributes',
    `<link data-x="${'x'.repeat(3_000)}" rel="alternate" type="application/rss+xml; charset=utf-8" href="/feed.xml">`,
  ],
  [
    'behind a comment',
    '<!-- <link rel="alternate" --><link rel="alternate" type="application/atom+xml" href="/feed.xml">',
  ],
  ['in the body', '</head><body><p>Lamp</p><link rel="alternate" type="application/feed+json" href="/feed.xml">'],
])('a link to a feed is found %s', (_name, link) => {
  expect(linkedFeed(page(link), at)).toBe('https://paper.example/feed.xml');
});

it('a link counts from the base that the page names, and pages without an html tag are pages', () => {
  const link = '<link rel="alternate" type="application/rss+xml" href="feed.xml">';
  expect(linkedFeed(`<!DOCTYPE html><base href="/world/">${link}`, at)).toBe('https://paper.example/world/feed.xml');
});

it('a link is found wherever it stands, in any order and quotes of its attributes', () => {
  const random = seeded(25);
  const filler = [
    '<p>lamp</p>',
    '<a href="/x" title="a > b">',
    '<script>"<link"</script>',
    '<!-- <link --> ',
    '<div',
    '> &amp; ',
    '<svg>',
  ];
  for (let round = 0; round < 300; round++) {
    const some = () => Array.from({ length: Math.floor(random() * 40) }, () => pick(random, filler)).join('');
    const attributes = ['rel|alternate', 'type|application/rss+xml', 'href|/feed.xml', 'title|A > B', 'id|x']
      .map((pair) => ({ pair, place: random() }))
      .sort((one, other) => one.place - other.place)
      .map(({ pair }) => {
        const [name, value = ''] = pair.split('|');
        const quote = pick(random, / /.test(value) ? ['"', "'"] : ['"', "'", '']);
        return `${name}=${quote}${value}${quote}`;
      });
    const html = `<html>${some()}<i x="">--></script><link ${attributes.join(pick(random, [' ', '\n', '\t ']))}>${some()}`;
    expect(linkedFeed(html, at), html).toBe('https://paper.example/feed.xml');
  }
});
