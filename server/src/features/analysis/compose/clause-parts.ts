import type { EventFacts } from '../../../assessment/event-facts.ts';
import { joinNames, nameOf } from '../../../assessment/names.ts';
import { isOfSides } from '../../../assessment/sides.ts';

export function subjectOf(actors: readonly string[]): string {
  return capital(joinNames(actors.map(nameOf)));
}

export function isPlaceOf(party: string, country: string): boolean {
  return nameOf(party) === country || nameOf(party) === `the ${country}`;
}

/**
 * The sides that act, else those that the title names: of 'US-Iran deal is reached, Pakistan announces' no mediator is a party. All
 * states where less than two sides are named.
 */
export function partiesOf(acting: readonly string[], mentions: readonly { who: string }[] = []): string[] {
  const sides = acting.filter(isOfSides);
  const named = [...new Set([...sides, ...mentions.map(({ who }) => who).filter(isOfSides)])];
  if (sides.length < 2 && named.length < 2) return acting.filter(isNation).slice(0, 3);
  return (sides.length > 1 ? sides : named).slice(0, 3);
}

/** 'A announces a truce between B and C': A is no party to it. */
export function withoutAnnouncer({ actor, parties }: EventFacts['frame'], clause: string): readonly string[] {
  const others = parties.filter((party) => party !== actor);
  return announcing.test(clause) && others.length > 1 ? others : parties;
}

const announcing = /\b(?:announc|declar|brokers?|brokered|mediat|says?\b|said\b|hails?\b|accus)/i;

/** A state or an armed party, and no body of states. */
export function isNation(party: string): boolean {
  return !/^(?:un|iaea|eu|senate|opec|nato|iea|icc|oic)$/.test(party);
}

export function spaced(text: string): string {
  return text === '' ? '' : ` ${text}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
