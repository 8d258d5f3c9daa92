import { type SourceKind, sourceKinds } from '@vigil/common/sources';
import type { FetchPage } from '../../outside/fetch-page.ts';
import { decodeText } from '../parse/decode.ts';
import { type KindAddress, kindOfAddress } from './address.ts';
import { linkedFeed } from './page/linked-feed.ts';
import { kinds } from './registry.ts';

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
    const kind = sourceKinds.find((one) => kinds[one].recognise(text));
    if (kind) return { kind, url: address };
    const feed = linkedFeed(text, page.url);
    return feed ? (kindOfAddress(feed) ?? { kind: 'feed', url: feed }) : unknown;
  } catch {
    return unknown;
  }
}
