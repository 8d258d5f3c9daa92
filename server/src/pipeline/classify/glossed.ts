import { alliedLands, type Party } from '../../language/data/parties.ts';
import type { Passage } from '../../language/passage.ts';
import { homes, type Spot } from '../../language/places.ts';
import type { Language } from '../../reading/language.ts';
import type { GlossaryKind } from '../../reading/lexicon/glossary.ts';
import type { Match } from '../../reading/match.ts';
import type { Readable } from '../../reading/readable.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Judgement } from '../judgement.ts';
import { isInRegion } from './setting.ts';
import { no, type Verdict, yes } from './verdict.ts';

/**
 * Relevance of a glossed text. A gloss is a list of phrases without the words between them, so the English rules, which
 * need a predicate, miss relevant texts. Texts that they find relevant stay relevant unless the title has another subject.
 * During a war or a crisis, one side with weapons or with the name of the war is enough.
 */
export function judgeGlossed(reading: Reading, judgement: Judgement, isWar: boolean): Judgement {
  const { text } = reading;
  if (!text.found) return judgement;
  const placed = withPlace(judgement, placeOf(judgement, text.found.title, reading.title));
  const verdict = verdictOf(text.found, reading, { isWar, homeSide: homeSides[text.language] });
  if (!verdict || verdict.relevant === judgement.relevant) return placed;
  const isSounding = verdict.relevant && text.found.title.some(({ english }) => sounding.test(english));
  const [urgencyLevel, why] = isSounding ? (['urgent', 'urgent: an alarm'] as const) : [placed.urgencyLevel, null];
  const reasons = () => {
    const [, type = '', urgency = '', ...rest] = placed.reasons();
    return [verdict.reason, type, why ?? urgency, ...rest];
  };
  return { ...placed, relevant: verdict.relevant, urgencyLevel, isOpen: false, reasons };
}

/** In a town that no gazetteer has, sirens are no less urgent. */
const sounding = /^(?:sirens sound|drone infiltration alert)$/;

/** Talks are located at their venue. A statement or decision of the United States is located with Iran. */
function placeOf({ location, eventType }: Judgement, title: Match[], { mentions, places }: Passage): Spot | null {
  const isSaid = eventType === 'diplomatic' || eventType === 'economic' || eventType === 'other';
  if (!isSaid) return null;
  if (title.some(({ english }) => venues.test(english))) {
    const abroad = places.filter(({ value }) => !belligerents.has(value.country) && value.kind !== 'people');
    const venue = abroad.find(({ value }) => value.kind === 'town') ?? abroad[0];
    if (venue) return venue.value;
  }
  if (!location.endsWith('United States')) return null;
  return mentions.some(({ party }) => party === 'iran') ? homes.iran : null;
}

const venues = /^(?:visits|talks|meets|delegation|mediation|negotiates|agreement)$/;
const belligerents = new Set(['Israel', 'Iran', 'United States', '']);

function withPlace(judgement: Judgement, spot: Spot | null): Judgement {
  if (!spot || spot.location === judgement.location) return judgement;
  const reasons = () => [...judgement.reasons().slice(0, -1), `place: ${spot.location}`];
  return { ...judgement, location: spot.location, place: spot.place, reasons };
}

