import { attackersOf, isDiplomacy } from '../../assessment/acts.ts';
import { type EventFacts, factsOf, kindStatedAlone } from '../../assessment/facts.ts';
import { type Alignments, alignments, type WarSide } from '../../assessment/parties.ts';
import type { EventRecord } from '../../timeline/change.ts';

/** What a forecast is about, as far as an event reports it. */
export interface Occurrence {
  /** An attack by the arms of Israel or the United States on Iran's territory, forces or ships, or by Iran's on theirs. */
  isAttack: boolean;
  /** The sides whose arms attacked; the United States count for the side that they fight on. */
  attackers: readonly WarSide[];
  /** Talks of Iran with Israel, the United States or European powers, an agreed pause or a step of a deal. */
  isDiplomacy: boolean;
  /** The same of an event that nothing supports by itself, with the origins that state it as done. Missing where there is none. */
  alone?: Pick<Occurrence, 'attackers' | 'isDiplomacy'> & { origins: readonly string[] };
}

/** An event with its time in milliseconds. */
export interface Occurred extends Occurrence {
  time: number;
}

/** What an event reports as done: docs/formula.md. */
export function occurrenceOf(event: EventRecord, to: Alignments = alignments): Occurrence {
  const facts = factsOf(event);
  const { attackers, isDiplomacy } = actOf(facts, to);
  const kind = kindStatedAlone(facts);
  const stated = kind === null ? null : actOf({ ...facts, kind }, to);
  const isStated = stated && (stated.attackers.length > 0 || stated.isDiplomacy);
  return {
    isAttack: attackers.length > 0,
    attackers,
    isDiplomacy,
    ...(isStated && { alone: { ...stated, origins: facts.statement?.originNames ?? [] } }),
  };
}

function actOf(facts: EventFacts, to: Alignments): Pick<Occurrence, 'attackers' | 'isDiplomacy'> {
  const { event } = facts;
  // What an administrator rates low was a drill, or an attack on nothing.
  const isLow = event.judgedBy === 'admin' && event.urgencyLevel === 'low';
  return { attackers: isLow ? [] : attackersOf(facts, to), isDiplomacy: isDiplomacy(facts, to) };
}

/**
 * What events of one time report together. In a war outlets report so much that reports of one side's attacks stand in events of
 * their own: two independent origins that state them attest that it attacked, though no single event does.
 */
export function reportedBy(events: readonly Occurrence[]) {
  const attackers = new Set(events.flatMap((event) => event.attackers));
  for (const side of ['israel', 'iran'] as const)
    if (isStatedTwice(events, (alone) => alone.attackers.includes(side))) attackers.add(side);
  return {
    attackers,
    isAttack: attackers.size > 0 || events.some(({ isAttack }) => isAttack),
    isDiplomacy: events.some((event) => event.isDiplomacy) || isStatedTwice(events, (alone) => alone.isDiplomacy),
  };
}

/** Events by the day that each is of. */
export function byDay<E extends Occurred>(events: readonly E[], dayOf: (time: number) => number): Map<number, E[]> {
  const days = new Map<number, E[]>();
  for (const event of events) {
    const day = dayOf(event.time);
    const own = days.get(day);
    if (own) own.push(event);
    else days.set(day, [event]);
  }
  return days;
}

function isStatedTwice(
  events: readonly Occurrence[],
  is: (alone: NonNullable<Occurrence['alone']>) => boolean,
): boolean {
  return new Set(events.flatMap(({ alone }) => (alone && is(alone) ? alone.origins : []))).size >= 2;
}
