import type { EventType, UrgencyLevel } from '@vigil/common/events';
import type { Frame } from '../language/frame.ts';
import type { Passage } from '../language/passage.ts';
import { countryOf } from '../language/places.ts';
import { passageOf, titleFrameOf } from '../language/title-passage.ts';
import { isAgreed } from './agreement.ts';
import { announcerOf } from './announced.ts';
import { isAssertedIn, laterClausesOf } from './clauses.ts';
import { isClosure, reopensStrait } from './closures.ts';
import { movable } from './data/forces.ts';
import { blockadesPorts, endsBlockade, endsTalks } from './data/indicator-words.ts';
import { agreesToImpose, isCut, isImposed, isRestored, measure } from './data/measure-words.ts';
import { areCalledOff, failed, leaving, meeting, metWith, noDeal, session, talkTriggers } from './data/talk-words.ts';
import { isBetweenPowers, isOfConflict, isOfOneCamp, isOfOthers } from './powers.ts';
import {
  headPart,
  isAirDefence,
  isConditional,
  isDenialOfReport,
  isFeature,
  isMenace,
  isMentionOfAttack,
  isTruceOver,
  speaksOfArms,
  withoutLastSpeaker,
} from './predicate.ts';
import { reportsProtestDeaths } from './protests.ts';
import { isOfSides } from './sides.ts';
import { reportsRecovery, sufferedAt } from './suffered.ts';
import { isOnConflict } from './threatened.ts';
import { isLeaderKilled } from './victims.ts';

/** What an event tells as done, agreed or threatened. */
export type Kind =
  | 'leader-killed'
  | 'attack'
  | 'alarm'
  | 'interception'
  | 'seizure'
  | 'closure'
  | 'reopening'
  | 'blockade'
  | 'measure-announced'
  | 'truce'
  | 'truce-broken'
  | 'deal'
  | 'talks'
  | 'talks-failed'
  | 'threat'
  | 'sanction'
  | 'relief'
  | 'deployment'
  | 'hack'
  | 'blackout'
  | 'execution'
  | 'arrest'
  | 'evacuation'
  | 'protest-deaths';

/** Acts of arms, by whichever side. */
export const armedKinds: ReadonlySet<Kind | null> = new Set<Kind>([
  'attack',
  'seizure',
  'interception',
  'leader-killed',
]);

interface Headline {
  title: string;
  eventType: EventType;
  urgencyLevel: UrgencyLevel;
  location: string;
}

/** What a headline reports, and the clause that reports it. */
export interface KindOfClause {
  kind: Kind | null;
  /** The title, or the clause after its first that reports what was done. */
  clause: string;
}

/**
 * The kind of an event by the head clause of its title. Comments, questions, features and what is only feared, planned
 * or remembered have none: they are reported, and did not happen. Where the first clause only warns, denies or reacts, a
 * later one may report an act.
 */
export function reportedBy(headline: Headline, frame: Frame, passage: Passage): KindOfClause {
  const key = [headline.eventType, headline.urgencyLevel, headline.location, headline.title].join('|');
  const known = met.get(frame);
  if (known?.key === key) return known;
  const kind = readKind(headline, frame, passage);
  const reported = (spoken.has(frame.stance) && actAfter(headline)) || { kind, clause: headline.title };
  met.set(frame, { key, ...reported });
  return reported;
}

/** The level and the report ask it of the same events, with the same frame where they have no summary. */
const met = new WeakMap<Frame, KindOfClause & { key: string }>();

/** Modalities of a clause that speaks of an act. */
const spoken = new Set<Frame['stance']>(['threat', 'denial', 'rejection', 'reaction']);

/** The first act that a later clause reports as done. By its words alone: type and place were judged by the first clause. */
function actAfter(headline: Headline): KindOfClause | null {
  if (isFeature(headline.title)) return null;
  for (const clause of laterClausesOf(headline.title)) {
    const frame = titleFrameOf(clause);
    const { actor, target } = frame.certain;
    const eventType = isArmed(frame.triggers[0]) && actor && target ? 'military' : headline.eventType;
    const kind = readKind({ ...headline, title: clause, eventType }, frame, passageOf(clause));
    if (kind && actor !== null && acts.has(kind)) return { kind, clause };
  }
  return null;
}

const acts = new Set<Kind>([
  'leader-killed',
  'attack',
  'seizure',
  'closure',
  'blockade',
  'measure-announced',
  'truce',
  'deal',
  'sanction',
  'relief',
]);

