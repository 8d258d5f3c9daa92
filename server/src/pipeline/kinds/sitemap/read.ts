import { Parser } from 'htmlparser2';
import type { RawEntry, RawFeed } from '../../parse/entry.ts';

/**
 * Where the fields stand, by local names, of sitemaps.org 0.9 and Google's extensions for news and pictures. The other extensions
 * have fields of the same names: a film on a page has a title and a date of its own.
 */
const places = {
  loc: ['urlset', 'url', 'loc'],
  lastmod: ['urlset', 'url', 'lastmod'],
  title: ['urlset', 'url', 'news', 'title'],
  published: ['urlset', 'url', 'news', 'publication_date'],
  images: ['urlset', 'url', 'image', 'loc'],
} as const;
type SitemapField = keyof typeof places;
const fieldNames: readonly SitemapField[] = ['loc', 'lastmod', 'title', 'published', 'images'];

/** Reads a news sitemap. Null for a document that is none; addresses without a news title are left out. */
export function readSitemap(xml: string): RawFeed | null {
  const entries: RawEntry[] = [];
  /** Local names of the open elements. */
  const path: string[] = [];
  let isSitemap = false;
  let isWhole = false;
  let fields: Record<SitemapField, string> | null = null;
  const fieldHere = () => fieldNames.find((field) => places[field].every((name, depth) => path[depth] === name));
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(localOf(name));
        const [root, page] = path;
        isSitemap ||= root === 'urlset';
        if (root === 'urlset' && page === 'url')
          fields ??= { loc: '', lastmod: '', title: '', published: '', images: '' };
        // A page may have several pictures.
        if (fields && fieldHere() === 'images') fields.images += '\n';
      },
      ontext(text) {
        const field = fields && fieldHere();
        if (fields && field) fields[field] += text;
      },
      // htmlparser2 closes what is open at the end of half a document.
      onclosetag(_name, isImplied) {
        const depth = path.length;
        isWhole ||= depth === 1 && path[0] === 'urlset' && !isImplied;
        if (depth === 2 && fields) {
          if (fields.title.trim() !== '') entries.push(toEntry(fields));
          fields = null;
        }
        path.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return isSitemap && isWhole ? { link: '', entries } : null;
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function toEntry({ loc, lastmod, title, published, images }: Record<SitemapField, string>): RawEntry {
  const addresses = images.split('\n').flatMap((address) => address.trim() || []);
  return {
    guid: '',
    link: loc.trim(),
    title: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    texts: [],
    dates: [published.trim(), lastmod.trim()],
    media: addresses.map((url) => ({ url, type: 'image', width: 0 })),
  };
}
