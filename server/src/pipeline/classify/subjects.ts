import type { Party } from '../../language/data/parties.ts';
import { type Passage, speaksOf } from '../../language/passage.ts';

// Groups of topics by what they say of a title.

export const grave = ['strike', 'weapon', 'resolve', 'nuclear', 'truce'] as const;
export const armed = [...grave, 'force', 'threat', 'sanction', 'spy', 'cyber'] as const;
export const hot = [...armed, 'negotiation', 'oil', 'shipping'] as const;
export const effects = ['oil', 'shipping', 'market', 'casualty', 'reaction', 'civilian', 'execution'] as const;
export const subjects = [...hot, ...effects, 'alarm'] as const;
/** With one of these a state does not stand alone, even if nobody else is named. */
export const plain = ['weapon', 'nuclear', 'resolve', 'sanction', 'truce', 'cyber', 'pact'] as const;
/** What turns home affairs into foreign ones. */
export const foreign = ['threat', 'resolve', 'weapon', 'nuclear'] as const;
/** Of what names no place either, only these may be of the confrontation. */
export const telling = ['weapon', 'nuclear', 'resolve', 'truce', 'oil', 'shipping', 'chief'] as const;
export const home = ['domestic', 'unrest'] as const;
export const away = ['gaza', 'elsewhere', 'syria'] as const;

/** The strait is on no side, and hardly in the news for anything else. */
export function isAboutHormuz(title: Passage): boolean {
  if (title.words.includes('strait') && speaksOf(title, 'closure')) return true;
  return title.words.includes('hormuz') && speaksOf(title, ...hot);
}

/** A country from which an ally of the other side fights, and nobody else's. */
export function isInAlliedLand(title: Passage): boolean {
  return isOfAlliedLand(title) && !speaksOf(title, 'elsewhere', 'civilian');
}

export function isOfAlliedLand({ places }: Passage): boolean {
  return places.some(({ value }) => alliedLands.has(value.country));
}

const alliedLands = new Set(['Lebanon', 'Yemen']);

export function hasCore(parties: ReadonlySet<Party>): boolean {
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
