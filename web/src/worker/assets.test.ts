import { expect, it } from 'vitest';
import { assetsOf, isPagePath, versionOf, withoutFirst } from './assets.ts';

it.each(['/', '/settings', '/balance-of-power', '/some/path', '/apiary'])('%s is a path of the page', (path) => {
  expect(isPagePath(path)).toBe(true);
});

it.each([
  '/api/events',
  '/api',
  '/socket.io/',
  '/media/abc',
  '/plain',
  '/unsubscribe',
  '/embed',
  '/assets/index-1.js',
  '/manifest.webmanifest',
])('%s is none', (path) => {
  expect(isPagePath(path)).toBe(false);
});

const page = `<head>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  <script nonce="abc">early()</script>
  <script type="module" crossorigin src="/assets/index-1.js" nonce="abc"></script>
  <link rel="stylesheet" crossorigin href="/assets/index-2.css" nonce="abc">
  <link rel="canonical" href="https://elsewhere.example/" /><link rel="preconnect" href="//cdn.example" />
</head><a href="/privacy">Privacy</a>`;

it('the parts of a page are the files of this site that its head names', () => {
  expect(assetsOf(page)).toEqual(['/favicon.svg', '/assets/index-1.js', '/assets/index-2.css']);
});

it('a version is told by the names of its assets, whatever the nonce', () => {
  expect(versionOf(assetsOf(page))).toBe('/assets/index-1.js /assets/index-2.css');
  expect(versionOf(assetsOf(page.replaceAll('abc', 'xyz')))).toBe(versionOf(assetsOf(page)));
});

it('a cached page has no events in it', () => {
  const body = (first: string) => `<div id="root"><!--first-->${first}<!--/first--></div><p>Rest</p>`;
  expect(withoutFirst(body('<ol>\n<li>A fictional event</li></ol>'))).toBe(body(''));
});
