import { expect, it } from 'vitest';
import { linkedFeed } from './linked-feed.ts';

const at = 'https://paper.example/news/';
const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;

it('a page stands for the first feed that it links to, in any order and quotes of the attributes', () => {
  const links = `<link rel="icon" href="/icon.png"><link href='../feed.xml?a=1&amp;b=2' type='application/rss+xml' rel='alternate'>
    <link rel="alternate" type="application/atom+xml" href="/atom.xml">`;
  expect(linkedFeed(page(links), at)).toBe('https://paper.example/feed.xml?a=1&b=2');
});

it.each([
  ['a page without feeds', page('<link rel="alternate" hreflang="fr" href="/fr">')],
  ['a feed of a script', page('<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">')],
  ['a document that is no page', '<rss><link rel="alternate" type="application/rss+xml" href="/feed.xml"></rss>'],
])('%s gives none', (_name, text) => {
  expect(linkedFeed(text, at)).toBeNull();
});

it('takes linear time for a page of open links', () => {
  const began = process.cpuUsage();
  expect(linkedFeed(`<html>${'<link rel="alternate" '.repeat(14_000)}`, at)).toBeNull();
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
});
