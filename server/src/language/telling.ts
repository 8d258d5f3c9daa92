import { type Clause, clausesOf, isAside, isIn, mainOf } from './clauses.ts';
import { type Stance, stances } from './data/meanings.ts';
import type { Deed } from './data/triggers.ts';
import { isArmed } from './ends.ts';
import type { Hit } from './lexicon.ts';
import type { Meanings } from './meanings.ts';
import { type Passage, speaksOf } from './passage.ts';
import type { Words } from './text.ts';

/** What a headline tells, and in what way. */
export interface Telling {
  main: Clause;
  /** The clauses that tell of the same. */
  told: readonly Clause[];
  deeds: readonly Deed[];
  /** Null where it is done. */
  stance: Hit<Stance> | null;
  /** What is told was not done by who tells it, but threatened, denied or condemned. */
  isSaid: boolean;
  /** Somebody accuses somebody of a strike, and so reports it. */
  accusation: Hit<Stance> | null;
  isOfCourts: boolean;
}

export function tellingOf(title: Passage, { deeds: deedHits, stances: stanceHits }: Meanings): Telling {
  const { words } = title;
  const clauses = clausesOf(words);
  const main = mainOf(words, clauses, [...deedHits, ...stanceHits]);
  const told = toldWith(main, clauses, deedHits, words);
  const own = valuesOf(isIn(main, deedHits));
  const all = own.length > 0 ? own : valuesOf(told.flatMap((clause) => isIn(clause, deedHits)));
  const deeds = all.length > 0 || stanceHits.length > 0 ? all : impliedBy(title);
  const isOfCourts = deeds.some((deed) => courts.has(deed));
  const found = deeds.includes('emergency') ? null : stanceOf(isIn(main, stanceHits), stanceHits);
  const isAccused = found?.value === 'accusation';
  const isReported = isAccused && deeds[0] !== undefined && isArmed(deeds[0]);
  // Courts deal with what is alleged.
  const stance = isReported || (isOfCourts && isAccused) || (found && isGiven(deeds, found.value)) ? null : found;
  const isSaid = stance !== null && !sameAct.has(stance.value);
  return { main, told, deeds, stance, isSaid, accusation: isReported ? found : null, isOfCourts };
}

/** An expulsion for what somebody is accused of, an order to do what is planned, a warning to leave: these are done. */
function isGiven([first, ...others]: readonly Deed[], stance: Stance): boolean {
  if (first === 'order' && stance === 'plan') return true;
  if (first === 'evacuation' && (stance === 'reaction' || stance === 'threat' || stance === 'wish')) return true;
  return stance === 'accusation' && first !== undefined && [first, ...others].some((deed) => settled.has(deed));
}

const settled = new Set<Deed>(['expulsion', 'sanction', 'listing']);

/** A headline of nouns: where weapons are named and no deed is, they are used. */
function impliedBy(title: Passage): Deed[] {
  return speaksOf(title, 'weapon') ? ['strike'] : [];
}

/** The clauses that tell of the same: those with a deed of the main one, and those that only say who tells it. */
function toldWith(main: Clause, clauses: readonly Clause[], deedHits: readonly Hit<Deed>[], words: Words): Clause[] {
  const own = valuesOf(isIn(main, deedHits));
  return clauses.filter((clause) => {
    if (clause === main || (own.length === 0 && !isAside(words, clause))) return true;
    const others = valuesOf(isIn(clause, deedHits));
    return others.length > 0 ? others.some((deed) => own.includes(deed)) : !isAside(words, clause);
  });
}

/** What is remembered or rehearsed is so in every clause. */
function stanceOf(main: readonly Hit<Stance>[], all: readonly Hit<Stance>[]): Hit<Stance> | null {
  const isComment = main.some(({ value }) => value === 'comment');
  for (const [value] of stances) {
    const isAnywhere = value === 'memory' || value === 'drill' || (value === 'wish' && isComment);
    const hit = (isAnywhere ? all : main).find((one) => one.value === value);
    if (hit) return value === 'done' ? null : hit;
  }
  return null;
}

/** Who comments or remembers does nothing; the act spoken of has its own two ends. */
const sameAct = new Set<Stance>(['comment', 'memory', 'drill']);

/** Whom courts and services deal with; in a war there are many of each. */
const courts = new Set<Deed>(['arrest', 'charge', 'sentence', 'execution', 'release', 'spying']);

function valuesOf<T>(hits: readonly Hit<T>[]): T[] {
  return [...new Set(hits.map(({ value }) => value))];
}
