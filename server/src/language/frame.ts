import { type Actor, findActors, isOfParties } from './actors.ts';
import { type Amount, findAmounts } from './amounts.ts';
import { type Clause, clausesOf, isAside, isIn, mainOf } from './clauses.ts';
import {
  type Deed,
  deeds,
  type Person,
  type Phase,
  persons,
  phases,
  type Stance,
  stances,
  type Thing,
  things,
} from './data/deeds.ts';
import { type Ends, endsOfCourt, endsOfDeeds, endsOfStance, isArmed, withOther } from './ends.ts';
import { createLexicon, findAll, type Hit, type Lexicon } from './lexicon.ts';
import { type Passage, speaksOf } from './passage.ts';
import type { Spot } from './places.ts';
import { isMark, type Words, wordSet } from './text.ts';

/** What a headline says apart from its words: who did what to whom, to what, where, and how many. */
export interface Frame {
  stance: Stance;
  /** Of the main clause; the first is what the headline tells of, or its stance to that. */
  deeds: readonly (Deed | Stance)[];
  phase: Phase | null;
  /** Parties, countries and bodies by one name each. */
  actor: string | null;
  target: string | null;
  /** All that are named in what is told. */
  parties: readonly string[];
  towns: readonly Town[];
  countries: readonly string[];
  things: readonly Thing[];
  persons: readonly Person[];
  amounts: readonly Amount[];
}

export interface Town {
  spot: Spot;
  /** 'near Qom': not there, but not far. */
  isNear: boolean;
}

/**
 * Reads the frame of a title: what its main clause tells, with what other clauses add to the same. Of the summary's
 * first sentence only the party is taken that the title leaves out.
 */
export function frameOf({ title, opening }: { title: Passage; opening: Passage }): Frame {
  const { words } = title;
  const actors = findActors(title);
  const thingHits = findAll(lexicons.things, words);
  const deedHits = findDeeds(words, thingHits);
  const stanceHits = findAll(lexicons.stances, words);
  const phaseHits = findAll(lexicons.phases, words);
  const clauses = clausesOf(words);
  const main = mainOf(words, clauses, [...deedHits, ...stanceHits]);
  const told = toldWith(main, clauses, deedHits, words);
  const isTold = <T extends Clause>(hits: T[]) => told.flatMap((clause) => isIn(clause, hits));

  const ownDeeds = valuesOf(isIn(main, deedHits));
  const toldDeeds = ownDeeds.length > 0 ? ownDeeds : valuesOf(isTold(deedHits));
  const allDeeds = toldDeeds.length > 0 || stanceHits.length > 0 ? toldDeeds : impliedBy(title);
  const isOfCourts = allDeeds.some((deed) => courts.has(deed));
  const found = allDeeds.includes('emergency') ? null : stanceOf(isIn(main, stanceHits), stanceHits);
  // Courts deal with what is alleged.
  const isSettled = allDeeds.some((deed) => deed === 'expulsion' || deed === 'sanction' || deed === 'listing');
  const isGiven =
    (isSettled && found?.value === 'accusation') ||
    (allDeeds[0] === 'order' && found?.value === 'plan') ||
    (allDeeds[0] === 'evacuation' && (found?.value === 'reaction' || found?.value === 'threat'));
  // Who accuses somebody of a strike reports it.
  const isReported = found?.value === 'accusation' && allDeeds[0] !== undefined && isArmed(allDeeds[0]);
  const stance = isGiven || isReported || (isOfCourts && found?.value === 'accusation') ? null : found;
  const isSaid = stance !== null && !sameAct.has(stance.value);
  const ends = isSaid
    ? endsOfStance(words, actors, stance)
    : isReported
      ? swapped(endsOfStance(words, actors, found))
      : endsOfDeeds(words, actors, told, deedHits);
  const whole = (one: Ends): Ends => {
    if (!isSaid && isOfCourts) return endsOfCourt(words, actors, one);
    return allDeeds[0] && isArmed(allDeeds[0]) ? withOther(one, title, opening) : one;
  };
  const isOfArms = stance === null && allDeeds[0] !== undefined && isArmed(allDeeds[0]);
  const isTalk = allDeeds[0] === 'talks' || allDeeds[0] === 'call';
  // 'Meets on Iran': who is spoken of does not meet.
  const parties = valuesOf(
    isTold(actors).filter(({ from }) => !isTalk || !(subject.has(words[from - 1] ?? '') && actors.length > 2)),
  );
  const places = isTold(title.places).filter(
    (hit) => !isSubject(hit, words, actors) && !seated.test(words[hit.from] ?? ''),
  );
  return {
    stance: stance?.value ?? 'done',
    deeds: stance ? [stance.value, ...allDeeds] : allDeeds,
    phase: isIn(main, phaseHits)[0]?.value ?? isTold(phaseHits)[0]?.value ?? null,
    ...whole(ends),
    parties: parties.length > 0 ? parties : valuesOf(actors),
    towns: places
      .filter(({ value }) => value.kind === 'town' || value.location === 'Golan Heights')
      .map(({ from, value }) => ({ spot: value, isNear: vicinity.has(words[from - 1] ?? '') })),
    countries: [...new Set(places.flatMap((hit) => (isCountry(hit, words, isOfArms) ? [hit.value.country] : [])))],
    things: valuesOf(isTold(thingHits)),
    persons: valuesOf(isTold(findAll(lexicons.persons, words))).filter((person) => isOfCourts || !ordinary.has(person)),
    amounts: told.flatMap(({ from, to }) => findAmounts(words.slice(from, to))),
  };
}

