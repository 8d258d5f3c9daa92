import { findActs } from '../../language/acts.ts';
import type { Party } from '../../language/data/parties.ts';
import type { Topic } from '../../language/data/topics.ts';
import { type Passage, type Reading, speaksOf } from '../../language/passage.ts';

/** What was done, as far as it parts one event from another. */
export type Deed = 'strike' | 'downing' | 'killing' | 'seizure' | 'reaction' | 'threat' | 'sentence' | 'arrest';

/** What a title says apart from its words: who did what to whom, where, and to what kind of thing. */
export interface Slots {
  deed: Deed | null;
  actor: Party | null;
  target: Party | null;
  /** Where it is said to have happened. */
  country: string;
  /** Towns of the title. */
  towns: readonly string[];
  /** Kinds of things struck or spoken of. */
  objects: readonly Topic[];
}

/**
 * Reads the slots of a title. For a reaction, actor and target are those of the act reacted to; for courts and
 * services, the party named first acts.
 */
export function slotsOf({ title }: Reading, eventType: string, location: string): Slots {
  const acts = findActs(title);
  const act = acts.find(({ actor, target }) => actor && target) ?? acts.find(({ actor }) => actor) ?? acts[0];
  const towns = title.places.flatMap(({ value }) => (value.kind === 'town' ? [value.location] : []));
  const deed = deedOf(title, eventType, act !== undefined);
  const isCourt = deed !== null && isOfCourts(deed);
  return {
    deed,
    actor: (isCourt ? title.mentions[0]?.party : act?.actor) ?? null,
    target: (isCourt ? null : act?.target) ?? null,
    country: location.slice(location.lastIndexOf(', ') + 1).trim(),
    towns: [...new Set(towns)],
    objects: objects.filter((topic) => speaksOf(title, topic)),
  };
}

/** What two titles of which `sameness` is above 0 have in common, as words of the index. */
export function keysOf({ deed, actor, target }: Slots): string[] {
  return [actor && `=${deed} by ${actor}`, target && `=${deed} of ${target}`].flatMap((key) =>
    deed && key ? [key] : [],
  );
}

/** Two reports that these rules part are of two events, however alike their words. */
export function isVetoed(a: Slots, b: Slots): boolean {
  if (a.deed && b.deed && (differ(a.actor, b.actor) || differ(a.target, b.target))) return true;
  if (isArmed(a) && isArmed(b) && isElsewhere(a, b)) return true;
  return a.deed !== 'reaction' && areApart(a.towns, b.towns);
}

/** Two armed acts in two countries, neither of which is only named as the one who acts. */
function isElsewhere(a: Slots, b: Slots): boolean {
  if (a.country === b.country) return false;
  return [a, b].every(({ country, actor }) => country !== 'Unknown' && country.toLowerCase() !== actor);
}

/** Sameness of two titles of which one leaves out who did it or to whom. */
const partly = 0.6;

/**
 * Do both say that the same party did the same to the same one? Then they need few words in common: 1 when both say
 * all of it, `partly` when one leaves out an end, 0 when they do not or speak of different things.
 */
export function sameness(a: Slots, b: Slots): number {
  if (!a.deed || a.deed !== b.deed || isOfCourts(a.deed) || areApart(a.objects, b.objects)) return 0;
  if (differ(a.actor, b.actor) || differ(a.target, b.target)) return 0;
  const known = Number(isShared(a.actor, b.actor)) + Number(isShared(a.target, b.target));
  return known === 2 ? 1 : known === 1 ? partly : 0;
}

/** Tells of an armed act, not of words about one. */
export function isArmed({ deed }: Slots): boolean {
  return deed !== null && deed !== 'reaction' && deed !== 'threat' && !isOfCourts(deed);
}

/** The slots of an event after one more report: what is known stays, what was open is filled. */
export function mergeSlots(a: Slots, b: Slots): Slots {
  return {
    deed: a.deed ?? b.deed,
    actor: a.actor ?? b.actor,
    target: a.target ?? b.target,
    country: a.country,
    towns: [...new Set([...a.towns, ...b.towns])].slice(0, 8),
    objects: [...new Set([...a.objects, ...b.objects])],
  };
}

const objects = ['nuclear', 'oil', 'shipping', 'civilian', 'cyber', 'spy', 'truce'] as const;

function deedOf(title: Passage, eventType: string, isAct: boolean): Deed | null {
  if (eventType === 'diplomatic')
    return speaksOf(title, 'reaction') ? 'reaction' : speaksOf(title, 'threat', 'resolve') ? 'threat' : null;
  if (eventType === 'intelligence' && speaksOf(title, 'execution')) return 'sentence';
  if (eventType === 'intelligence' && title.words.some((word) => arrest.test(word))) return 'arrest';
  if (!isAct || eventType === 'economic') return null;
  if (title.words.some((word) => downing.test(word))) return 'downing';
  if (title.words.some((word) => seizure.test(word))) return 'seizure';
  if (speaksOf(title, 'casualty') && speaksOf(title, 'chief')) return 'killing';
  return 'strike';
}

const arrest = /^(?:arrest|foil|detain|charg|indict|sentenc)/;
const downing = /^(?:downed|downs|downing|intercept\w*|shot|shoots?)$/;
const seizure = /^(?:seiz\w+|captur\w+|board\w+)$/;

/** Of these each has a name of its own, and two on one day are two. */
function isOfCourts(deed: Deed): boolean {
  return deed === 'sentence' || deed === 'arrest';
}

function areApart<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one));
}

function isShared(a: Party | null, b: Party | null): boolean {
  return a !== null && a === b;
}

function differ(a: Party | null, b: Party | null): boolean {
  return a !== null && b !== null && a !== b;
}
