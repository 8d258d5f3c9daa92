import type { IndicatorGroup } from '@vigil/common/indicators';
import { isBetweenSides, isOnNuclearSite } from './acts.ts';
import type { EventFacts, Kind } from './facts.ts';
import { sideOf } from './parties.ts';

/** A named sign, and the rule that finds it in the facts of an event. No rule asks which side an event is about. */
export interface IndicatorRule {
  id: string;
  name: string;
  group: IndicatorGroup;
  fits: (facts: EventFacts) => boolean;
}

const isOf =
  (...kinds: Kind[]) =>
  ({ kind }: EventFacts): boolean =>
    kind !== null && kinds.includes(kind);

const isAtSea = ({ country }: EventFacts) => country === 'hormuz' || country === 'redsea' || country === 'sea';

export const indicatorRules: readonly IndicatorRule[] = [
  {
    id: 'attacks-between-sides',
    name: 'Attacks between the sides',
    group: 'fighting',
    fits: isBetweenSides,
  },
  {
    id: 'attacks-third-countries',
    name: 'Attacks in or from third countries',
    group: 'fighting',
    fits: (facts) => isOf('attack')(facts) && !isBetweenSides(facts) && !isByUnknownAtHome(facts),
  },
  {
    id: 'leaders-killed',
    name: 'Leaders or commanders reported killed',
    group: 'fighting',
    fits: isOf('leader-killed'),
  },
  { id: 'interceptions', name: 'Fire or aircraft shot down', group: 'fighting', fits: isOf('interception') },
  { id: 'sirens', name: 'Sirens and orders to shelter', group: 'fighting', fits: isOf('alarm') },
  {
    id: 'airspace-closed',
    name: 'Airspace, borders, ports or missions closed',
    group: 'preparation',
    fits: (facts) => isOf('closure')(facts) && !isAtSea(facts),
  },
  {
    id: 'evacuation-ordered',
    name: 'People told to leave, or brought out',
    group: 'preparation',
    fits: isOf('evacuation'),
  },
  { id: 'carriers-moved', name: 'Forces or arms moved or called up', group: 'preparation', fits: isOf('deployment') },
  {
    id: 'threats',
    name: 'Threats between the parties',
    group: 'preparation',
    fits: (facts) => isOf('threat')(facts) && facts.by.some((party) => sideOf(party) !== null),
  },
  {
    id: 'ships-attacked',
    name: 'Tankers or ships attacked or seized',
    group: 'sea',
    fits: (facts) => isAtSea(facts) && isOf('attack', 'seizure')(facts),
  },
  {
    id: 'hormuz-restricted',
    name: 'Passage of Hormuz restricted',
    group: 'sea',
    fits: (facts) => facts.country === 'hormuz' && isOf('closure', 'blockade')(facts),
  },
  {
    id: 'hormuz-reopened',
    name: 'Passage of Hormuz eased',
    group: 'sea',
    fits: (facts) => facts.country === 'hormuz' && isOf('reopening')(facts),
  },
  { id: 'blockade', name: 'Ports blockaded', group: 'sea', fits: isOf('blockade') },
  { id: 'nuclear-steps', name: 'Enrichment or inspections reported', group: 'nuclear', fits: isOf('nuclear') },
  { id: 'nuclear-site-hit', name: 'Nuclear site attacked', group: 'nuclear', fits: isOnNuclearSite },
  {
    id: 'talks-held',
    name: 'Talks held',
    group: 'talks',
    fits: (facts) => isOf('talks')(facts) && [...facts.by, ...facts.on].some((party) => sideOf(party) !== null),
  },
  { id: 'talks-broken-off', name: 'Talks broken off or refused', group: 'talks', fits: isOf('talks-failed') },
  { id: 'ceasefire-steps', name: 'Ceasefire or agreement reached', group: 'talks', fits: isOf('truce', 'deal') },
  { id: 'ceasefire-broken', name: 'Ceasefire reported broken', group: 'talks', fits: isOf('truce-broken') },
  { id: 'sanctions', name: 'Sanctions imposed or tightened', group: 'talks', fits: isOf('sanction') },
  { id: 'relief', name: 'Sanctions eased, aid or prisoners released', group: 'talks', fits: isOf('relief') },
  { id: 'protests', name: 'Protests and their suppression', group: 'home', fits: isOf('unrest') },
  { id: 'cyber-attacks', name: 'Computer attacks and networks cut', group: 'home', fits: isOf('hack') },
  { id: 'executions-for-spying', name: 'Arrests, trials and executions', group: 'home', fits: isOf('arrest') },
  { id: 'effects', name: 'Shortages, prices and daily life hit', group: 'home', fits: isOf('effect') },
];

/** Explosions in a side's own country without a named author may be those of the other side. */
function isByUnknownAtHome({ by, country }: EventFacts): boolean {
  return by.length === 0 && (country === 'il' || country === 'ir');
}
