import type { EventFacts } from '../../../assessment/event-facts.ts';
import { dayMs } from './moments.ts';

/**
 * Are two events, as far as a report tells them apart, one thing? The pipeline joins reports of one event only where it
 * is certain; a report must not describe an attack or a ceasefire twice because it was not.
 */
export function isSameThing(described: EventFacts, next: EventFacts): boolean {
  if (described.event.id === next.event.id) return true;
  if (described.kind === null || next.kind === null) return false;
  if (agreements.has(described.kind) && agreements.has(next.kind)) return isSameAgreement(described, next);
  if (described.kind !== next.kind) return false;
  if (next.kind === 'leader-killed') return isSameDeath(described, next);
  if (Math.floor(described.time / dayMs) !== Math.floor(next.time / dayMs)) return false;
  if (next.kind === 'attack') return isSameAttack(described, next);
  return next.event.location === described.event.location && keyOf(next) === keyOf(described);
}

function keyOf({ actors, target, event }: EventFacts): string {
  return [actors.join('+'), event.location === '' ? '' : target].join('|');
}

const agreements = new Set<string>(['truce', 'deal']);

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
  const place = countryOf(next);
  const isRegion = !next.event.location.includes(', ') && countryOf(described) === place;
  if (next.event.location !== described.event.location && !isRegion) return false;
  return isRegion || next.target === described.target || next.actors.length === 0;
}

/** 'Southern Lebanon' is of Lebanon. */
function countryOf({ event, target }: EventFacts): string {
  const country = event.location.split(', ').at(-1) ?? target ?? '';
  return country.replace(/^(?:North|South|East|West|Central)(?:ern|west(?:ern)?|east(?:ern)?)? /, '');
}
