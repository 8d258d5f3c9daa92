import type { EventType, UrgencyLevel } from '@vigil/common/events';
import type { Frame } from '../language/frame.ts';
import { findMeanings } from '../language/meanings.ts';
import type { Passage } from '../language/passage.ts';
import { passageOf } from '../language/title-passage.ts';
import { agentOf } from './agent.ts';
import { isClosure } from './closures.ts';
import { blockadesPorts, endsBlockade, endsTalks } from './data/indicator-words.ts';
import { leaders } from './data/leaders.ts';
import { imposing, isCut, isRestored, measure } from './data/measure-words.ts';
import { failed, isOfTalks, leaving, meeting, metWith, noDeal, session } from './data/talk-words.ts';
import {
  headOf,
  isAirDefence,
  isConditional,
  isDenialOfReport,
  isFeature,
  isMenace,
  isMentionOfAttack,
  isReaction,
  isTruceOver,
  namesForces,
  speaksOfArms,
  withoutSpeaker,
} from './predicate.ts';
import { areOfOneCamp, isOfSides } from './sides.ts';
import { sufferedAt } from './suffered.ts';
import { isOnConflict } from './threatened.ts';

/** What an event tells as done, agreed or threatened. */
export const kinds = [
  'leader-killed',
  'attack',
  'interception',
  'seizure',
  'closure',
  'blockade',
  'truce',
  'truce-broken',
  'deal',
  'talks',
  'talks-failed',
  'threat',
  'sanction',
  'relief',
  'deployment',
  'hack',
  'blackout',
  'execution',
  'arrest',
  'evacuation',
] as const;
export type Kind = (typeof kinds)[number];

interface Headline {
  title: string;
  eventType: EventType;
  urgencyLevel: UrgencyLevel;
  location: string;
}

/**
 * The kind of an event by the head clause of its title. Comments, questions, features and what is only feared, planned
 * or remembered have none: they are reported, and did not happen.
 */
export function kindOf(headline: Headline, frame: Frame, passage: Passage): Kind | null {
  const key = [headline.eventType, headline.urgencyLevel, headline.location, headline.title].join('|');
  const known = met.get(frame);
  if (known?.key === key) return known.kind;
  const kind = readKind(headline, frame, passage);
  met.set(frame, { key, kind });
  return kind;
}

/** The level and the report ask it of the same events, with the same frame where they have no summary. */
const met = new WeakMap<Frame, { key: string; kind: Kind | null }>();

function readKind(
  { title, eventType, urgencyLevel, location }: Headline,
  frame: Frame,
  { words }: Passage,
): Kind | null {
  if (isFeature(title) || isDenialOfReport(title)) return null;
  const { stance, triggers, things } = frame;
  const [trigger] = triggers;
  const country = location.split(', ').at(-1) ?? '';
  if (stance === 'threat')
    return frame.actor && isOfSides(frame.actor) && isMenace(title) && isOnConflict(title, frame.actor)
      ? 'threat'
      : null;
  if (stance !== 'done' && stance !== 'accusation') return null;
  if (isOfTalks.has(trigger ?? '') && (endsTalks.test(headOf(title)) || noDeal.test(title)))
    return eventType === 'diplomatic' && isOfConflict(title) && isBetweenPowers(frame.parties) ? 'talks-failed' : null;
  if (
    (trigger === 'truce' || trigger === 'relief' || trigger === 'deal' || trigger === 'sanction') &&
    isConditional(title)
  )
    return null;
  if (
    (trigger === 'truce' || trigger === 'deal') &&
    (sought.test(title) || !step.test(title) || awaited.test(title) || isReaction(title))
  )
    return null;
  if (trigger === 'sanction' && !imposing.test(title)) return null;
  if ((trigger === 'sanction' || trigger === 'snapback') && !measure.test(title)) return null;
  if (trigger === 'blockade' && (!blockadesPorts.test(title) || endsBlockade.test(title))) return null;
  if (trigger === 'truce')
    return frame.phase === 'break' || isTruceOver(title) || words.some((word) => broken.test(word))
      ? 'truce-broken'
      : 'truce';
  if (isArmed(trigger)) {
    const isOfShips = eventType === 'economic' && things.includes('ship');
    if (urgencyLevel === 'low' || (eventType !== 'military' && eventType !== 'humanitarian' && !isOfShips)) return null;
    if (isLeaderKilled(title, words)) return 'leader-killed';
    if (isAirDefence(title)) return eventType === 'military' ? 'interception' : null;
    if (!speaksOfArms(headOf(title)) || sufferedByTrade.test(title) || isMentionOfAttack(title)) return null;
    const { actor, target } = frame.certain;
    const isCertain = actor !== null || target !== null || opensWithArms.test(title) || sufferedAt(title) >= 0;
    const isPast = words.some((word) => mourned.test(word));
    return isCertain && !isPast && !isAtHome(frame, country) && !isSupposed(words) && !afar.has(country)
      ? 'attack'
      : null;
  }
  if (trigger === 'blackout' && (!isCut.test(title) || isRestored.test(title))) return null;
  if (trigger === 'downing') return eventType === 'military' ? 'interception' : null;
  if (trigger === 'seizure') return things.includes('ship') || things.includes('warship') ? 'seizure' : null;
  if (trigger === 'closure') return isClosure(headOf(title), things) ? 'closure' : null;
  // What a party says of talks, relief or a deal is no step of it.
  const isStatement = words.some((word) => /^(?:says?|said)$/.test(word));
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
  if (trigger === 'deployment' && !namesForces(title)) return null;
  const other = trigger && byTrigger.get(trigger);
  return other?.types.includes(eventType) ? other.kind : null;
}

