import type { FactorName } from '@vigil/common/balance';
import { armedKinds, isOnNuclearSite } from '../../assessment/acts.ts';
import type { EventFacts } from '../../assessment/facts.ts';
import {
  type Alignments,
  homeOf,
  isGroup,
  onlySideOf,
  otherSide,
  ownSideOf,
  type StatedParty,
  sideOf,
  type WarSide,
} from '../../assessment/parties.ts';

/** What an event gives a side in one factor, for how long. */
interface Gain {
  factor: FactorName;
  side: WarSide;
  /** Of the points of the event. */
  share: number;
  rule: string;
  /** Days for which it counts in full, and after which it counts half from then on. */
  holdDays: number;
  halfLifeDays: number;
  /** Set for what lasts until it is ended. */
  state?: string;
}

/** How long effects last, by what they are: docs/formula.md. */
const spans = {
  blow: { holdDays: 0, halfLifeDays: 30 },
  damage: { holdDays: 30, halfLifeDays: 90 },
  destruction: { holdDays: 180, halfLifeDays: 365 },
  leader: { holdDays: 90, halfLifeDays: 180 },
  state: { holdDays: 120, halfLifeDays: 30 },
} as const;

/** All that an event gives either side. The rules know the sides by their roles alone. */
export function gainsIn(facts: EventFacts, to: Alignments): Gain[] {
  return [...ofAttack(facts, to), ...ofLeader(facts, to), ...ofServices(facts, to), ...ofMeasure(facts, to)];
}

/** The states that it ends: a strait is open again, ports or trade are free. */
export function endingsIn(facts: EventFacts, to: Alignments): string[] {
  const { kind, country } = facts;
  const suffered = sufferedBy(facts, to);
  if (kind === 'reopening')
    return [...(country === 'hormuz' ? ['strait'] : []), ...(suffered ? [`blockade of ${suffered}`] : [])];
  return kind === 'relief' && suffered && isOfTrade(facts)
    ? [`sanctions on ${suffered}`, `blockade of ${suffered}`]
    : [];
}

/** An armed act of one side, or of those who stand beside it, on the other. */
function ofAttack(facts: EventFacts, to: Alignments): Gain[] {
  const { kind, by, on, country } = facts;
  const side = onlySideOf(by, to);
  const against = onlySideOf(on.length > 0 ? on : ofCountry(country), to);
  if (isMutual(facts, to)) return ofExchange(facts, to);
  if (!armedKinds.has(kind) || kind === 'leader-killed' || !side || against !== otherSide(side)) return [];
  const gains: Gain[] = [{ factor: 'military', side, share: 1, rule: 'attacks the other side', ...spans.blow }];
  if (isOnNuclearSite(facts) && homeOf(country, to) === against)
    gains.push(
      { factor: 'technology', side, share: 2, rule: 'a nuclear site hit', ...spans.destruction },
      { factor: 'military', side, share: 2, rule: 'a nuclear site hit', ...spans.blow },
      { factor: 'geography', side, share: 1.5, rule: 'a nuclear site hit', ...spans.blow },
    );
  if (kind !== 'interception' && isAtSea(country))
    gains.push({ factor: 'economy', side, share: 1, rule: 'shipping hit', ...spans.damage });
  if (homeOf(country, to) === against || isGroundOfAlly(facts, against, to))
    gains.push({ factor: 'geography', side, share: 0.5, rule: 'attacks inside the country', ...spans.blow });
  if (by.some((party) => isAlly(party)))
    gains.push({ factor: 'alliances', side, share: 0.5, rule: 'an ally attacks', ...spans.blow });
  if (on.some((party) => isAlly(party)) || (on.length === 0 && isGroundOfAlly(facts, against, to)))
    gains.push({
      factor: 'alliances',
      side,
      share: 0.5,
      rule: 'an ally of the other side attacked',
      ...spans.blow,
    });
  return gains;
}

function isMutual({ kind, by, on }: EventFacts, to: Alignments): boolean {
  const isOfBoth = (parties: readonly StatedParty[]) =>
    new Set(parties.flatMap((party) => sideOf(party, to) ?? [])).size === 2;
  return kind === 'attack' && isOfBoth(by) && isOfBoth(on);
}

/** What each side does to the other in one event is even, but for the country in which it happens. */
function ofExchange({ country }: EventFacts, to: Alignments): Gain[] {
  const home = homeOf(country, to);
  if (!home) return [];
  return [
    { factor: 'geography', side: otherSide(home), share: 0.5, rule: 'attacks inside the country', ...spans.blow },
  ];
}

