import { attackersOf, isDiplomacy } from '../../assessment/acts.ts';
import { factsOf } from '../../assessment/facts.ts';
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
}

/** An event with its time in milliseconds. */
export interface Occurred extends Occurrence {
  time: number;
}

/** What an event reports as done: docs/formula.md. */
export function occurrenceOf(event: EventRecord, to: Alignments = alignments): Occurrence {
  const facts = factsOf(event);
  // What an administrator rates low was a drill, or an attack on nothing.
  const isLow = event.judgedBy === 'admin' && event.urgencyLevel === 'low';
  const attackers = isLow ? [] : attackersOf(facts, to);
  return { isAttack: attackers.length > 0, attackers, isDiplomacy: isDiplomacy(facts, to) };
}
