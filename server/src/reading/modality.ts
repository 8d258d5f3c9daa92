import type { Language } from './language.ts';
import { isNumber, type Match } from './match.ts';

/** Words that say that something is not done or not yet, as an adjective of it in a gloss. */
const adjectives = new Map([
  ['will', 'announced'],
  ['plans', 'planned'],
  ['prepares', 'planned'],
  ['considers', 'planned'],
  ['seeks', 'planned'],
  ['could', 'possible'],
  ['may', 'possible'],
  ['if', 'possible'],
  ['possible', 'possible'],
  ['expected', 'expected'],
  ['was called off', 'called off'],
  ['should', 'possible'],
  ['not', 'no'],
  ['no', 'no'],
  ['no role in', 'no'],
  ['did not', 'no'],
  ['will not', 'no'],
  ['should not', 'no'],
  ['never', 'no'],
]);

export function isModal({ kind, english }: Match): boolean {
  return kind === 'words' && adjectives.has(english);
}

/**
 * 'no' for 'did not', 'planned' for 'prepares'. Null where what is told is told as done, and beside sirens or a counted toll, which are.
 * The Arabic 'may' is also 'has' before a past tense.
 */
export function modalityOf(title: readonly Match[], language: Language): string | null {
  const isSeen = title.some(
    ({ english }, at) =>
      sounding.test(english) ||
      (toll.test(english) && [title[at - 1], title[at + 1]].some((beside) => beside && isNumber(beside))),
  );
  if (isSeen) return null;
  const modal = title.find((match) => isModal(match) && !(match.english === 'may' && language === 'ar'));
  return modal ? (adjectives.get(modal.english) ?? null) : null;
}

const sounding = /^(?:sirens sound|drone infiltration alert)$/;
const toll = /^(?:killed|wounded)$/;
