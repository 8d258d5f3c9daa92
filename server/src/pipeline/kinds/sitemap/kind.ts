import { type KindOfSource, noAddress } from '../kind.ts';
import { readText } from '../readers.ts';
import { readSitemap } from './read.ts';

/** A news sitemap (sitemaps.org 0.9 with Google's news extension). */
export const sitemap: KindOfSource = {
  hosts: [],
  address: noAddress,
  recognise: (text) => /<(?:\w+:)?urlset[\s>]/.test(text.slice(0, 2_000)),
  read: readText(readSitemap, 'This is not a news sitemap.'),
};
