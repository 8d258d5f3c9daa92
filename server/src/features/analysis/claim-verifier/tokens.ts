import { countrySpots } from '../../../gazetteer/tables.ts';
import { createLexicon, findAll } from '../../../language/lexicon.ts';
import { stem } from '../../../language/stem.ts';
import { irregular, months, stopWords, weekdays } from './data/vocabulary.ts';
import { readNumber } from './read-number.ts';

export interface Token {
  /** What is compared: a lemma, a country as `@iran`, the value of a number. */
  key: string;
  /** Lower case, without accents and possessive. */
  word: string;
  kind: 'name' | 'number' | 'word' | 'stop' | 'mark';
  /** `%`, `$`, `th` for the fourth; for numbers alone. */
  unit?: string;
}

/** Cuts a text into tokens. Names are what has a capital, and the first word unless it claims nothing. */
export function tokensOf(text: string): Token[] {
  const raw = text.replace(/[’‘`]/g, "'").match(shapes) ?? [];
  const words = raw.map(fold);
  const countryAt = new Map(findAll(countryNames, words).map(({ from, to, value }) => [from, { to, value }]));
  const tokens: Token[] = [];
  for (let at = 0; at < raw.length; ) {
    const country = countryAt.get(at);
    if (country) tokens.push({ key: country.value, word: words[at] ?? '', kind: 'name' });
    const number = country ? null : readNumber(words, at);
    if (number) tokens.push({ ...number.token, kind: 'number' });
    if (!country && !number) tokens.push(plainToken(raw[at] ?? '', words[at] ?? ''));
    at = country?.to ?? number?.to ?? at + 1;
  }
  return tokens;
}

/** One form for all forms of a word; crude, but alike on both sides of a comparison. */
function lemma(word: string): string {
  const base = irregular.get(word) ?? word;
  return stem(base)
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/(?<=...)e$/, '');
}

/** Words, numbers with their signs, times of day and marks. */
const shapes =
  /\bU\.S\.(?:A\.)?|\d{1,2}:\d{2}(?!\d)|[$€£]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:%|(?:st|nd|rd|th)\b)?(?:\p{L}[\p{L}\d]*)?|\p{L}[\p{L}\d]*(?:'\p{L}+)?|[.,:;?!()/"]/gu;

function fold(raw: string): string {
  if (/^(?:US|USA|U\.S\.(?:A\.)?|US's)$/.test(raw)) return 'usa';
  return raw
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/'s$|'$/, '')
    .replace(/n't$/, "n't");
}

function plainToken(raw: string, word: string): Token {
  if (!/[\p{L}\d]/u.test(word)) return { key: word, word, kind: 'mark' };
  if (word.endsWith("n't")) return { key: 'not', word: 'nt', kind: 'stop' };
  const isCapital = /^\p{Lu}/u.test(raw);
  // The month is told from the verb by its capital.
  if (isCapital && calendar.has(word)) return { key: word, word: `#${word}`, kind: 'word' };
  if (stopWords.has(word)) return { key: word, word, kind: 'stop' };
  return { key: lemma(word), word, kind: isCapital || /\d/.test(word) ? 'name' : 'word' };
}

const calendar: ReadonlySet<string> = new Set([...months, ...weekdays]);

const latin = /^\p{Script=Latin}/u;

/** Names of countries and peoples; not their rulers, who may not stand for each other. */
const countryNames = createLexicon<string>(
  countrySpots.flatMap(({ location, names }) =>
    names.filter((name) => latin.test(name)).map((name) => [fold(name), `@${fold(location)}`] as const),
  ),
);
