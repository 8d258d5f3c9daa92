import type { UsaAlignment, WarSide } from '../../assessment/attackers.ts';
import { attackersBetween } from '../../assessment/between-sides.ts';
import type { Frame } from '../../language/frame.ts';
import { englishTitleOf, titleFrameOf } from '../../language/title-passage.ts';
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
  /** Two origins or an administrator stand behind it; counts as true where it is not known. */
  isSupported?: boolean;
  isArchived?: boolean;
}

const none: Occurrence = { isAttack: false, attackers: [], isDiplomacy: false };

/** What an event reports as done: docs/formula.md. */
export function occurrenceOf(event: EventRecord, alignment?: UsaAlignment): Occurrence {
  const title = englishTitleOf(event);
  if (event.urgencyLevel === 'low' || title.trim().endsWith('?')) return none;
  const frame = titleFrameOf(title);
  const attackers = attackersBetween(event, alignment);
  const isAttack = attackers.length > 0;
  return { isAttack, attackers, isDiplomacy: !isAttack && isAgreed(frame) };
}

const sides = new Set(['israel', 'iran']);
const powers = new Set(['usa', 'e3', 'eu', ...sides]);

/** Talks that were held and pauses that were agreed; not those that were offered, refused, broken or that ran out. */
function isAgreed({ stance, triggers: [trigger], phase, parties }: Frame): boolean {
  if (stance !== 'done' || phase === 'break') return false;
  if (trigger === 'truce') return phase !== 'end';
  if (trigger !== 'talks' && trigger !== 'deal') return false;
  return parties.some((party) => sides.has(party)) && parties.filter((party) => powers.has(party)).length >= 2;
}
