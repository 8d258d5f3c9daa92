import { articleIn, type Linked } from './linked-data.ts';

/** What the head of a page says about it, in its own words: addresses as written, texts not cleaned. */
export interface PageFacts {
  title: string;
  description: string;
  byline: string;
  siteName: string;
  /** The whole text, where the page repeats it for machines. */
  body: string;
  /** The most trustworthy first. */
  languages: string[];
  dates: string[];
  images: string[];
  videos: string[];
}

/** Reads the facts from linked data, from `meta` elements, and from what stands on the page. */
export function readFacts(document: Document): PageFacts {
  const metas = readMetas(document);
  const meta = (...names: string[]) => names.flatMap((name) => metas.get(name) ?? []);
  const linked: Linked = articleIn(document);
  return {
    title: [linked.title, ...meta('og:title', 'twitter:title'), document.title].find(isSaid) ?? '',
    description:
      [...meta('og:description', 'description', 'twitter:description'), linked.description].find(isSaid) ?? '',
    byline: [linked.byline, ...meta('author', 'parsely-author')].find(isSaid) ?? '',
    siteName: [...meta('og:site_name'), linked.publisher].find(isSaid) ?? '',
    body: linked.body,
    languages: [...meta('content-language', 'language'), linked.language, ...meta('og:locale')],
    dates: [linked.publishedAt, ...meta(...dateNames), ...timesOf(document)],
    images: [
      ...meta('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
      ...linked.images,
    ],
    videos: [...meta('og:video:secure_url', 'og:video:url', 'og:video', 'twitter:player'), ...linked.videos],
  };
}

const dateNames = [
  'article:published_time',
  'og:published_time',
  'og:article:published_time',
  'datepublished',
  'parsely-pub-date',
  'sailthru.date',
  'dc.date.issued',
  'dcterms.issued',
  'dcterms.created',
  'dc.date',
  'dcterms.date',
  'publishdate',
  'publish-date',
  'publication_date',
  'pubdate',
  'date',
];

/** By name in lower case; one element may carry several names, and one name several values. */
function readMetas(document: Document): Map<string, string[]> {
  const metas = new Map<string, string[]>();
  for (const element of document.querySelectorAll('meta[content]')) {
    const content = element.getAttribute('content')?.trim() ?? '';
    if (content === '') continue;
    const names = ['property', 'name', 'itemprop', 'http-equiv'].flatMap(
      (attribute) => element.getAttribute(attribute)?.toLowerCase().split(/\s+/) ?? [],
    );
    for (const name of new Set(names)) {
      const known = metas.get(name);
      if (known) known.push(content);
      else metas.set(name, [content]);
    }
  }
  return metas;
}

/** The time that stands in the article comes before those around it. */
function timesOf(document: Document): string[] {
  const found = ['[itemprop~=datePublished]', 'article time[datetime]', 'main time[datetime]', 'time[datetime]'];
  return found.flatMap((selector) => {
    const element = document.querySelector(selector);
    return element?.getAttribute('datetime') ?? element?.getAttribute('content') ?? [];
  });
}

function isSaid(text: string): boolean {
  return text.trim() !== '';
}
