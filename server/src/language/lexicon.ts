import type { Words } from './text.ts';

/** Phrases of one or more words, each with a value. */
interface Lexicon<T> {
  /** By first word, the longest first. */
  exact: ReadonlyMap<string, readonly LexiconEntry<T>[]>;
  /** Single words with any ending, written `stem*`, by their first three letters. */
  stems: ReadonlyMap<string, readonly LexiconEntry<T>[]>;
}

interface LexiconEntry<T> {
  words: readonly string[];
  value: T;
}

/** A phrase found at words `from` (inclusive) to `to` (exclusive). */
export interface Hit<T> {
  from: number;
  to: number;
  value: T;
}

/** Phrases are written in lower case and without hyphens; a single word may end in `*` for any ending. */
export function createLexicon<T>(rows: Iterable<readonly [phrase: string, value: T]>): Lexicon<T> {
  const [exact, stems] = [new Map<string, LexiconEntry<T>[]>(), new Map<string, LexiconEntry<T>[]>()];
  for (const [phrase, value] of rows) {
    const isStem = phrase.endsWith('*');
    const words = (isStem ? phrase.slice(0, -1) : phrase).split(' ');
    const [first = ''] = words;
    const [map, key] = isStem ? [stems, first.slice(0, 3)] : [exact, first];
    map.set(key, [...(map.get(key) ?? []), { words, value }]);
  }
  for (const entries of exact.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return { exact, stems };
}

/** The phrases of a text in order. Of several that begin at one word only the longest counts, with all its values. */
export function findAll<T>(lexicon: Lexicon<T>, words: Words): Hit<T>[] {
  const hits: Hit<T>[] = [];
  for (let at = 0; at < words.length; ) {
    const entries = entriesAt(lexicon, words, at);
    const length = entries[0]?.words.length ?? 1;
    for (const { value } of entries) hits.push({ from: at, to: at + length, value });
    at += length;
  }
  return hits;
}

/** The longest entries that begin at a word; all of one length. */
function entriesAt<T>({ exact, stems }: Lexicon<T>, words: Words, at: number): LexiconEntry<T>[] {
  const word = words[at] ?? '';
  const fitting = (exact.get(word) ?? []).filter((entry) =>
    entry.words.every((part, index) => words[at + index] === part),
  );
  const length = fitting[0]?.words.length ?? 1;
  const longest = fitting.filter((entry) => entry.words.length === length);
  if (length > 1) return longest;
  return [
    ...longest,
    ...(stems.get(word.slice(0, 3)) ?? []).filter((entry) => word.startsWith(entry.words[0] ?? word)),
  ];
}
