/** The languages that the reader has learned, besides English. */
const readLanguages = ['ar', 'he', 'fa'] as const;
type ForeignLanguage = (typeof readLanguages)[number];

/** `other`: a script or a language that nothing here reads. */
export type Language = 'en' | ForeignLanguage | 'other';

/**
 * The language of a text by its script; between languages of one script a given tag (`fa`, `ar-EG`) decides, and without
 * one the letters that only Persian or only Arabic writes.
 */
export function languageOf(text: string, given = ''): Language {
  const tag = given.toLowerCase().split(/[-_]/)[0] ?? '';
  // Nearly all texts have Latin letters alone: they are not counted.
  if (!beyondLatin.test(text)) return languageInLatin(tag);
  const script = scriptOf(text);
  if (script === 'hebrew') return tag === 'yi' ? 'other' : 'he';
  if (script === 'arabic') {
    if (tag === 'ar' || tag === 'fa') return tag;
    if (otherArabicScript.has(tag) || countOf(text, notPersianNorArabic) > 1) return 'other';
    return countOf(text, persianLetters) > countOf(text, arabicLetters) ? 'fa' : 'ar';
  }
  return script === 'latin' ? languageInLatin(tag) : 'other';
}

/** A feed in one of the languages that are read may bring an item in English. */
function languageInLatin(tag: string): Language {
  return tag === '' || tag === 'en' || tag in scriptsOf ? 'en' : 'other';
}

function scriptOf(text: string): keyof typeof scripts | 'other' {
  let best: keyof typeof scripts | 'other' = 'other';
  let most = countOf(text, /\p{L}/gu) / 3;
  for (const name of ['latin', 'hebrew', 'arabic'] as const) {
    const count = countOf(text, scripts[name]);
    if (count > most || (count === most && count > 0)) {
      best = name;
      most = count;
    }
  }
  // A text without letters is left to the English rules, which find nothing in it.
  return most === 0 ? 'latin' : best;
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

/** Greek and all later letters, without punctuation, symbols and emoji. */
const beyondLatin = /[\u0370-\u1dff\u2c00-\ud7ff\uf900-\ufdff\ufe70-\ufefc]/;
const scripts = { latin: /\p{Script=Latin}/gu, arabic: /\p{Script=Arabic}/gu, hebrew: /\p{Script=Hebrew}/gu };
const scriptsOf: Record<string, true> = { ar: true, he: true, iw: true, fa: true };
const otherArabicScript = new Set(['ur', 'ps', 'ku', 'ckb', 'ug', 'sd', 'pnb']);
const persianLetters = /[پچژگیک]/g;
const arabicLetters = /[يكةىأإؤ]/g;
/** Letters of Urdu, Pashto, Kurdish and Uyghur. */
const notPersianNorArabic = /[ٹڈڑںےۓټډړښځڅېۍڕڵۆێڭۇۈۋ]/g;