function readKind({ title, eventType, urgencyLevel, location }: Headline, frame: Frame, passage: Passage): Kind | null {
  if (isFeature(title) || isDenialOfReport(title)) return null;
  if (eventType !== 'economic' && reportsProtestDeaths(title)) return urgencyLevel === 'low' ? null : 'protest-deaths';
  const { words } = passage;
  const { stance, triggers, things } = frame;
  const [trigger] = triggers;
  const country = countryOf(location);
  if ((trigger === undefined || trigger === 'rescue' || isArmed(trigger)) && reportsRecovery(title))
    return urgencyLevel === 'low' || !isOfArms(eventType, things, title) || afar.has(country) ? null : 'attack';
  if (announcerOf(title)) return 'measure-announced';
  if (stance === 'threat')
    return frame.actor && isOfSides(frame.actor) && isMenace(title) && isOnConflict(title, frame.actor)
      ? 'threat'
      : null;
  if ((stance === 'cancelled' || stance === 'done') && areCalledOff(headPart(title)))
    return eventType === 'diplomatic' && isOfConflict(title) && isBetweenPowers(passage.mentions.map(({ who }) => who))
      ? 'talks-failed'
      : null;
  if (stance !== 'done' && stance !== 'accusation') return null;
  if (trigger === 'halt' && triggers.includes('sanction') && frame.actor && !isConditional(title))
    return eventType === 'economic' || eventType === 'diplomatic' ? 'relief' : null;
  if (talkTriggers.has(trigger ?? '') && (isAssertedIn(headPart(title), talking, haveEnded) || noDeal.test(title)))
    return eventType === 'diplomatic' && isOfConflict(title) && isBetweenPowers(frame.parties) ? 'talks-failed' : null;
  if (trigger === 'deal' && agreesToImpose.test(title) && !isConditional(title))
    return eventType === 'economic' || eventType === 'diplomatic' ? 'sanction' : null;
  if ((trigger === 'truce' || trigger === 'deal') && !isAgreed(title)) return null;
  if (
    (trigger === 'relief' || trigger === 'sanction') &&
    !isAssertedIn(title, measure, (one) => !isConditional(one) && !toCome.test(one))
  )
    return null;
  if (trigger === 'sanction' && !isImposed(title)) return null;
  if ((trigger === 'sanction' || trigger === 'snapback') && !measure.test(title)) return null;
  if (trigger === 'blockade' && !isAssertedIn(title, /\bblockad/i, isBlockade)) return null;
  if (reopensStrait(headPart(title), things)) return 'reopening';
  // 'Shares rise as the truce holds'
  if (trigger === 'truce' && (eventType === 'economic' || isOfOthers(frame.parties))) return null;
  if (trigger === 'truce')
    return frame.phase === 'break' || isTruceOver(title) || words.some((word) => broken.test(word))
      ? 'truce-broken'
      : 'truce';
  if (isArmed(trigger)) {
    if (urgencyLevel === 'low') return null;
    // Under any subject: 'Who is the leader?' may be the title that was judged.
    if (eventType !== 'economic' && isLeaderKilled(title, words)) return 'leader-killed';
    if (!isOfArms(eventType, things, title)) return null;
    if (isAirDefence(title)) return eventType === 'military' ? 'interception' : null;
    if (!speaksOfArms(headPart(title)) || sufferedByTrade.test(title) || isMentionOfAttack(title)) return null;
    const { actor, target } = frame.certain;
    const isCertain = actor !== null || target !== null || opensWithArms.test(title) || sufferedAt(title) >= 0;
    const isPast = words.some((word) => mourned.test(word));
    return isCertain && !isPast && !isAtHome(frame, country) && !isSupposed(words) && !isAfar(country, passage)
      ? 'attack'
      : null;
  }
  if (trigger === 'blackout' && !isAssertedIn(title, lines, (one) => isCut.test(one) && !isRestored.test(one)))
    return null;
  // 'Pilot rescued after jet was shot down': of days before.
  if (trigger === 'downing')
    return eventType === 'military' && !/\b(?:rescue[sd]?|missing)\b|\bto (?:help )?(?:down|shoot)\b/i.test(title)
      ? 'interception'
      : null;
  if (trigger === 'seizure') return things.includes('ship') || things.includes('warship') ? 'seizure' : null;
  if (trigger === 'closure') return isClosure(headPart(title), things) ? 'closure' : null;
  // What a party says of talks, relief or a deal is no step of it.
  const isStatement = /\b(?:says?|said)\b/i.test(withoutLastSpeaker(title).split(/[,;] /)[0] ?? title);
  if (isStatement && !isArmed(trigger)) return null;
  if ((trigger === 'talks' || trigger === 'call') && leaving.test(title))
    return eventType === 'diplomatic' && isOfConflict(title) && isBetweenPowers(frame.parties) ? 'talks-failed' : null;
  if (trigger === 'talks' || trigger === 'call')
    return eventType !== 'diplomatic' ||
      metWith.test(title) ||
      session.test(title) ||
      triggers.length > 1 ||
      !words.some((word) => meeting.test(word)) ||
      !isOfConflict(title) ||
      !isBetweenPowers(frame.parties) ||
      isOfOneCamp(frame.parties)
      ? null
      : words.some((word) => failed.test(word))
        ? 'talks-failed'
        : 'talks';
  // The first two parties that a title names agree; a third one may only be mentioned.
  if (trigger === 'deal' && !isBetweenPowers(frame.parties.slice(0, 2))) return null;
  if (trigger === 'deployment' && !movable.test(headPart(title))) return null;
  const other = trigger && byTrigger.get(trigger);
  return other?.types.includes(eventType) ? other.kind : null;
}

