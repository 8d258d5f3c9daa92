import { placeSpots } from '../gazetteer/tables.ts';
import { allies, type Pair, type Party, pairs, type Role, unitedStates } from './data/parties.ts';
import { createLexicon, findAll } from './lexicon.ts';
import type { Words } from './text.ts';

/** A party named at words `from` (inclusive) to `to` (exclusive). */
interface Mention {
  from: number;
  to: number;
  party: Party;
  role: Role | 'place';
}

/** All mentions of parties in a text by name, people, force, leader or town, in text order. */
export function findMentions(words: Words): Mention[] {
  return findAll(lexicon, words).map(({ from, to, value }) => ({ from, to, ...value }));
}

const latin = /^[\p{Script=Latin}\p{P}\d ]+$/u;
const codes = { israel: 'il', iran: 'ir' } as const;
const sides = ['israel', 'iran'] as const;

const lexicon = createLexicon<Omit<Mention, 'from' | 'to'>>([
  ...pairs.flatMap((pair) => sides.flatMap((side) => namesOf(pair, side))),
  ...unitedStates.map((name) => [name, { party: 'usa', role: 'state' }] as const),
  ...allies.map((name) => [name, { party: 'ally', role: 'force' }] as const),
  ...sides.flatMap((party) =>
    placeSpots
      .filter(({ code, kind }) => code === codes[party] && kind !== 'none')
      .flatMap(({ names }) => names.filter((name) => latin.test(name)))
      .map((name) => [phraseOf(name), { party, role: 'place' }] as const),
  ),
]);

function namesOf(pair: Pair, side: (typeof sides)[number]) {
  return pair[side].map((name) => [name, { party: side, role: pair.role }] as const);
}

function phraseOf(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ');
}
