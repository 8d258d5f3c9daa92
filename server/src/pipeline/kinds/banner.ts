import { bannerWords, warningLabels } from './banner-words.ts';

/**
 * Whether a line of a post says only that news follows, or who posts it: signs, hashtags, names, addresses and numbers alone, words
 * of that meaning, or a word or two beside a name or an address. A content warning is one too.
 */
export function isBanner(line: string): boolean {
  const { words, isSigned, isTagged } = partsOf(line);
  if (warning.test(line) || words.every((one) => bannerWords.has(folded(one)))) return true;
  return isSigned && !isTagged && words.length <= 2;
}

/** Whether a line is no sentence, and belongs before the next one: who speaks (`Army spokesman:`), or a single word. */
export function isLabel(line: string): boolean {
  const { words, isTagged } = partsOf(line);
  return speaker.test(line) || (words.length === 1 && !isTagged && !/\d/.test(line) && !unspaced.test(line));
}

function partsOf(line: string): { words: string[]; isSigned: boolean; isTagged: boolean } {
  const unsigned = line.replace(address, ' ').replace(handle, ' ');
  const bare = unsigned.replace(hashtag, ' ');
  return { words: bare.match(word) ?? [], isSigned: unsigned !== line, isTagged: bare !== unsigned };
}

/** Without case, vowel signs and the stroke that lengthens Arabic words. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase();
}

const address = /\b(?:https?:\/\/|www\.)\S+|(?<![\w@.])(?:[a-z\d-]+\.)+[a-z]{2,24}(?:\/\S*)?(?![\w.])/g;
const handle = /@[\p{L}\p{N}_]+(?:[.@-][\p{L}\p{N}_]+)*/gu;
const hashtag = /[#＃][\p{L}\p{M}\p{N}_\u200C]+/gu;
const word = /\p{L}[\p{L}\p{M}\p{N}\u0640'’"״׳-]*/gu;
const speaker = /^.{1,80}:$/u;
/** Writings that put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const warning = new RegExp(`^\\P{L}*(?:${warningLabels.join('|')})\\s*:`, 'iu');
