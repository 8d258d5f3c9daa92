import type { EventType, UrgencyLevel } from '@vigil/common/events';
import type { Frame } from '../language/frame.ts';
import type { Passage } from '../language/passage.ts';

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
export function kindOf(
  { title, eventType, urgencyLevel, location }: Headline,
  frame: Frame,
  { words }: Passage,
): Kind | null {
  if (isTalk.test(title.trim())) return null;
  const { stance, deeds, things } = frame;
  const [deed] = deeds;
  const country = location.split(', ').at(-1) ?? '';
  if (stance === 'threat') return frame.actor && isOfSides(frame.actor) ? 'threat' : null;
  if (stance !== 'done' && stance !== 'accusation') return null;
  if (deed === 'truce' && sought.test(title)) return null;
  if (deed === 'truce')
    return frame.phase === 'break' || words.some((word) => broken.test(word)) ? 'truce-broken' : 'truce';
  if (isArmed(deed)) {
    const isOfShips = eventType === 'economic' && things.includes('ship');
    if (urgencyLevel === 'low' || (eventType !== 'military' && eventType !== 'humanitarian' && !isOfShips)) return null;
    if (isLeaderKilled(frame, words)) return 'leader-killed';
    const isCertain = frame.certain.actor !== null || frame.certain.target !== null || opensWithArms.test(title);
    const isPast = words.some((word) => mourned.test(word));
    return isCertain && !isPast && !isAtHome(frame, country) && !isSupposed(words) && !afar.has(country)
      ? 'attack'
      : null;
  }
  if (deed === 'downing') return eventType === 'military' ? 'interception' : null;
  if (deed === 'seizure') return things.includes('ship') || things.includes('warship') ? 'seizure' : null;
  if (deed === 'closure') return things.includes('strait') || things.includes('airspace') ? 'closure' : null;
  // What a party says of talks, relief or a deal is no step of it.
  const isStatement = words.some((word) => /^(?:says?|said)$/.test(word));
  if (isStatement && !isArmed(deed)) return null;
  if (deed === 'talks' || deed === 'call')
    return eventType !== 'diplomatic' || deeds.length > 1 || !words.some((word) => meeting.test(word))
      ? null
      : words.some((word) => failed.test(word))
        ? 'talks-failed'
        : 'talks';
  const other = deed && byDeed.get(deed);
  return other?.types.includes(eventType) ? other.kind : null;
}

/** The parties that did it: 'US, Israel launch', 'US-Israeli strikes' name two. */
export function actorsOf(title: string, { certain }: Frame, { words, mentions }: Passage): string[] {
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

const hyphen = /\p{L}\.?-\p{L}/u;
const joint = /^(?:and|,|&)$/;

/** Deeds whose kind depends on what the event is about alone. */
const byDeed = new Map<string, { kind: Kind; types: readonly EventType[] }>([
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

function isArmed(deed: string | undefined): boolean {
  return deed === 'strike' || deed === 'incursion';
}

export function isOfSides(party: string): boolean {
  return party === 'israel' || party === 'iran' || party === 'usa' || party.startsWith('ally ');
}

/** People whose death changes a war. */
const leaders = new Set<string>([
  'leaders',
  'supreme leader',
  'chief of staff',
  'guards chief',
  'aerospace chief',
  'intelligence chief',
  'navy chief',
  'quds chief',
  'security chief',
  'hezbollah leader',
  'houthi leader',
  'hamas leader',
  'defence minister',
  'prime minister',
  'premier',
  'ground chief',
  'rocket chief',
  'drone chief',
]);

function isLeaderKilled({ persons }: Frame, words: readonly string[]): boolean {
  return (
    persons.some((person) => leaders.has(person)) &&
    words.some((word) => killing.test(word)) &&
    !words.some((word) => alive.test(word))
  );
}

/** An act by a party in its own country, against no party that is named: 'a minister hits back'. */
function isAtHome({ certain, parties }: Frame, country: string): boolean {
  const home = country.toLowerCase();
  return certain.target === null && certain.actor === home && parties.every((party) => party === home);
}

const mourned = /^(?:buried|burial|funeral|anniversary)$/;
const killing = /^(?:kill(?:s|ed|ing)?|dead|dies|died|death|slain|assassinat\w+|eliminat\w+|martyr\w*)$/;
const alive = /^(?:alive|buried|burial|anniversary|succe\w+|survive[sd]?|over|after|funeral|mourn\w*|vows?|avenge\w*)$/;

/** Questions, quotations, features: told about an event, and no event. */
const isTalk =
  /\?$|^["'“‘]|^(?:who|what|why|how|when|where|inside|watch|video|opinion|analysis|explainer|podcast|in pictures|live|tracking|from \w+ to|tv news|stocks?|shares|gold|dollar|bitcoin|crypto|wall street|markets?|oil (?:prices?|jumps?|rises?|falls?|drops?|climbs?|slides?|surges?|steadies|rallies))\b|\b(?:explained|things to know|op-ed|column|podcast|podcasts|fact check|jokes?|mocks?|celebrit\w+|influencers?)\b|\| (?:opinion|analysis)/i;
/** 'Desire for a ceasefire', 'says a truce is essential': wished for, not agreed. */
const sought =
  /\b(?:desires?|wish(?:es)?|hopes?|pleas?|appeals?|calls?|push(?:es)?) for (?:an? |the )?(?:[\w-]+ )?(?:ceasefire|cease-fire|truce)\b|\b(?:ceasefire|cease-fire|truce)\W+(?:is )?(?:essential|needed)\b/i;
const broken = /^(?:laps\w+|violat\w+|breach\w*|broke|broken|collaps\w+|crumbl\w+)$/;
const meeting =
  /^(?:meets?|met|meeting|summit|round|sixth|hold|holds|held|begins?|began|opens?|opened|resumes?|resumed|starts?|started|concludes?|ends?|ended|closes?)$/;
const failed = /^(?:fail\w*|collaps\w+|without|stall\w*|break|breaks|broke|suspend\w*|cancel\w*|postpone\w*)$/;

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
