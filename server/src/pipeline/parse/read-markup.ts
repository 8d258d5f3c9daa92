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
  const read: Markup = { text: '', images: [], videos: [], links: [] };
  if (!/[<&]/.test(markup)) return isTextWanted ? { ...read, text: toPlain(markup.slice(0, longest)) } : read;
  let unread = 0;
  let isApart = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (isUnread.has(name)) unread += 1;
      isApart ||= !isInline.has(name);
      collect(name, attributes, read);
    },
    ontext(text) {
      if (unread > 0) return;
      read.text += isApart ? ` ${text}` : text;
      isApart = false;
    },
    onclosetag(name) {
      if (isUnread.has(name)) unread -= 1;
      isApart ||= !isInline.has(name);
    },
  });
  parser.end(markup.slice(0, longest));
  read.text = isTextWanted ? toPlain(withoutTags(read.text)) : '';
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
