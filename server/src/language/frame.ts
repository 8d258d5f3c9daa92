import { type Actor, findActors } from './actors.ts';
import { type Amount, findAmounts } from './amounts.ts';
import { certainEnds, certainOfStance, type Ends } from './certain.ts';
import { type Clause, isIn } from './clauses.ts';
import type { Person, Phase, Stance, Thing } from './data/meanings.ts';
import type { Arms } from './data/names.ts';
import type { Deed } from './data/triggers.ts';
import { endsOfCourt, endsOfDeeds, endsOfStance, isArmed, withOther } from './ends.ts';
import type { Hit } from './lexicon.ts';
import { findMeanings } from './meanings.ts';
import { findNames, type Name } from './names.ts';
import type { Passage } from './passage.ts';
import { type Telling, tellingOf } from './telling.ts';
import { type Words, wordSet } from './text.ts';
import { type Where, whereIn } from './where.ts';

/** What a headline says apart from its words: who did what to whom, to what, where, and how many. */
export interface Frame extends Where {
  stance: Stance;
  /** Of the main clause; the first is what the headline tells of, or its stance to that. */
  deeds: readonly (Deed | Stance)[];
  phase: Phase | null;
  /** Parties, countries and bodies by one name each. */
  actor: string | null;
  target: string | null;
  /** The same where the words leave no doubt. */
  certain: Ends;
  /** All that are named in what is told. */
  parties: readonly string[];
  things: readonly Thing[];
  persons: readonly Person[];
  /** Ships, aircraft and people that go by a name of their own. */
  names: readonly Name[];
  arms: readonly Arms[];
  amounts: readonly Amount[];
}

/**
 * Reads the frame of a title: what its main clause tells, with what other clauses add to the same. Of the summary's
 * first sentence only the party is taken that the title leaves out.
 */
export function frameOf({ title, opening }: { title: Passage; opening: Passage }): Frame {
  const { words } = title;
  const actors = findActors(title);
  const hits = findMeanings(words, title.figures);
  const telling = tellingOf(title, hits);
  const { main, told, deeds, stance, isOfCourts } = telling;
  const isTold = <T extends Clause>(all: T[]) => told.flatMap((clause) => isIn(clause, all));
  const parties = valuesOf(isTold(actors).filter((actor) => !isSubject(words, actors, actor, deeds[0])));
  return {
    stance: stance?.value ?? 'done',
    deeds: stance ? [stance.value, ...deeds] : deeds,
    phase: isIn(main, hits.phases)[0]?.value ?? isTold(hits.phases)[0]?.value ?? null,
    ...endsIn(title, opening, actors, telling, hits.deeds),
    parties: parties.length > 0 ? parties : valuesOf(actors),
    ...whereIn(isTold(title.places), words, actors, stance === null && isOfArms(deeds)),
    things: valuesOf(isTold(hits.things)),
    persons: valuesOf(isTold(hits.persons)).filter((person) => isOfCourts || !ordinary.has(person)),
    names: findNames(title, [...actors, ...title.places, ...hits.deeds, ...hits.persons], isOfCourts),
    arms: valuesOf(isTold(hits.arms)),
    amounts: told.flatMap(({ from, to }) => findAmounts(words.slice(from, to))),
  };
}

function endsIn(
  title: Passage,
  opening: Passage,
  actors: readonly Actor[],
  { told, deeds, stance, isSaid, accusation, isOfCourts }: Telling,
  hits: readonly Hit<Deed>[],
): Ends & { certain: Ends } {
  const { words } = title;
  if (stance && isSaid) {
    const certain = certainOfStance(words, actors, stance);
    return { ...within(certain, endsOfStance(words, actors, stance)), certain };
  }
  const own = hits.filter((hit) => isOfDeed(hit, deeds[0]) && told.some((clause) => isIn(clause, [hit]).length > 0));
  const likely = accusation ? swapped(endsOfStance(words, actors, accusation)) : endsOfDeeds(words, actors, told, hits);
  const certain = accusation ? swapped(certainOfStance(words, actors, accusation)) : certainEnds(words, actors, own);
  const ends = isOfCourts ? endsOfCourt(words, actors, likely) : likely;
  const best = within(certain, isOfArms(deeds) ? withOther(ends, title, opening) : ends);
  return { ...best, certain: isOfCourts ? ends : certain };
}

function isOfArms([first]: readonly Deed[]): boolean {
  return first !== undefined && isArmed(first);
}

/** 'Meets on Iran': who is spoken of does not meet. */
function isSubject(words: Words, actors: readonly Actor[], { from }: Actor, deed: Deed | undefined): boolean {
  if (deed !== 'talks' && deed !== 'call') return false;
  return subject.has(words[from - 1] ?? '') && actors.length > 2;
}

const subject = wordSet('on about over discuss discusses');

/** In a war there are many of each. */
const ordinary = new Set<Person>(['soldier', 'teenager', 'couple', 'journalist', 'traveller', 'pilot']);

/** What is certain goes before what is likely. */
function within(certain: Ends, likely: Ends): Ends {
  const actor = certain.actor ?? (likely.actor === certain.target ? null : likely.actor);
  const target = certain.target ?? (likely.target === actor ? null : likely.target);
  return { actor, target };
}

function isOfDeed({ value }: Hit<Deed>, deed: Deed | undefined): boolean {
  return value === deed || (deed !== undefined && isArmed(deed) && isArmed(value));
}

function swapped({ actor, target }: Ends): Ends {
  return { actor: target, target: actor };
}

function valuesOf<T>(hits: readonly Hit<T>[]): T[] {
  return [...new Set(hits.map(({ value }) => value))];
}
