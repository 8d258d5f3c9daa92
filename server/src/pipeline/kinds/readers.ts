import { Fault } from '../../kit/fault.ts';
import type { AlertLink, OfficialAlert } from '../alerts/alert.ts';
import { decodeText } from '../parse/decode.ts';
import type { RawFeed } from '../parse/entry.ts';
import { itemsOf, parseFeed } from '../parse/parse-feed.ts';
import type { ItemReader } from './kind.ts';
import { toPost } from './post.ts';

/** Reads a feed whose items are posts, which have no titles. */
export const readPosts: ItemReader = (...page) => parseFeed(...page, toPost);

/** Reads a text by `read`, whose null is the fault. */
export function readText(read: (text: string) => RawFeed | null, fault: string): ItemReader {
  return async (bytes, contentType, url) => {
    const feed = read(decodeText(bytes, contentType));
    if (!feed) throw new Fault('badInput', fault);
    return itemsOf(feed, url);
  };
}

/** Reads alerts as items, for the test of a source: the watch of alerts makes events of them. Links stand for theirs. */
export function alertsAsItems(
  read: (text: string) => OfficialAlert[],
  readLinks: (text: string) => AlertLink[] = () => [],
): ItemReader {
  return async (bytes, contentType, url) => {
    const text = decodeText(bytes, contentType);
    const rest = { summary: '', imageUrls: [], videoUrls: [] };
    return [
      ...read(text).map(({ id, threat, places, at }) => ({
        ...rest,
        guid: id,
        link: url,
        title: `${threat}: ${places.join(', ')}`,
        publishedAt: at,
      })),
      ...readLinks(text).map(({ link, title }) => ({ ...rest, guid: link, link, title, publishedAt: null })),
    ];
  };
}