function swapped({ actor, target }: Ends): Ends {
  return { actor: target, target: actor };
}

/** A headline of nouns: where weapons are named and no deed is, they are used. */
function impliedBy(title: Passage): Deed[] {
  return speaksOf(title, 'weapon') ? ['strike'] : [];
}

const lexicons = {
  deeds: lexiconOf<Deed>(deeds),
  stances: lexiconOf<Stance>(stances),
  phases: lexiconOf<Phase>(phases),
  things: lexiconOf<Thing>(things),
  persons: lexiconOf<Person>(persons),
};

function lexiconOf<T>(rows: readonly (readonly [T, string])[]): Lexicon<T> {
  return createLexicon(
    rows.flatMap(([value, phrases]) => phrases.split(/,\s+/).map((phrase) => [phrase.trim(), value] as const)),
  );
}

/** All that words may tell of, by the names of the tables, wherever it stands. */
export function meaningsIn(words: Words): Hit<string>[] {
  return [lexicons.deeds, lexicons.things, lexicons.persons].flatMap((lexicon: Lexicon<string>) =>
    findAll(lexicon, words),
  );
}

/** What rises and falls is news only of prices; 'enrichment plant' and 'apartment block' are things, not deeds. */
function findDeeds(words: Words, thingHits: readonly Hit<Thing>[]): Hit<Deed>[] {
  const hits = findAll(lexicons.deeds, words)
    .filter(
      ({ from, to, value }) =>
        value === 'rise' ||
        value === 'fall' ||
        !thingHits.some((thing) => to - from < thing.to - thing.from && isIn(thing, [{ from, to }]).length > 0),
    )
    .map((hit) => {
      const value = deedAmong(words, hit);
      return value === hit.value ? hit : { ...hit, value };
    });
  if (words.some((word) => priced.test(word))) return hits;
  return hits.filter(({ value }) => value !== 'rise' && value !== 'fall');
}

/** What a word tells depends on who does it, or is made to. */
function deedAmong(words: Words, hit: Hit<Deed>): Deed {
  if (hit.value === 'order' && isSentOut(words, hit)) return 'expulsion';
  if (hit.value === 'departure' && words.some((word) => dwellers.test(word))) return 'evacuation';
  if ((hit.value === 'halt' || hit.value === 'ban') && words.some((word) => airlines.test(word))) return 'flights';
  return hit.value;
}

const dwellers = /^(?:residents|people|civilians|families|inhabitants|citizens|nationals|locals)$/;
const airlines = /^(?:airlines?|airways|carriers|flights)$/;

/** 'Orders two diplomats out'. */
function isSentOut(words: Words, { to }: Hit<Deed>): boolean {
  const ordered = words.slice(to);
  return ordered.some((word) => envoys.test(word)) && ordered.some((word) => word === 'out' || word === 'leave');
}

const envoys = /^(?:diplomat|ambassador|envoy|charge)/;

const priced =
  /^(?:oil|crude|brent|prices?|stocks|shares|gold|rial|shekel|dollar|currency|gas|rates?|markets?|toll|premiums?|insurance)$/;

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
  for (const [value] of stances) {
    const hit = (value === 'memory' || value === 'drill' ? all : main).find((one) => one.value === value);
    if (hit) return value === 'done' ? null : hit;
  }
  return null;
}

/** Bodies that the gazetteer puts where they sit. */
const seated = /^(?:un|unsc|united|iaea|grossi|security|opec|guterres|unhcr|unicef)$/;

const subject = wordSet('on about over discuss discusses');

/** Who comments or remembers does nothing; the act spoken of has its own two ends. */
const sameAct = new Set<Stance>(['comment', 'memory', 'drill']);

/** Whom courts and services deal with; in a war there are many of each. */
const courts = new Set<Deed>(['arrest', 'charge', 'sentence', 'execution', 'release', 'spying']);
const ordinary = new Set<Person>(['soldier', 'teenager', 'couple', 'journalist', 'traveller', 'pilot']);

/** A capital that speaks or acts is no place: 'Tehran shuts Hormuz', 'Riyadh says'. */
function isSubject({ from, to, value }: Hit<Spot>, words: Words, actors: readonly Actor[]): boolean {
  const actor = actors.find((one) => one.from <= from && one.to >= to);
  if (!actor || value.kind === 'people') return false;
  if (!actor.isPlace) return value.kind === 'town';
  return (
    (from === 0 || isMark(words[from - 1])) &&
    ((words[to] === ':' && governing.test(value.location)) || verbal.test(words[to] ?? ''))
  );
}

const verbal = /^(?:said|and|to|.{2,}(?:s|ed))$/;
/** Towns by which a side's government goes. */
const governing = /^(?:Tehran, Iran|Jerusalem, Israel|Tel Aviv, Israel)$/;
const vicinity = wordSet('near outside around off');

/** 'In Iran' says where; 'Portuguese-flagged' does not. */
function isCountry({ from, to, value: { country, kind } }: Hit<Spot>, words: Words, isOfArms: boolean): boolean {
  if (country === '' || kind === 'region' || /^(?:flagged|owned|linked)$/.test(words[to] ?? '')) return false;
  return !isOfParties(country) || (isOfArms && kind === 'country' && /^(?:in|inside)$/.test(words[from - 1] ?? ''));
}

function valuesOf<T>(hits: readonly Hit<T>[]): T[] {
  return [...new Set(hits.map(({ value }) => value))];
}
