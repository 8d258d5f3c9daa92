import { Fault } from '../../kit/fault.ts';
import type { Item } from '../item.ts';
import { toHttpUrl } from './addresses.ts';
import { decodeText } from './decode.ts';
import type { RawEntry, RawFeed } from './entry.ts';
import { readRest } from './read-rest.ts';
import { readXml } from './read-xml.ts';
import { bestDate, toItem } from './to-item.ts';

const maxItems = 500;

/**
 * The items of a feed; throws a `Fault` when the bytes are none. `url` is where they were fetched from: relative addresses
 * are read against it where the feed names no page of its own. Blocks its thread for as long as the feed is hostile.
 */
export async function parseFeed(
  bytes: Uint8Array,
  contentType: string | null,
  url = '',
  read: typeof toItem = toItem,
): Promise<Item[]> {
  const feed = await readFeed(decodeText(bytes, contentType), url);
  if (!feed) throw new Fault('badInput', 'This is not a feed.');
  return itemsOf(feed, url, read);
}

/** The newest 500 entries as plain text, read against the page of the feed. */
export function itemsOf(feed: RawFeed, url: string, read: typeof toItem = toItem): Item[] {
  const page = toHttpUrl(feed.link, url) ?? url;
  return newest(feed.entries).flatMap((entry) => read(entry, page) ?? []);
}

/** A document in which rss-parser finds no entries may hold them where only feedsmith looks, as beside the channel. */
async function readFeed(text: string, url: string): Promise<RawFeed | null> {
  const feed = await readXml(text, url);
  if (feed && feed.entries.length > 0) return feed;
  const rest = await readRest(text, url);
  return rest && rest.entries.length > 0 ? rest : (feed ?? rest);
}

/** In the feed's own order, unless there are too many to keep all. */
function newest(entries: RawEntry[]): RawEntry[] {
  if (entries.length <= maxItems) return entries;
  return entries
    .map((entry) => ({ entry, at: bestDate(entry.dates)?.getTime() ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .slice(0, maxItems)
    .map(({ entry }) => entry);
}
