import type { Match } from './match.ts';

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

/** 'no' for 'did not', 'planned' for 'prepares'; null where what is told is told as done. */
export function modalityOf(matches: readonly Match[]): string | null {
  const modal = matches.find(isModal);
  return modal ? (adjectives.get(modal.english) ?? null) : null;
}
