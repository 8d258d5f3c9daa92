import type { SourceKind } from '@vigil/common/sources';
import { Fault } from '../../kit/fault.ts';
import type { OfficialAlert } from '../alerts/alert.ts';
import { readCap } from '../alerts/read-cap.ts';
import { readOref } from '../alerts/read-oref.ts';
import type { Item } from '../item.ts';
import { decodeText } from '../parse/decode.ts';
import type { RawFeed } from '../parse/entry.ts';
import { itemsOf, parseFeed } from '../parse/parse-feed.ts';
import { withTitle } from './post.ts';
import { readSitemap } from './sitemap/read-sitemap.ts';
import { readTelegram } from './telegram/read-telegram.ts';

type ItemReader = (bytes: Uint8Array, contentType: string | null, url: string) => Promise<Item[]>;

const posts: ItemReader = async (...page) => (await parseFeed(...page)).map(withTitle);

const readers: Record<SourceKind, ItemReader> = {
  feed: parseFeed,
  youtube: parseFeed,
  bluesky: posts,
  mastodon: posts,
  telegram: reading(readTelegram, 'This channel has no public preview.'),
  sitemap: reading(readSitemap, 'This is not a news sitemap.'),
  oref: alerts(readOref),
  cap: alerts(readCap),
};

/** The items of a source of this kind; throws a `Fault` if the bytes are of no such source. Runs in a worker. */
export function readKind(kind: SourceKind, ...page: Parameters<ItemReader>): Promise<Item[]> {
  return readers[kind](...page);
}

function reading(read: (text: string) => RawFeed | null, fault: string): ItemReader {
  return async (bytes, contentType, url) => {
    const feed = read(decodeText(bytes, contentType));
    if (!feed) throw new Fault('badInput', fault);
    return itemsOf(feed, url);
  };
}

/** For the feed test: the watch of alerts makes events of them. */
function alerts(read: (text: string) => OfficialAlert[]): ItemReader {
  return async (bytes, contentType, url) =>
    read(decodeText(bytes, contentType)).map(({ id, threat, places, at }) => ({
      guid: id,
      link: url,
      title: `${threat}: ${places.join(', ')}`,
      summary: '',
      publishedAt: at,
      imageUrls: [],
      videoUrls: [],
    }));
}
