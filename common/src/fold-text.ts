/**
 * A text without differences that searches ignore: case, accents and vowel signs, marks of transliteration, commas in numbers,
 * forms of digits, and letters of Arabic, Persian and Hebrew that are written in several ways.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200C\u200D]+/gu, '')
    .toLowerCase()
    .replace(/[ßæøłđıœþðٱٲٳىیېکڪةہھەۃךםןףץ٠-٩۰-۹]/g, (letter) => plain.get(letter) ?? letter)
    .replace(/(?<=\p{L})['’‘ʼʻʿʾ`](?=\p{L})/gu, '')
    .replace(/(?<=\p{Script=Hebrew})["“”״׳](?=\p{Script=Hebrew})/gu, '')
    .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '');
}

/** Rows of what is written, and what it is folded to. Arabic letters of Persian and Urdu keyboards look the same on the page. */
const plain = new Map<string, string>([
  ...Object.entries({ ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i', œ: 'oe', þ: 'th', ð: 'd' }),
  ...letters('ٱٲٳ', 'ا'),
  ...letters('ىیې', 'ي'),
  ...letters('کڪ', 'ك'),
  ...letters('ةہھەۃ', 'ه'),
  ...Array.from('ךםןףץ', (final, at): [string, string] => [final, 'כמנפצ'.charAt(at)]),
  ...Array.from('٠١٢٣٤٥٦٧٨٩', (digit, at): [string, string] => [digit, String(at)]),
  ...Array.from('۰۱۲۳۴۵۶۷۸۹', (digit, at): [string, string] => [digit, String(at)]),
]);

function letters(forms: string, letter: string): [string, string][] {
  return Array.from(forms, (form) => [form, letter]);
}
