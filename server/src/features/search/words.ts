/**
 * A text without what readers may leave out: capitals, accents and vowel signs, the marks of transliteration, and the
 * commas of long numbers.
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

/** What is longer is no word, and nobody types it to the end. */
const maxWordLength = 40;

/** The words of a text, folded, in their order. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength));
}
