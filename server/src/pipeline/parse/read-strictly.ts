import Parser from 'rss-parser';
import type { RawEntry, RawFeed, RawMedia } from './entry.ts';

/**
 * Reads RSS 0.9 to 2.0 and Atom by rss-parser. Null for a document that it refuses or would garble:
 * its XML library forgets in which order text and elements stood in markup that is not escaped.
 */
export async function readStrictly(text: string): Promise<RawFeed | null> {
  try {
    const { link, items } = await parser.parseString(text);
    if (items.some(hasBareMarkup)) return null;
    return { link: textOf(link), entries: items.map(toEntry) };
  } catch {
    return null;
  }
}

type Fields = Record<string, unknown>;

/** All elements of a name, as the XML library read them: the parser's own fields lose attributes and repetitions. */
const all = (...names: string[]) => names.map((name) => `${name}[]`);

const titles = all('title', 'dc:title', 'media:title');
const prose = all('description', 'summary', 'content:encoded', 'content');
const dates = all(
  'pubDate',
  'dc:date',
  'published',
  'issued',
  'updated',
  'modified',
  'created',
  'atom:published',
  'atom:updated',
);
const media = all('enclosure', 'media:content', 'media:thumbnail', 'media:group');
const kept = [...all('link', 'guid', 'id'), ...titles, ...prose, ...dates, ...media];

const parser = new Parser<Fields, Fields>({
  defaultRSS: 2,
  customFields: { item: kept.map((name) => [name.slice(0, -2), name, { keepArray: true }]) },
});

function toEntry(item: Fields): RawEntry {
  const links = nodesOf(item, 'link[]');
  const [guid] = nodesOf(item, 'guid[]');
  const identity = [guid, ...nodesOf(item, 'id[]'), item['rdf:about']].map(textOf).find(Boolean) ?? '';
  const isPermalink = guid !== undefined && attribute(guid, 'isPermaLink') !== 'false';
  return {
    guid: identity,
    link: pageLink(links) || (isPermalink ? identity : ''),
    title: textsOf(item, titles)[0] ?? '',
    texts: textsOf(item, prose),
    dates: textsOf(item, dates),
    media: [
      ...enclosures(links),
      ...media.flatMap((name) => nodesOf(item, name).flatMap((node) => mediaOf(name, node))),
    ],
  };
}

/** RSS writes the address as text, Atom as an attribute of the link that is no other kind of link. */
function pageLink(links: unknown[]): string {
  const pages = links.filter((link) => ['', 'alternate'].includes(attribute(link, 'rel')));
  return pages.map((link) => textOf(link).trim() || attribute(link, 'href')).find(Boolean) ?? '';
}

function enclosures(links: unknown[]): RawMedia[] {
  return links
    .filter((link) => attribute(link, 'rel') === 'enclosure')
    .map((link) => ({ url: attribute(link, 'href'), type: attribute(link, 'type'), width: 0 }));
}

function mediaOf(name: string, node: unknown): RawMedia[] {
  const type = name.startsWith('media:thumbnail') ? 'thumbnail' : attribute(node, 'medium') || attribute(node, 'type');
  const own = { url: attribute(node, 'url'), type, width: Number(attribute(node, 'width')) || 0 };
  const inner = ['media:content', 'media:thumbnail'].flatMap((child) =>
    childrenOf(node, child).flatMap((one) => mediaOf(child, one)),
  );
  return own.url ? [own, ...inner] : inner;
}

function hasBareMarkup(item: Fields): boolean {
  return ['title[]', ...prose].some((name) => nodesOf(item, name).some(hasElements));
}

function hasElements(node: unknown): boolean {
  return isObject(node) && Object.keys(node).some((key) => key !== '_' && key !== '$');
}

function textsOf(item: Fields, names: string[]): string[] {
  return names.flatMap((name) => nodesOf(item, name).map(textOf)).filter((text) => text.trim() !== '');
}

function nodesOf(item: Fields, name: string): unknown[] {
  const nodes = item[name];
  return Array.isArray(nodes) ? nodes : [];
}

function childrenOf(node: unknown, name: string): unknown[] {
  const children = isObject(node) ? node[name] : undefined;
  return Array.isArray(children) ? children : [];
}

function textOf(node: unknown): string {
  if (typeof node === 'string') return node;
  return isObject(node) && typeof node._ === 'string' ? node._ : '';
}

function attribute(node: unknown, name: string): string {
  const attributes = isObject(node) ? node.$ : undefined;
  const value = isObject(attributes) ? attributes[name] : undefined;
  return typeof value === 'string' ? value : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
