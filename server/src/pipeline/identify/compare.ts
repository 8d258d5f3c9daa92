import { agree, contradict } from '../../language/amounts.ts';
import type { Frame } from '../../language/frame.ts';
import { areAkin, areAkinThings, areOpposite, common, effects, mutual, rare, shareDeed } from './kinship.ts';
import { areElsewhere, areTogether, isOfAll } from './nearness.ts';

/** What parts two reports for good, however alike their words; null when nothing does. */
export function conflictOf(a: Frame, b: Frame): string | null {
  if (a.stance !== b.stance && !areAkin(a.stance, b.stance)) return `${a.stance} against ${b.stance}`;
  const [first] = a.deeds;
  if (areOpposite(a, b)) return 'opposite deeds';
  if (isOneArmed(a, b) && !isEffect(a, b)) return 'an armed deed against another';
  if (a.phase && b.phase && a.phase !== b.phase && a.deeds.some((deed) => deed !== 'strike' && b.deeds.includes(deed)))
    return `${a.phase} against ${b.phase}`;
  if (areAgainst(a, b)) return 'the one struck strikes';
  const isShared = a.deeds.some((deed) => b.deeds.includes(deed));
  if (isShared) {
    if (first && mutual.has(first)) {
      if (first !== 'reaction' && areOthers(a.parties, b.parties)) return 'other parties';
      if (a.phase === 'break' && b.phase === 'break' && differ(a.actor, b.actor)) return 'broken by another';
    } else if (isOtherWay(a, b)) return 'other actor or target';
  }
  if (a.stance === 'reaction' && b.stance === 'reaction') return differ(a.actor, b.actor) ? 'other speaker' : null;
  if (areElsewhere(a, b)) return 'other places';
  if (areApart(a.countries, b.countries) || areAbroad(a, b) || areAbroad(b, a)) return 'other countries';
  if (isShared && areApart(a.things, b.things) && !areAkinThings(a, b)) return 'other things';
  if (isShared && areApart(a.persons, b.persons) && !a.persons.includes('leaders') && !b.persons.includes('leaders'))
    return 'other persons';
  if (
    a.amounts.some((one) => b.amounts.some((other) => contradict(one, other))) &&
    !a.amounts.some((one) => b.amounts.some((other) => agree(one, other)))
  )
    return 'other numbers';
  return null;
}

/** What one tells is an armed deed and what the other tells is not, and neither speaks of the other's. */
function isOneArmed(a: Frame, b: Frame): boolean {
  const [one, other] = [a.deeds[0], b.deeds[0]];
  return one !== undefined && other !== undefined && armed.has(one) !== armed.has(other) && !shareDeed(a, b);
}

const armed = new Set<string>(['strike', 'downing', 'incursion', 'seizure']);

/** What one tells follows when arms meet what the other names: 'Soroka evacuates wards', 'Mourners bury the general'. */
function isEffect(a: Frame, b: Frame): boolean {
  if (![a, b].some(({ deeds: [first] }) => first !== undefined && effects.has(first))) return false;
  return areTogether(a, b) || shared(a.things, b.things) > 0 || shared(a.persons, b.persons) > 0;
}

/** Armed deeds of which each suffers the other's. */
function areAgainst(a: Frame, b: Frame): boolean {
  if (!armed.has(a.deeds[0] ?? '') || !armed.has(b.deeds[0] ?? '')) return false;
  return isSame(a.actor, b.target) && isSame(a.target, b.actor);
}

/**
 * Points for what a report says like an event without a conflict, less for what only one of them is definite about. Of
 * two `bare` headlines the shorter is silent, which is no disagreement.
 */
