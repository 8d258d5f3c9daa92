import type { EventFacts, Kind } from './facts.ts';
import {
  type Alignments,
  alignments,
  homeOf,
  otherSide,
  ownSideOf,
  type StatedParty,
  type WarSide,
} from './parties.ts';

type ActFacts = Pick<EventFacts, 'kind' | 'by' | 'on' | 'country' | 'urgency'>;

/** Acts of arms, by anyone. */
export const armedKinds: ReadonlySet<Kind | null> = new Set<Kind>([
  'attack',
  'interception',
  'seizure',
  'leader-killed',
]);

/**
 * The sides whose own arms attacked the other one's territory, forces or ships, in the order of the alphabet: of Israel or the United
 * States against Iran, or of Iran against one of these; not groups that fight beside a side. Fire or aircraft shot down: those who
 * were shot at. Where an urgent attack on a side in its own country has no author, it is the other side's.
 */
export function attackersOf(act: ActFacts, to: Alignments = alignments): readonly WarSide[] {
  const { kind, by, on, country } = act;
  if (!armedKinds.has(kind)) return [];
  const actors = ownSidesOf(by, to);
  const home = homeOf(country, to);
  const struck = on.length > 0 ? ownSidesOf(on, to) : new Set(home ? [home] : []);
  const attackers = [...actors].filter((side) => struck.has(otherSide(side)));
  if (attackers.length === 0 && home && isWithoutAuthor(act)) return [otherSide(home)];
  return (kind === 'interception' ? attackers.map(otherSide) : attackers).sort();
}

/** 'Explosions in the capital': at most those are named as authors who were struck. */
function isWithoutAuthor({ kind, by, on, country, urgency }: ActFacts): boolean {
  const isUrgent = urgency === 'urgent' || urgency === 'critical';
  const isKilling = kind === 'attack' || kind === 'leader-killed';
  return isUrgent && isKilling && on.some((party) => party === country) && by.every((party) => party === country);
}

/** The same on whichever side the United States fight: in a mirror image it is the other one. */
export function isBetweenSides(act: ActFacts): boolean {
  return (['israel', 'iran'] as const).some((usa) => attackersOf(act, { ...alignments, usa }).length > 0);
}

/** Talks of a side with the other one, with those who fight beside it or with European powers, a pause, or a step of a deal. */
export function isDiplomacy(
  { kind, by, on }: Pick<ActFacts, 'kind' | 'by' | 'on'>,
  to: Alignments = alignments,
): boolean {
  const parties = [...new Set([...by, ...on])];
  const own = ownSidesOf(parties, to);
  if (kind === 'truce') return own.size > 0;
  if (kind !== 'talks' && kind !== 'deal') return false;
  const isOfState = parties.includes('il') || parties.includes('ir');
  return own.size === 2 || (isOfState && parties.some((party) => europeans.has(party)));
}

const europeans = new Set<StatedParty>(['gb', 'fr', 'de', 'eu']);

/** Places of nuclear laboratories and enrichment by their names in the gazetteer, of both sides; Bushehr is a port and a town too. */
const nuclearSites = new Set(['Natanz', 'Fordow', 'Khondab', 'Dimona', 'Soreq']);

/** Is an armed act placed at a nuclear site? */
export function isOnNuclearSite({ kind, event }: Pick<EventFacts, 'kind' | 'event'>): boolean {
  return kind === 'attack' && nuclearSites.has(event.location.split(', ')[0] ?? '');
}

function ownSidesOf(parties: readonly StatedParty[], to: Alignments): Set<WarSide> {
  return new Set(parties.flatMap((party) => ownSideOf(party, to) ?? []));
}
