import { SaxesParser } from 'saxes';
import type { RawEntry, RawFeed, RawMedia } from './entry.ts';

/**
 * Reads RSS up to 2.0 and Atom in one pass. Null for a document that is not well-formed, that is none of these, or
 * whose texts hold markup that is not escaped, which has to be read in its order.
 */
export function readStrictly(text: string): RawFeed | null {
  try {
    return read(text.trimStart());
  } catch {
    return null;
  }
}

/** An element of an entry with what it holds. */
interface Node {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
}

/** The children of an entry by their name. */
type Fields = Map<string, Node[]>;

const titles = ['title', 'dc:title', 'media:title'];
const prose = ['description', 'summary', 'content:encoded', 'content'];
const dates = [
  'pubDate',
  'dc:date',
  'published',
  'issued',
  'updated',
  'modified',
  'created',
  'atom:published',
  'atom:updated',
];
const media = ['enclosure', 'media:content', 'media:thumbnail', 'media:group'];

/** Where each kind of document has its entries, and what is told of the feed itself, by the root's name. */
const shapes: Record<string, { head: string; link: string; entry: string }> = {
  rss: { head: 'rss/channel', link: 'rss/channel/link', entry: 'rss/channel/item' },
  feed: { head: 'feed', link: 'feed/link', entry: 'feed/entry' },
};

function read(text: string): RawFeed | null {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const entries: RawEntry[] = [];
  const pageLinks: Node[] = [];
  const path: string[] = [];
  /** The elements of an entry, or the feed's link, that are open. */
  const open: Node[] = [];
  let shape: (typeof shapes)[string] | undefined;
  let hasBegun = false;
  let isGarbled = false;

  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes, text: '', children: [] };
    const outer = open.at(-1);
    if (outer) {
      outer.children.push(node);
      open.push(node);
      return;
    }
    path.push(name);
    if (path.length === 1) shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    const place = path.length <= 3 ? path.join('/') : '';
    hasBegun ||= place === shape?.head;
    if (place === shape?.entry || place === shape?.link) open.push(node);
  });
  const onText = (piece: string) => {
    const node = open.at(-1);
    if (node) node.text += piece;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    const node = open.pop();
    if (open.length > 0) return;
    path.pop();
    if (!node) return;
    if (node.name === 'link') pageLinks.push(node);
    else {
      isGarbled ||= hasBareMarkup(node);
      entries.push(toEntry(node));
    }
  });
  parser.write(text).close();
  if (!hasBegun || isGarbled) return null;
  return { link: pageLink(pageLinks) || (pageLinks[0]?.attributes.href ?? ''), entries };
}

function toEntry({ children }: Node): RawEntry {
  const fields: Fields = new Map();
  for (const child of children) {
    const same = fields.get(child.name);
    if (same) same.push(child);
    else fields.set(child.name, [child]);
  }
  const links = fields.get('link') ?? [];
  const guid = fields.get('guid')?.[0];
  const identity = guid?.text || firstText(fields, ['id']);
  const isPermalink = guid !== undefined && guid.attributes.isPermaLink !== 'false';
  return {
    guid: identity,
    link: pageLink(links) || (isPermalink ? identity : ''),
    title: firstText(fields, titles),
    texts: textsOf(fields, prose),
    dates: textsOf(fields, dates),
    media: [...enclosures(links), ...media.flatMap((name) => fields.get(name)?.flatMap(mediaOf) ?? [])],
  };
}

/** RSS writes the address as text, Atom as an attribute of the link that is no other kind of link. */
function pageLink(links: Node[]): string {
  for (const { text, attributes } of links) {
    if (attributes.rel && attributes.rel !== 'alternate') continue;
    const address = text.trim() || attributes.href;
    if (address) return address;
  }
  return '';
}

function enclosures(links: Node[]): RawMedia[] {
  return links
    .filter(({ attributes }) => attributes.rel === 'enclosure')
    .map(({ attributes }) => ({ url: attributes.href ?? '', type: attributes.type ?? '', width: 0 }));
}

function mediaOf({ name, attributes, children }: Node): RawMedia[] {
  const type = name === 'media:thumbnail' ? 'thumbnail' : attributes.medium || attributes.type || '';
  const inner = children.filter((child) => child.name === 'media:content' || child.name === 'media:thumbnail');
  const own = attributes.url ? [{ url: attributes.url, type, width: Number(attributes.width) || 0 }] : [];
  return [...own, ...inner.flatMap(mediaOf)];
}

function hasBareMarkup({ children }: Node): boolean {
  return children.some(({ name, children: inner }) => inner.length > 0 && (name === 'title' || prose.includes(name)));
}

function firstText(fields: Fields, names: string[]): string {
  return textsOf(fields, names)[0] ?? '';
}

/** Those of the first name first, whichever stands first in the entry. */
function textsOf(fields: Fields, names: string[]): string[] {
  const texts: string[] = [];
  for (const name of names) {
    for (const { text } of fields.get(name) ?? []) if (text.trim() !== '') texts.push(text);
  }
  return texts;
}
