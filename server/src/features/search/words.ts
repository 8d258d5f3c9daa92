/**
 * A text without differences that searches ignore: case, accents and vowel signs, marks of transliteration, and commas
 * in numbers.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæøłđıœþð]/g, (letter) => plain[letter] ?? letter)
    .replace(/(?<=\p{L})['’‘ʼʻʿʾ`](?=\p{L})/gu, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}

const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};

/** Longer tokens are not words. */
const maxWordLength = 40;

/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength));
}
