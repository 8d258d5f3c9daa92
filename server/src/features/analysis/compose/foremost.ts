import { isAttackBetween } from '../../../assessment/attack-report.ts';
import type { EventFacts } from '../../../assessment/event-facts.ts';
import type { Kind } from '../../../assessment/kinds.ts';
import { isAttack, isOnNuclearSite } from '../../../assessment/signs.ts';
import {
  areOpposed,
  gravityOf,
  isBetweenSides,
  isOfHead,
  isOfStrait,
  isOnAlly,
  isOpening,
  isWideThreat,
  killedIn,
  manyKilled,
  ofStrait,
} from './gravity.ts';
import { dayMs } from './moments.ts';
import { bodyOf } from './sentence.ts';

/** What a report begins with: an event, the fighting of a day with the most severe event of it, or that alone. */
interface Foremost {
  /** Null where no attack of the fighting can be described. */
  one: EventFacts | null;
  /** The attacks of the last 24 hours of which it is one; empty where it stands for itself. */
  fighting: readonly EventFacts[];
}

/**
 * What a person would name first. In this order: what changed the state of the conflict in the last 24 hours, where an
 * attack that killed many after a truce stands before the truce; the fighting of the day, where it goes on; a leader's death or an
 * agreement of the two days before; the most severe act that is no daily news; the most severe of other acts and of threats that many
 * papers report; and only without any what was said. `facts`: the events to choose from, and the attacks of the last three days.
 */
export function foremostOf(facts: readonly EventFacts[], until: number): Foremost | null {
  const recent = facts.filter(({ time }) => time > until - 3 * dayMs && time <= until);
  const known = recent.filter((one) => !isUndone(one, recent));
  const fresh = known.filter(({ time }) => time > until - dayMs);
  const turning = severestAmong(fresh.filter(isTurning), until);
  if (turning) return { one: massKillingAfter(turning, fresh, until) ?? turning, fighting: [] };
  const fighting = fightingIn(known, until);
  if (fighting.length > 0) {
    const worst = severestAmong(fighting.filter(isBetweenSides), until) ?? severestAmong(fighting, until);
    return { one: worst, fighting };
  }
  const one =
    severestAmong(known.filter(isLasting), until) ??
    severestAmong(known.filter(isGraveAct), until) ??
    severestAmong(
      known.filter((one) => isAct(one) || isWideThreat(one)),
      until,
    ) ??
    severestAmong(fresh.filter(isOfPowers), until) ??
    severestAmong(known, until);
  return one && { one, fighting: [] };
}

/** A strait that was opened and is closed again, or the other way round, by two origins in one report or in several. */
function isUndone({ kind, time, event }: EventFacts, recent: readonly EventFacts[]): boolean {
  if (!(kind === 'reopening' || kind === 'closure') || !ofStrait.test(event.title)) return false;
  const undoing = kind === 'closure' ? 'reopening' : 'closure';
  const later = recent.filter((one) => one.kind === undoing && one.time > time && ofStrait.test(one.event.title));
  return new Set(later.flatMap(({ originNames }) => originNames)).size >= 2;
}

/** After a truce that was agreed, the attack of most weight in which many died since; null for none, and after anything else. */
function massKillingAfter({ kind, time }: EventFacts, fresh: readonly EventFacts[], until: number): EventFacts | null {
  if (kind !== 'truce') return null;
  const later = fresh.filter((one) => one.kind === 'attack' && isTurning(one) && one.time > time);
  return severestAmong(
    later.filter((one) => killedIn(one) >= manyKilled),
    until,
  );
}

/** What changes the state of a conflict. Of one origin alone none does. */
function isTurning(facts: EventFacts): boolean {
  const { kind, origins, frame, theatre, title } = facts;
  if (origins < 2) return false;
  if (isLasting(facts)) return true;
  if (kind === 'interception') return isBetweenPowers(facts) && title.words.some((word) => crewed.test(word));
  if (kind === 'leader-killed') return true;
  if (kind !== 'attack') return false;
  const isHome = theatre === 'iran' || theatre === 'israel';
  return (
    (isBetweenSides(facts) && (isOpening(facts) || isOnNuclearSite(facts))) ||
    (isHome && frame.triggers[0] === 'incursion') ||
    killedIn(facts) >= manyKilled
  );
}

