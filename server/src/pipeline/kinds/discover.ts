import { type SourceKind, sourceKinds } from '@vigil/common/sources';
import type { FetchPage } from '../../outside/fetch-page.ts';
import { decodeText } from '../parse/decode.ts';
import { type KindAddress, kindOfAddress } from './address.ts';
import { type LinkedFeed, linkedFeeds } from './page/linked-feed.ts';
import { kinds } from './registry.ts';

const maxPageBytes = 2_000_000;
/** Characters: links to feeds stand in the head. */
const maxLooked = 300_000;

/** What an address stands for: `found` is what is read, `feeds` are those that a web page names. */
interface Discovery {
  found: KindAddress;
  feeds: LinkedFeed[];
}

/** The kind of source behind an address, and the address to read. A web page stands for the first feed that it names. */
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
    const page = await fetchPage({ url: address, kind: 'feed', maxBytes: maxPageBytes });
    if (page.unchanged) return unknown;
    const text = decodeText(page.bytes, page.contentType).slice(0, maxLooked);
    const kind = sourceKinds.find((one) => kinds[one].recognise(text));
    if (kind) return { found: { kind, url: address }, feeds: [] };
    const feeds = linkedFeeds(text, page.url);
    const [first] = feeds;
    return first ? { found: kindOfAddress(first.url) ?? { kind: 'feed', url: first.url }, feeds } : unknown;
  } catch {
    return unknown;
  }
}