export function agreementOf(
  { frame: a, isBroad: isBroadEvent }: { frame: Frame; isBroad: boolean },
  b: Frame,
  { isBare = false } = {},
): number {
  const isKnown = a.deeds.length > 0 && b.deeds.length > 0;
  const isOther = isKnown && !shareDeed(a, b);
  if (isOther && !(isBare && isEffect(a, b))) return 0;
  const [deed] = isKnown && !isOther ? a.deeds : [];
  const isMutual = !deed || mutual.has(deed);
  const ends = isMutual
    ? Math.min(deed === 'talks' ? 3 : 2, shared(a.parties, b.parties))
    : endPoints(a.actor, b.actor, isBare) + endPoints(a.target, b.target, isBare);
  const oneSided = isBare ? 0 : weights.oneSided;
  const details =
    placePoints(a, b, oneSided) +
    definite(a.things, b.things, weights.thing, oneSided) +
    definite(a.persons, b.persons, weights.person, oneSided) +
    amountPoints(a, b) -
    (isOver(a) !== isOver(b) ? weights.over : 0);
  // Where one of the two tells nothing that is known, the rest must say it.
  if (!deed) return Math.max(0, weights.silent * ends + details);
  const isAll = isBroadEvent && isBroad(b);
  const points = weights.end * ends + (common.has(deed) ? 0 : weights.deed);
  return Math.max(
    0,
    points +
      (rare.has(deed) ? weights.rare : 0) +
      (isAll ? Math.max(0, details) : details) +
      (isAll && ends === 2 && isOfStates(a) ? weights.broad : 0),
  );
}

/** Do they tell one deed of one town, thing, person or pair of parties? */
export function isOfOne(a: Frame, b: Frame): boolean {
  if (!shareDeed(a, b)) return false;
  if (areTogether(a, b) || shared(a.things, b.things) > 0 || shared(a.persons, b.persons) > 0) return true;
  return isSame(a.actor, b.actor) && isSame(a.target, b.target);
}

/** Do both tell one deed and name one of those who fight here? The United States and third states are in all news. */
export function isOfParty(a: Frame, b: Frame): boolean {
  return shareDeed(a, b) && a.parties.some((one) => isOfFight(one) && names(b, one));
}

function isOfFight(party: string): boolean {
  return party === 'israel' || party === 'iran' || party.startsWith('ally in ');
}

/** Names no town but a capital, no thing and no person: it may be about all that one party did to another that day. */
export function isBroad({ towns, things, persons }: Frame): boolean {
  return towns.every(isOfAll) && things.length === 0 && persons.length === 0;
}

/** One state struck another, or the world spoke of it: for hours, that is one event. */
function isOfStates({ deeds, actor, target }: Frame): boolean {
  if (deeds[0] === 'reaction') return true;
  return deeds[0] === 'strike' && [actor, target].every((party) => party !== null && states.has(party));
}

const states = new Set(['israel', 'iran', 'usa']);

function placePoints(a: Frame, b: Frame, oneSided: number): number {
  if (areTogether(a, b)) return weights.town;
  if (shared(a.countries, b.countries) > 0) return weights.country;
  if (isWithin(a, b) || isWithin(b, a)) return 0;
  return isAmid(a) !== isAmid(b) ? -oneSided : 0;
}

/** Talks or a truce that end, and a term that is extended, are told apart from those that go on. */
function isOver({ deeds, phase }: Frame): boolean {
  if (phase === 'extend') return true;
  return phase === 'end' && (deeds[0] === 'talks' || deeds[0] === 'truce' || deeds[0] === 'inspection');
}

/** A town of one lies in the country that the other names. */
function isWithin({ towns }: Frame, { countries }: Frame): boolean {
  return towns.some(({ spot }) => countries.includes(spot.country));
}

/** Names a town that is not a capital of the two. */
function isAmid({ towns }: Frame): boolean {
  return !towns.every(isOfAll);
}

function amountPoints(a: Frame, b: Frame): number {
  return a.amounts.some((one) => b.amounts.some((other) => agree(one, other))) ? weights.amount : 0;
}

/** What two reports that agree have in common, as words of the index. */
export function keysOf({ deeds, actor, target, towns, countries, things, persons, parties }: Frame): string[] {
  const [deed] = deeds;
  const details = [...towns.map(({ spot }) => spot.location), ...things, ...persons]
    .slice(0, 3)
    .map((name) => `= ${name}`);
  if (!deed) return details;
  const ends = mutual.has(deed) ? [...parties].sort().slice(0, 3) : [actor && `by ${actor}`, target && `of ${target}`];
  const names = [...ends, ...towns.map(({ spot }) => spot.location), ...countries, ...things, ...persons];
  return [...new Set(names.flatMap((name) => (name ? [`=${deed} ${name}`] : [])))].slice(0, 6).concat(details);
}

