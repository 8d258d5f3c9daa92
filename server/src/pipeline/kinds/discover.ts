import { type SourceKind, sourceKinds } from '@vigil/common/sources';
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
 * the channel whose page it is.
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
  const unknown: Discovery = { found: { kind: 'feed', url: address }, feeds: [] };
  try {
    const page = await fetchPage({ url: address, kind: 'feed', maxBytes: maxPageBytes, isCut: true });
    if (page.unchanged) return unknown;
    const text = decodeText(page.bytes, page.contentType);
    const begin = text.slice(0, maxLooked);
    const kind = sourceKinds.find((one) => kinds[one].recognise(begin));
    if (kind) return { found: { kind, url: address }, feeds: [] };
    const { feeds, own } = readPageLinks(text, page.url);
    const [first] = feeds;
    if (first) return { found: kindOfAddress(first.url) ?? { kind: 'feed', url: first.url }, feeds };
    return { ...unknown, found: channelOf(text, [page.url, ...own]) ?? unknown.found };
  } catch {
    return unknown;
  }
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
