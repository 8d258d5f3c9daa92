import { isReal } from '../../language/acts.ts';
import type { Passage } from '../../language/passage.ts';
import { isMark, wordSet } from '../../language/text.ts';
import type { Reading } from '../../reading/reading.ts';

/** 'In pictures: Israel strikes Natanz', 'What we know: Iran hits Haifa', 'The end of the truce? Israel bombs Isfahan'. */
export function isNewsBehindForm({ title, acts }: Reading): boolean {
  const { words } = title;
  const end = words.findIndex((word) => word === '?' || word === ':' || word === '|');
  if (end < 0 || !(words[end] === '?' || words.slice(0, end).some((word) => labelling.test(word)))) return false;
  // 'To use bases to bomb Iran': a purpose is not done.
  return acts.some(
    (act) =>
      act.from > end &&
      act.actor &&
      act.target &&
      !act.isSubordinate &&
      words[act.from - 1] !== 'to' &&
      isReal(title, act),
  );
}

/** In a label before a colon: what follows is told as news. */
const labelling = /^(?:pictures?|photos?|video|watch|live|know|latest|updates?)$/;

/** Whether the title has a question mark or a clause that begins with a question word. */
export function isQuestion({ words }: Passage): boolean {
  if (words.includes('?')) return true;
  return words.some((word, index) => questionWords.has(word) && isMark(words[index - 1]));
}

/** Whether the title is one question and nothing else: 'Can Iran hit Tel Aviv?'. */
export function isOneQuestion({ words }: Passage): boolean {
  return words.length > 0 && words.findIndex(isMark) === words.length - 1 && words[words.length - 1] === '?';
}

const questionWords = wordSet('why how what who whether can could should is are does');
