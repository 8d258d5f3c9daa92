import type { Answer } from './feeds.ts';

interface FictionalArticle {
  title?: string;
  /** HTML. */
  body?: string;
  /** HTML of the head, after the title. */
  head?: string;
  lang?: string;
}

/** Long enough to be taken for the main text of a page. */
export const paragraphs = [
  'The harbour master of Port Amberly said on Tuesday that the lighthouse had gone dark for an hour because a fuse had blown, and that nobody had noticed until the morning ferry asked about it by radio.',
  'A second fuse was found in the drawer of the ticket office, where it had been waiting since the renovation of the pier eleven years ago, still in its paper, with the receipt of the shop on Quill Street.',
  'The council will discuss on Friday whether two fuses are enough for one lighthouse. No ship was in sight at the time, the harbour master added, and the gulls did not mind at all.',
];

/** An answer with a page of an outlet that does not exist. */
export function articlePage(given: FictionalArticle = {}): Answer {
  const {
    title = 'Lighthouse at Port Amberly goes dark for an hour',
    body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    head = '',
    lang = 'en',
  } = given;
  const page = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body><nav><a href="/">Home</a> <a href="/weather">Weather</a></nav>
<main><article><h1>${title}</h1>${body}</article></main>
<footer>The Amberly Courier is fictional.</footer></body></html>`;
  return { body: page, type: 'text/html; charset=utf-8' };
}
