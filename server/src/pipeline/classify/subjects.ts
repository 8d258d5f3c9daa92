import { alliedLands, type Party } from '../../language/data/parties.ts';
import { type Passage, speaksOf } from '../../language/passage.ts';

// Groups of topics for the verdicts on relevance.

export const coreTopics = ['strike', 'weapon', 'resolve', 'nuclear', 'truce'] as const;
export const warTopics = [...coreTopics, 'force', 'threat', 'sanction', 'spy', 'cyber'] as const;
export const confrontationTopics = [...warTopics, 'negotiation', 'oil', 'shipping'] as const;
const effectTopics = ['oil', 'shipping', 'market', 'casualty', 'reaction', 'civilian', 'execution'] as const;
export const subjectTopics = [...confrontationTopics, ...effectTopics, 'alarm'] as const;
/** Topics that imply an opponent, even if only one state is named. */
export const opponentTopics = ['weapon', 'nuclear', 'resolve', 'sanction', 'truce', 'cyber', 'pact'] as const;
/** Topics that make a domestic title a foreign one. */
export const foreignTopics = ['threat', 'resolve', 'weapon', 'nuclear'] as const;
/** Topics that can be about the confrontation without naming a party or a place. */
export const unnamedTopics = ['weapon', 'nuclear', 'resolve', 'truce', 'oil', 'shipping', 'chief'] as const;
export const domesticTopics = ['domestic', 'unrest'] as const;
export const otherConflicts = ['gaza', 'elsewhere', 'syria'] as const;

/** The strait belongs to no side, and is in the news mostly for the confrontation. */
export function isAboutHormuz(title: Passage): boolean {
  if (title.words.includes('strait') && speaksOf(title, 'closure')) return true;
  return title.words.includes('hormuz') && speaksOf(title, ...confrontationTopics);
}

/** Whether the title is about a country of an armed ally, and not about civilians or another conflict. */
export function isInAlliedLand(title: Passage): boolean {
  return isOfAlliedLand(title) && !speaksOf(title, 'elsewhere', 'civilian');
}

export function isOfAlliedLand({ places }: Passage): boolean {
  return places.some(({ value }) => alliedLands.has(value.country));
}

export function hasBothSides(parties: ReadonlySet<Party>): boolean {
  return parties.has('israel') && parties.has('iran');
}

/** 'Recalls ambassador', 'orders envoy to leave'. */
export function isSentAway({ words }: Passage): boolean {
  if (words.some((word) => expulsion.test(word))) return true;
  return (
    words.some((word) => /^orders?$|^tells?$/.test(word)) && words.some((word) => /^(?:leave|out|home)$/.test(word))
  );
}

const expulsion = /^(?:expels?|expelled|expulsion|recalls?|recalled|withdraws|calls|summons)$/;