function isBlockade(clause: string): boolean {
  return blockadesPorts.test(clause) && !endsBlockade.test(clause);
}

const lines = /\b(?:internet|phones?|telecom\w*|networks?|web|online|connectivity|lines)\b/i;

/** 'Waivers to be issued soon', 'open to easing sanctions', 'defends a waiver', 'paid under a waiver': nothing is eased by that. */
const toCome =
  /\bto be \p{Ll}+ed\b|\bsoon\b|\bopen to\b|\bdefend(?:s|ed)?\b|\bdo(?:es)? not\b|\bunder (?:an? |the )?(?:\S+ )?waivers?\b/iu;

const talking = /\b(?:talks|negotiations)\b/i;

function haveEnded(clause: string): boolean {
  return endsTalks.test(clause) && !condition.test(clause);
}

/** 'If talks fail' */
const condition = /\b(?:if|unless|could|would|may|might|once)\b/i;

/** Not what is filed under another subject, unless a ship is hit or the words say what arms did: 'market bombed, 40 dead'. */
function isOfArms(eventType: EventType, things: Frame['things'], title: string): boolean {
  if (eventType !== 'economic') return eventType === 'military' || eventType === 'humanitarian';
  return things.includes('ship') || sufferedAt(headPart(title)) >= 0;
}

/** Triggers whose kind depends on what the event is about alone. */
const byTrigger = new Map<string, { kind: Kind; types: readonly EventType[] }>([
  ['blockade', { kind: 'blockade', types: ['military', 'economic', 'diplomatic'] }],
  ['deal', { kind: 'deal', types: ['diplomatic'] }],
  ['sanction', { kind: 'sanction', types: ['economic', 'diplomatic'] }],
  ['snapback', { kind: 'sanction', types: ['economic', 'diplomatic'] }],
  ['relief', { kind: 'relief', types: ['economic', 'diplomatic'] }],
  ['deployment', { kind: 'deployment', types: ['military'] }],
  ['hack', { kind: 'hack', types: ['cyber'] }],
  ['blackout', { kind: 'blackout', types: ['cyber', 'humanitarian'] }],
  ['execution', { kind: 'execution', types: ['intelligence'] }],
  ['arrest', { kind: 'arrest', types: ['intelligence'] }],
  ['evacuation', { kind: 'evacuation', types: ['humanitarian', 'military', 'diplomatic'] }],
]);

function isArmed(trigger: string | undefined): boolean {
  return trigger === 'strike' || trigger === 'incursion';
}

/** An act by a party in its own country, against no party that is named: 'a minister hits back'. */
function isAtHome({ certain, parties }: Frame, country: string): boolean {
  const home = country.toLowerCase();
  return certain.target === null && certain.actor === home && parties.every((party) => party === home);
}

const mourned = /^(?:buried|burial|funeral|anniversary)$/;
/** 'Budget hit by Iran war': nothing was fired at it. */
const sufferedByTrade =
  /\b(?:hit|struck|battered|hurt|squeezed) by (?:the )?(?:\w+[ -]){0,2}(?:war|crisis|conflict|sanctions|inflation|shock|shortages?)\b/i;
const broken = /^(?:laps\w+|violat\w+|breach\w*|broke|broken|collaps\w+|crumbl\w+)$/;
/** 'Strike destroys', 'Explosions near': told by what happened. */
const opensWithArms =
  /^(?:\w+ ){0,2}(?:air ?)?(?:strikes?|raids?|explosions?|blasts?|missiles?|drones?|rockets?|projectile|attacks?)\b/i;

/** From where a war is commented on; what is placed there was not hit. */
const afar = new Set(['United States', 'United Kingdom', 'Canada', 'Australia', 'Middle East', 'Global', 'Unknown']);

/** By its place, or by the towns that its title names: 'two killed in Montreal attack'. 'Washington' may be a government. */
function isAfar(country: string, { places, mentions }: Passage): boolean {
  const towns = places.filter(
    ({ from, value }) =>
      value.kind === 'town' && !mentions.some((mention) => mention.from <= from && from < mention.to),
  );
  return afar.has(country) || (towns.length > 0 && towns.every(({ value }) => afar.has(value.country)));
}

/** 'Could strike', 'fears of attacks': nothing was done. */
function isSupposed(words: readonly string[]): boolean {
  return words.some((word, at) => supposing.test(word) || (about.test(word) && gerund.test(words[at + 1] ?? '')));
}

/** 'Back a leader on striking': spoken of, not done. */
const about = /^(?:on|for|over|about|against|from|of)$/;
const gerund = /^(?:striking|attacking|bombing|hitting|invading|shelling)$/;

const supposing =
  /^(?:could|would|may|might|if|polls?|predicts?|predicted|fears?|feared|cancel\w*|legal|lawsuit|survived|police|protest\w*)$/;
