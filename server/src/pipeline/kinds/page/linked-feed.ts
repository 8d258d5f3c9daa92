import { toHttpUrl } from '../../parse/addresses.ts';
import { toPlain } from '../../parse/plain.ts';

export interface LinkedFeed {
  /** Absolute. */
  url: string;
  /** Empty if the page gives none. */
  title: string;
}

const maxFeeds = 20;

/**
 * The feeds that a web page names in a `link`, each once; none if it is no page. By a pattern that takes linear time: a
 * parser takes longer for a page of many open elements, and this runs outside the workers.
 */
export function linkedFeeds(html: string, pageUrl: string): LinkedFeed[] {
  if (!/<html[\s>]/i.test(html)) return [];
  const found = new Map<string, LinkedFeed>();
  for (const [tag] of html.matchAll(/<link\s[^<>]{1,1000}>/gi)) {
    const isFeed = feedType.test(attribute(tag, 'type')) && /(?:^|\s)alternate(?:\s|$)/i.test(attribute(tag, 'rel'));
    const url = isFeed ? toHttpUrl(attribute(tag, 'href'), pageUrl) : null;
    if (url && !found.has(url)) found.set(url, { url, title: toPlain(attribute(tag, 'title')).slice(0, 200) });
    if (found.size === maxFeeds) break;
  }
  return [...found.values()];
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return (value?.[1] ?? value?.[2] ?? value?.[3] ?? '').replaceAll('&amp;', '&');
}

const feedType = /^application\/(?:rss\+xml|atom\+xml|feed\+json)/i;