/** The death of a head of state, a ceasefire of the two sides that is agreed or broken, and a sea that is closed or open again. */
function isLasting(facts: EventFacts): boolean {
  const { kind, origins, frame, title } = facts;
  if (origins < 2) return false;
  if (isOfHead(facts) || isOfStrait(facts) || measures.has(kind)) return true;
  if (kind !== 'truce' && kind !== 'truce-broken') return false;
  // 'A announces a truce as B agrees': the second clause names the other side.
  return areOpposed([...frame.parties, ...title.mentions.map(({ who }) => who)]);
}

const measures = new Set<Kind | null>(['measure-announced', 'blockade', 'reopening']);

/** What is said of war and talks, not of prices. */
function isOfPowers({ event, frame }: EventFacts): boolean {
  return event.eventType !== 'economic' && event.eventType !== 'other' && frame.parties.length > 0;
}

const crewed = /^(?:aircraft|helicopter|jets?|fighters?|bomber|warplanes?|f-?\d+\w?)$/;

function isBetweenPowers({ actors, target }: EventFacts): boolean {
  return actors.length > 0 && target !== null && areOpposed([...actors, target]);
}

/** An act of arms or of states, but not on the fronts of allies, where attacks are daily news. */
function isGraveAct(facts: EventFacts): boolean {
  return isAct(facts) && !slight.has(facts.kind) && !(isAttack(facts) && isOnAlly(facts));
}

const slight = new Set<Kind | null>(['arrest', 'execution', 'hack', 'evacuation', 'deployment', 'protest-deaths']);

/** Done, not said; an alarm only warns. Of what changes a war, one origin is not enough. */
function isAct(facts: EventFacts): boolean {
  const { kind, origins } = facts;
  if (kind === null || kind === 'threat' || kind === 'alarm') return false;
  return origins >= 2 || !(weighty.has(kind) || isOfStrait(facts));
}

const weighty = new Set<Kind>(['leader-killed', 'truce', 'truce-broken', 'deal', 'measure-announced']);

/** The attacks of the last 24 hours in all countries, where the sides attack each other and did so in the two days before. */
function fightingIn(facts: readonly EventFacts[], until: number): readonly EventFacts[] {
  const attacks = facts.filter((one) => isAttack(one) && one.theatre !== 'elsewhere' && one.time <= until);
  const latest = attacks.filter(({ time }) => time > until - dayMs);
  const before = attacks.filter(({ time }) => time <= until - dayMs && time > until - 3 * dayMs);
  const isWar = latest.filter(isBetween).length >= minAttacks && before.filter(isBetween).length >= minBefore;
  return isWar && isAttested(latest, facts, until) ? latest : [];
}

/** One attack by its words or by two origins, or sirens: what a model alone reads in reports of one origin each begins no report. */
function isAttested(latest: readonly EventFacts[], facts: readonly EventFacts[], until: number): boolean {
  const alarms = facts.filter(({ kind, time }) => kind === 'alarm' && time > until - dayMs && time <= until);
  return alarms.length >= minAlarms || latest.some(({ origins, isByModel }) => origins >= 2 || !isByModel);
}

/** In the Gulf only what one of the sides is known or likely to have done: a works may explode by itself. */
function isBetween({ theatre, actors, event }: EventFacts): boolean {
  if (theatre === 'gulf') return actors.length > 0 || isAttackBetween(event);
  return theatre === 'iran' || theatre === 'israel';
}

const minAttacks = 4;
const minBefore = 2;
const minAlarms = 3;

/** The most severe that a sentence can describe. */
function severestAmong(facts: readonly EventFacts[], until: number): EventFacts | null {
  let best: { one: EventFacts; gravity: number } | null = null;
  for (const one of facts) {
    const gravity = gravityOf(one, until) * echoOf(one, facts);
    if (best && (gravity < best.gravity || (gravity === best.gravity && one.event.id > best.one.event.id))) continue;
    if (bodyOf(one) !== null) best = { one, gravity };
  }
  return best?.one ?? null;
}

/** Grows with the events that report an attack by the same party on the same things: they may be one. */
function echoOf(one: EventFacts, facts: readonly EventFacts[]): number {
  if (!isAttack(one) || one.frame.things.length === 0) return 1;
  const alike = facts.filter(
    (other) =>
      isAttack(other) &&
      other.theatre === one.theatre &&
      other.actors.join() === one.actors.join() &&
      other.frame.things.some((thing) => one.frame.things.includes(thing)),
  );
  return Math.log2(1 + alike.length);
}
