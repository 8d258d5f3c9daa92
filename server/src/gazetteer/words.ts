/** One word of a text, with its place in it in UTF-16 units. */
export interface Word {
  start: number;
  end: number;
  /** The one spelling under which names are compared. */
  folded: string;
  isCapital: boolean;
  /** In upper case, or with the sign that Hebrew puts before the last letter. */
  isAbbreviation: boolean;
}

/** The words of a text in any of the scripts. What joins parts of a name, such as a hyphen, parts words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(word)) {
    const [written] = match;
    const folded = fold(written);
    const first = written.slice(0, 1);
    const isCapital = first !== first.toLowerCase();
    const isAbbreviation = (isCapital && written === written.toUpperCase()) || gershayim.test(written);
    if (folded)
      words.push({ start: match.index, end: match.index + written.length, folded, isCapital, isAbbreviation });
  }
  return words;
}

const word =
  /(?:\p{Lu}\.){2,}|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’׳`]|(?<=[\u05d0-\u05ea])["״”“](?=[\u05d0-\u05ea]))[\p{L}\p{M}]+)*/gu;

const gershayim = /["״”“]/;

/**
 * Lower case without accents, apostrophes and possessive endings; Arabic letters without points, hamzas and tatweel, and those that
 * are written one way in Arabic and another in Persian as one.
 */
function fold(written: string): string {
  const lower = written.toLowerCase().replace(possessive, '').replace(joining, '');
  if (ascii.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(arabic, (letter) => letters[letter] ?? letter);
}

const ascii = /^[a-z\d]*$/;
const possessive = /['’]s$/;
const joining = /['’׳`"״”“.]/g;
const marks = /[\p{M}\u0640\u0621]/gu;
const arabic = /[\u064a\u0649\u0643\u0629\u0671\u06c1\u06d5]/g;
const letters: Record<string, string> = {
  '\u064a': '\u06cc',
  '\u0649': '\u06cc',
  '\u0643': '\u06a9',
  '\u0629': '\u0647',
  '\u0671': '\u0627',
  '\u06c1': '\u0647',
  '\u06d5': '\u0647',
};

/** How words of a text take prefixes. Persian and the languages in Latin letters take none. */
export type Prefixes = 'none' | 'arabic' | 'hebrew';

/** Of a word: by its script; Arabic script is Persian where the text has letters that Arabic does not. */
export function prefixesOf(folded: string, isPersian: boolean): Prefixes {
  const code = folded.charCodeAt(0);
  if (code >= 0x5d0 && code <= 0x5ea) return 'hebrew';
  return code >= 0x600 && code <= 0x6ff && !isPersian ? 'arabic' : 'none';
}

export function isPersian(text: string): boolean {
  return /[\u067e\u0686\u0698\u06af\u06cc]/.test(text);
}

/** All ways to read a folded word: as written first, then without what was joined to its front. */
export function formsOf(folded: string, prefixes: Prefixes): string[] {
  if (prefixes === 'none') return [folded];
  return prefixes === 'arabic' ? arabicForms(folded) : hebrewForms(folded);
}

/** Conjunction, preposition, article: each may be missing. */
function arabicForms(folded: string): string[] {
  const forms: string[] = [];
  for (const joined of without(folded, conjunctions))
    for (const bare of without(joined, prepositions)) {
      forms.push(bare);
      if (bare.startsWith('ال') && bare.length > 4) forms.push(bare.slice(2));
      // The article loses its first letter after this preposition.
      if (bare.startsWith('لل') && bare.length > 4) forms.push(bare.slice(2), `ال${bare.slice(2)}`);
    }
  return forms;
}

const conjunctions = ['و', 'ف'];
const prepositions = ['ب', 'ل', 'ک'];

/** Up to three letters: and, that, in, to, from, as, the. The article is not written after some of them. */
function hebrewForms(folded: string): string[] {
  const forms = [folded];
  let last = '';
  for (let at = 0; at < 3; at++) {
    const letter = folded[at] ?? '';
    if (!'ושבלמכה'.includes(letter) || folded.length - at <= 2) break;
    if (letter === 'ה' && last !== '' && 'בלכ'.includes(last)) break;
    forms.push(folded.slice(at + 1));
    last = letter;
  }
  return forms;
}

function without(folded: string, letters: readonly string[]): string[] {
  const letter = letters.find((one) => folded.startsWith(one));
  return letter && folded.length > 3 ? [folded, folded.slice(1)] : [folded];
}
