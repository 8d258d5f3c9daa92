import { type SourceKind, sourceKinds } from '@vigil/common/sources';
import { Fault } from '../../kit/fault.ts';
import type { FetchPage } from '../../outside/fetch-page.ts';
import { decodeText } from '../parse/decode.ts';
import { type KindAddress, kindOfAddress, ownersOf } from './address.ts';
import { type LinkedFeed, readPageLinks } from './page/page-links.ts';
import { kinds } from './registry.ts';

/** Links to feeds stand in the head, which may hold large scripts: of a longer page this much is read. */
const maxPageBytes = 2_000_000;
/** Characters by which a document is recognised. */
const maxLooked = 300_000;

/** What an address stands for: `found` is what is read, `feeds` are those that a web page names. */
interface Discovery {
  found: KindAddress;
  feeds: LinkedFeed[];
}

/**
 * The kind of source behind an address, and the address to read. A web page stands for the first feed that it names, else for
 * the channel whose page it is. Throws a `Fault` if the page links into the network alone.
 */
export async function discoverSource(address: string, fetchPage: FetchPage, chosen?: SourceKind): Promise<KindAddress> {
  return (await discover(address, fetchPage, chosen)).found;
}

/**
 * Tells the kind of source behind an address, and the address to read: by the address, else by what its server sends. A
 * `chosen` kind is never replaced. What cannot be read counts as a feed, whose reading will say why.
 */
export async function discover(address: string, fetchPage: FetchPage, chosen?: SourceKind): Promise<Discovery> {
  const known = kindOfAddress(address);
  if (chosen) return { found: known?.kind === chosen ? known : { kind: chosen, url: address }, feeds: [] };
  if (known) return { found: known, feeds: [] };
  const unknown: KindAddress = { kind: 'feed', url: address };
  const page = await look(address, fetchPage).catch(() => null);
  if (!page) return { found: unknown, feeds: [] };
  if ('kind' in page) return { found: { kind: page.kind, url: address }, feeds: [] };
  const feeds = await withoutInside(page.feeds, address, fetchPage);
  const [first] = feeds;
  if (first) return { found: kindOfAddress(first.url) ?? { kind: 'feed', url: first.url }, feeds };
  return { found: page.channel ?? unknown, feeds };
}

type SentDocument = { kind: SourceKind } | { feeds: LinkedFeed[]; channel: KindAddress | null };

/** The kind of what the server sends, else what a page links to; null for what has not changed. */
async function look(url: string, fetchPage: FetchPage): Promise<SentDocument | null> {
  const page = await fetchPage({ url, kind: 'feed', maxBytes: maxPageBytes, isCut: true });
  if (page.unchanged) return null;
  const text = decodeText(page.bytes, page.contentType);
  const begin = text.slice(0, maxLooked);
  const kind = sourceKinds.find((one) => kinds[one].recognise(begin));
  if (kind) return { kind };
  const { feeds, own } = readPageLinks(text, page.url);
  return { feeds, channel: channelOf(text, [page.url, ...own]) };
}

/**
 * Without addresses inside the network that the page of another server names: the administrator typed the page's. Throws their
 * `Fault` if there are no others. Whether a feed can be read otherwise, its reading will say.
 */
async function withoutInside(feeds: LinkedFeed[], address: string, fetchPage: FetchPage): Promise<LinkedFeed[]> {
  let refusal: Fault | undefined;
  const isOutside = async ({ url }: LinkedFeed) => {
    if (new URL(url).origin === new URL(address).origin) return true;
    try {
      await fetchPage({ url, kind: 'feed', maxBytes: maxPageBytes, isNamed: true });
    } catch (error) {
      if (error instanceof Fault && error.code === 'refused') refusal = error;
      return refusal !== error;
    }
    return true;
  };
  const areOutside = await Promise.all(feeds.map(isOutside));
  const left = feeds.filter((_, at) => areOutside[at]);
  if (refusal && left.length === 0) throw refusal;
  return left;
}

/** The channel whose page this is, by the addresses of the page, else by what it holds. */
function channelOf(html: string, addresses: string[]): KindAddress | null {
  for (const address of addresses) {
    const [owner] = ownersOf(new URL(address));
    const found = owner && kindOfAddress(address);
    if (found) return found;
  }
  const [pageUrl = ''] = addresses;
  const [owner] = ownersOf(new URL(pageUrl));
  const url = owner && kinds[owner].channelOfPage?.(html);
  return owner && url ? { kind: owner, url } : null;
}
