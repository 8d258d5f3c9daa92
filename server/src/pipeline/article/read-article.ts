import type { Article } from '@vigil/common/articles';
import { JSDOM, VirtualConsole } from 'jsdom';
import { Fault } from '../../kit/fault.ts';
import { decodeText } from '../parse/decode.ts';
import { parseDate } from '../parse/parse-date.ts';
import { readFacts } from './facts.ts';
import { findMain } from './main-text.ts';
import { findImages, findVideos } from './media.ts';
import { withCharset } from './page-charset.ts';
import { oneLine, toLanguage, toSummary } from './wording.ts';

/** What a page says, before it is judged. */
export type ReadArticle = Omit<
  Article,
  'url' | 'eventType' | 'urgencyLevel' | 'location' | 'place' | 'judgedBy' | 'relevant'
>;

interface PageToRead {
  bytes: Uint8Array;
  contentType: string | null;
  /** Of the page, after redirects. */
  url: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Reads a page: no script of it runs, nothing that it names is loaded. Throws a `Fault` when it holds no article. */
export function readArticle({ bytes, contentType, url, now }: PageToRead): ReadArticle {
  const html = decodeText(bytes, withCharset(contentType, bytes)).replace(plainStyles, '');
  if (html.includes('\0')) throw new Fault('badInput', 'The address leads to no web page.');
  const { document } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() }).window;
  const facts = readFacts(document);
  const videoUrls = findVideos(document, facts);
  // From here on the document is not what it was: the main text is cut out of it.
  const main = findMain(document, facts.body);
  const title = oneLine(main.title || facts.title, 500);
  if (title === '' && main.text === '') throw new Fault('badInput', 'No article was found on this page.');
  return {
    title: title || oneLine(main.text.slice(0, 500), 120),
    summary: toSummary(facts.description, main.text),
    text: main.text,
    siteName: oneLine(main.siteName || facts.siteName, 200),
    byline: oneLine(main.byline || facts.byline, 200),
    language: toLanguage([main.language, ...facts.languages]),
    publishedAt: firstDate([main.publishedTime, ...facts.dates], now),
    imageUrls: findImages(main.element, facts.images, url),
    videoUrls,
  };
}

const dayMs = 86_400_000;

/** Nothing here looks at them, and reading them takes longer than all the rest. One that holds a `<` may be no style sheet. */
const plainStyles = /<style\b[^<>]*>[^<]*<\/style\s*>/gi;

/** The first that is a date and not of the future. */
function firstDate(texts: string[], now: number): string | null {
  for (const text of texts) {
    const date = parseDate(text);
    if (date && date.getTime() <= now + dayMs) return date.toISOString();
  }
  return null;
}
