import { type SourceKind, sourceKinds } from '@vigil/common/sources';
import type { FetchPage } from '../../outside/fetch-page.ts';
import { decodeText } from '../parse/decode.ts';
import { type KindAddress, kindOfAddress, ownersOf } from './address.ts';
import { readPageLinks } from './page/page-links.ts';
import { kinds } from './registry.ts';

/** Links to feeds stand in the head, which may hold large scripts: of a longer page this much is read. */
const maxPageBytes = 2_000_000;
/** Characters by which a document is recognised. */
const maxLooked = 300_000;

/**
 * Tells the kind of source behind an address, and the address to read: by the address, else by what its server sends. A web
 * page stands for the first feed that it links to, else for the channel whose page it is. A `chosen` kind is never replaced. What cannot be read counts as a feed, whose reading will say why.
 */
export async function discoverSource(address: string, fetchPage: FetchPage, chosen?: SourceKind): Promise<KindAddress> {
  const known = kindOfAddress(address);
  if (chosen) return known?.kind === chosen ? known : { kind: chosen, url: address };
  if (known) return known;
  const unknown: KindAddress = { kind: 'feed', url: address };
  try {
    const page = await fetchPage({ url: address, kind: 'feed', maxBytes: maxPageBytes, isCut: true });
    if (page.unchanged) return unknown;
    const text = decodeText(page.bytes, page.contentType);
    const begin = text.slice(0, maxLooked);
    const kind = sourceKinds.find((one) => kinds[one].recognise(begin));
    if (kind) return { kind, url: address };
    const { feeds, own } = readPageLinks(text, page.url);
    const [feed] = feeds;
    if (feed) return kindOfAddress(feed) ?? { kind: 'feed', url: feed };
    return channelOf(text, [page.url, ...own]) ?? unknown;
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
