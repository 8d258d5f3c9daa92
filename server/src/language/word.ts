/** A word that can begin a phrase of a lexicon. */
interface Opener {
  at: number;
  /** The lexicons that have such a phrase, a bit each. */
  lexicons: number;
}

/** What is known of a token of a text. */
interface Word {
  /** In lower case, without a possessive ending. */
  text: string;
  lexicons: number;
}

/** The words of a text by its tokens. Openers are found on the way: two dozen lexicons search the same text. */
export function readWords(tokens: readonly string[]): string[] {
  const words: string[] = [];
  const openers: Opener[] = [];
  for (const token of tokens) {
    const { text, lexicons } = wordOf(token);
    if (lexicons !== 0) openers.push({ at: words.length, lexicons });
    words.push(text);
  }
  openersOfTexts.set(words, openers);
  return words;
}

/** The words of a text that begin phrases, in order. */
export function openersIn(words: readonly string[]): readonly Opener[] {
  const known = openersOfTexts.get(words);
  if (known) return known;
  const openers = words.flatMap((word, at) => {
    const { lexicons } = wordOf(word);
    return lexicons === 0 ? [] : [{ at, lexicons }];
  });
  openersOfTexts.set(words, openers);
  return openers;
}

/** Adds a lexicon by the test whether a word begins one of its phrases; gives its bit. At most 31 lexicons. */
export function addLexicon(isOpener: (word: string) => boolean): number {
  known.clear();
  return 1 << (tests.push(isOpener) - 1);
}

function wordOf(token: string): Word {
  const word = known.get(token);
  if (word !== undefined) return word;
  const text = isUnitedStates.test(token) ? 'usa' : token.toLowerCase().replace(/'s$|'$/, '');
  const read = { text, lexicons: tests.reduce((bits, test, at) => (test(text) ? bits | (1 << at) : bits), 0) };
  if (known.size >= maxKnown) known.clear();
  known.set(token, read);
  return read;
}

const isUnitedStates = /^(?:US|USA|U\.S\.(?:A\.)?|US's)$/;
const tests: ((word: string) => boolean)[] = [];
const openersOfTexts = new WeakMap<readonly string[], readonly Opener[]>();

/** A language has few words, used often. */
const known = new Map<string, Word>();
const maxKnown = 50_000;
