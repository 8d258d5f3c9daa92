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

/**
 * Words of a text in lower case and in order, with clause marks as words of their own. The openers are kept with them, for two dozen
 * lexicons search the same text; a map by text that forgets unused ones (`WeakMap`) takes 5 % of the time of a new item.
 */
export type Words = readonly string[] & { openers?: readonly Opener[] };

/** The words of a text by its tokens. */
export function readWords(tokens: readonly string[]): Words {
  const words: string[] & Words = [];
  const openers: Opener[] = [];
  for (const token of tokens) {
    const { text, lexicons } = wordOf(token);
    if (lexicons !== 0) openers.push({ at: words.length, lexicons });
    words.push(text);
  }
  words.openers = openers;
  return words;
}

/** The words of a text that begin phrases, in order. */
export function openersIn(words: Words): readonly Opener[] {
  words.openers ??= words.flatMap((word, at) => {
    const { lexicons } = wordOf(word);
    return lexicons === 0 ? [] : [{ at, lexicons }];
  });
  return words.openers;
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

/** A language has few words, used often. */
const known = new Map<string, Word>();
const maxKnown = 50_000;
