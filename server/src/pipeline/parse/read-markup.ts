import { Parser } from 'htmlparser2';
import { toPlain } from './plain.ts';

/** What a piece of HTML holds; addresses as they are written, in the order in which they stand. */
interface Markup {
  text: string;
  images: string[];
  videos: string[];
  /** Of links and frames, which may lead to a video. */
  links: string[];
}

/** Characters that are looked at: an outlet's whole article is longer than anything kept of it. */
const longest = 60_000;

/**
 * Takes HTML apart. Entities are decoded once, tags leave a space where they end a line. Where the text is not
 * needed, it is left empty.
 */
export function readMarkup(markup: string, isTextWanted = true): Markup {
  if (!/[<&]/.test(markup)) return { ...empty(), text: isTextWanted ? toPlain(markup.slice(0, longest)) : '' };
  const read = takeApart(markup, ' ', ' ');
  return { ...read, text: isTextWanted ? toPlain(withoutTags(read.text)) : '' };
}

/** The parts of a text between its rules (`<hr>`), each with its line breaks. A text without tags has its own line breaks. */
export function readParts(markup: string): string[] {
  const isMarkup = /<[a-z!/]/i.test(markup);
  const { text } = takeApart(isMarkup ? markup.replace(/\s+/g, ' ') : markup, '\n', '\f');
  return withoutTags(text)
    .split('\f')
    .map((part) => part.split('\n').flatMap((line) => toPlain(line) || []))
    .map((lines) => lines.join('\n'));
}

const empty = (): Markup => ({ text: '', images: [], videos: [], links: [] });

/** `lineEnd` stands in the text where a tag ends a line, `rule` where there is a rule. */
function takeApart(markup: string, lineEnd: string, rule: string): Markup {
  const read = empty();
  let unread = 0;
  let pending = '';
  const endLine = (name: string) => {
    if (name === 'hr') pending = rule;
    else if (!isInline.has(name)) pending ||= lineEnd;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (isUnread.has(name)) unread += 1;
      endLine(name);
      collect(name, attributes, read);
    },
    ontext(text) {
      if (unread > 0) return;
      read.text += pending + text;
      pending = '';
    },
    onclosetag(name) {
      if (isUnread.has(name)) unread -= 1;
      endLine(name);
    },
  });
  parser.end(markup.slice(0, longest));
  return read;
}

/** Tags that were escaped twice come out as text; they are not meant to be read. */
function withoutTags(text: string): string {
  return text.includes('<') ? text.replace(/<(?:[/?]?[a-z]|!)[^<>]*>/gi, ' ') : text;
}

const isUnread = new Set(['script', 'style', 'template', 'iframe', 'svg']);

const isInline = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);

function collect(name: string, attributes: Record<string, string>, { images, videos, links }: Markup): void {
  const { src, href, type = '' } = attributes;
  if (name === 'img' && src && !isPixel(attributes)) images.push(src);
  if (name === 'video' && src) videos.push(src);
  if (name === 'source' && src && type.startsWith('video/')) videos.push(src);
  if (name === 'iframe' && src) links.push(src);
  if (name === 'a' && href) links.push(href);
}

/** Pictures of a dot count readers. */
function isPixel({ width, height }: Record<string, string>): boolean {
  return [width, height].some((size) => size !== undefined && Number.parseInt(size, 10) <= 2);
}
