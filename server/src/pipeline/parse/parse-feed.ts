import { Fault } from '../../kit/fault.ts';
import type { Item } from '../item.ts';
import { decodeText } from './decode.ts';
import type { RawEntry } from './entry.ts';
import { readLeniently } from './read-leniently.ts';
import { readRdf } from './read-rdf.ts';
import { readStrictly } from './read-strictly.ts';
import { bestDate, toItem } from './to-item.ts';

const mostItems = 500;

/** The items of a feed; throws a `Fault` when the bytes are none. Blocks its thread for as long as the feed is hostile. */
export async function parseFeed(bytes: Uint8Array, contentType: string | null): Promise<Item[]> {
  const text = decodeText(bytes, contentType);
  const feed = readStrictly(text) ?? (await readRdf(text)) ?? readLeniently(text);
  if (!feed) throw new Fault('badInput', 'This is not a feed.');
  return newest(feed.entries).flatMap((entry) => toItem(entry, feed.link) ?? []);
}

/** In the feed's own order, unless there are too many to keep all. */
function newest(entries: RawEntry[]): RawEntry[] {
  if (entries.length <= mostItems) return entries;
  return entries
    .map((entry) => ({ entry, at: bestDate(entry.dates)?.getTime() ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .slice(0, mostItems)
    .map(({ entry }) => entry);
}
