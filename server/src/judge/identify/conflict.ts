import { agree, contradict } from '../../language/amounts.ts';
import { belligerents } from '../../language/data/parties.ts';
import type { Frame } from '../../language/frame.ts';
import { armedActs } from '../../language/triggers.ts';
import { areAkin, areAkinThings, areOpposite, calm, effects, mutual, shareTrigger } from './kinship.ts';
import { areElsewhere, areTogether, isOfAll } from './nearness.ts';
import { areApart, areOthers, differ, isSame, names, shared } from './same.ts';

/** The reason for which the rules do not join two reports, even in the same words; null if there is none. */
export function conflictOf(a: Frame, b: Frame): string | null {
  return hasOtherStance(a, b) ? 'another stance' : (hardConflictOf(a, b) ?? doubtOf(a, b));
}

/** The reason for which two reports are never joined; null if there is none. The judge of pairs cannot overrule it. */
export function hardConflictOf(a: Frame, b: Frame): string | null {
  if (areReactions(a, b)) return isOtherReaction(a, b) ? 'other speaker or blamed' : null;
  return parting.find(([, parts]) => parts(a, b))?.[0] ?? null;
}

/** A reason that separates most pairs, but not all: a feature of the judge of pairs. */
export function doubtOf(a: Frame, b: Frame): ConflictDoubt | null {
  if (areReactions(a, b)) return null;
  if (isOneArmed(a, b) && !isEffect(a, b)) return 'an armed trigger against another';
  return isOneTrigger(a, b) && !isMutual(a) && isOtherWay(a, b) ? 'other agent or target' : null;
}

type ConflictDoubt = 'an armed trigger against another' | 'other agent or target';

/** A threat and its act, or an event and its anniversary, are two events. */
export function hasOtherStance(a: Frame, b: Frame): boolean {
  return a.stance !== b.stance && !areAkin(a.stance, b.stance);
}

export const otherNumbers = 'other numbers';

const parting: readonly (readonly [reason: string, parts: (a: Frame, b: Frame) => boolean])[] = [
  ['opposite triggers', areOpposite],
  ['another phase', isOtherPhase],
  ['the one struck strikes', areAgainst],
  ['other parties', areOtherParties],
  ['broken by another', isOtherBreach],
  ['of something else', isOtherObject],
  ['other places', areElsewhere],
  ['other countries', areOtherCountries],
  ['other things', (a, b) => isOneTrigger(a, b) && areOtherThings(a, b)],
  ['other names', (a, b) => isOneTrigger(a, b) && areOtherNames(a, b)],
  ['other arms', (a, b) => areApart(a.arms, b.arms)],
  ['other persons', (a, b) => isOneTrigger(a, b) && areOtherPersons(a, b)],
  [otherNumbers, areOtherNumbers],
];

/** What one tells follows when arms meet what the other names: 'Soroka evacuates wards', 'Mourners bury the general'. */
export function isEffect(a: Frame, b: Frame): boolean {
  if (![a, b].some(({ triggers: [first] }) => first !== undefined && effects.has(first))) return false;
  return areTogether(a, b) || shared(a.things, b.things) > 0 || shared(a.persons, b.persons) > 0;
}

function isOneTrigger(a: Frame, b: Frame): boolean {
  return shared(a.triggers, b.triggers) > 0;
}

function isMutual({ triggers: [first] }: Frame): boolean {
  return first !== undefined && mutual.has(first);
}

function areReactions(a: Frame, b: Frame): boolean {
  return a.stance === 'reaction' && b.stance === 'reaction';
}

/** What one tells is an armed trigger and what the other tells is not, and neither speaks of the other's. */
function isOneArmed(a: Frame, b: Frame): boolean {
  const [one, other] = [a.triggers[0], b.triggers[0]];
  return one !== undefined && other !== undefined && armedActs.has(one) !== armedActs.has(other) && !shareTrigger(a, b);
}

/** Whether it reports an armed act as done, before all else. */
export function isArmedAct({ stance, triggers: [first] }: Frame): boolean {
  return stance === 'done' && first !== undefined && armedActs.has(first);
}

/** Whether it reports talks or what they lead to, before all else. */
export function isOfTalks({ triggers: [first] }: Frame): boolean {
  return first === 'talks' || first === 'deal' || first === 'truce';
}

function isOtherPhase(a: Frame, b: Frame): boolean {
  if (!a.phase || !b.phase || a.phase === b.phase) return false;
  return a.triggers.some((trigger) => trigger !== 'strike' && b.triggers.includes(trigger));
}

/** Armed triggers of which each suffers the other's. */
function areAgainst(a: Frame, b: Frame): boolean {
  if (!armedActs.has(a.triggers[0] ?? '') || !armedActs.has(b.triggers[0] ?? '')) return false;
  return isSame(a.certain.actor, b.certain.target) && isSame(a.certain.target, b.certain.actor);
}

