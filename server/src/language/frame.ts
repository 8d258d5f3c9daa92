import { type Actor, findActors } from './actors.ts';
import { type Amount, findAmounts } from './amounts.ts';
import { type Clause, isIn } from './clauses.ts';
import type { PersonGroup, Phase, Stance, Thing } from './data/meanings.ts';
import type { Arms } from './data/names.ts';
import type { TriggerName } from './data/triggers.ts';
import { explicitRoles, explicitStanceRoles, type Roles } from './explicit-roles.ts';
import { type Hit, valuesOf } from './lexicon.ts';
import { findMeanings } from './meanings.ts';
import { findNames, type Name } from './names.ts';
import type { Passage } from './passage.ts';
import { type Predication, predicationOf } from './predication.ts';
import { isArmed, rolesInCourt, rolesOfStance, rolesOfTriggers, withOtherParty } from './roles.ts';
import { type Words, wordSet } from './text.ts';
import { type Where, whereIn } from './where.ts';

/** The event semantics of a headline, independent of its wording: who did what to whom, where, and how many. */
export interface Frame extends Where {
  stance: Stance;
  /** Of the head clause. The first is the event that the headline reports, or its modality. */
  triggers: readonly (TriggerName | Stance)[];
  phase: Phase | null;
  /** Parties, countries and bodies by one name each. */
  actor: string | null;
  target: string | null;
  /** The same roles where the words are explicit. */
  certain: Roles;
  /** All actors in the clauses that report the event. */
  parties: readonly string[];
  things: readonly Thing[];
  persons: readonly PersonGroup[];
  /** Ships, aircraft and people with a proper name. */
  names: readonly Name[];
  arms: readonly Arms[];
  amounts: readonly Amount[];
}

/**
 * Reads the frame of a title from its head clause and the clauses that report the same event. The first sentence of the
 * summary only supplies a party that the title omits.
 */
export function frameOf({ title, opening }: { title: Passage; opening: Passage }): Frame {
  const { words } = title;
  const actors = findActors(title);
  const hits = findMeanings(words, title.figures);
  const predication = predicationOf(title, hits);
  const { head, reporting, triggers, stance, isOfCourts } = predication;
  const inReporting = <T extends Clause>(all: T[]) => reporting.flatMap((clause) => isIn(clause, all));
  const parties = valuesOf(inReporting(actors).filter((actor) => !isSubject(words, actors, actor, triggers[0])));
  return {
    stance: stance?.value ?? 'done',
    triggers: stance ? [stance.value, ...triggers] : triggers,
    phase: isIn(head, hits.phases)[0]?.value ?? inReporting(hits.phases)[0]?.value ?? null,
    ...rolesIn(title, opening, actors, predication, hits.triggers),
    parties: parties.length > 0 ? parties : valuesOf(actors),
    ...whereIn(inReporting(title.places), words, actors, stance === null && isOfArms(triggers)),
    things: valuesOf(inReporting(hits.things)),
    persons: valuesOf(inReporting(hits.persons)).filter((person) => isOfCourts || !ordinary.has(person)),
    names: findNames(title, [...actors, ...title.places, ...hits.triggers, ...hits.persons], isOfCourts),
    arms: valuesOf(inReporting(hits.arms)),
    amounts: reporting.flatMap(({ from, to }) => findAmounts(words.slice(from, to))),
  };
}

function rolesIn(
  title: Passage,
  opening: Passage,
  actors: readonly Actor[],
  { reporting, triggers, stance, isSpeechAct, accusation, isOfCourts }: Predication,
  hits: readonly Hit<TriggerName>[],
): Roles & { certain: Roles } {
  const { words } = title;
  if (stance && isSpeechAct) {
    const certain = explicitStanceRoles(words, actors, stance);
    return { ...preferExplicit(certain, rolesOfStance(words, actors, stance)), certain };
  }
  const own = hits.filter(
    (hit) => isOfTrigger(hit, triggers[0]) && reporting.some((clause) => isIn(clause, [hit]).length > 0),
  );
  const likely = accusation
    ? swapped(rolesOfStance(words, actors, accusation))
    : rolesOfTriggers(words, actors, reporting, hits);
  const certain = accusation
    ? swapped(explicitStanceRoles(words, actors, accusation))
    : explicitRoles(words, actors, own);
  const roles = isOfCourts ? rolesInCourt(words, actors, likely) : likely;
  const best = preferExplicit(certain, isOfArms(triggers) ? withOtherParty(roles, title, opening) : roles);
  return { ...best, certain: isOfCourts ? roles : certain };
}

function isOfArms([first]: readonly TriggerName[]): boolean {
  return first !== undefined && isArmed(first);
}

/** 'Meets on Iran': Iran is the subject of the talks, not a participant. */
function isSubject(words: Words, actors: readonly Actor[], { from }: Actor, trigger: TriggerName | undefined): boolean {
  if (trigger !== 'talks' && trigger !== 'call') return false;
  return subject.has(words[from - 1] ?? '') && actors.length > 2;
}

const subject = wordSet('on about over discuss discusses');

/** Persons too common in a war to identify an event. */
const ordinary = new Set<PersonGroup>(['soldier', 'teenager', 'couple', 'journalist', 'traveller', 'pilot']);

/** Explicit roles take precedence over likely ones. */
function preferExplicit(certain: Roles, likely: Roles): Roles {
  const actor = certain.actor ?? (likely.actor === certain.target ? null : likely.actor);
  const target = certain.target ?? (likely.target === actor ? null : likely.target);
  return { actor, target };
}

function isOfTrigger({ value }: Hit<TriggerName>, trigger: TriggerName | undefined): boolean {
  return value === trigger || (trigger !== undefined && isArmed(trigger) && isArmed(value));
}

function swapped({ actor, target }: Roles): Roles {
  return { actor: target, target: actor };
}
