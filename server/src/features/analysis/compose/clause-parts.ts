import type { EventFacts } from '../../../assessment/event-facts.ts';
import { joinNames, nameOf } from '../../../assessment/names.ts';
import { areOfOneCamp, isOfSides } from '../../../assessment/sides.ts';
import { capital } from '../../../kit/event-words.ts';
import { passageOf } from '../../../language/title-passage.ts';

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

/**
 * The parties of a truce: those that 'between' names, else those of the title without who only announces it: 'A announces a truce of B
 * and C', 'A says truce text of war of B is final'. Empty where all fight on one side, as a leader and the ally whose town he names.
 */
export function partiesOfTruce({ frame: { actor, parties }, clause, title }: EventFacts): string[] {
  const between = passageOf(/\bbetween\b(.*)/i.exec(clause)?.[1] ?? '').mentions.map(({ who }) => who);
  const others = parties.filter((party) => party !== actor);
  const isMediated = others.length > 1 || (others.length === 1 && actor !== null && !isOfSides(actor));
  const acting = announcing.test(clause) && isMediated ? others : parties;
  const found = new Set(between).size > 1 ? partiesOf([...new Set(between)]) : partiesOf(acting, title.mentions);
  return found.some((party) => found[0] !== undefined && !areOfOneCamp(found[0], party)) ? found : [];
}

const announcing = /\b(?:announc|declar|brokers?|brokered|mediat|says?\b|said\b|hails?\b|accus)/i;

/** A state or an armed party, and no body of states. */
export function isNation(party: string): boolean {
  return !/^(?:un|iaea|eu|senate|opec|nato|iea|icc|oic)$/.test(party);
}

export function spaced(text: string): string {
  return text === '' ? '' : ` ${text}`;
}
