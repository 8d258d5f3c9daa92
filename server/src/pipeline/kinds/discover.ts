import type { SourceKind } from '@vigil/common/sources';
import type { FetchPage } from '../../outside/fetch-page.ts';
import { toHttpUrl } from '../parse/addresses.ts';
import { decodeText } from '../parse/decode.ts';
import { type KindAddress, kindOfAddress } from './address.ts';

const maxPageBytes = 2_000_000;
/** Characters: links to feeds stand in the head. */
const maxLooked = 300_000;

/**
 * Tells the kind of source behind an address, and the address to read: by the address, else by what its server sends. A web
 * page stands for the first feed that it links to. A `chosen` kind is never replaced. What cannot be read counts as a feed, whose reading will say why.
 */
export async function discoverSource(address: string, fetchPage: FetchPage, chosen?: SourceKind): Promise<KindAddress> {
  const known = kindOfAddress(address);
  if (chosen) return known?.kind === chosen ? known : { kind: chosen, url: address };
  if (known) return known;
  const unknown: KindAddress = { kind: 'feed', url: address };
  try {
    const page = await fetchPage({ url: address, kind: 'feed', maxBytes: maxPageBytes });
    if (page.unchanged) return unknown;
    const text = decodeText(page.bytes, page.contentType).slice(0, maxLooked);
    const kind = kindOfText(text);
    if (kind) return { kind, url: address };
    const feed = /<html[\s>]/i.test(text) ? linkedFeed(text, page.url) : null;
    return feed ? (kindOfAddress(feed) ?? { kind: 'feed', url: feed }) : unknown;
  } catch {
    return unknown;
  }
}

/** Null for what is a feed, a page or nothing of these. */
function kindOfText(text: string): SourceKind | null {
  if (/<(?:\w+:)?urlset[\s>]/.test(text.slice(0, 2_000))) return 'sitemap';
  if (/urn:oasis:names:tc:emergency:cap:1/.test(text.slice(0, 5_000))) return 'cap';
  return text.includes('tgme_widget_message') ? 'telegram' : null;
}

/**
 * The address of the first feed that a page names in a `link`, absolute; null if it names none. By a pattern that takes
 * linear time: a parser takes longer for a page of many open elements, and this runs outside the workers.
 */
function linkedFeed(html: string, pageUrl: string): string | null {
  for (const [tag] of html.matchAll(/<link\s[^<>]{1,1000}>/gi)) {
    const isFeed = feedType.test(attribute(tag, 'type')) && /(?:^|\s)alternate(?:\s|$)/i.test(attribute(tag, 'rel'));
    const address = isFeed ? toHttpUrl(attribute(tag, 'href').replaceAll('&amp;', '&'), pageUrl) : null;
    if (address) return address;
  }
  return null;
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return value?.[1] ?? value?.[2] ?? value?.[3] ?? '';
}

const feedType = /^application\/(?:rss\+xml|atom\+xml|feed\+json)/i;
