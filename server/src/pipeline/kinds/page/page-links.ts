import { Tokenizer } from 'htmlparser2';
import { toHttpUrl } from '../../parse/addresses.ts';
import { toPlain } from '../../parse/plain.ts';

export interface LinkedFeed {
  /** Absolute. */
  url: string;
  /** Empty if the page gives none. */
  title: string;
}

/** The addresses that a web page names in its tags, absolute; without those in comments, scripts and titles. */
interface PageLinks {
  /** Each once, in the order in which they stand; the first 20. */
  feeds: LinkedFeed[];
  /** What the page calls its own address: `rel="canonical"` and `og:url`. */
  own: string[];
}

/**
 * Reads the links of a page; none for a document that is no page. By a tokenizer, which takes linear time: a parser takes longer
 * for a page of many open elements, and this runs outside the workers.
 */
export function readPageLinks(html: string, pageUrl: string): PageLinks {
  if (!/<html[\s>]|<!doctype\s+html/i.test(html)) return { feeds: [], own: [] };
  const feeds: LinkedFeed[] = [];
  const own: string[] = [];
  let base = '';
  forEachTag(html, (name, attributes) => {
    const of = (attribute: string) => attributes.get(attribute)?.trim() ?? '';
    const rels = of('rel').toLowerCase().split(/\s+/);
    if (name === 'base') base ||= of('href');
    if (name === 'link' && rels.includes('canonical')) own.push(of('href'));
    if (name === 'link' && rels.includes('alternate') && feedType.test(of('type')))
      feeds.push({ url: of('href'), title: toPlain(of('title')).slice(0, maxTitle) });
    if (name === 'meta' && of('property') === 'og:url') own.push(of('content'));
  });
  const from = toHttpUrl(base, pageUrl) ?? pageUrl;
  const found = new Map<string, LinkedFeed>();
  for (const { url: href, title } of feeds) {
    const url = toHttpUrl(href, from);
    if (url && !found.has(url) && found.size < maxFeeds) found.set(url, { url, title });
  }
  return { feeds: [...found.values()], own: own.flatMap((href) => toHttpUrl(href, from) ?? []) };
}

const maxFeeds = 20;
const maxTitle = 200;

const feedType = /^(?:application|text)\/(?:rss|atom|rdf|feed)\+(?:xml|json)\s*(?:;|$)/i;

const readTags = new Set(['link', 'meta', 'base']);

/** Calls `onTag` with each tag in `readTags`, and its attributes. */
function forEachTag(html: string, onTag: (name: string, attributes: Map<string, string>) => void): void {
  let name = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';
  const end = () => {
    if (readTags.has(name)) onTag(name, attributes);
    name = '';
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (from, to) => {
        name = html.slice(from, to).toLowerCase();
        attributes = new Map();
      },
      onattribname: (from, to) => {
        attribute = html.slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata: (from, to) => {
        value += html.slice(from, to);
      },
      onattribentity: (codepoint) => {
        value += String.fromCodePoint(codepoint);
      },
      onattribend: () => {
        if (readTags.has(name) && !attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: end,
      onselfclosingtag: end,
      onclosetag: ignore,
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
