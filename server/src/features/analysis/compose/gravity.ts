import type { EventFacts } from '../../../assessment/event-facts.ts';
import type { Kind } from '../../../assessment/kinds.ts';
import { belligerents } from '../../../language/data/parties.ts';
import { countryOf } from '../../../language/places.ts';
import { ledgersOf } from '../../../timeline/ledgers.ts';
import { faded, pointsOf } from '../../../timeline/weight.ts';

/**
 * How grave an event is at a time: its points, faded, by what it tells and by how many origins tell it. What ends or
 * begins a war stands before any single attack, and one of which many died before another.
 */
export function gravityOf(facts: EventFacts, at: number): number {
  const { event, kind, time, origins } = facts;
  const factor = kind === null ? 0.3 : isOfStrait(facts) ? strategic : factors[kind] * standing(facts);
  // An event that an administrator entered has no report, and counts as one origin.
  const points =
    pointsOf(event) *
    factor *
    (isWideThreat(facts) ? opposed : 1) *
    (isOfHead(facts) ? 2 : 1) *
    Math.log2(1 + Math.max(1, origins));
  return faded(points, at - (at - time) / (lasting.has(kind) ? slower : 1), new Date(at));
}

/** Many papers say that a power threatens another. */
export function isWideThreat({ kind, origins, frame, title }: EventFacts): boolean {
  const named = title.mentions.map(({ who }) => who);
  return kind === 'threat' && origins >= manyOrigins && areOpposed([...frame.parties, ...named]);
}

const manyOrigins = 5;

/** Talks of the two sides, an attack of one on the other, and one that kills many count for more than the same elsewhere. */
function standing(facts: EventFacts): number {
  const { kind, frame, actors, target } = facts;
  if (mutual.has(kind)) return areOpposed([...frame.parties, ...actors, target ?? '']) ? opposed : ofOthers;
  if (kind !== 'attack') return 1;
  const killed = killedIn(facts);
  const toll = killed >= manyKilled ? 1.6 : killed >= someKilled ? 1.5 : killed > 0 ? 1.4 : 1;
  return toll * (isBetweenSides(facts) ? (isOpening(facts) ? 3 : 1.5) : isOnAlly(facts) ? 0.5 : 1);
}

/** What two sides do with each other. */
const mutual = new Set<Kind | null>(['talks', 'talks-failed', 'deal', 'relief', 'sanction']);
const opposed = 1.8;
/** One side with its friends. */
const ofOthers = 0.6;

/** On the fronts with allies of a side, attacks are daily news. */
export function isOnAlly({ theatre }: EventFacts): boolean {
  return theatre === 'lebanon' || theatre === 'west-bank-gaza' || theatre === 'yemen' || theatre === 'iraq-syria';
}

/** A strait that is closed stops the trade of a region: it stands beside a ceasefire, not beside one attack. */
export function isOfStrait({ kind, event }: EventFacts): boolean {
  return kind === 'closure' && ofStrait.test(event.title);
}

export const ofStrait = /\b(?:strait|hormuz)\b/i;

const strategic = 2.6;

/** Of what changes the state of a conflict half is left two days later, not a quarter as of an attack. */
const slower = 2;
const lasting = new Set<Kind | null>([
  'leader-killed',
  'truce',
  'truce-broken',
  'deal',
  'talks',
  'talks-failed',
  'closure',
  'reopening',
  'blockade',
  'measure-announced',
  'sanction',
  'relief',
]);

/** Persons killed in one attack, by its lowest count. */
export const manyKilled = 50;
const someKilled = 10;

/** By the lowest of the counts that are given, else by the words of the event; 0 without one. */
export function killedIn({ event, frame }: EventFacts): number {
  const counts = ledgersOf(event)
    .filter(({ what }) => what === 'killed')
    .flatMap(({ value, range }) => /\d[\d,]*/.exec(range ?? value) ?? [])
    .map((count) => Number(count.replaceAll(',', '')));
  const words = frame.amounts.filter(({ unit }) => unit === 'killed').map(({ min }) => min);
  const all = counts.length > 0 ? counts : words;
  return all.length === 0 ? 0 : Math.min(...all);
}

/** Do two of the powers take part? That two of one camp meet is no talks (`kinds.ts`). */
export function areOpposed(parties: readonly string[]): boolean {
  return new Set(parties.filter((party) => belligerents.has(party))).size > 1;
}

/** An attack on a side's country or forces, by one of them that is named. */
export function isBetweenSides({ kind, target, actors, event, frame }: EventFacts): boolean {
  if (kind !== 'attack') return false;
  const country = countryOf(event.location).toLowerCase();
  const struck = target !== null && belligerents.has(target) ? target : country;
  const named = actors.length > 0 ? actors : frame.parties;
  return belligerents.has(struck) && named.length > 0 && named.every((party) => belligerents.has(party));
}

/** 'Opens a campaign', 'launches an offensive'. */
export function isOpening({ title: { words } }: EventFacts): boolean {
  return words.some((word) => opening.test(word)) && words.some((word) => war.test(word));
}

const opening = /^(?:open|begin|began|launch|start|declare)/;
const war = /^(?:war|campaign|offensive|invasion)$/;

/** Those who lead a state. */
export function isOfHead({ victims }: EventFacts): boolean {
  return victims.some((person) => heads.has(person));
}

const heads = new Set<string>(['supreme leader', 'prime minister', 'premier']);

const factors: Record<Kind, number> = {
  'leader-killed': 3,
  truce: 2.2,
  deal: 1.2,
  'truce-broken': 1.8,
  attack: 1.2,
  alarm: 0.6,
  closure: 1.3,
  reopening: 1.5,
  blockade: 1.3,
  'measure-announced': 1.9,
  seizure: 1,
  interception: 0.8,
  talks: 0.9,
  'talks-failed': 1,
  threat: 0.8,
  sanction: 0.8,
  relief: 1.1,
  deployment: 0.8,
  evacuation: 0.8,
  'protest-deaths': 1.2,
  hack: 0.4,
  blackout: 0.8,
  execution: 0.7,
  arrest: 0.5,
};
