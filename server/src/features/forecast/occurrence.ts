import { findActs, isReal } from '../../language/acts.ts';
import type { Frame } from '../../language/frame.ts';
import { passageOf, titleFrameOf } from '../../language/title-passage.ts';
import type { EventRecord } from '../../timeline/change.ts';

type ForecastSide = 'israel' | 'iran';

/** What a forecast is about, as far as an event reports it. */
export interface Occurrence {
  /** An attack by the arms of Israel or the United States on Iran's territory, forces or ships, or by Iran's on theirs. */
  isAttack: boolean;
  /** The sides whose arms attacked; the United States count for the side that they fight on. */
  attackers: readonly ForecastSide[];
  /** Talks of Iran with Israel, the United States or European powers, an agreed pause or a step of a deal. */
  isDiplomacy: boolean;
}

const none: Occurrence = { isAttack: false, attackers: [], isDiplomacy: false };

/** On whose side the United States fights. Tests exchange it with the sides. */
export type UsaAlignment = Readonly<Record<'usa', ForecastSide>>;

/** What the title of an event tells as done: docs/formula.md. */
export function occurrenceOf(
  event: Pick<EventRecord, 'title' | 'location' | 'urgencyLevel'>,
  alignment: UsaAlignment = { usa: 'israel' },
): Occurrence {
  if (event.urgencyLevel === 'low' || event.title.trim().endsWith('?')) return none;
  const passage = passageOf(event.title);
  const frame = titleFrameOf(event.title);
  const acts = findActs(passage).filter((act) => isReal(passage, act));
  const place = countryOf(event.location);
  const isArmed = frame.stance === 'done' && armed.has(frame.triggers[0] ?? '') && !backed.test(event.title);
  const ends = [frame, ...acts].map(({ actor, target }) => ({ actor, target: target ?? place }));
  const isCounted = isArmed && grave.has(event.urgencyLevel);
  const attackers = isCounted ? [...new Set(ends.flatMap((one) => attackerOf(one, alignment) ?? []))].sort() : [];
  const isAttack = attackers.length > 0;
  return { isAttack, attackers, isDiplomacy: !isAttack && isAgreed(frame) };
}

/** Groups that a side backs are not its own arms. */
const backed = /\b(?:israel|iran)(?:i|ian)?[- ](?:backed|linked|aligned|allied)\b/i;

/** `medium` news of an attack is a speech about it, or a toll. */
const grave = new Set<string>(['critical', 'urgent', 'high']);

const armed = new Set<string>(['strike', 'downing', 'incursion', 'seizure']);
const sides = new Set(['israel', 'iran']);
const powers = new Set(['usa', 'e3', 'eu', ...sides]);

interface ActorAndTarget {
  actor: string | null;
  target: string | null;
}

/** The side that attacked the other one, or null. */
function attackerOf({ actor, target }: ActorAndTarget, { usa }: UsaAlignment): ForecastSide | null {
  const sideOf = (name: string | null) => (name === 'usa' ? usa : name === 'israel' || name === 'iran' ? name : null);
  const [from, to] = [sideOf(actor), sideOf(target)];
  return from !== null && to !== null && from !== to ? from : null;
}

/** Talks that were held and pauses that were agreed; not those that were offered, refused, broken or that ran out. */
function isAgreed({ stance, triggers: [trigger], phase, parties }: Frame): boolean {
  if (stance !== 'done' || phase === 'break') return false;
  if (trigger === 'truce') return phase !== 'end';
  if (trigger !== 'talks' && trigger !== 'deal') return false;
  return parties.some((party) => sides.has(party)) && parties.filter((party) => powers.has(party)).length >= 2;
}

function countryOf(location: string): string | null {
  const country = location.toLowerCase().split(',').at(-1)?.trim() ?? '';
  return sides.has(country) ? country : null;
}
