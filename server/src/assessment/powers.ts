import { passageOf } from '../language/title-passage.ts';
import { areOfOneCamp, isOfSides } from './sides.ts';

/** Is a side or its ally named, other than by 'the Iran war': two states elsewhere may meet while it goes on. */
export function isOfConflict(title: string): boolean {
  const parties = new Set(passageOf(title.replace(warItself, ' ')).mentions.map(({ who }) => who));
  return [...parties].some((who) => isOfSides(who) && who !== 'usa');
}

/** A side agrees with the other one, or with a power or a body that deals with this conflict. */
export function isBetweenPowers(parties: readonly string[]): boolean {
  const own = parties.filter((party) => isOfSides(party));
  return own.some((party) => party !== 'usa') && (own.length > 1 || parties.some((party) => partners.has(party)));
}

/** Bodies and states that negotiate or mediate between the sides. */
const partners = new Set<string>([
  'e3',
  'eu',
  'un',
  'iaea',
  'gulf states',
  'Lebanon',
  'Syria',
  'Iraq',
  'Oman',
  'Qatar',
  'Egypt',
  'Pakistan',
  'Turkey',
  'Saudi Arabia',
  'Russia',
  'China',
  'France',
  'Germany',
  'United Kingdom',
]);

/** A ceasefire of two states that are no side of this conflict. */
export function isOfOthers(parties: readonly string[]): boolean {
  return parties.length > 1 && !parties.some(isOfSides);
}

/** Parties of one camp alone: a side that meets its own ally negotiates nothing. */
export function isOfOneCamp([first, ...others]: readonly string[]): boolean {
  return first !== undefined && others.length > 0 && others.every((party) => areOfOneCamp(first, party));
}

const warItself =
  /\b(?:(?:US|Israel)[ -])?(?:Iran|Israel|Gaza|Lebanon)(?:ian|i)?(?:-\p{Lu}\p{Ll}+)? (?:war|conflict|crisis|tensions?|fighting)\b/giu;
