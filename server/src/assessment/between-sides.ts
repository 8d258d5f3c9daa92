import { englishTitleOf, titleFrameOf } from '../language/title-passage.ts';
import type { EventRecord } from '../timeline/change.ts';
import { isAttackBetween } from './attack-report.ts';
import { attackersByPlace, attackersByWords, type UsaAlignment, type WarSide } from './attackers.ts';
import { factsOf } from './event-facts.ts';
import { isAttack } from './signs.ts';

/**
 * The sides whose arms attacked the other one's territory, forces or ships, as an event reports it as done; empty where it reports no
 * attack between Israel or the United States and Iran. Level, forecast and indicators count by it.
 */
export function attackersBetween(event: EventRecord, alignment?: UsaAlignment): readonly WarSide[] {
  // News of an attack that is not urgent is a speech about it, or a toll.
  if (!grave.has(event.urgencyLevel)) return [];
  const title = englishTitleOf(event);
  if (title.trim().endsWith('?')) return [];
  const [trigger] = titleFrameOf(title).triggers;
  const named = attackersByWords(event, alignment);
  const isByWords = named.length > 0 && (event.archived || otherArms.has(trigger ?? ''));
  if (!isByWords && !(isAttack(factsOf(event)) && isAttackBetween(event))) return [];
  return named.length > 0 ? named : attackersByPlace(event, alignment);
}

/** The same on whichever side the United States fight: in a mirror image it is the other one. */
export function isAttackOfSides(event: EventRecord): boolean {
  return (['israel', 'iran'] as const).some((usa) => attackersBetween(event, { usa }).length > 0);
}

const grave = new Set<string>(['critical', 'urgent', 'high']);

/** What arms do besides attacks on the ground: an aircraft is shot down, a ship is seized. */
const otherArms = new Set<string>(['downing', 'seizure']);