/** The parties that did it: 'US, Israel launch', 'US-Israeli strikes' name two. */
export function actorsOf(
  title: string,
  { certain }: Frame,
  { words, mentions }: Pick<Passage, 'words' | 'mentions'>,
): string[] {
  const agent = agentOf(title, { words, mentions });
  if (agent) return [agent];
  const { actor } = certain;
  if (actor === null) return [];
  const at = mentions.findIndex(({ who }) => who === actor);
  const [one, other] = [mentions[at - 1], mentions[at + 1]];
  const own = mentions[at];
  const partner = [one, other].find((next) => {
    if (!next || !own || next.who === actor) return false;
    const [first, second] = next.from < own.from ? [next, own] : [own, next];
    const between = words.slice(first.to, second.from);
    // 'US-Israeli', but not 'US Iran attack'.
    const isCompound = between.length === 0 && hyphen.test(title);
    return isCompound || (between.length === 1 && joint.test(between[0] ?? ''));
  });
  return partner ? [actor, partner.who].sort() : [actor];
}

/** Is a side or its ally named, other than by 'the Iran war': two states elsewhere may meet while it goes on. */
export function isOfConflict(title: string): boolean {
  const parties = new Set(passageOf(title.replace(warItself, ' ')).mentions.map(({ who }) => who));
  return [...parties].some((who) => isOfSides(who) && who !== 'usa');
}

/** A side agrees with the other one, or with a power or a body that deals with this conflict. */
export function isBetweenPowers(parties: readonly string[]): boolean {
  const own = parties.filter((party) => isOfSides(party));
  return own.some((party) => party !== 'usa') && (own.length > 1 || parties.some((party) => partners.has(party)));
}

/** Bodies and states that negotiate or mediate between the sides. */
const partners = new Set<string>([
  'e3',
  'eu',
  'un',
  'iaea',
  'gulf states',
  'Lebanon',
  'Syria',
  'Iraq',
  'Oman',
  'Qatar',
  'Egypt',
  'Pakistan',
  'Turkey',
  'Saudi Arabia',
  'Russia',
  'China',
  'France',
  'Germany',
  'United Kingdom',
]);

/** Parties of one camp alone: a side that meets its own ally negotiates nothing. */
function isOfOneCamp([first, ...others]: readonly string[]): boolean {
  return first !== undefined && others.length > 0 && others.every((party) => areOfOneCamp(first, party));
}

const warItself =
  /\b(?:(?:US|Israel)[ -])?(?:Iran|Israel|Gaza|Lebanon)(?:ian|i)?(?:-\p{Lu}\p{Ll}+)? (?:war|conflict|crisis|tensions?|fighting)\b/giu;

const hyphen = /\p{L}\.?-\p{L}/u;
const joint = /^(?:and|,|&)$/;

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

function isLeaderKilled(title: string, words: readonly string[]): boolean {
  return (
    words.some((word, at) => killing.test(word) && words[at + 1] !== 'toll') &&
    !words.some((word) => alive.test(word)) &&
    victimsIn(title).some((person) => leaders.has(person))
  );
}

