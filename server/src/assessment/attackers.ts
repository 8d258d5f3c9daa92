import { findActs, isReal } from '../language/acts.ts';
import { belligerents } from '../language/data/parties.ts';
import { countryOf } from '../language/places.ts';
import { englishTitleOf, passageOf, titleFrameOf } from '../language/title-passage.ts';
import { armedActs } from '../language/triggers.ts';

/** Israel, with those who fight beside it, or Iran. */
export type WarSide = 'israel' | 'iran';

/** On whose side the United States fights. Tests exchange it with the sides. */
export type UsaAlignment = Readonly<Record<'usa', WarSide>>;

const usualAlignment: UsaAlignment = { usa: 'israel' };

interface PlacedTitle {
  title: string;
  location: string;
  lang?: string | undefined;
  gloss?: string | undefined;
}

/** The sides whose arms attacked the other one, as the words of a title say or as its place leaves no doubt; in alphabetical order. */
export function attackersByWords(event: PlacedTitle, alignment = usualAlignment): readonly WarSide[] {
  return [...new Set(endsOf(event).flatMap((one) => attackerOf(one, alignment) ?? []))].sort();
}

/** Whether they say that one of Israel, Iran and the United States attacked another. */
export function isBetweenPowersByWords(event: PlacedTitle): boolean {
  return endsOf(event).some(
    ({ actor, target }) => belligerents.has(actor ?? '') && belligerents.has(target ?? '') && actor !== target,
  );
}

interface Ends {
  actor: string | null;
  target: string | null;
}

/** Who attacked whom, by each armed act that a title reports as done. */
function endsOf(event: PlacedTitle): Ends[] {
  const title = englishTitleOf(event);
  const passage = passageOf(title);
  const frame = titleFrameOf(title);
  const isArmed = frame.stance === 'done' && armedActs.has(frame.triggers[0] ?? '') && !backed.test(title);
  if (!isArmed) return [];
  const acts = findActs(passage).filter((act) => isReal(passage, act));
  const place = homeOf(event.location);
  return [frame, ...acts].map(({ actor, target }) => ({ actor, target: target ?? place }));
}

/** Groups that a side backs are not its own arms. */
const backed = /\b(?:israel|iran)(?:i|ian)?[- ](?:backed|linked|aligned|allied)\b/i;

/**
 * The side that attacked, where an event is known to report an attack between the sides and its words do not say by whom: the one
 * on whose ground it did not happen, else the only one that is named.
 */
export function attackersByPlace(event: PlacedTitle, { usa } = usualAlignment): readonly WarSide[] {
  const home = homeOf(event.location);
  if (home) return [home === 'iran' ? 'israel' : 'iran'];
  const named = passageOf(englishTitleOf(event)).mentions.flatMap(({ who }) => warSideOf(who, usa) ?? []);
  return new Set(named).size === 1 ? named.slice(0, 1) : [];
}

/** The side that attacked the other one, or null. */
function attackerOf({ actor, target }: Ends, { usa }: UsaAlignment): WarSide | null {
  const [from, to] = [warSideOf(actor, usa), warSideOf(target, usa)];
  return from !== null && to !== null && from !== to ? from : null;
}

function warSideOf(name: string | null, usa: WarSide): WarSide | null {
  return name === 'usa' ? usa : name === 'israel' || name === 'iran' ? name : null;
}

/** The side in whose country a place is, or null. */
function homeOf(location: string): WarSide | null {
  const country = countryOf(location).toLowerCase();
  return country === 'israel' || country === 'iran' ? country : null;
}
