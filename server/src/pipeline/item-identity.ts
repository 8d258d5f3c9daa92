import { hash } from 'node:crypto';
import type { Article } from '@vigil/common/articles';
import type { Item } from './item.ts';

type ItemKey = Pick<Item, 'guid' | 'link' | 'title' | 'summary'>;

/**
 * The same for the same item in every scan: 32 hexadecimal digits over its guid, else its link, else
 * its words. Guids and words count within their source alone. A guid that is an address is taken as
 * the address of the article, whose identity is the same everywhere: outlets serve one article in
 * several feeds (World, Middle East) and renew such a guid with a fragment or a tracking parameter
 * when they edit it, and neither makes it a second report.
 */
export function itemIdentity(sourceId: string, { guid, link, title, summary }: ItemKey): string {
  if (guid && !isAddress.test(guid)) return digest('guid', sourceId, guid);
  const address = canonicalAddress(guid ?? '') ?? canonicalAddress(link ?? '');
  return address ? digest('address', address) : digest('words', sourceId, title, summary);
}

/** As any feed would give it. An article at no address of its own is told by its words. */
export function articleIdentity({ url, title, summary }: Pick<Article, 'url' | 'title' | 'summary'>): string {
  const item = { guid: null, link: url, title, summary };
  return itemIdentity('article', item);
}

const isAddress = /^https?:\/\//i;

/**
 * Scheme, default port, fragment, tracking parameters and a closing slash do not tell articles apart.
 * Null for a site's front page, which some feeds give as the address of every item.
 */
function canonicalAddress(text: string): string | null {
  const url = isAddress.test(text) ? toUrl(text) : null;
  if (!url) return null;
  const query = url.search && withoutTracking(url.searchParams);
  const page = `${url.pathname.replace(/\/+$/, '')}${query && `?${query}`}`;
  return page ? `${url.host}${page}` : null;
}

/** Broken addresses are rare: to try is cheaper than to read each one twice. */
function toUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function withoutTracking(query: URLSearchParams): string {
  for (const name of [...query.keys()]) if (tracking.test(name)) query.delete(name);
  return query.toString();
}

const tracking = /^(?:utm_.*|at_.*|ns_.*|fbclid|gclid|ref|traffic_source)$/i;

function digest(...parts: string[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 32);
}