/** The persons in a headline, without its speaker. */
export function victimsIn(title: string): string[] {
  const { words, figures } = passageOf(withoutSpeaker(title).replace(/\bintel\b/gi, 'intelligence'));
  return findMeanings(words, figures).persons.map(({ value }) => value);
}

/** An act by a party in its own country, against no party that is named: 'a minister hits back'. */
function isAtHome({ certain, parties }: Frame, country: string): boolean {
  const home = country.toLowerCase();
  return certain.target === null && certain.actor === home && parties.every((party) => party === home);
}

const mourned = /^(?:buried|burial|funeral|anniversary)$/;
const killing = /^(?:kill(?:s|ed|ing)?|dead|dies|died|death|slain|assassinat\w+|eliminat\w+|martyr\w*)$/;
const alive =
  /^(?:alive|alternatives?|candidates?|buried|burial|anniversary|succe\w+|survive[sd]?|over|after|funeral|mourn\w*|vows?|avenge\w*|could|would|renews?|raises?|sparks?|prompts?|response|moment|questions?)$/;

/** 'Desire for a ceasefire', 'says a truce is essential': wished for, not agreed. */
const sought =
  /\b(?:desires?|wish(?:es)?|hopes?|pleas?|appeals?|calls?|push(?:es)?) for (?:an? |the )?(?:[\w-]+ )?(?:ceasefire|cease-fire|truce)\b|\b(?:ceasefire|cease-fire|truce)\W+(?:is )?(?:essential|needed|hopes?|push|bid|plans?|proposals?|prospects?|calls?|efforts?)\b/i;
/** Something was agreed or came into force: a deal may also be praised, explained or undermined. */
const step =
  /\b(?<!\bto )(?:agree[sd]?|agreement|announc\w*|sign(?:s|ed)?|reach(?:es|ed)?|declar\w*|tak(?:es|e|ing) (?:effect|hold)|took (?:effect|hold)|begins?|began|starts?|started|exten(?:ds?|ded|sion)|renew(?:s|ed)?|approv(?:es?|ed)|ratif\w*|accept(?:s|ed)?|finali[sz]\w*|enter(?:s|ed)|c(?:a|o)mes? into|conclud\w*|str(?:ikes?|uck) (?:an? )?(?:deal|agreement)|seal(?:s|ed)|clinch\w*|secur(?:es|ed)|in(?:to)? force|holds?|lapses?|laps\w+|expir\w+|violat\w+|breach\w*|broke|broken|collaps\w+|crumbl\w+|ends?|ended|comes?)\b/i;
/** 'Budget hit by Iran war': nothing was fired at it. */
const sufferedByTrade =
  /\b(?:hit|struck|battered|hurt|squeezed) by (?:the )?(?:\w+[ -]){0,2}(?:war|crisis|conflict|sanctions|inflation|shock|shortages?)\b/i;
const awaited =
  /\b(?:eyes|awaits?|to (?:be (?:signed|announced|reached)|sign|attend|host|announce|reach|seal)|signing ceremony|(?:deal|agreement|truce|ceasefire|pact) (?:is )?(?:near|close)|nears?|nearing|no (?:quick |early )?end|will (?:end|sign|be signed)|outlin\w*|details? of|mechanism|as (?:the )?war ends)\b/i;
const broken = /^(?:laps\w+|violat\w+|breach\w*|broke|broken|collaps\w+|crumbl\w+)$/;
/** 'Strike destroys', 'Explosions near': told by what happened. */
const opensWithArms =
  /^(?:\w+ ){0,2}(?:air ?)?(?:strikes?|raids?|explosions?|blasts?|missiles?|drones?|rockets?|projectile|attacks?)\b/i;

/** From where a war is commented on; what is placed there was not hit. */
const afar = new Set(['United States', 'United Kingdom', 'Canada', 'Australia', 'Middle East', 'Global', 'Unknown']);

/** 'Could strike', 'fears of attacks': nothing was done. */
function isSupposed(words: readonly string[]): boolean {
  return words.some((word, at) => supposing.test(word) || (about.test(word) && gerund.test(words[at + 1] ?? '')));
}

/** 'Back a leader on striking': spoken of, not done. */
const about = /^(?:on|for|over|about|against|from|of)$/;
const gerund = /^(?:striking|attacking|bombing|hitting|invading|shelling)$/;

const supposing =
  /^(?:could|would|may|might|if|polls?|predicts?|predicted|fears?|feared|cancel\w*|legal|lawsuit|survived|police|protest\w*)$/;
