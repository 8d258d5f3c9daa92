/** The encoding that documents in a language had before UTF-8, as the HTML standard lists them for browsers. */
const byLanguage: Record<string, string> = {
  ar: 'windows-1256',
  bg: 'windows-1251',
  cs: 'windows-1250',
  el: 'windows-1253',
  fa: 'windows-1256',
  he: 'windows-1255',
  hu: 'windows-1250',
  iw: 'windows-1255',
  ja: 'shift_jis',
  ko: 'euc-kr',
  pl: 'windows-1250',
  ru: 'windows-1251',
  tr: 'windows-1254',
  uk: 'windows-1251',
  ur: 'windows-1256',
  zh: 'gb18030',
};

/**
 * The encoding of a text that is no UTF-8 and has no label, or only that of windows-1252 (`isWestern`): by the language that its
 * head declares, else windows-1252 if it can be a text in Latin letters, else by its writing. Null where that is not certain: no
 * letter is better than a wrong one. Takes the bytes as characters.
 */
export function legacyEncoding(text: string, isWestern = false): string | null {
  if (isWestern && isLatin(text)) return 'windows-1252';
  const declared = languageMark.exec(text.slice(0, headLength))?.slice(1).find(Boolean);
  const usual = byLanguage[declared?.toLowerCase() ?? ''];
  return usual ?? (isLatin(text) ? 'windows-1252' : encodingOfWriting(text)) ?? (isWestern ? 'windows-1252' : null);
}

const headLength = 4_000;

const languageMark = /<(?:dc:)?language>\s*([a-z]{2})\b|\slang\s*=\s*["']([a-z]{2})\b|xml:lang\s*=\s*["']([a-z]{2})\b/i;

/** In Latin writing, letters beyond ASCII stand alone or in pairs, but for a word or a mark here and there. */
function isLatin(text: string): boolean {
  const runs = text.match(/\P{ASCII}+/gu) ?? [];
  const longerThan = (length: number) => runs.filter((run) => run.length > length).length;
  return longerThan(8) === 0 && (longerThan(2) < 2 || longerThan(2) <= runs.length / 3);
}

/** Fewer letters fit several alphabets by chance. */
const minLetters = 20;
const minShare = 0.97;

/** The bytes of Hebrew and Arabic letters; those of Greek and Cyrillic texts lie beside them as well. */
const writings: [encoding: string, letters: RegExp][] = [
  ['windows-1255', /[\xE0-\xFA]/g],
  [
    'windows-1256',
    /[\x81\x8A\x8D-\x90\x98\x9A\x9F\xAA\xC0-\xD6\xD8-\xDF\xE1\xE3-\xE6\xEC\xED\xF0-\xF3\xF5\xF6\xF8\xFA\xFF]/g,
  ],
];

function encodingOfWriting(text: string): string | null {
  const letters = text.match(/[\x81\x8A\x8D-\x90\x98\x9A\x9F\xAA\xC0-\xFF]/g)?.length ?? 0;
  if (letters < minLetters) return null;
  const share = (of: RegExp) => (text.match(of)?.length ?? 0) / letters;
  return writings.find(([, of]) => share(of) >= minShare)?.[0] ?? null;
}
