import type { Item } from '../item.ts';
import { cutAtWord, toPlain } from '../parse/plain.ts';

const maxTitle = 200;

/**
 * A post has no headline: its first line or sentence stands in for one, and the rest is the summary. A line that only says who speaks
 * ('Army spokesman:') or has no letter is followed by the first sentence after it.
 */
export function splitPost(text: string): { title: string; summary: string } {
  const lines = text.split('\n').map(toPlain).filter(Boolean);
  const at = Math.max(
    0,
    lines.findIndex((line) => !heading.test(line)),
  );
  const headings = lines.slice(0, at).join(' ');
  const [first = '', ...rest] = lines.slice(at);
  const most = Math.max(maxTitle - headings.length, minAfterHeading);
  const sentence =
    first.length <= most ? first : (firstSentence.exec(first.slice(0, most + 1))?.[0] ?? cutAtWord(first, most));
  const isWhole = sentence === first;
  return { title: `${headings} ${sentence}`.trim(), summary: (isWhole ? rest : lines).join(' ') };
}

const heading = /^(?:.{1,80}:|[^\p{L}\p{N}]+)$/u;
const minAfterHeading = 80;
const firstSentence = /^.{20,199}?[.!?\u061F](?=\s)/u;

/** An item of a feed of posts. */
export function withTitle(item: Item): Item {
  return item.title === '' ? { ...item, ...splitPost(item.summary) } : item;
}
