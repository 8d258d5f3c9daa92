import { expect, it } from 'vitest';
import { linkedFeeds } from './linked-feed.ts';

const at = 'https://paper.example/news/';
const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;

it('a page names its feeds, each once, in any order and quotes of the attributes', () => {
  const links = `<link rel="icon" href="/icon.png"><link href='../feed.xml?a=1&amp;b=2' type='application/rss+xml' rel='alternate'>
    <link rel="alternate" type="application/atom+xml" title="World &amp; sea" href="/atom.xml">
    <link rel="alternate" type="application/atom+xml" title="Again" href="https://paper.example/atom.xml">`;
  expect(linkedFeeds(page(links), at)).toEqual([
    { url: 'https://paper.example/feed.xml?a=1&b=2', title: '' },
    { url: 'https://paper.example/atom.xml', title: 'World & sea' },
  ]);
});

it.each([
  ['a page without feeds', page('<link rel="alternate" hreflang="fr" href="/fr">')],
  ['a feed of a script', page('<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">')],
  ['a document that is no page', '<rss><link rel="alternate" type="application/rss+xml" href="/feed.xml"></rss>'],
])('%s gives none', (_name, text) => {
  expect(linkedFeeds(text, at)).toEqual([]);
});

it('takes linear time for a page of open links', () => {
  const began = process.cpuUsage();
  expect(linkedFeeds(`<html>${'<link rel="alternate" '.repeat(14_000)}`, at)).toEqual([]);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
});
