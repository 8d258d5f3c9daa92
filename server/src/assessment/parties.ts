import type { Statement } from '@vigil/reader';

export type StatedParty = Statement['by'][number];

/** A side of the war, with those who fight beside it. */
export type WarSide = 'israel' | 'iran';

/** On whose side others fight than the two states themselves. Tests exchange them with the sides. */
export interface Alignments {
  israel: WarSide;
  iran: WarSide;
  usa: WarSide;
  /** The armed groups. */
  ally: WarSide;
  /** The side on whose coast the strait lies. */
  hormuz: WarSide;
}

/** The United States strikes Iran beside Israel, and the armed groups are Iran's. The Strait of Hormuz lies on Iran's coast. */
export const alignments: Alignments = { israel: 'israel', iran: 'iran', usa: 'israel', ally: 'iran', hormuz: 'iran' };

/** The armed groups that fight beside a side. */
const groups: ReadonlySet<StatedParty> = new Set<StatedParty>(['hezbollah', 'houthis', 'hamas', 'militias']);

export function isGroup(party: StatedParty): boolean {
  return groups.has(party);
}

/** The side whose own arms a party is: a state, not a group that fights beside it. Null for all others. */
export function ownSideOf(party: StatedParty, to: Alignments = alignments): WarSide | null {
  if (party === 'il') return to.israel;
  if (party === 'ir') return to.iran;
  return party === 'us' ? to.usa : null;
}

/** The side that a party is or fights for. */
export function sideOf(party: StatedParty, to: Alignments = alignments): WarSide | null {
  return groups.has(party) ? to.ally : ownSideOf(party, to);
}

/** The side in whose country a place is. */
export function homeOf(country: Statement['country'], to: Alignments = alignments): WarSide | null {
  return country === 'il' ? to.israel : country === 'ir' ? to.iran : null;
}

export function otherSide(side: WarSide): WarSide {
  return side === 'israel' ? 'iran' : 'israel';
}

/** The one side that these parties are or fight for; null for none, and for both. */
export function onlySideOf(parties: readonly StatedParty[], to: Alignments = alignments): WarSide | null {
  const [side = null, ...others] = new Set(parties.flatMap((party) => sideOf(party, to) ?? []));
  return others.length > 0 ? null : side;
}
