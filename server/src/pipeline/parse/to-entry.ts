import { isHttpUrl } from './addresses.ts';
import type { RawEntry, RawMedia } from './entry.ts';
import { innerBase, withBase } from './xml-base.ts';
import { attributeOf, childrenOf, markupOf, textOf, type XmlElement } from './xml-element.ts';

/** The elements of an entry by their names. */
export type Elements = Map<string, XmlElement[]>;

export const titles = ['title', 'dc:title', 'media:title', 'itunes:title'];

/** The last ones only stand in for a text: they may be a short form of it, or describe the film and not the news. */
export const prose = [
  'description',
  'summary',
  'content:encoded',
  'content',
  'atom:summary',
  'atom:content',
  'xhtml:body',
  'body',
  'fullitem',
  'dc:description',
  'dcterms:abstract',
  'itunes:summary',
  'itunes:subtitle',
  'media:description',
];

export const dates = [
  'pubDate',
  'dc:date',
  'published',
  'issued',
  'updated',
  'modified',
  'created',
  'dcterms:issued',
  'dcterms:created',
  'dcterms:modified',
  'atom:published',
  'atom:updated',
];

export const media = ['enclosure', 'media:content', 'media:thumbnail', 'media:group'];

/** Makes an entry of an RSS item or Atom entry, with what rss-parser leaves out: bases, all media, other texts and dates. */
export function toEntry(elements: Elements, attributes: unknown, feedBase: string, documentUrl: string): RawEntry {
  const all = (...names: string[]) => {
    const found: XmlElement[] = [];
    for (const name of names) for (const element of elements.get(name) ?? []) found.push(element);
    return found;
  };
  const about = attributeOf({ $: attributes }, 'rdf:about');
  const entryBase = innerBase(feedBase, attributeOf({ $: attributes }, 'xml:base'), documentUrl);
  const baseOf = (element: XmlElement) => innerBase(entryBase, attributeOf(element, 'xml:base'), documentUrl);
  const inGroups = (name: string) => all('media:group').flatMap((group) => childrenOf(group, name));

  const [guid] = all('guid');
  const identity = textOf(guid) || firstText(all('id')) || about;
  const permalink = guid !== undefined && attributeOf(guid, 'isPermaLink') !== 'false' ? identity : about;
  const links = all('link', 'atom:link');
  const page = links.find(isPageLink);
  return {
    guid: identity,
    link: page === undefined ? (isHttpUrl(permalink) ? permalink : '') : withBase(baseOf(page), addressOf(page)),
    title: firstText([...all(...titles), ...inGroups('media:title')]),
    texts: [...all(...prose), ...inGroups('media:description')].flatMap((element) => {
      const markup = markupOf(element);
      return markup.trim() === '' ? [] : { markup, base: baseOf(element) };
    }),
    dates: all(...dates).map(textOf),
    media: [
      ...links.filter(isEnclosure).map((link) => toMedia(link, attributeOf(link, 'href'), baseOf(link))),
      ...all('enclosure', 'media:content').flatMap((element) => mediaOf(element, '', baseOf(element))),
      ...all('media:thumbnail').flatMap((element) => mediaOf(element, 'thumbnail', baseOf(element))),
      ...all('media:group').flatMap((element) => mediaOf(element, '', baseOf(element))),
    ],
  };
}

function firstText(elements: XmlElement[]): string {
  for (const element of elements) {
    const markup = markupOf(element);
    if (markup.trim() !== '') return markup;
  }
  return '';
}

/** RSS writes the address as text, Atom as an attribute of the link that is no other kind of link. */
export function addressOf(link: XmlElement): string {
  return textOf(link).trim() || attributeOf(link, 'href');
}

function isPageLink(link: XmlElement): boolean {
  return /^(?:alternate)?$/.test(attributeOf(link, 'rel')) && addressOf(link) !== '';
}

function isEnclosure(link: XmlElement): boolean {
  return attributeOf(link, 'rel') === 'enclosure';
}

function toMedia(element: XmlElement, url: string, base: string): RawMedia {
  const type = attributeOf(element, 'medium') || attributeOf(element, 'type');
  return { url: withBase(base, url), type, width: Number(attributeOf(element, 'width')) || 0 };
}

/** A picture or film, and those in it. Where a whole vocabulary needs no prefix, its inner elements have none. */
function mediaOf(element: XmlElement, kind: string, base: string): RawMedia[] {
  const url = attributeOf(element, 'url');
  const own = url === '' ? [] : [{ ...toMedia(element, url, base), ...(kind === '' ? {} : { type: kind }) }];
  const inner = (names: string[]) => names.flatMap((name) => childrenOf(element, name));
  return [
    ...own,
    ...inner(['media:content', 'content']).flatMap((child) => mediaOf(child, '', base)),
    ...inner(['media:thumbnail', 'thumbnail']).flatMap((child) => mediaOf(child, 'thumbnail', base)),
  ];
}
