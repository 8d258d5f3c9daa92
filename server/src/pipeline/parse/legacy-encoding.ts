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
 * The encoding of a text that is no UTF-8 and has no label: by the language that its head declares, else windows-1252 if it
 * can be a text in Latin letters. Null where it cannot: no letter is better than a wrong one. Takes the bytes as characters.
 */
export function legacyEncoding(text: string): string | null {
  const declared = languageMark.exec(text.slice(0, headLength))?.slice(1).find(Boolean);
  const usual = byLanguage[declared?.toLowerCase() ?? ''];
  return usual ?? (isLatin(text) ? 'windows-1252' : null);
}

const headLength = 4_000;

const languageMark = /<(?:dc:)?language>\s*([a-z]{2})\b|\slang\s*=\s*["']([a-z]{2})\b|xml:lang\s*=\s*["']([a-z]{2})\b/i;

/** In Latin writing, letters beyond ASCII stand alone or in pairs, but for a word or a mark here and there. */
function isLatin(text: string): boolean {
  const runs = text.match(/\P{ASCII}+/gu) ?? [];
  const longerThan = (length: number) => runs.filter((run) => run.length > length).length;
  return longerThan(8) === 0 && (longerThan(2) < 2 || longerThan(2) <= runs.length / 3);
}
