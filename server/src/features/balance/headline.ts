import { factsOf } from '../../assessment/event-facts.ts';
import { armedKinds, type Kind } from '../../assessment/kinds.ts';
import { isFeature } from '../../assessment/predicate.ts';
import { isOnNuclearSite } from '../../assessment/signs.ts';
import { findActs, isReal } from '../../language/acts.ts';
import { alliedLands, type Party } from '../../language/data/parties.ts';
import type { Trigger, TriggerName } from '../../language/data/triggers.ts';
import type { Frame } from '../../language/frame.ts';
import { type Passage, speaksOf } from '../../language/passage.ts';
import { countryOf } from '../../language/places.ts';
import { passageOf, titleFrameOf } from '../../language/title-passage.ts';
import { doneIn } from '../../language/triggers.ts';
import type { EventRecord } from '../../timeline/change.ts';
import type { Alignments, BalanceSide } from './data/measures.ts';
import { isOwnClaimAlone } from './own-claim.ts';

/** What the head clause of a title tells as done, by sides. */
export interface BalanceHeadline {
  /** The head clause. */
  clause: string;
  words: Passage;
  triggerName: TriggerName | 'censure of a side' | null;
  frame: Frame;
  /** What the event reports, as everywhere. */
  kind: Kind | null;
  /** The row of the trigger, with what it moves in the country where it happens. */
  trigger: Trigger | undefined;
  /** It reports an attack, an interception, a seizure or a death as done: not one that is planned, remembered or judged. */
  isArmedAct: boolean;
  /** The parties, and the sides that they count for. */
  actor: string | null;
  by: BalanceSide | null;
  against: BalanceSide | null;
  /** The side in whose country it is. */
  country: BalanceSide | null;
  /** A nuclear site is hit, not a town near one. */
  isOnNuclearSite: boolean;
  /** One that fights beside the other side is struck: an armed ally, by its name or in the country that it fights from, or forces of the United States. */
  isOnAlly: boolean;
  /** It is in a country that an ally of the other side fights from. */
  isInAllyCountry: boolean;
  /** An ally stands beside the side that acts, or acts for it. */
  hasAlly: boolean;
  /** The first party that is named, or else the side on whose coast the strait lies. */
  first: BalanceSide | null;
  /** The side that a measure is on: the United States stand under none. */
  measured: BalanceSide | null;
  /** It names the other side than that in whose country it is. */
  namesOtherSide: boolean;
  other: (side: BalanceSide) => BalanceSide;
  sideOf: (party: Party) => BalanceSide;
  eventType: EventRecord['eventType'];
  urgencyLevel: EventRecord['urgencyLevel'];
}

/** Acts of arms, and control of the air that they gain. */
const ofArms = new Set<BalanceHeadline['triggerName']>(['strike', 'downing', 'incursion', 'seizure', 'mastery']);

/** The head clause of a title, read once an event: its effects and what it ends both ask for it. */
export function headlineOf(event: EventRecord, alignments: Alignments): BalanceHeadline | null {
  const known = headlines.get(alignments) ?? new WeakMap<EventRecord, BalanceHeadline | null>();
  headlines.set(alignments, known);
  const cached = known.get(event);
  if (cached !== undefined) return cached;
  const headline = readHeadline(event, alignments);
  known.set(event, headline);
  return headline;
}

const headlines = new WeakMap<Alignments, WeakMap<EventRecord, BalanceHeadline | null>>();

