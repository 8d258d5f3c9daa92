import type { NewsText } from './statement.ts';

/** Code points of a summary that are read. */
export const summaryLength = 260;

/**
 * The text that the model reads: the title, then the beginning of the summary. `training/text.py` does the same.
 * `summaryFrom`: where the summary begins in the text; the length of the text if none is read.
 */
export function writtenText({ title, summary }: NewsText): { text: string; summaryFrom: number } {
  const head = normalise(title);
  const tail = Array.from(normalise(summary)).slice(0, summaryLength).join('').trim();
  if (tail === '' || tail === head) return { text: head, summaryFrom: head.length };
  if (head === '') return { text: tail, summaryFrom: 0 };
  return { text: `${head}${between}${tail}`, summaryFrom: head.length + between.length };
}

const between = ' — ';

/** Whether a text has too few letters to name anything. On such texts the model guesses. */
export function isWordless(text: string): boolean {
  return (text.match(/\p{L}/gu) ?? []).length < minLetters;
}

const minLetters = 3;

/** Compatibility forms (NFKC), no control characters, single spaces: what the tokenizer of the base does, measured on each code point. */
export function normalise(text: string): string {
  return text.normalize('NFKC').replace(controls, '').replace(invisible, ' ').replace(/\s+/g, ' ').trim();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u008f\u009f]/g;
const invisible = /[\u0085\u1680\u200b-\u200f\u2028\u2029\u2581\ufeff\ufffd]/g;
