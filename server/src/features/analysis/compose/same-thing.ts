import type { EventFacts } from '../../../assessment/event-facts.ts';
import { countryOf } from '../../../language/places.ts';
import { dayMs } from './moments.ts';

/**
 * Are two events, as far as a report tells them apart, one thing? The pipeline joins reports of one event only where it
 * is certain; a report must not describe an attack or a ceasefire twice because it was not.
 */
export function isSameThing(described: EventFacts, next: EventFacts): boolean {
  if (described.event.id === next.event.id) return true;
  if (described.kind === null && next.kind === null) return isSameStep(described, next);
  if (described.kind === null || next.kind === null) return false;
  if (isSameKilling(described, next) || isSameKilling(next, described)) return true;
  if (agreements.has(described.kind) && agreements.has(next.kind)) return isSameAgreement(described, next);
  if (described.kind !== next.kind) return false;
  if (next.kind === 'leader-killed') return isSameDeath(described, next);
  if (next.kind === 'relief' || next.kind === 'sanction') return isSameMeasure(described, next);
  if (Math.floor(described.time / dayMs) !== Math.floor(next.time / dayMs)) return false;
  if (next.kind === 'attack') return isSameAttack(described, next);
  if (next.kind === 'interception' || next.kind === 'closure') return isSameDefence(described, next);
  return next.event.location === described.event.location && keyOf(next) === keyOf(described);
}

/** Of the same party on the same target within two days. */
function isSameMeasure(a: EventFacts, b: EventFacts): boolean {
  return Math.abs(a.time - b.time) <= 2 * dayMs && a.actors.join('+') === b.actors.join('+') && a.target === b.target;
}

/** By the same party, or by one that is not named, at the same place or at one that no town names. */
function isSameDefence(described: EventFacts, next: EventFacts): boolean {
  if (next.actors.length > 0 && next.actors.join('+') !== described.actors.join('+')) return false;
  return next.event.location === described.event.location || !next.event.location.includes(', ');
}

function keyOf({ actors, target, event }: EventFacts): string {
  return [actors.join('+'), event.location === '' ? '' : target].join('|');
}

const agreements = new Set<string>(['truce', 'deal']);

/** Do two events report one thing on one day so surely that one sentence may cite both as its sources? */
export function isSameReport(one: EventFacts, other: EventFacts): boolean {
  if (one.event.id === other.event.id || one.frame.triggers[0] !== other.frame.triggers[0]) return false;
  if (Math.floor(one.time / dayMs) !== Math.floor(other.time / dayMs) || !isSameThing(one, other)) return false;
  if (one.kind === 'leader-killed' || other.kind === 'leader-killed') return true;
  if (one.kind !== other.kind || one.actors.join('+') !== other.actors.join('+')) return false;
  if (agreements.has(one.kind ?? ''))
    return one.actors.length > 0 || one.frame.parties.join('+') === other.frame.parties.join('+');
  // In one country much may be struck on one day, in one town by one party less.
  return one.event.location === other.event.location && one.event.location.includes(', ') && isSameTarget(one, other);
}

function isSameTarget(one: EventFacts, other: EventFacts): boolean {
  return one.target === other.target && one.frame.things.join('+') === other.frame.things.join('+');
}

/** What a party orders, agrees or moves on one day, at no other target: 'approved the deal', 'said he approved it'. */
function isSameStep(described: EventFacts, next: EventFacts): boolean {
  const [trigger = ''] = next.frame.triggers;
  return (
    steps.has(trigger) &&
    described.frame.triggers[0] === trigger &&
    next.actors.length > 0 &&
    next.actors.join('+') === described.actors.join('+') &&
    (next.target === null || next.target === described.target) &&
    Math.floor(described.time / dayMs) === Math.floor(next.time / dayMs)
  );
}

const steps = new Set<string>(['order', 'deal', 'truce', 'talks', 'sanction', 'relief']);

/** The death of a leader, and one of a person who is named by rank alone in the same country, at most a day apart. */
function isSameKilling(death: EventFacts, other: EventFacts): boolean {
  if (death.kind !== 'leader-killed' || other.kind !== 'attack' || Math.abs(death.time - other.time) > dayMs)
    return false;
  return killed.test(other.event.title) && ranked.test(other.event.title) && ownerOf(death) === ownerOf(other);
}

const killed = /\b(?:kill(?:s|ed|ing)?|assassinat\w*|eliminat\w*|slain|dead|dies|died)\b/i;
const ranked =
  /\b(?:(?:top|senior|key|leading|high-ranking)\s+(?:\p{L}+\s+){0,3}?(?:officials?|commanders?|leaders?|figures?|generals?|advisers?|chiefs?)|(?:security|intelligence|intel|military|defen[cs]e|navy|guards)\s+(?:official|chief|commander|head|minister))\b/iu;

/** The state whose leader was killed. */
function ownerOf({ frame: { target }, event }: EventFacts): string {
  return (target ?? countryOf(event.location)).toLowerCase();
}

/** Of the holder of one office within three days. */
function isSameDeath(a: EventFacts, b: EventFacts): boolean {
  return Math.abs(a.time - b.time) <= 3 * dayMs && a.victims.some((victim) => b.victims.includes(victim));
}

/** Of the same or of unnamed parties within two days. */
function isSameAgreement(a: EventFacts, b: EventFacts): boolean {
  if (Math.abs(a.time - b.time) > 2 * dayMs) return false;
  const [fewer = [], more = []] = [a, b]
    .map(({ frame }) => frame.parties.filter((party) => powers.has(party)))
    .sort((one, other) => one.length - other.length);
  return fewer.every((party) => more.includes(party));
}

const powers = new Set<string>(['israel', 'iran', 'usa', 'ally in Lebanon', 'ally in Yemen', 'ally in Gaza']);

/** By the same party, or by one that is not named, at the same place, or somewhere in the country that was hit. */
function isSameAttack(described: EventFacts, next: EventFacts): boolean {
  const isSameActor = next.actors.length === 0 || next.actors.join('+') === described.actors.join('+');
  if (!isSameActor) return false;
  const place = struckCountry(next);
  const isRegion = !next.event.location.includes(', ') && struckCountry(described) === place;
  if (next.event.location !== described.event.location && !isRegion) return false;
  return isRegion || next.target === described.target || next.actors.length === 0;
}

function struckCountry({ event, target }: EventFacts): string {
  return event.location === '' ? (target ?? '') : countryOf(event.location);
}