/** Null if the verdict of the English rules stands. */
function verdictOf(
  found: NonNullable<Readable['found']>,
  reading: Reading,
  { isWar, homeSide }: { isWar: boolean; homeSide: Camp | undefined },
): Verdict | null {
  const { title } = found;
  const excluded = title.find(({ english }) => alwaysOffTopic.has(english));
  if (excluded) return no(`the title is about ${excluded.english}`);
  const sides = sidesOf(reading.title);
  const all = sidesOf(reading.title, reading.lead);
  const hasEvent = has(title, 'arms') || has(title, 'triggers') || has(title, 'war');
  const isTouched = title.some(isWarlike);
  if (isOpposed(sides) && isTouched) return yes('both sides and what happens between them');
  const offTopic = title.find(({ kind, english }) => kind === 'aside' && !otherConflicts.has(english));
  const isAboutStrait = title.some(({ english }) => english === 'Strait of Hormuz');
  if (offTopic && !isAboutStrait) return no(`the title is about ${offTopic.english}`);
  const isAlarm = title.some(({ english }) => alwaysOfWar.test(english));
  const isAtHome = isAlarm && reading.title.places.some(({ value }) => value.country === 'Israel');
  if (title.some(({ english }) => otherConflicts.has(english)) && !isAtHome)
    return isOpposed(all) && hasEvent ? yes('both sides are named, one of them in the summary') : null;
  if (isOpposed(sides) && (isWar || hasEvent || found.summary.some(isWarlike))) return yes('both sides are named');
  if (isOpposed(all) && (hasEvent || [...title, ...found.summary].some(isWarlike)) && sides.size > 0)
    return yes('both sides are named, one of them in the summary');
  if (!isWar) return null;
  // Deaths and injuries in a side's own media can come from a crime.
  const isHome = homeSide !== undefined && sides.has(homeSide);
  const isArmedSide = sides.size > 0 && !isAmericanAbroad(reading);
  if (isArmedSide && title.some((match) => isArmed(match) && !(isHome && ambiguousAtHome.test(match.english))))
    return yes('a side and arms in a time of war');
  if (isAlarm) return yes('sirens or the rear in a time of war');
  if (sides.size > 0 && title.some(({ english }) => namesWar.test(english))) return yes('a side and the war');
  if (isOpposed(all) && title.some(isWarlike)) return yes('both sides are named in the summary');
  if (sides.size > 0 && !isHome && title.some(({ english }) => settled.test(english)))
    return yes('a side and what is settled between the two');
  return null;
}

/** Only the United States, and no place of the region that links the weapons to the confrontation. */
function isAmericanAbroad({ title }: Reading): boolean {
  return title.mentions.every(({ party }) => party === 'usa') && !isInRegion(title) && !title.words.includes('hormuz');
}

function has(matches: readonly Match[], kind: GlossaryKind): boolean {
  return matches.some((match) => match.kind === kind);
}

/** Weapons, an attack, or a hostile measure between two sides. */
function isWarlike(match: Match): boolean {
  return isArmed(match) || warlike.test(match.english);
}

function isArmed({ kind, english }: Match): boolean {
  return kind === 'arms' || (kind === 'triggers' && armed.test(english));
}

/** Israel and the United States against Iran and its armed allies. Places in Lebanon or Yemen count as these allies. */
function sidesOf(...passages: Passage[]): Set<Camp> {
  const sides = new Set<Camp>();
  for (const { mentions, places } of passages) {
    for (const { party } of mentions) sides.add(sideOf[party]);
    for (const { value } of places) if (alliedLands.has(value.country)) sides.add('axis');
  }
  return sides;
}

function isOpposed(sides: ReadonlySet<string>): boolean {
  return sides.size === 2;
}

type Camp = 'west' | 'axis';
const homeSides: Partial<Record<Language, Camp>> = { he: 'west', fa: 'axis' };
const ambiguousAtHome =
  /^(?:killed|wounded|clashes|destroyed|eliminated|assassinated|retaliates|hits|seized|evacuate)$/;
const sideOf: Record<Party, Camp> = { israel: 'west', usa: 'west', iran: 'axis', ally: 'axis' };
const alwaysOffTopic = new Set(['football', 'film', "citizen's message", 'programme', 'obituary', 'hajj']);
/** Other conflicts that headlines mention next to this one. */
const otherConflicts = new Set(['Gaza', 'West Bank', 'Hamas', 'Ukraine', 'Sudan', 'Afghanistan']);
const alwaysOfWar = /^(?:sirens sound|Israeli Home Front Command|drone infiltration alert|shelters|guidelines)$/;
/** Subjects of the confrontation in foreign media. */
const settled =
  /^(?:talks|agreement|nuclear|enriched uranium|uranium|IAEA|mediation|delegation|sanctions|red lines|frozen assets)/;
const namesWar = /^(?:(?:Iran )?war|true promise|enemy|ceasefire)/;
const warlike =
  /^(?:(?:Iran )?war|nuclear|uranium|enriched|talks|negotiates|agreement|deal|ceasefire|sanctions|blockade|threatens|warns|condemns|oil|tanker|ships|spying|arrested for|executed|closed|reopen|hack|true promise|aggression|frozen|snapback|enemy|red lines|mediation|delegation|IAEA|shadow fleet|proposal|rejects|denies)/;
const armed =
  /^(?:sirens|strikes?|attack|missile hits|hits|launches|intercepted|shot down|explosion|killed|assassinated|eliminated|wounded|destroyed|infiltration|evacuate|clashes|incursion|blockade|seized|ground operation|fighting|ceasefire|military operation|spying|arrested for spying|retaliates)/;
