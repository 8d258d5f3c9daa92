import { cutAtWord, toPlain } from '../parse/plain.ts';
import { readMarkup } from '../parse/read-markup.ts';

/** One line without markup, at most `limit` characters. */
export function oneLine(text: string, limit: number): string {
  return cutAtWord(readMarkup(text).text, limit);
}

/** What the page says of itself, else how its text begins: whole sentences, about as much as fits on a card. */
export function toSummary(description: string, text: string): string {
  const own = readMarkup(description).text;
  return cutAtSentence(own || toPlain(text.slice(0, 4 * summaryLength)), summaryLength);
}

/** The first that names a language, as BCP 47 writes it, or nothing. */
export function toLanguage(names: string[]): string {
  for (const name of names) {
    const first = name
      .replace(/[,;].*$/s, '')
      .trim()
      .replaceAll('_', '-');
    if (/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(first)) return canonical(first);
  }
  return '';
}

const summaryLength = 500;

function cutAtSentence(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const ends = [...text.slice(0, limit).matchAll(/[.!?…。؟۔]["'”’»)\]]*(?=\s)/gu)];
  const last = ends.at(-1);
  const end = last ? last.index + last[0].length : 0;
  return end > limit / 3 ? text.slice(0, end) : cutAtWord(text, limit);
}

function canonical(name: string): string {
  try {
    return Intl.getCanonicalLocales(name)[0] ?? '';
  } catch {
    return '';
  }
}
