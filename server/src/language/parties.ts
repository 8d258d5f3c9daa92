import { allies, type Pair, type Party, pairs, type Role, unitedStates } from './data/parties.ts';
import { places } from './data/places.ts';
import { createLexicon, findAll } from './lexicon.ts';
import type { Words } from './text.ts';

/** A party named at words `from` (inclusive) to `to` (exclusive). */
export interface Mention {
  from: number;
  to: number;
  party: Party;
  /** The party; of an ally with its country, because two allies are different actors. */
  who: string;
  role: Role | 'place';
}

/** All mentions of parties in a text by name, people, force, leader or town, in text order. */
export function findMentions(words: Words): Mention[] {
  return findAll(lexicon, words).map(({ from, to, value }) => ({ from, to, ...value }));
}

export function partiesOf(...passages: { mentions: Mention[] }[]): Set<Party> {
  return new Set(passages.flatMap(({ mentions }) => mentions.map(({ party }) => party)));
}

const sides = ['israel', 'iran'] as const;

const lexicon = createLexicon<Omit<Mention, 'from' | 'to'>>([
  ...pairs.flatMap((pair) => sides.flatMap((side) => namesOf(pair, side))),
  ...unitedStates.map((name) => [name, { party: 'usa', who: 'usa', role: 'state' }] as const),
  ...allies.map(([name, country]) => [name, { party: 'ally', who: `ally in ${country}`, role: 'force' }] as const),
  ...places.flatMap(([name, country, , , ...spellings]) => {
    const party = sides.find((side) => side === country.toLowerCase());
    return party
      ? [name, ...spellings].map((spelling) => [townName(spelling), { party, who: party, role: 'place' }] as const)
      : [];
  }),
]);

function namesOf(pair: Pair, side: (typeof sides)[number]) {
  return pair[side].map((name) => [name, { party: side, who: side, role: pair.role }] as const);
}

function townName(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ');
}
