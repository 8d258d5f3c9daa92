import { hash } from 'node:crypto';
import type { Article } from '@vigil/common/articles';
import type { Item } from './item.ts';

type ItemKey = Pick<Item, 'guid' | 'link' | 'title' | 'summary'>;
type DatedItem = ItemKey & Pick<Item, 'publishedAt'>;

/** Keys that items with different titles had in one document: they name no item. */
export interface SharedKeys {
  add: (key: string) => void;
  has: (key: string) => boolean;
}

/** How an item is known. */
export interface Identity {
  /** 32 hexadecimal digits. */
  id: string;
  /** Its best key is its own. */
  isPlain: boolean;
}

/**
 * The identities of the items of one document. Each is the first of its keys (guid, address, address with fragment and all
 * parameters, words) that no item with another title has in this document or had in an earlier one.
 */
export function identitiesOf(source: string, items: readonly DatedItem[], shared: SharedKeys): Identity[] {
  const all = items.map((item) => ({ item, key: bestKey(source, item), level: 0 }));
  for (let moving = all; moving.length > 0; ) {
    const first = new Map<string, DatedItem>();
    for (const { item, key } of all) {
      const other = first.get(key);
      if (!other) first.set(key, item);
      else if (!isSameNews(item, other)) shared.add(key);
    }
    // Further keys are rarely needed, and take longer to make than the first.
    moving = all.filter((one) => {
      const next = shared.has(one.key) ? keysOf(source, one.item)[one.level + 1] : undefined;
      if (next !== undefined) [one.key, one.level] = [next, one.level + 1];
      return next !== undefined;
    });
  }
  return all.map(({ key, level }) => ({ id: digestOf(key), isPlain: level === 0 }));
}

/** Whether their titles are the same, or one is a part of the other at the same date: an article that is listed in two forms. */
function isSameNews(a: DatedItem, b: DatedItem): boolean {
  const [one, other] = [a.title || a.summary, b.title || b.summary];
  if (one === other) return true;
  const isSameTime = a.publishedAt !== null && a.publishedAt.getTime() === b.publishedAt?.getTime();
  return isSameTime && one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

/** Identities under which an earlier reading may have known an item, when its neighbours in the document were others. */
export function exactIdentities(item: ItemKey): string[] {
  return exactKeys(item).map(digestOf);
}

/**
 * The item by its source, link, title and date: some feeds give their items another guid with each reading. Null where no guid
 * but its link is its identity.
 */
export function traceOf(source: string, { isPlain }: Identity, item: DatedItem): string | null {
  const { link, title, publishedAt } = item;
  const address = isPlain && ownGuid(item) !== null ? canonicalAddress(link ?? '') : null;
  return address && digest('trace', source, address, title, publishedAt?.toISOString() ?? '');
}

/**
 * The same for the same item in every scan, on every server and under every address of its feed, if no other item of its
 * document has the same key: 32 hexadecimal digits over its guid, else its link, else its words. A guid counts within the
 * site that the item links to, words count within their source, which is given by its name. A guid that is an address is
 * taken as the address of the article, whose identity is the same everywhere: outlets serve one article in several feeds
 * (World, Middle East) and renew such a guid with a fragment or a tracking parameter when they edit it, and neither makes it
 * a second report.
 */
export function itemIdentity(source: string, item: ItemKey): string {
  return digestOf(bestKey(source, item));
}

function bestKey(source: string, item: ItemKey): string {
  const guid = ownGuid(item);
  if (guid !== null) return keyOf('guid', siteOf(item.link) ?? source, guid);
  return addressKey(item) ?? keyOf('words', source, item.title, item.summary);
}

/** The best one first. What has a guid or a link that others share is told by its words and its date. */
function keysOf(source: string, item: DatedItem): string[] {
  const best = bestKey(source, item);
  if (!item.guid && !item.link) return [best];
  const { guid, link, title, summary, publishedAt } = item;
  const addresses = [guid, link]
    .flatMap((one) => canonicalAddress(one ?? '') ?? [])
    .map((one) => keyOf('address', one));
  const dated = keyOf('dated words', source, title, summary, publishedAt?.toISOString() ?? '');
  return [...new Set([best, ...addresses, ...exactKeys(item), dated])];
}

/** Addresses with their fragments and all parameters. */
function exactKeys({ guid, link }: ItemKey): string[] {
  return [guid, link].flatMap((one) => {
    const url = one && isAddress.test(one) ? toUrl(one) : null;
    return url && (url.hash || url.search)
      ? keyOf('exact address', `${url.host}${url.pathname}${url.search}${url.hash}`)
      : [];
  });
}

/** The same for the same report of an event; null where it has no address of its own. */
export function reportKey(report: { source: string; url: string; title: string }): string | null {
  return canonicalAddress(report.url) === null ? null : keyOf(report.source, report.url, report.title);
}

/**
 * The identity that logs written by earlier versions hold for an item: theirs depended on the address of the feed, by
 * the source's id. Null where it is the same as today's.
 */
export function formerIdentity(sourceId: string, item: ItemKey): string | null {
  const guid = ownGuid(item);
  if (guid !== null) return digest('guid', sourceId, guid);
  return addressKey(item) === null ? digest('words', sourceId, item.title, item.summary) : null;
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

function addressKey({ guid, link }: ItemKey): string | null {
  const address = canonicalAddress(guid ?? '') ?? canonicalAddress(link ?? '');
  return address && keyOf('address', address);
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

const keyOf = (...parts: string[]): string => JSON.stringify(parts);

const digestOf = (key: string): string => hash('sha256', key).slice(0, 32);

const digest = (...parts: string[]): string => digestOf(keyOf(...parts));
