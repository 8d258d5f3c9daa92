import type { Party } from '../../language/data/parties.ts';
import type { Passage } from '../../language/passage.ts';
import { homes, type Spot } from '../../language/places.ts';
import type { Language } from '../../reading/language.ts';
import type { Kind } from '../../reading/lexicon/glossary.ts';
import type { Match } from '../../reading/match.ts';
import type { Readable } from '../../reading/readable.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Judgement } from '../judgement.ts';
import { isInRegion } from './setting.ts';
import { no, type Verdict, yes } from './verdict.ts';

/**
 * Relevance of a text in another language. Its English is a row of phrases without the words between them, so the English
 * rules, which ask for a predicate, find less in it than it says. What they call relevant stays so, unless the title is
 * about something else. During a war or a crisis one side with arms, or with the war by name, is enough.
 */
export function judgeGlossed(reading: Reading, judgement: Judgement, isWar: boolean): Judgement {
  const { text } = reading;
  if (!text.found) return judgement;
  const placed = withPlace(judgement, placeOf(judgement, text.found.title, reading.title));
  const verdict = verdictOf(text.found, reading, { isWar, homeSide: homeSides[text.language] });
  if (!verdict || verdict.relevant === judgement.relevant) return placed;
  const [, ...reasons] = placed.reasons;
  return { ...placed, relevant: verdict.relevant, isOpen: false, reasons: [verdict.reason, ...reasons] };
}

/** Talks are where the visit goes; what the United States says or decides is about the other side. */
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
  const reasons = [...judgement.reasons.slice(0, -1), `place: ${spot.location}`];
  return { ...judgement, location: spot.location, place: spot.place, reasons };
}

/** Null where the English rules have the last word. */
function verdictOf(
  found: NonNullable<Readable['found']>,
  reading: Reading,
  { isWar, homeSide }: { isWar: boolean; homeSide: Side | undefined },
): Verdict | null {
  const { title } = found;
  const hardAside = title.find(({ english }) => hard.has(english));
  if (hardAside) return no(`the title is about ${hardAside.english}`);
  const sides = sidesOf(reading.title);
  const all = sidesOf(reading.title, reading.lead);
  const isTold = has(title, 'arms') || has(title, 'deeds') || has(title, 'war');
  const isTouched = title.some(isWarlike);
  if (isOpposed(sides) && isTouched) return yes('both sides and what happens between them');
  const aside = title.find(({ kind, english }) => kind === 'aside' && !elsewhere.has(english));
  const isAboutStrait = title.some(({ english }) => english === 'Strait of Hormuz');
  if (aside && !isAboutStrait) return no(`the title is about ${aside.english}`);
  const isAlarm = title.some(({ english }) => alwaysOfWar.test(english));
  const isAtHome = isAlarm && reading.title.places.some(({ value }) => value.country === 'Israel');
  if (title.some(({ english }) => elsewhere.has(english)) && !isAtHome)
    return isOpposed(all) && isTold ? yes('both sides are named, one of them in the summary') : null;
  if (isOpposed(sides) && (isWar || isTold || found.summary.some(isWarlike))) return yes('both sides are named');
  if (isOpposed(all) && (isTold || [...title, ...found.summary].some(isWarlike)) && sides.size > 0)
    return yes('both sides are named, one of them in the summary');
  if (!isWar) return null;
  // The killed and wounded that a side's own papers tell of may be those of a crime.
  const isHome = homeSide !== undefined && sides.has(homeSide);
  const isArmedSide = sides.size > 0 && !isAmericanAbroad(reading);
  if (isArmedSide && title.some((match) => isArmed(match) && !(isHome && homely.test(match.english))))
    return yes('a side and arms in a time of war');
  if (isAlarm) return yes('sirens or the rear in a time of war');
  if (sides.size > 0 && title.some(({ english }) => namesWar.test(english))) return yes('a side and the war');
  if (isOpposed(all) && title.some(isWarlike)) return yes('both sides are named in the summary');
  if (sides.size > 0 && !isHome && title.some(({ english }) => settled.test(english)))
    return yes('a side and what is settled between the two');
  return null;
}

/** The United States alone, and arms that no place of the region ties to the confrontation. */
function isAmericanAbroad({ title }: Reading): boolean {
  return title.mentions.every(({ party }) => party === 'usa') && !isInRegion(title) && !title.words.includes('hormuz');
}

function has(matches: readonly Match[], kind: Kind): boolean {
  return matches.some((match) => match.kind === kind);
}

/** Arms, an armed act, or what two sides do to each other short of that. */
function isWarlike(match: Match): boolean {
  return isArmed(match) || warlike.test(match.english);
}

function isArmed({ kind, english }: Match): boolean {
  return kind === 'arms' || (kind === 'deeds' && armed.test(english));
}

/** Israel and the United States against Iran and its armed allies; what lies in Lebanon or Yemen is with these. */
function sidesOf(...passages: Passage[]): Set<Side> {
  const sides = new Set<Side>();
  for (const { mentions, places } of passages) {
    for (const { party } of mentions) sides.add(sideOf[party]);
    for (const { value } of places) if (alliedLands.has(value.country)) sides.add('axis');
  }
  return sides;
}

function isOpposed(sides: ReadonlySet<string>): boolean {
  return sides.size === 2;
}

type Side = 'west' | 'axis';
const homeSides: Partial<Record<Language, Side>> = { he: 'west', fa: 'axis' };
const homely = /^(?:killed|wounded|clashes|destroyed|eliminated|assassinated|retaliates|hits|seized|evacuate)$/;
const sideOf: Record<Party, Side> = { israel: 'west', usa: 'west', iran: 'axis', ally: 'axis' };
const alliedLands = new Set(['Lebanon', 'Yemen']);
const hard = new Set(['football', 'film', "citizen's message", 'programme', 'obituary', 'hajj']);
/** Other wars: they stand beside this one in a headline. */
const elsewhere = new Set(['Gaza', 'West Bank', 'Hamas', 'Ukraine', 'Sudan', 'Afghanistan']);
const alwaysOfWar = /^(?:sirens sound|Israeli Home Front Command|drone infiltration alert|shelters|guidelines)$/;
/** Abroad, a side is in the news with these for the confrontation. */
const settled =
  /^(?:talks|agreement|nuclear|enriched uranium|uranium|IAEA|mediation|delegation|sanctions|red lines|frozen assets)/;
const namesWar = /^(?:(?:Iran )?war|true promise|enemy|ceasefire)/;
const warlike =
  /^(?:(?:Iran )?war|nuclear|uranium|enriched|talks|negotiates|agreement|deal|ceasefire|sanctions|blockade|threatens|warns|condemns|oil|tanker|ships|spying|arrested for|executed|closed|reopen|hack|true promise|aggression|frozen|snapback|enemy|red lines|mediation|delegation|IAEA|shadow fleet|proposal|rejects|denies)/;
const armed =
  /^(?:sirens|strikes?|attack|missile hits|hits|launches|intercepted|shot down|explosion|killed|assassinated|eliminated|wounded|destroyed|infiltration|evacuate|clashes|incursion|blockade|seized|ground operation|fighting|ceasefire|military operation|spying|arrested for spying|retaliates)/;
