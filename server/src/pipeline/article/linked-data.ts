/** What the linked data (JSON-LD, schema.org) of a page say about its article; empty where they say nothing. */
export interface Linked {
  title: string;
  description: string;
  byline: string;
  publisher: string;
  body: string;
  language: string;
  publishedAt: string;
  images: string[];
  videos: string[];
}

/** Reads the first article among the linked data of a page. They may have any shape: pages are not checked. */
export function articleIn(document: Document): Linked {
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .slice(0, maxScripts)
    .flatMap(({ textContent }) => thingsIn(parse(textContent ?? '')));
  const article = things.find((thing) => textsOf(thing['@type']).some((type) => articles.test(type))) ?? {};
  return {
    title: textOf(article.headline),
    description: textOf(article.description),
    byline: namesOf(article.author).join(', '),
    publisher: namesOf(article.publisher)[0] ?? '',
    body: textOf(article.articleBody),
    language: textOf(article.inLanguage),
    publishedAt: textOf(article.datePublished),
    images: addressesOf(article.image, ['url', 'contentUrl']),
    videos: addressesOf(article.video, ['contentUrl', 'embedUrl']),
  };
}

type LinkedDataNode = Record<string, unknown>;

const maxScripts = 20;
const articles = /(?:Article|Posting|Report|Review|Analysis)$/;

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, ''));
  } catch {
    return null;
  }
}

/** The things of a document: alone, in a list, in a graph, or as what a page is about. */
function thingsIn(value: unknown): LinkedDataNode[] {
  return listOf(value).flatMap((thing) => [
    thing,
    ...listOf(thing['@graph']),
    ...listOf(thing.mainEntity),
    ...listOf(thing.mainEntityOfPage),
  ]);
}

function listOf(value: unknown): LinkedDataNode[] {
  return (Array.isArray(value) ? value : [value]).filter(isThing);
}

function isThing(value: unknown): value is LinkedDataNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

function textOf(value: unknown): string {
  return textsOf(value)[0]?.trim() ?? '';
}

/** People and houses are given by name, or as things that have one. */
function namesOf(value: unknown): string[] {
  return [...textsOf(value), ...listOf(value).map(({ name }) => textOf(name))].filter((name) => name !== '');
}

function addressesOf(value: unknown, keys: string[]): string[] {
  return [...textsOf(value), ...listOf(value).flatMap((thing) => keys.flatMap((key) => textsOf(thing[key])))];
}
