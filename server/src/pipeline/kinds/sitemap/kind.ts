import { type KindOfSource, noAddress } from '../kind.ts';
import { readText } from '../readers.ts';
import { readSitemap } from './read.ts';

/** A news sitemap (sitemaps.org 0.9 with Google's news extension). */
export const sitemap: KindOfSource = {
  hosts: [],
  address: noAddress,
  recognise: (text) => root.test(text),
  read: readText(readSitemap, 'This is not a news sitemap.'),
};

/** Comments and instructions may stand before it. */
const root = /^\s*(?:<\?(?:(?!\?>)[\s\S])*\?>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:[\w-]+:)?urlset[\s>]/;
