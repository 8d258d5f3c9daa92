import type { EventFacts } from '../../../assessment/event-facts.ts';
import type { Kind } from '../../../assessment/kinds.ts';
import { faded, pointsOf } from '../../../timeline/weight.ts';

/**
 * How grave an event is at a time: its points, faded, by what it tells and by how many origins tell it. What ends or
 * begins a war stands before any single attack.
 */
export function gravityOf(facts: EventFacts, at: number): number {
  const { event, kind, time, origins } = facts;
  const factor =
    kind === null
      ? 0.3
      : isOfStrait(facts)
        ? strategic
        : factors[kind] * (isBetweenSides(facts) ? (isOpening(facts) ? 2 : 1.5) : 1);
  // An event that an administrator entered has no report, and counts as one origin.
  const points = pointsOf(event) * factor * (isOfHead(facts) ? 2 : 1) * Math.log2(1 + Math.max(1, origins));
  return faded(points, at - (at - time) / slower, new Date(at));
}

/** A strait that is closed stops the trade of a region: it stands beside a ceasefire, not beside one attack. */
function isOfStrait({ kind, event }: EventFacts): boolean {
  return kind === 'closure' && /\b(?:strait|hormuz)\b/i.test(event.title);
}

const strategic = 2.6;

/** Of what is grave two days later half is left, not a quarter as of its weight for the level. */
const slower = 2;

/** An attack on a side's country or forces, by one of them that is named. */
function isBetweenSides({ kind, target, actors, event, frame }: EventFacts): boolean {
  if (kind !== 'attack') return false;
  const country = event.location.split(', ').at(-1)?.toLowerCase() ?? '';
  const struck = target !== null && powers.has(target) ? target : country;
  const named = actors.length > 0 ? actors : frame.parties;
  return powers.has(struck) && named.length > 0 && named.every((party) => powers.has(party));
}

/** 'Opens a campaign', 'launches an offensive'. */
function isOpening({ title: { words } }: EventFacts): boolean {
  return words.some((word) => opening.test(word)) && words.some((word) => war.test(word));
}

const opening = /^(?:open|begin|began|launch|start|declare)/;
const war = /^(?:war|campaign|offensive|invasion)$/;

const powers = new Set<string>(['israel', 'iran', 'usa']);

/** Those who lead a state. */
function isOfHead({ victims }: EventFacts): boolean {
  return victims.some((person) => heads.has(person));
}

const heads = new Set<string>(['supreme leader', 'prime minister', 'premier']);

const factors: Record<Kind, number> = {
  'leader-killed': 3,
  truce: 2.2,
  deal: 2,
  'truce-broken': 1.8,
  attack: 1.2,
  closure: 1.3,
  blockade: 1.3,
  'measure-announced': 1.9,
  seizure: 1,
  interception: 0.8,
  talks: 0.9,
  'talks-failed': 1,
  threat: 0.8,
  sanction: 0.8,
  relief: 0.9,
  deployment: 0.8,
  evacuation: 0.8,
  hack: 0.4,
  blackout: 0.8,
  execution: 0.7,
  arrest: 0.5,
};
