import { Readability } from '@mozilla/readability';
import { readMarkup } from '../parse/read-markup.ts';
import { toParagraphs } from './paragraphs.ts';

/** The article on a page. Texts are empty where nothing was found. */
interface Main {
  text: string;
  /** What holds the text, for its pictures. */
  element: Element | null;
  title: string;
  byline: string;
  siteName: string;
  language: string;
  publishedTime: string;
}

/**
 * Cuts the main text out of a document, which is not usable afterwards. `body` is the text as the
 * page gives it to machines; where readers are given next to nothing, it stands in.
 */
export function findMain(document: Document, body: string): Main {
  freeFormulas(document);
  const everything = toParagraphs(document.documentElement);
  const found = new Readability<Node>(document, { serializer: (node) => node }).parse();
  const element = isElement(found?.content) ? found.content : null;
  const text = element ? toParagraphs(element) : '';
  return {
    text: betterOf(text, body) || everything,
    element,
    title: found?.title ?? '',
    byline: found?.byline ?? '',
    siteName: found?.siteName ?? '',
    language: found?.lang ?? '',
    publishedTime: found?.publishedTime ?? '',
  };
}

/** Readability takes what MathJax puts around a formula for a menu. */
function freeFormulas(document: Document): void {
  for (const frame of document.querySelectorAll('mjx-container')) {
    const formula = frame.querySelector('math');
    if (formula) frame.replaceWith(formula);
  }
}

/** An article is longer. */
const shortText = 500;

function betterOf(text: string, body: string): string {
  if (text.length >= shortText || body.length < 2 * text.length) return text;
  const paragraphs = body.split(/\n+/).map((paragraph) => readMarkup(paragraph).text);
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

function isElement(node: Node | null | undefined): node is Element {
  return node?.nodeType === 1;
}
