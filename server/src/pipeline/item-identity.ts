import { hash } from 'node:crypto';
import type { Article } from '@vigil/common/articles';
import type { Item } from './item.ts';

type ItemKey = Pick<Item, 'guid' | 'link' | 'title' | 'summary'>;

/**
 * The same for the same item in every scan, on every server and under every address of its feed: 32 hexadecimal digits
 * over its guid, else its link, else its words. A guid counts within the site that the item links to, words count
 * within their source, which is given by its name. A guid that is an address is taken as the address of the article,
 * whose identity is the same everywhere: outlets serve one article in several feeds (World, Middle East) and renew such
 * a guid with a fragment or a tracking parameter when they edit it, and neither makes it a second report.
 */
export function itemIdentity(source: string, item: ItemKey): string {
  const guid = ownGuid(item);
  if (guid !== null) return digest('guid', siteOf(item.link) ?? source, guid);
  return addressIdentity(item) ?? digest('words', source, item.title, item.summary);
}

/**
 * The identity that logs written by earlier versions hold for an item: theirs depended on the address of the feed, by
 * the source's id. Null where it is the same as today's.
 */
export function formerIdentity(sourceId: string, item: ItemKey): string | null {
  const guid = ownGuid(item);
  if (guid !== null) return digest('guid', sourceId, guid);
  return addressIdentity(item) === null ? digest('words', sourceId, item.title, item.summary) : null;
}

/** As any feed would give it. An article at no address of its own is told by its words. */
export function articleIdentity({ url, title, summary }: Pick<Article, 'url' | 'title' | 'summary'>): string {
  const item = { guid: null, link: url, title, summary };
  return itemIdentity('article', item);
}

const isAddress = /^https?:\/\//i;

/** A guid that is no address. */
function ownGuid({ guid }: ItemKey): string | null {
  return guid && !isAddress.test(guid) ? guid : null;
}

function addressIdentity({ guid, link }: ItemKey): string | null {
  const address = canonicalAddress(guid ?? '') ?? canonicalAddress(link ?? '');
  return address && digest('address', address);
}

/** The host of a link. */
function siteOf(link: string | null): string | null {
  const url = link && isAddress.test(link) ? toUrl(link) : null;
  return url ? url.host.replace(/^www\./, '') : null;
}

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
