import { usualPrefix } from './vocabularies.ts';

/** What stands above the entries and rss-parser does not pass on. */
interface Head {
  /** The `xml:base` of the root and of the channel, where they have one. */
  bases: string[];
  /** Of Atom: the first link to a page. */
  pageLink: string;
}

/**
 * Functions for xml2js that name the elements of one document as rss-parser expects them, whichever prefixes the document
 * uses, and note what stands above the entries. For each element xml2js calls them with its attributes first, then its name.
 */
export function createHooks() {
  const declared = new Map<string, string>();
  const head: Head = { bases: [], pageLink: '' };
  /** The attributes of the element whose name comes next. */
  let attributes: Record<string, string> = {};
  /** The vocabulary whose elements have no prefix, beside those that the document writes without one. */
  let ownPrefix: string | null = null;
  let isInEntries = false;

  const onAttribute = (value: string, name: string): string => {
    attributes[name] = value;
    const prefix = name.startsWith('xmlns:') ? usualPrefix(value) : null;
    if (prefix) declared.set(name.slice('xmlns:'.length), prefix);
    return value;
  };

  const onName = (name: string): string => {
    const own = attributes;
    attributes = {};
    const [prefix, local] = split(name);
    if (ownPrefix === null) {
      noteBase(own);
      const [root, vocabulary] = roots.get(local) ?? [name, prefix];
      ownPrefix = vocabulary;
      if (prefix !== '' && !declared.has(prefix)) declared.set(prefix, vocabulary);
      return root;
    }
    // A vocabulary without a prefix is known only where it is declared on the element itself.
    const known = prefix === '' ? own.xmlns && usualPrefix(own.xmlns) : (declared.get(prefix) ?? prefix);
    const usual = known && known !== ownPrefix ? `${known}:${local}` : local;
    if (!isInEntries && usual === 'channel') noteBase(own);
    if (!isInEntries && usual === 'link' && /^(?:alternate)?$/.test(own.rel ?? '')) head.pageLink ||= own.href ?? '';
    isInEntries ||= usual === 'item' || usual === 'entry';
    return isInEntries && spoilt.has(usual) ? rawName(usual) : usual;
  };

  const onAttributeName = (name: string): string => {
    const [prefix, local] = split(name);
    return prefix === '' ? name : `${declared.get(prefix) ?? prefix}:${local}`;
  };

  const noteBase = ({ 'xml:base': base }: Record<string, string>) => {
    if (base) head.bases.push(base);
  };

  return {
    head,
    options: {
      attrValueProcessors: [onAttribute],
      attrNameProcessors: [onAttributeName],
      tagNameProcessors: [onName],
    },
  };
}

/** The name under which an element of an entry comes out of the parser. */
export function rawName(name: string): string {
  return spoilt.has(name) ? `raw:${name}` : name;
}

/** By the root's local name: the name that rss-parser looks for, and the vocabulary of the elements below. */
const roots = new Map<string, [string, string]>([
  ['rss', ['rss', 'rss']],
  ['feed', ['feed', 'atom']],
  ['RDF', ['rdf:RDF', 'rss']],
]);

/**
 * Elements of an entry that rss-parser must not interpret: a link without attributes or a date that is none throws away the
 * whole feed, and taking tags out of a text by its patterns needs a time that grows with the square of the text.
 */
const spoilt = new Set([
  'link',
  'pubDate',
  'dc:date',
  'published',
  'updated',
  'description',
  'summary',
  'content',
  'content:encoded',
]);

function split(name: string): [string, string] {
  const colon = name.indexOf(':');
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}
