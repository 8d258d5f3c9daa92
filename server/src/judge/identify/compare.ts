import { belligerents } from '../../language/data/parties.ts';
import type { Frame } from '../../language/frame.ts';
import { shareTrigger } from './kinship.ts';
import { areTogether, isOfAll } from './nearness.ts';
import { isSame, names, shared } from './same.ts';

/** Do they tell one trigger of one town, thing, person or pair of parties? */
export function isOfOne(a: Frame, b: Frame): boolean {
  if (!shareTrigger(a, b)) return false;
  if (areTogether(a, b) || shared(a.things, b.things) > 0 || shared(a.persons, b.persons) > 0) return true;
  return isSame(a.actor, b.actor) && isSame(a.target, b.target);
}

/** Do they name one thing, person or town? A capital says too little. */
export function shareDetail(a: Frame, b: Frame): boolean {
  if (shared(a.things, b.things) > 0 || shared(a.persons, b.persons) > 0) return true;
  return areTogether(a, b) && ![...a.towns, ...b.towns].some(isOfAll);
}

/** Do both name one of those who fight here? The United States and third states are in all news. */
export function nameFighter(a: Frame, b: Frame): boolean {
  return a.parties.some((one) => isOfFight(one) && names(b, one));
}

function isOfFight(party: string): boolean {
  return party === 'israel' || party === 'iran' || party.startsWith('ally in ');
}

/**
 * What two reports that agree have in common, as words of the index. Who did it and who suffers it is left to the
 * comparison.
 */
export function keysOf({ triggers, towns, countries, things, persons, parties }: Frame): string[] {
  const places = [...towns.map(({ spot }) => spot.location), ...countries, ...towns.map(({ spot }) => spot.country)];
  const others = parties.filter((party) => !belligerents.has(party));
  const details = [...places.slice(0, 3), ...things.slice(0, 2), ...persons.slice(0, 2), ...others.slice(0, 2)];
  const who = [...parties].sort().slice(0, 3);
  const pairs = triggers.slice(0, 2).flatMap((trigger) => [...who, ...details].map((name) => `=${trigger} ${name}`));
  return [...new Set(pairs)].slice(0, 6).concat([...new Set(details)].slice(0, 4).map((name) => `= ${name}`));
}

/** The frame of an event after one more report: what is known stays, what was open is filled. */
export function mergeFrames(a: Frame, b: Frame): Frame {
  const towns = [...a.towns, ...b.towns.filter((town) => !a.towns.some((one) => one.spot === town.spot))];
  return {
    stance: a.stance,
    triggers: a.triggers.length > 0 ? a.triggers : b.triggers,
    phase: a.phase ?? b.phase,
    actor: a.actor ?? b.actor,
    target: a.target ?? b.target,
    certain: {
      // What all the world condemned stays open to each state.
      actor: a.certain.actor ?? (a.stance === 'reaction' ? null : b.certain.actor),
      target: a.certain.target ?? b.certain.target,
    },
    parties: union(a.parties, b.parties),
    towns: towns.slice(0, 8),
    countries: union(a.countries, b.countries),
    things: union(a.things, b.things),
    persons: union(a.persons, b.persons),
    names: [...a.names, ...b.names].slice(0, 8),
    arms: union(a.arms, b.arms),
    seas: union(a.seas, b.seas),
    amounts: [...b.amounts, ...a.amounts].slice(0, 8),
  };
}

/** Neither holds anything twice. */
function union<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  const fresh = other.filter((value) => !one.includes(value));
  return fresh.length > 0 || one.length > 8 ? [...one, ...fresh].slice(0, 8) : one;
}
