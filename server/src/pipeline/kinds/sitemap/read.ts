import { Parser } from 'htmlparser2';
import type { RawEntry, RawFeed } from '../../parse/entry.ts';

/** Local names of the elements that are read, of sitemaps.org 0.9 and of Google's news extension. */
const read = ['loc', 'title', 'publication_date', 'lastmod', 'image:loc'] as const;
type SitemapField = (typeof read)[number];

/** Reads a news sitemap. Null for a document that is none; addresses without a news title are left out. */
export function readSitemap(xml: string): RawFeed | null {
  const entries: RawEntry[] = [];
  let isSitemap = false;
  let isWhole = false;
  let fields: Record<SitemapField, string> | null = null;
  let current: SitemapField | null = null;
  const parser = new Parser(
    {
      onopentag(name) {
        const field = name.replace(/^(?!image:)\w+:/, '');
        isSitemap ||= field === 'urlset';
        if (field === 'url') fields = { loc: '', title: '', publication_date: '', lastmod: '', 'image:loc': '' };
        // The title of a picture is not that of the article.
        current = name === 'image:title' ? null : (read.find((one) => one === field) ?? null);
      },
      ontext(text) {
        if (fields && current) fields[current] += text;
      },
      onclosetag(name) {
        current = null;
        isWhole ||= /(?:^|:)urlset$/.test(name);
        if (!/(?:^|:)url$/.test(name) || !fields) return;
        if (fields.title.trim() !== '') entries.push(toEntry(fields));
        fields = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  // htmlparser2 closes what is open at the end: half a document is told by its text.
  return isSitemap && isWhole && /<\/(?:\w+:)?urlset\s*>\s*$/.test(xml.slice(-200)) ? { link: '', entries } : null;
}

function toEntry({
  loc,
  title,
  publication_date,
  lastmod,
  'image:loc': image,
}: Record<SitemapField, string>): RawEntry {
  return {
    guid: '',
    link: loc.trim(),
    title: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    texts: [],
    dates: [publication_date.trim(), lastmod.trim()],
    media: image.trim() === '' ? [] : [{ url: image.trim(), type: 'image', width: 0 }],
  };
}
