import { toHttpUrl } from '../../parse/addresses.ts';

/**
 * The address of the first feed that a web page names in a `link`, absolute; null if it is no page or names none. By a
 * pattern that takes linear time: a parser takes longer for a page of many open elements, and this runs outside the workers.
 */
export function linkedFeed(html: string, pageUrl: string): string | null {
  if (!/<html[\s>]/i.test(html)) return null;
  for (const [tag] of html.matchAll(/<link\s[^<>]{1,1000}>/gi)) {
    const isFeed = feedType.test(attribute(tag, 'type')) && /(?:^|\s)alternate(?:\s|$)/i.test(attribute(tag, 'rel'));
    const address = isFeed ? toHttpUrl(attribute(tag, 'href').replaceAll('&amp;', '&'), pageUrl) : null;
    if (address) return address;
  }
  return null;
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return value?.[1] ?? value?.[2] ?? value?.[3] ?? '';
}

const feedType = /^application\/(?:rss\+xml|atom\+xml|feed\+json)/i;
