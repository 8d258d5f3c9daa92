import type { Clause } from './clauses.ts';
import { properNames } from './data/names.ts';
import { findAll, lexiconOfTables } from './lexicon.ts';
import type { Passage } from './passage.ts';
import { wordSet } from './text.ts';

/** A ship, aircraft or person with a proper name. */
export interface Name {
  kind: string;
  name: string;
}

/**
 * Ships, aircraft and people with proper names. Names that are in no table are recognised by a capital and by the word
 * before them ('tanker Blue Heron', 'hangs Karimi'). `known` are words with another meaning.
 */
export function findNames({ words, capitals }: Passage, known: readonly Clause[], isOfCourts: boolean): Name[] {
  const unknownAt = capitals.filter((at) => at > 0 && !known.some(({ from, to }) => from <= at && at < to));
  const unknownNames = unknownAt.flatMap((at) => {
    let before = at - 1;
    while (unknownAt.includes(before)) before--;
    const kind = kindAfter(words[before] ?? '', isOfCourts);
    return kind ? [{ kind, name: words[at] ?? '' }] : [];
  });
  return [...findAll(lexicon, words).map(({ value }) => value), ...unknownNames];
}

function kindAfter(word: string, isOfCourts: boolean): string | null {
  if (ships.has(word)) return 'ship';
  return ranks.has(word) || (isOfCourts && judged.test(word)) ? 'person' : null;
}

const ships = wordSet('tanker ship vessel freighter supertanker cargo dhow mv');
const ranks = wordSet(
  'general commander colonel brigadier scientist engineer physicist spy agent captain admiral leader deputy adviser official citizen national man dissident journalist',
);
const judged = /^(?:execut|hang|hung|jail|sentenc|arrest|detain|charg|indict|convict|release|free)/;

const lexicon = lexiconOfTables<Name>(properNames.map(([kind, name, table]) => [{ kind, name }, table]));
