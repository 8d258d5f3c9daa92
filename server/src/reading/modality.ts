import type { Language } from './language.ts';
import { isNumber, type Match } from './match.ts';

/** What a word says of a happening beside it, as a gloss puts it. */
const modalities = new Map([
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
  ['no role in', 'denied role in'],
]);
/** Of these only one directly beside a happening denies it: 'attack did not', not 'attack, damage did not'. */
const negations = new Set(['not', 'no', 'did not', 'will not']);

export function isNegation({ kind, english }: Match): boolean {
  return kind === 'words' && negations.has(english);
}

/** Whether a word belongs before the trigger that it follows: 'attack will' is 'will attack'. */
export function goesFirst(match: Match): boolean {
  return (
    isNegation(match) || (match.kind === 'words' && match.english !== 'was called off' && modalities.has(match.english))
  );
}

/**
 * What a title says of the trigger at a position: 'planned' for 'prepares', 'no' for a negation beside it. Only its own clause counts, up to
 * another trigger. Null where it is told as done, and in a title with sirens or a counted toll, which are. The Arabic 'may' is also
 * 'has' before a past tense.
 */
export function modalityOf(title: readonly Match[], at: number, language: Language): string | null {
  const isSeen = title.some(
    ({ english }, index) =>
      sounding.test(english) || (toll.test(english) && besideOf(title, index).some((one) => isNumber(one))),
  );
  if (isSeen) return null;
  if (besideOf(title, at).some(isNegation)) return 'no';
  const clause = [...untilTrigger(title.slice(0, at).reverse()), ...untilTrigger(title.slice(at + 1))];
  const modal = clause.find(
    ({ kind, english }) => kind === 'words' && modalities.has(english) && !(english === 'may' && language === 'ar'),
  );
  return modal ? (modalities.get(modal.english) ?? null) : null;
}

function besideOf(title: readonly Match[], at: number): Match[] {
  return [title[at - 1], title[at + 1]].flatMap((match) => match ?? []);
}

/** The matches up to the end of a clause or another trigger. */
function untilTrigger(matches: readonly Match[]): readonly Match[] {
  const end = matches.findIndex(({ kind }) => kind === 'mark' || kind === 'triggers');
  return end < 0 ? matches : matches.slice(0, end);
}

const sounding = /^(?:sirens sound|drone infiltration alert)$/;
const toll = /^(?:killed|wounded)$/;
