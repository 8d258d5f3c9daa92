import { phrasesOf } from './phrases.ts';
import type { Words } from './text.ts';
import { addLexicon, openersIn } from './word.ts';

/** Phrases of one or more words, each with a value. */
export interface Lexicon<T> {
  /** By first word. */
  exact: Map<string, LexiconEntry<T>[]>;
  /** Stems, written `stem*`, by their first three letters. */
  stems: Map<string, LexiconEntry<T>[]>;
  /** Cached entries by first word. */
  cached: Map<string, LexiconEntry<T>[]>;
  /** Bit of this lexicon in the openers of a text. */
  bit: number;
}

interface LexiconEntry<T> {
  words: string[];
  /** The last word is a prefix. */
  isStem: boolean;
  value: T;
}

/** A phrase found at words `from` (inclusive) to `to` (exclusive). */
export interface Hit<T> {
  from: number;
  to: number;
  value: T;
}

/** Phrases are written in lower case and without hyphens; a last word may end in `*` for any ending. */
export function createLexicon<T>(rows: Iterable<readonly [phrase: string, value: T]>): Lexicon<T> {
  const lexicon: Lexicon<T> = { exact: new Map(), stems: new Map(), cached: new Map(), bit: 0 };
  for (const [written, value] of rows) {
    // Tables wrap long phrases.
    const phrase = written.trim().replace(/\s+/g, ' ');
    const isStem = phrase.endsWith('*');
    const words = (isStem ? phrase.slice(0, -1) : phrase).split(' ');
    const [first = ''] = words;
    const [map, key] = isStem && words.length === 1 ? [lexicon.stems, first.slice(0, 3)] : [lexicon.exact, first];
    map.set(key, [...(map.get(key) ?? []), { words, isStem, value }]);
  }
  lexicon.bit = addLexicon((word) => entriesFor(lexicon, word).length > 0);
  return lexicon;
}

/** A lexicon of tables: each value with its phrases, one a line. */
export function lexiconOfTables<T>(tables: Iterable<readonly [value: T, table: string]>): Lexicon<T> {
  return createLexicon(
    [...tables].flatMap(([value, table]) => phrasesOf(table).map((phrase) => [phrase, value] as const)),
  );
}

/** The phrases of a text in order. Of several that begin at one word only the longest counts, with all its values. */
export function findAll<T>(lexicon: Lexicon<T>, words: Words): Hit<T>[] {
  const hits: Hit<T>[] = [];
  let end = 0;
  for (const { at, lexicons } of openersIn(words)) {
    if (at < end || (lexicons & lexicon.bit) === 0) continue;
    let length = 0;
    for (const entry of entriesFor(lexicon, words[at] ?? '')) {
      const size = entry.words.length;
      if (size < length) break;
      if (!fits(entry, words, at)) continue;
      length = size;
      hits.push({ from: at, to: at + size, value: entry.value });
    }
    end = at + length;
  }
  return hits;
}

/** The values of hits, each once, in text order. */
export function valuesOf<T>(hits: readonly Hit<T>[]): T[] {
  return [...new Set(hits.map(({ value }) => value))];
}

/** The phrases that can begin with a word, longest first. */
function entriesFor<T>(lexicon: Lexicon<T>, word: string): LexiconEntry<T>[] {
  const known = lexicon.cached.get(word);
  if (known) return known;
  const exact = lexicon.exact.get(word);
  const stems = lexicon.stems.get(word.slice(0, 3));
  if (!exact && !stems) return none;
  const entries = [...(exact ?? []), ...(stems ?? []).filter(({ words }) => word.startsWith(words[0] ?? word))];
  entries.sort(byLength);
  if (entries.length > 0) lexicon.cached.set(word, entries);
  return entries;
}

const none: never[] = [];

function fits<T>({ words: phrase, isStem }: LexiconEntry<T>, words: Words, from: number): boolean {
  const last = phrase.length - 1;
  for (let index = 1; index <= last; index++) {
    const word = words[from + index];
    const part = phrase[index] ?? '';
    if (isStem && index === last ? !word?.startsWith(part) : word !== part) return false;
  }
  return true;
}

function byLength<T>(a: LexiconEntry<T>, b: LexiconEntry<T>): number {
  return b.words.length - a.words.length;
}
