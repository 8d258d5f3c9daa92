import Parser from 'rss-parser';
import { createHooks, rawName } from './document-hooks.ts';
import type { RawFeed } from './entry.ts';
import { addressOf, dates, type Elements, media, prose, titles, toEntry } from './to-entry.ts';
import { innerBase, withBase } from './xml-base.ts';
import { holdsElements } from './xml-element.ts';

/**
 * Reads RSS 0.9 to 2.0 and Atom by rss-parser. Null for a document that is not well-formed or is none of these.
 * `documentUrl` is where the feed was fetched from; may be empty.
 */
export async function readXml(text: string, documentUrl: string): Promise<RawFeed | null> {
  const document = text.trimStart();
  try {
    return (await read(document, documentUrl, false)) ?? (await read(document, documentUrl, true));
  } catch {
    return null;
  }
}

/** Null where a text holds elements and their order was not asked for, which costs three times the memory. */
async function read(text: string, documentUrl: string, inOrder: boolean): Promise<RawFeed | null> {
  const { head, options } = createHooks();
  const parser = new Parser<XmlFields, XmlFields>({
    // Versions that rss-parser does not know are read as RSS 2.0.
    defaultRSS: 2,
    // A feed's own link may stand behind its entries.
    customFields: { feed: [rawName('link')], item: customFields },
    xml2js: { ...options, ...(inOrder ? ordered : {}) },
  });
  const { items, ...feed } = await parser.parseString(text);
  const base = head.bases.reduce((outer, inner) => innerBase(outer, inner, documentUrl), '');
  const entries = [];
  for (const item of items) {
    const elements = elementsOf(item);
    if (!inOrder && texts.some((name) => elements.get(name)?.some(holdsElements))) return null;
    entries.push(toEntry(elements, item[attributes], base, documentUrl));
  }
  const link = head.pageLink || addressOf(feed.link) || addressOf(feed[rawName('link')]);
  return { link: withBase(base, link), entries };
}

type XmlFields = Record<string, unknown>;

const ordered = { explicitChildren: true, preserveChildrenOrder: true, charsAsChildren: true, includeWhiteChars: true };
const texts = [...titles, ...prose];

/** Each name with the field under which all of its elements are kept; rss-parser keeps its own reading under other names. */
const fields = ['guid', 'id', 'link', 'atom:link', ...texts, ...dates, ...media].map((name) => ({
  name,
  raw: rawName(name),
  field: `all ${name}`,
}));
const attributes = 'attributes';
const customFields = [
  ['$', attributes, { keepArray: true }],
  ...fields.map(({ raw, field }) => [raw, field, { keepArray: true }]),
];

function elementsOf(item: XmlFields): Elements {
  const elements: Elements = new Map();
  for (const { name, field } of fields) {
    const all = item[field];
    if (Array.isArray(all)) elements.set(name, all);
  }
  return elements;
}
