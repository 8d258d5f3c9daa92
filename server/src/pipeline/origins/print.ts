import { bareTitle } from './credit.ts';

/** Enough to tell texts apart; outlets that cut a text keep its beginning. */
const longest = { title: 14, lead: 32 };

/**
 * The word triples of a title and a lead as hashes of four hexadecimal digits, with a full stop between the two. A
 * lead that repeats the title is no lead.
 */
export function printOf({ title, summary }: { title: string; summary: string }): string {
  const [head, lead] = [wordsOf(bareTitle(title)), wordsOf(withoutCredit(summary))];
  const isRepeated = lead.join(' ').startsWith(head.join(' ')) && lead.length < head.length + 6;
  return `${hashed(head, longest.title)}.${isRepeated ? '' : hashed(lead, longest.lead)}`;
}

/** Datelines and credits are what outlets change first. */
function withoutCredit(summary: string): string {
  return summary.replace(/^[^a-z]{0,60}?\([^)]{1,30}\)\s*[-–—:]*\s*|^[A-Z][A-Z .,'/]{2,40}\s*[-–—]+\s*/, '');
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

function hashed(words: readonly string[], most: number): string {
  const triples = words.slice(2, most + 2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
  return [...new Set(triples.map(hash))].join('');
}

/** FNV-1a, folded to 16 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return ((value ^ (value >>> 16)) & 0xffff).toString(16).padStart(4, '0');
}
