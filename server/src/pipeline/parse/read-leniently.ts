import {
  type AnyFeed,
  type AtomFeed,
  type JsonFeed,
  type MediaNs,
  parseFeed,
  type RdfFeed,
  type RssFeed,
} from 'feedsmith';
import type { RawEntry, RawFeed, RawMedia } from './entry.ts';

/** Reads by feedsmith what the strict reader refuses: broken dates, other namespaces, RDF, JSON Feed. Null when it is no whole feed. */
export function readLeniently(text: string): RawFeed | null {
  if (!isWhole(text)) return null;
  try {
    return toFeed(parseFeed(text));
  } catch {
    return null;
  }
}

/** Half a document would be read as well, and a sentence cut in the middle can say the opposite. */
function isWhole(text: string): boolean {
  if (text.trimStart().startsWith('{')) return true;
  const root = /<((?:[\w-]+:)?(?:rss|feed|rdf))[\s>]/i.exec(text);
  if (!root || /<(?:html|body)[\s>]/i.test(text.slice(0, root.index))) return false;
  return text.toLowerCase().lastIndexOf(`</${root[1]?.toLowerCase()}`) > root.index;
}

function toFeed({ format, feed }: AnyFeed): RawFeed {
  if (format === 'rss') return { link: feed.link ?? '', entries: (feed.items ?? []).map(fromRss) };
  if (format === 'rdf') return { link: feed.link ?? '', entries: (feed.items ?? []).map(fromRdf) };
  if (format === 'json') return { link: feed.home_page_url ?? '', entries: (feed.items ?? []).map(fromJson) };
  return { link: pageLink(feed.links), entries: (feed.entries ?? []).map(fromAtom) };
}

function fromRss(item: RssFeed.Item<string>): RawEntry {
  const { guid, enclosures = [], atom, dc } = item;
  return {
    guid: guid?.value ?? '',
    link: item.link ?? (guid?.isPermaLink !== false ? (guid?.value ?? '') : ''),
    title: item.title ?? dc?.titles?.[0] ?? item.media?.title?.value ?? '',
    texts: present([item.description, item.content?.encoded]),
    dates: present([item.pubDate, ...(dc?.dates ?? []), atom?.published, atom?.updated]),
    media: [...enclosures.map(({ url, type }) => toMedia(url, type)), ...fromMedia(item.media)],
  };
}

function fromRdf({ title, link, description, rdf, content, dc, media }: RdfFeed.Item<string>): RawEntry {
  return {
    guid: rdf?.about ?? '',
    link: link ?? '',
    title: title ?? dc?.titles?.[0] ?? '',
    texts: present([description, content?.encoded]),
    dates: dc?.dates ?? [],
    media: fromMedia(media),
  };
}

function fromAtom({
  id,
  links = [],
  title,
  summary,
  content,
  published,
  updated,
  media,
}: AtomFeed.Entry<string>): RawEntry {
  const enclosures = links.filter(({ rel }) => rel === 'enclosure');
  return {
    guid: id ?? '',
    link: pageLink(links),
    title: title?.value ?? media?.title?.value ?? '',
    texts: present([summary?.value, content?.value]),
    dates: present([published, updated]),
    media: [...enclosures.map(({ href, type }) => toMedia(href, type)), ...fromMedia(media)],
  };
}

function fromJson(item: JsonFeed.Item<string>): RawEntry {
  return {
    guid: item.id ?? '',
    link: item.url ?? item.external_url ?? '',
    title: item.title ?? '',
    texts: present([item.summary, item.content_html, item.content_text]),
    dates: present([item.date_published, item.date_modified]),
    media: [
      toMedia(item.image, 'image'),
      ...(item.attachments ?? []).map(({ url, mime_type }) => toMedia(url, mime_type)),
    ],
  };
}

function pageLink(links: AtomFeed.Link<string>[] = []): string {
  return links.find(({ rel = 'alternate' }) => rel === 'alternate')?.href ?? '';
}

function fromMedia(media: MediaNs.ItemOrFeed | undefined): RawMedia[] {
  const groups = [media, ...(media?.groups ?? [])];
  return groups.flatMap((group) => [
    ...(group?.contents ?? []).flatMap((content) => [
      toMedia(content.url, content.medium ?? content.type, content.width),
      ...(content.thumbnails ?? []).map(({ url }) => toMedia(url, 'thumbnail')),
    ]),
    ...(group?.thumbnails ?? []).map(({ url }) => toMedia(url, 'thumbnail')),
  ]);
}

function toMedia(url = '', type = '', width = 0): RawMedia {
  return { url, type, width };
}

function present(texts: (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}
