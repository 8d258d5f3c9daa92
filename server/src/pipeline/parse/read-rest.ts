import type { AnyFeed, AtomFeed, JsonFeed, MediaNs, RdfFeed, RssFeed } from 'feedsmith';
import { isHttpUrl } from './addresses.ts';
import type { RawEntry, RawFeed, RawMedia, RawText } from './entry.ts';
import { innerBase, withBase } from './xml-base.ts';

/**
 * Reads JSON Feed by feedsmith, and documents that are not well-formed. Null when it is no whole feed. `documentUrl` is
 * where the feed was fetched from; may be empty.
 */
export async function readRest(text: string, documentUrl: string): Promise<RawFeed | null> {
  if (!isWhole(text)) return null;
  const { parseFeed } = await import('feedsmith');
  try {
    return toFeed(parseFeed(text), documentUrl);
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

function toFeed({ format, feed }: AnyFeed, documentUrl: string): RawFeed {
  if (format === 'json') return { link: feed.home_page_url ?? '', entries: (feed.items ?? []).map(fromJson) };
  const base = format === 'rdf' ? '' : innerBase('', feed.xml?.base ?? '', documentUrl);
  const based = (entry: RawEntry, own = '') => atBase(entry, innerBase(base, own, documentUrl));
  if (format === 'rss')
    return {
      link: withBase(base, feed.link ?? ''),
      entries: (feed.items ?? []).map((item) => based(fromRss(item), item.xml?.base)),
    };
  if (format === 'rdf') return { link: feed.link ?? '', entries: (feed.items ?? []).map(fromRdf) };
  return {
    link: withBase(base, pageLink(feed.links)),
    entries: (feed.entries ?? []).map((entry) => based(fromAtom(entry), entry.xml?.base)),
  };
}

function atBase(entry: RawEntry, base: string): RawEntry {
  if (base === '') return entry;
  return {
    ...entry,
    link: withBase(base, entry.link),
    texts: entry.texts.map(({ markup }) => ({ markup, base })),
    media: entry.media.map((one) => ({ ...one, url: withBase(base, one.url) })),
  };
}

function fromRss(item: RssFeed.Item<string>): RawEntry {
  const { guid, enclosures = [], atom, dc, dcterms, itunes } = item;
  return {
    guid: guid?.value ?? '',
    link: item.link || pageLink(atom?.links) || (guid?.isPermaLink !== false ? addressIn(guid?.value) : ''),
    title: item.title ?? dc?.titles?.[0] ?? item.media?.title?.value ?? itunes?.title ?? '',
    texts: toTexts([
      item.description,
      item.content?.encoded,
      atom?.summary?.value,
      atom?.content?.value,
      ...(dc?.descriptions ?? []),
      itunes?.summary,
      itunes?.subtitle,
      ...descriptionsOf(item.media),
    ]),
    dates: present([
      item.pubDate,
      ...(dc?.dates ?? []),
      ...(dcterms?.issued ?? []),
      ...(dcterms?.created ?? []),
      atom?.published,
      atom?.updated,
    ]),
    media: [...enclosures.map(({ url, type }) => toMedia(url, type)), ...fromMedia(item.media)],
  };
}

function fromRdf({ title, link, description, rdf, content, dc, media }: RdfFeed.Item<string>): RawEntry {
  return {
    guid: rdf?.about ?? '',
    link: link ?? addressIn(rdf?.about),
    title: title ?? dc?.titles?.[0] ?? '',
    texts: toTexts([description, content?.encoded, ...(dc?.descriptions ?? [])]),
    dates: dc?.dates ?? [],
    media: fromMedia(media),
  };
}

function fromAtom(entry: AtomFeed.Entry<string>): RawEntry {
  const { id, links = [], title, summary, content, published, updated, media, itunes } = entry;
  const enclosures = links.filter(({ rel }) => rel === 'enclosure');
  return {
    guid: id ?? '',
    link: pageLink(links),
    title: title?.value ?? media?.title?.value ?? '',
    texts: toTexts([summary?.value, content?.value, itunes?.summary, ...descriptionsOf(media)]),
    dates: present([published, updated]),
    media: [...enclosures.map(({ href, type }) => toMedia(href, type)), ...fromMedia(media)],
  };
}

function fromJson(item: JsonFeed.Item<string>): RawEntry {
  return {
    guid: item.id ?? '',
    link: item.url ?? item.external_url ?? '',
    title: item.title ?? '',
    texts: toTexts([item.summary, item.content_html, item.content_text]),
    dates: present([item.date_published, item.date_modified]),
    media: [
      toMedia(item.image, 'image'),
      ...(item.attachments ?? []).map(({ url, mime_type }) => toMedia(url, mime_type)),
    ],
  };
}

/** An identity is an address only if it is a whole one. */
const addressIn = (identity = ''): string => (isHttpUrl(identity) ? identity : '');

function pageLink(links: AtomFeed.Link<string>[] = []): string {
  return links.find(({ rel = 'alternate' }) => rel === 'alternate')?.href ?? '';
}

/** Of the entry and its groups; that of one picture is a caption. */
function descriptionsOf(media: MediaNs.ItemOrFeed | undefined): (string | undefined)[] {
  return [media, ...(media?.groups ?? [])].map((one) => one?.description?.value);
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

function toTexts(texts: (string | undefined)[]): RawText[] {
  return present(texts).map((markup) => ({ markup, base: '' }));
}

function present(texts: (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}