function areOtherParties(a: Frame, b: Frame): boolean {
  return isOneTrigger(a, b) && isMutual(a) && areOthers(a.parties, b.parties);
}

function isOtherBreach(a: Frame, b: Frame): boolean {
  return a.phase === 'break' && b.phase === 'break' && isMutual(a) && isOneTrigger(a, b) && differ(a.actor, b.actor);
}

/**
 * Whether two reports name another actor or target in explicit words. Two actors that both reports name can have acted
 * together, unless one of them is the target in the other report. Statements have several addressees, and each report can
 * name another one.
 */
function isOtherWay(a: Frame, b: Frame): boolean {
  const [trigger] = a.triggers;
  if (!trigger) return false;
  const isArmed = trigger === 'strike' || trigger === 'downing';
  return (
    (!calm.has(trigger) && isSwapped(a, b, isArmed)) ||
    isOtherActor(a, b) ||
    ((isArmed || trigger === 'hack') && isOtherTarget(a, b, isArmed))
  );
}

function isSwapped({ certain: a }: Frame, { certain: b }: Frame, isArmed: boolean): boolean {
  return (
    (isSame(a.actor, b.target) || isSame(b.actor, a.target)) && (isArmed || (a.actor !== null && b.actor !== null))
  );
}

function isOtherActor(a: Frame, b: Frame): boolean {
  const [one, other] = [a.certain.actor, b.certain.actor];
  if (!differ(one, other)) return false;
  return !(names(a, other) && names(b, one)) || isSame(one, b.target) || isSame(other, a.target);
}

function isOtherTarget(a: Frame, b: Frame, isArmed: boolean): boolean {
  const [one, other] = [a.certain.target, b.certain.target];
  if (!differ(one, other) || (names(a, other) && names(b, one))) return false;
  if (!isArmed) return isOfSides(one) && isOfSides(other);
  // A base of one state on the soil of another.
  if (isHost(one, b) || isHost(other, a)) return false;
  return isOfSides(one) || isOfSides(other) || shared(a.countries, b.countries) === 0;
}

function isHost(party: string | null, { countries }: Frame): boolean {
  return party !== null && !belligerents.has(party) && countries.includes(party);
}

function isOfSides(party: string | null): boolean {
  return party !== null && belligerents.has(party);
}

/** Another speaks, or of another's trigger. */
function isOtherReaction(a: Frame, b: Frame): boolean {
  return differ(a.certain.actor, b.certain.actor) || differ(a.certain.target, b.certain.target);
}

/** 'Rejects surrender', 'rejects talks': what is not done has no other end than its object. */
function isOtherObject(a: Frame, b: Frame): boolean {
  if (a.stance !== 'rejection' || b.stance !== 'rejection') return false;
  const [one, other] = [a.triggers.slice(1), b.triggers.slice(1)];
  return areApart(one, other) && !shareTrigger({ ...a, triggers: one }, { ...b, triggers: other });
}

function areOtherCountries(a: Frame, b: Frame): boolean {
  return areApart(a.countries, b.countries) || areAbroad(a, b) || areAbroad(b, a);
}

/** One names a country, the other towns that lie elsewhere. */
function areAbroad({ towns, countries }: Frame, other: Frame): boolean {
  const [trigger] = other.triggers;
  if (!trigger || !armedActs.has(trigger) || countries.length > 0 || towns.length === 0 || other.towns.length > 0)
    return false;
  const theirs = other.countries.filter((country) => !isSame(country, other.actor));
  return theirs.length > 0 && towns.every((town) => !isOfAll(town) && !theirs.includes(town.spot.country));
}

/** The strait only says where, once something else is named. */
function areOtherThings(a: Frame, b: Frame): boolean {
  const own = ({ things }: Frame) => things.filter((thing) => thing !== 'strait' || things.length === 1);
  return areApart(own(a), own(b)) && !areAkinThings(a, b);
}

/** Of one kind, another: 'Apache' and 'F-15', 'Gerald Ford' and 'Abraham Lincoln', two who were hanged. */
function areOtherNames(a: Frame, b: Frame): boolean {
  return a.names.some(({ kind, name }) => {
    const own = b.names.filter((one) => one.kind === kind);
    return own.length > 0 && !own.some((one) => one.name === name) && !isMet(a, b, kind);
  });
}

function isMet(a: Frame, b: Frame, kind: string): boolean {
  return a.names.some((one) => one.kind === kind && b.names.some(({ name }) => name === one.name));
}

function areOtherPersons(a: Frame, b: Frame): boolean {
  return areApart(a.persons, b.persons) && !a.persons.includes('leaders') && !b.persons.includes('leaders');
}

function areOtherNumbers(a: Frame, b: Frame): boolean {
  return (
    a.amounts.some((one) => b.amounts.some((other) => contradict(one, other))) &&
    !a.amounts.some((one) => b.amounts.some((other) => agree(one, other)))
  );
}
