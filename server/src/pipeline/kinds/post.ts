import type { Item } from '../item.ts';
import { cutAtWord, toPlain } from '../parse/plain.ts';

const maxTitle = 200;

/** A post has no headline: its first line or sentence stands in for one, and the rest is the summary. */
export function splitPost(text: string): { title: string; summary: string } {
  const [first = '', ...rest] = text.split('\n').map(toPlain).filter(Boolean);
  const sentence = first.length <= maxTitle ? first : (firstSentence.exec(first)?.[0] ?? cutAtWord(first, maxTitle));
  const isWhole = sentence === first;
  return { title: sentence.trim(), summary: (isWhole ? rest : [first, ...rest]).join(' ') };
}

const firstSentence = /^.{20,199}?[.!?\u061F](?=\s)/u;

/** An item of a feed of posts. */
export function withTitle(item: Item): Item {
  return item.title === '' ? { ...item, ...splitPost(item.summary) } : item;
}
