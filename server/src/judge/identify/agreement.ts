import { agree } from '../../language/amounts.ts';
import { belligerents } from '../../language/data/parties.ts';
import type { Frame } from '../../language/frame.ts';
import { isEffect } from './conflict.ts';
import { common, mutual, rare, shareTrigger } from './kinship.ts';
import { areTogether, isOfAll } from './nearness.ts';
import { isSame, shared } from './same.ts';

/**
 * Points for what a report says like an event without a conflict, less for what only one of them is definite about. Of
 * two `bare` headlines the shorter is silent, which is no disagreement.
 */
export function agreementOf(
  { frame: a, isBroad: isBroadEvent }: { frame: Frame; isBroad: boolean },
  b: Frame,
  { isBare = false } = {},
): number {
  const isKnown = a.triggers.length > 0 && b.triggers.length > 0;
  const isOther = isKnown && !shareTrigger(a, b);
  if (isOther && !(isBare && isEffect(a, b))) return 0;
  const [trigger] = isKnown && !isOther ? a.triggers : [];
  const isMutual = !trigger || mutual.has(trigger);
  const ends = isMutual
    ? Math.min(trigger === 'talks' ? 3 : 2, shared(a.parties, b.parties))
    : endPoints(a.actor, b.actor, isBare) + endPoints(a.target, b.target, isBare);
  const oneSided = isBare ? 0 : weights.oneSided;
  const details =
    placePoints(a, b, oneSided) +
    definite(a.things, b.things, weights.thing, oneSided) +
    definite(a.persons, b.persons, weights.person, oneSided) +
    amountPoints(a, b) -
    (isOver(a) !== isOver(b) ? weights.over : 0);
  // Where one of the two tells nothing that is known, the rest must say it.
  if (!trigger) return Math.max(0, weights.silent * ends + details);
  const isAll = isBroadEvent && isBroad(b);
  const points = weights.end * ends + (common.has(trigger) ? 0 : weights.trigger);
  return Math.max(
    0,
    points +
      (rare.has(trigger) ? weights.rare : 0) +
      (isAll ? Math.max(0, details) : details) +
      (isAll && ends === 2 && isOfStates(a) ? weights.broad : 0),
  );
}

/** Names no town but a capital, no thing and no person: it may be about all that one party did to another that day. */
export function isBroad({ towns, things, persons }: Frame): boolean {
  return towns.every(isOfAll) && things.length === 0 && persons.length === 0;
}

/** One state struck another, or the world spoke of it: for hours, that is one event. */
function isOfStates({ triggers, actor, target }: Frame): boolean {
  if (triggers[0] === 'reaction') return true;
  return triggers[0] === 'strike' && [actor, target].every((party) => party !== null && belligerents.has(party));
}

function placePoints(a: Frame, b: Frame, oneSided: number): number {
  if (areTogether(a, b)) return weights.town;
  if (shared(a.countries, b.countries) > 0) return weights.country;
  if (isWithin(a, b) || isWithin(b, a)) return 0;
  return isAmid(a) !== isAmid(b) ? -oneSided : 0;
}

/** Talks or a truce that end, and a term that is extended, are distinguished from those that go on. */
function isOver({ triggers, phase }: Frame): boolean {
  if (phase === 'extend') return true;
  return (
    phase === 'end' &&
    (triggers[0] === 'talks' || triggers[0] === 'deal' || triggers[0] === 'truce' || triggers[0] === 'inspection')
  );
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

const weights = {
  trigger: 0.75,
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

/** An end that one headline leaves open may be the other's. */
function endPoints(a: string | null, b: string | null, isBare: boolean): number {
  if (isSame(a, b)) return 1;
  return isBare && (a === null) !== (b === null) ? weights.open : 0;
}

function definite<T>(a: readonly T[], b: readonly T[], points: number, oneSided: number): number {
  if (shared(a, b) > 0) return points;
  return a.length > 0 !== b.length > 0 ? -oneSided : 0;
}