/** The frame of an event after one more report: what is known stays, what was open is filled. */
export function mergeFrames(a: Frame, b: Frame): Frame {
  const union = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])].slice(0, 8);
  const towns = [...a.towns, ...b.towns.filter((town) => !a.towns.some((one) => one.spot === town.spot))];
  return {
    stance: a.stance,
    deeds: a.deeds.length > 0 ? a.deeds : b.deeds,
    phase: a.phase ?? b.phase,
    actor: a.actor ?? b.actor,
    target: a.target ?? b.target,
    parties: union(a.parties, b.parties),
    towns: towns.slice(0, 8),
    countries: union(a.countries, b.countries),
    things: union(a.things, b.things),
    persons: union(a.persons, b.persons),
    amounts: [...b.amounts, ...a.amounts].slice(0, 8),
  };
}

const weights = {
  deed: 0.75,
  end: 1,
  broad: 1.5,
  town: 1.5,
  country: 0.75,
  thing: 1.75,
  person: 2,
  amount: 0.75,
  silent: 0.6,
  oneSided: 0.5,
  open: 0.5,
  over: 1.5,
  rare: 0.75,
};

/**
 * Somebody else did it, or it was done to somebody else. Two who are named in both may have done it together, unless
 * one of them suffers it in the other; what is not armed is told to several, of which each report names another.
 */
function isOtherWay(a: Frame, b: Frame): boolean {
  const isArmed = a.deeds[0] === 'strike' || a.deeds[0] === 'downing';
  const isSwapped = isSame(a.actor, b.target) || isSame(b.actor, a.target);
  if (isSwapped && (isArmed || (a.actor !== null && b.actor !== null))) return true;
  if (differ(a.actor, b.actor) && !(names(a, b.actor) && names(b, a.actor))) return true;
  const isOfTwo = a.deeds[0] === 'hack' && isOfSides(a.target) && isOfSides(b.target);
  if (!(isArmed || isOfTwo) || !differ(a.target, b.target) || (names(a, b.target) && names(b, a.target))) return false;
  // A base of one state on the soil of another.
  if (isHost(a.target, b) || isHost(b.target, a)) return false;
  return isOfSides(a.target) || isOfSides(b.target) || shared(a.countries, b.countries) === 0;
}

function isHost(party: string | null, { countries }: Frame): boolean {
  return party !== null && !states.has(party) && countries.includes(party);
}

/** One names a country, the other towns that lie elsewhere. */
function areAbroad({ towns, countries }: Frame, other: Frame): boolean {
  const [deed] = other.deeds;
  if (!deed || !armed.has(deed) || countries.length > 0 || towns.length === 0 || other.towns.length > 0) return false;
  const theirs = other.countries.filter((country) => !isSame(country, other.actor));
  return theirs.length > 0 && towns.every((town) => !isOfAll(town) && !theirs.includes(town.spot.country));
}

function isOfSides(party: string | null): boolean {
  return party !== null && states.has(party);
}

function names({ parties }: Frame, party: string | null): boolean {
  return parties.some((one) => isSame(one, party));
}

/** An end that one headline leaves open may be the other's. */
function endPoints(a: string | null, b: string | null, isBare: boolean): number {
  if (isSame(a, b)) return 1;
  return isBare && (a === null) !== (b === null) ? weights.open : 0;
}

function definite<T>(a: readonly T[], b: readonly T[], points: number, oneSided: number): number {
  if (shared(a, b) > 0) return points;
  return a.length > 0 !== b.length > 0 ? -oneSided : 0;
}

function shared<T>(a: readonly T[], b: readonly T[]): number {
  return a.filter((one) => b.includes(one)).length;
}

function areApart<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length > 0 && b.length > 0 && shared(a, b) === 0;
}

/** Both name two, and not the same two. */
function areOthers(one: readonly string[], other: readonly string[]): boolean {
  const a = [...new Set(one.map(partyOf))];
  const b = [...new Set(other.map(partyOf))];
  const least = Math.min(a.length, b.length, 2);
  return least > 0 && shared(a, b) < least;
}

function isSame(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && (a === b || partyOf(a) === partyOf(b));
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && !isSame(a, b);
}

/** 'From Lebanon' and 'Hezbollah' may be one. */
function partyOf(name: string): string {
  return name.startsWith('ally in ') ? name.slice('ally in '.length) : name;
}