/** The groups of the countries that they fight from: a strike there is one on them. */
function ofCountry(country: EventFacts['country']): StatedParty[] {
  const group = groupOf[country];
  if (group) return [group];
  return country === 'il' || country === 'ir' ? [country] : [];
}

const groupOf: Partial<Record<EventFacts['country'], StatedParty>> = { lb: 'hezbollah', ye: 'houthis' };

/** A country that a group fights from as its own, as one that stands beside this side. */
function isGroundOfAlly({ country }: EventFacts, side: WarSide, to: Alignments): boolean {
  const group = groupOf[country];
  return group !== undefined && sideOf(group, to) === side;
}

/** The United States, or an armed group. */
function isAlly(party: StatedParty): boolean {
  return party === 'us' || isGroup(party);
}

function isAtSea(country: EventFacts['country']): boolean {
  return country === 'hormuz' || country === 'redsea' || country === 'sea';
}

/** A leader, minister or commander in chief killed, by any side or by none that is named. One of an armed group counts half. */
function ofLeader({ kind, by, on, country }: EventFacts, to: Alignments): Gain[] {
  const lost = onlySideOf(on.length > 0 ? on : ofCountry(country), to);
  if (kind !== 'leader-killed' || !lost || onlySideOf(by, to) === lost) return [];
  const isOfState = on.some((party) => ownSideOf(party, to) === lost) || on.length === 0;
  const share = isOfState ? 3 : 1.5;
  const rule = isOfState ? 'a leader of the other side killed' : 'a leader of an ally of the other side killed';
  const side = otherSide(lost);
  return [
    { factor: 'intelligence', side, share, rule, ...spans.leader },
    { factor: 'military', side, share: share / 2, rule, ...spans.leader },
  ];
}

/** Spies caught in the country of a side, by itself; networks of a side entered by others. */
function ofServices({ kind, by, on, country, event }: EventFacts, to: Alignments): Gain[] {
  const home = homeOf(country, to);
  if (kind === 'arrest' && event.eventType === 'intelligence' && home && onlySideOf(by, to) === home)
    return [{ factor: 'intelligence', side: home, share: 0.5, rule: 'spies caught', ...spans.blow }];
  const entered = onlySideOf(on, to) ?? home;
  const isOwn = by.some((party) => sideOf(party, to) === entered);
  // What a state cuts or loses by itself was entered by no other.
  if (kind !== 'hack' || !entered || isOwn || (by.length === 0 && on.length === 0)) return [];
  const rule = 'networks of the other side entered';
  return (['technology', 'intelligence'] as const).map((factor) => ({
    factor,
    side: otherSide(entered),
    share: 0.5,
    rule,
    ...spans.blow,
  }));
}

/** Closed straits, blockades, sanctions and their end. */
function ofMeasure(facts: EventFacts, to: Alignments): Gain[] {
  const { kind, by, country } = facts;
  const suffered = sufferedBy(facts, to);
  if (kind === 'closure' && country === 'hormuz') {
    const side = onlySideOf(by, to) ?? to.hormuz;
    return [{ factor: 'geography', side, share: 3, rule: 'a sea passage closed', state: 'strait', ...spans.state }];
  }
  if (!suffered) return [];
  if (kind === 'blockade') {
    const [state, rule] = [`blockade of ${suffered}`, 'the ports of the other side blockaded'];
    return (['geography', 'economy'] as const).map((factor) => ({
      factor,
      side: otherSide(suffered),
      share: 2,
      rule,
      state,
      ...spans.state,
    }));
  }
  if (kind === 'sanction') {
    const [state, rule] = [`sanctions on ${suffered}`, 'sanctions on the other side'];
    return [{ factor: 'economy', side: otherSide(suffered), share: 1, rule, state, ...spans.state }];
  }
  return kind === 'relief' && isOfTrade(facts)
    ? [{ factor: 'economy', side: suffered, share: 1, rule: 'sanctions lifted', ...spans.damage }]
    : [];
}

/** The state that others put a measure on, or lift one from; the United States bear none. */
function sufferedBy({ by, on }: EventFacts, to: Alignments): WarSide | null {
  const struck = new Set(on.flatMap((party) => (party === 'il' || party === 'ir' ? (ownSideOf(party, to) ?? []) : [])));
  const [side = null] = struck;
  return struck.size === 1 && side && onlySideOf(by, to) !== side ? side : null;
}

/** Aid and prisoners are relief too. */
function isOfTrade({ event }: EventFacts): boolean {
  return event.eventType === 'economic' || event.eventType === 'diplomatic';
}