/** Null where a title reports nothing done: a question, a threat, a plan, a refusal, a claim of others. */
function readHeadline(event: EventRecord, alignments: Alignments): BalanceHeadline | null {
  const { clause, kind } = factsOf(event);
  // What is announced is not in force.
  if (kind === 'measure-announced') return null;
  const title = firstClauseOf(clause);
  if (isFeature(event.title) || alleged.test(title) || intended.test(title)) return null;
  const words = passageOf(title);
  if (speaksOf(words, 'opinion', 'drill')) return null;
  const country = sideAt(event.location, alignments);
  const coast = words.words.includes('hormuz') ? alignments.hormuz : null;
  // Without a party, its country or its coast nothing favours a side; a truce may end what was.
  if (words.mentions.length === 0 && !country && !coast && !speaksOf(words, 'truce')) return null;
  const frame = titleFrameOf(title);
  const censured = frame.stance === 'reaction' ? words.words.some((word) => censuring.test(word)) : false;
  if (frame.stance !== 'done' && !censured) return null;
  const sideOf = (name: string | null): BalanceSide | null => {
    if (name === 'israel' || name === 'iran' || name === 'usa') return alignments[name];
    return name?.startsWith('ally') ? alignments.ally : null;
  };
  const { actor, target } = endsIn(words, frame, sideOf);
  const triggerName = censured ? 'censure of a side' : firstTrigger(frame);
  const isOfArms = ofArms.has(triggerName);
  const isFromAlly = isOfArms && alliedLands.has(actor ?? '');
  const by = isFromAlly ? alignments.ally : sideOf(actor);
  if (by && isOfArms && isOwnClaimAlone(event, words, by, alignments)) return null;
  const other = (side: BalanceSide) => (side === alignments.israel ? alignments.iran : alignments.israel);
  const allyCountry = by && by !== alignments.ally ? allyCountryOf(event.location) : null;
  const isOnAlly =
    isOfArms && by !== null && isAlly(target ?? allyCountry) && (sideOf(target) ?? alignments.ally) !== by;
  const [mention] = words.mentions;
  const against = sideOf(target) ?? (isOnAlly ? other(by) : actor ? country : null);
  // 'Lifts sanctions on Examplian oil to offset Iran war prices': not on Iran.
  const sanctionable = words.mentions.find(({ party, to }) => party !== 'usa' && !ofWar.test(words.words[to] ?? ''));
  return {
    clause: title,
    words,
    triggerName,
    kind,
    frame,
    trigger: doneIn(frame),
    actor,
    by,
    against,
    country,
    isOnNuclearSite: isOnNuclearSite({ frame, clause: title }),
    isOnAlly,
    isInAllyCountry: allyCountry !== null,
    hasAlly:
      isFromAlly ||
      (by !== null && beginning(words, alignments, by).some((party) => party === 'usa' || party === 'ally')),
    first: mention ? alignments[mention.party] : coast,
    measured: (target === 'usa' ? null : sideOf(target)) ?? (sanctionable ? alignments[sanctionable.party] : null),
    namesOtherSide: words.mentions.some(({ party }) => alignments[party] !== country),
    isArmedAct: armedKinds.has(kind),
    other,
    sideOf: (party) => alignments[party],
    eventType: event.eventType,
    urgencyLevel: event.urgencyLevel,
  };
}

const ofWar = /^(?:war|conflict|crisis|fighting|tensions?)$/;

/** The United States, an armed ally, or a country that one fights from. */
function isAlly(name: string | null): boolean {
  return name === 'usa' || name?.startsWith('ally') === true || alliedLands.has(name ?? '');
}

/** The parties that are named before the first of the other side. */
function beginning({ mentions }: Passage, alignments: Alignments, by: BalanceSide): Party[] {
  const parties = mentions.map(({ party }) => party);
  const end = parties.findIndex((party) => alignments[party] !== by);
  return end < 0 ? parties : parties.slice(0, end);
}

/** The first clause of several: what comes after a semicolon, 'after' or 'and threatens' is not the head. */
function firstClauseOf(title: string): string {
  return (
    title.split(
      /;|(?<=\S)\s+(?:(?:days?|hours?|weeks?)\s+)?(?:after|following|as|while|amid|since|despite)\s+|\s+(?:and|but)\s+(?=(?:threatens?|vows?|warns?|promises?|urges?|plans?|pledges?|demands?)\b)/i,
    )[0] ?? ''
  );
}

/** The frame's two parties; where it lacks one, those of an armed act that the words tell as done. */
function endsIn(words: Passage, { actor, target }: Frame, sideOf: (name: string | null) => BalanceSide | null) {
  if (sideOf(actor) && sideOf(target)) return { actor, target };
  const act = findActs(words).find((one) => isReal(words, one) && one.actor && one.target && one.actor !== one.target);
  return act && sideOf(act.actor) !== sideOf(act.target) ? { actor: act.actor, target: act.target } : { actor, target };
}

function firstTrigger({ triggers }: Frame): TriggerName | null {
  const [first] = triggers;
  return first !== undefined && isTrigger(first) ? first : null;
}

function isTrigger(name: Frame['triggers'][number]): name is TriggerName {
  return name !== 'done' && name !== 'reaction';
}

export const censuring = /^(?:condemn|censur|denounc|deplor)/;
/** What is only said to have happened. */
const alleged = /\b(?:alleged(?:ly)?|reportedly|purported(?:ly)?|claim(?:s|ed|ing)?|rumou?r(?:s|ed)?)\b/i;
/** What a body only backs or considers: 'parliament backs closing'. */
const intended =
  /\b(?:backs?|mulls?|weighs?|considers?|approves?|debates?|votes?|moves?|wants?|prepares?|ready) (?:for |to |on )?(?:clos|shut|block|strik|attack|quit|leav)/i;

/** The country of a place, if an ally fights from it: a strike there is one on the ally, and fire from there is the ally's. */
function allyCountryOf(location: string): string | null {
  const country = countryOf(location);
  return alliedLands.has(country) ? country : null;
}

function sideAt(location: string, alignments: Alignments): BalanceSide | null {
  const place = location.toLowerCase();
  if (place.endsWith('israel')) return alignments.israel;
  return place.endsWith('iran') ? alignments.iran : null;
}
