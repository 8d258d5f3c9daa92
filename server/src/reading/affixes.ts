import type { GlossedLanguage } from './language.ts';

/** A way to read one written word: with an article, a conjunction, a preposition or an ending taken off. */
interface Form {
  word: string;
  /** What the preposition that was taken off means in English; empty without one. */
  preposition: string;
}

/** All ways to read a word, the written one first. */
export function formsOf(word: string, language: GlossedLanguage): readonly Form[] {
  const cache = met[language];
  const known = cache.get(word);
  if (known) return known;
  const forms = readers[language](word);
  if (cache.size >= wordsKept) cache.clear();
  cache.set(word, forms);
  return forms;
}

const readers: Record<GlossedLanguage, (word: string) => Form[]> = {
  ar: (word) => withEndings(arabicStems(word), arabicEndings),
  he: (word) => withEndings(hebrewStems(word), hebrewEndings),
  fa: (word) => withEndings([{ word, preposition: '' }], persianEndings),
};

/** Conjunction, then preposition, then article: each may be missing. */
function arabicStems(word: string): Form[] {
  const forms: Form[] = [];
  for (const [, joined] of taken(word, arabicConjunctions)) {
    for (const [preposition, rest] of taken(joined, arabicPrepositions)) {
      forms.push({ word: rest, preposition });
      if (rest.startsWith('ال') && rest.length > 4) forms.push({ word: rest.slice(2), preposition });
    }
    // The article loses its first letter after the preposition.
    if (joined.startsWith('لل') && joined.length > 4)
      forms.push(
        { word: `ال${joined.slice(2)}`, preposition: 'to' },
        { word: joined.slice(2), preposition: 'to' },
        { word: joined.slice(1), preposition: 'to' },
      );
  }
  return forms;
}

const arabicConjunctions: Affix[] = [
  ['و', ''],
  ['ف', ''],
];
const arabicPrepositions: Affix[] = [
  ['ب', 'in'],
  ['ل', 'to'],
  ['ک', ''],
];

/** Up to three letters stand before a Hebrew word: and, that, in, to, from, as, the. */
function hebrewStems(word: string): Form[] {
  let forms = [{ word, preposition: '', last: '' }];
  const all = [...forms];
  for (let depth = 0; depth < 3; depth++) {
    forms = forms.flatMap((form) =>
      hebrewPrefixes.flatMap(([letter, preposition]) => {
        if (!form.word.startsWith(letter) || form.word.length <= 3) return [];
        // The article melts into these prepositions, so an ה after them belongs to the word.
        if (letter === 'ה' && 'בלכ'.includes(form.last || 'ה')) return [];
        return [{ word: form.word.slice(1), preposition: preposition || form.preposition, last: letter }];
      }),
    );
    all.push(...forms);
  }
  return all;
}

const hebrewPrefixes: Affix[] = [
  ['ו', ''],
  ['ש', ''],
  ['ב', 'in'],
  ['ל', 'to'],
  ['מ', 'from'],
  ['כ', ''],
  ['ה', ''],
];

type Affix = readonly [letters: string, preposition: string];

function taken(word: string, prefixes: readonly Affix[]): [preposition: string, rest: string][] {
  const rests: [string, string][] = [['', word]];
  for (const [letters, preposition] of prefixes)
    if (word.startsWith(letters) && word.length > 3) rests.push([preposition, word.slice(letters.length)]);
  return rests;
}

function withEndings(forms: Form[], endings: readonly string[]): Form[] {
  const shorter = forms.flatMap(({ word, preposition }) =>
    endings.flatMap((ending) =>
      word.endsWith(ending) && word.length - ending.length >= minStemLength
        ? [{ word: word.slice(0, -ending.length), preposition }]
        : [],
    ),
  );
  return [...forms, ...shorter];
}

const minStemLength = 3;
const arabicEndings = ['ه', 'ین', 'ون', 'ات', 'ان', 'ت', 'وا', 'ها', 'هم', 'نا', 'ا'];
const hebrewEndings = ['ים', 'ות', 'י', 'ת', 'ה'];
const persianEndings = ['های', 'ها', 'هایی', 'ان', 'ی', 'ای', 'اش', 'شان'];

const wordsKept = 20_000;
const met: Record<GlossedLanguage, Map<string, Form[]>> = { ar: new Map(), he: new Map(), fa: new Map() };
