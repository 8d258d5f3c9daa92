import { countrySpots, placeSpots, type Spot } from './tables.ts';
import { formsOf, isPersian, prefixesOf, type Word, wordsOf } from './words.ts';

/** A place that a text names, with its place in the text: UTF-16 units, `end` is the first after it. */
export interface FoundPlace {
  start: number;
  end: number;
  spot: Spot;
}

interface Name {
  words: readonly string[];
  /** Counts only where it is written as one ('US'). */
  isAbbreviation: boolean;
  spot: Spot;
}

interface Searched {
  text: string;
  words: readonly Word[];
  persian: boolean;
  anyCase: boolean;
}

/**
 * The places that a text names, in order, the longest name at each word. A name that two places share is found twice. In news a name in
 * Latin letters has a capital; `anyCase`: as users type it.
 */
export function findPlaces(text: string, anyCase = false): FoundPlace[] {
  const words = wordsOf(text);
  const how = { text, words, persian: isPersian(text), anyCase };
  const found: FoundPlace[] = [];
  for (let at = 0; at < words.length; ) {
    const names = namesAt(how, at);
    const [first] = names;
    const last = words[at + (first?.words.length ?? 1) - 1];
    for (const { spot } of names)
      if (spot.kind !== 'none') found.push({ start: words[at]?.start ?? 0, end: last?.end ?? 0, spot });
    at += first?.words.length ?? 1;
  }
  return found;
}

/** The longest names that begin at a word; of one length those that need fewer prefixes taken off. */
function namesAt(how: Searched, at: number): Name[] {
  const { words, persian } = how;
  const word = words[at];
  if (!word) return [];
  let best: Name[] = [];
  for (const form of formsOf(word.folded, prefixesOf(word.folded, persian))) {
    const known = byFirstWord.get(form) ?? [];
    // Two letters that are left of a word are no name of their own.
    const names = form.length < 3 && form !== word.folded ? known.filter((name) => name.words.length > 1) : known;
    const longest = names.find((name) => fits(name, how, at));
    if (!longest || longest.words.length <= (best[0]?.words.length ?? 0)) continue;
    best = names.filter((name) => name.words.length === longest.words.length && fits(name, how, at));
  }
  return best;
}

function fits(name: Name, { text, words, persian, anyCase }: Searched, at: number): boolean {
  let hasCapital = words[at]?.isCapital === true;
  for (let index = 1; index < name.words.length; index++) {
    const [before, word, wanted] = [words[at + index - 1], words[at + index], name.words[index] ?? ''];
    if (!before || !word || !joined.test(text.slice(before.end, word.start))) return false;
    const isSame = word.folded === wanted || formsOf(word.folded, prefixesOf(word.folded, persian)).includes(wanted);
    if (!isSame) return false;
    hasCapital ||= word.isCapital;
  }
  if (name.isAbbreviation && !anyCase) return words[at]?.isAbbreviation === true;
  return anyCase || hasCapital || !latin.test(name.words[0] ?? '');
}

/** What may stand between the words of one name. */
const joined = /^[\s\u200c\u05be_'’–-]{0,3}$/;
const latin = /^[a-z]/;

function toNames(name: string, spot: Spot): Name[] {
  const words = wordsOf(name);
  if (words.length === 0) throw new Error(`The name '${name}' of ${spot.location} has no word`);
  const isAbbreviation = words.length === 1 && name.length <= 6 && words.every((word) => word.isAbbreviation);
  return [{ words: words.map(({ folded }) => folded), isAbbreviation, spot }];
}

/** Longest first. */
const byFirstWord = new Map<string, Name[]>();
for (const { names, ...spot } of [...placeSpots, ...countrySpots])
  for (const name of names.flatMap((one) => toNames(one, spot))) {
    const [first = ''] = name.words;
    const known = byFirstWord.get(first) ?? [];
    if (!known.some((other) => other.spot.location === spot.location && other.words.join(' ') === name.words.join(' ')))
      known.push(name);
    byFirstWord.set(first, known);
  }
for (const names of byFirstWord.values()) names.sort((a, b) => b.words.length - a.words.length);
