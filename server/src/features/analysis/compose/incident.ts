import { areCalledOff } from '../../../assessment/data/talk-words.ts';
import type { EventFacts } from '../../../assessment/event-facts.ts';
import { type Kind, reportedBy } from '../../../assessment/kinds.ts';
import { asPlace, inPlace, isVague, joinNames, nameOf } from '../../../assessment/names.ts';
import { headPart } from '../../../assessment/predicate.ts';
import { areOfOneCamp, isOfSides } from '../../../assessment/sides.ts';
import { capital } from '../../../kit/event-words.ts';
import { withoutDateline } from '../../../language/dateline.ts';
import { countryOf } from '../../../language/places.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { passageOf, titleFrameOf } from '../../../language/title-passage.ts';
import { isNeutral } from '../neutral.ts';
import { standsAlone } from '../statements.ts';
import { attackOf } from './attack-clause.ts';
import { isNation, isPlaceOf, partiesOf, partiesOfTruce, spaced, subjectOf } from './clause-parts.ts';
import { titleKey } from './title-key.ts';

/** What an event tells, as a clause without date and full stop; null where its words do not say it for certain. */
export function clauseOf(facts: EventFacts): string | null {
  return facts.kind === null || facts.isByModel ? null : clauses[facts.kind](facts);
}

/** The first sentence of the summary, where it says more than the title and can stand in a report; without its full stop. */
export function leadOf({ event, kind, origins, frame: { parties } }: EventFacts): string | null {
  // What one publisher writes in its own words is a text of its own, often a comment; the archive's words are ours.
  if (!event.archived && origins < 2) return null;
  const [first = ''] = sentencesOf(withoutDateline(event.summary));
  const text = withReferent(first.trim().replace(/[.…\s]+$/, ''), parties);
  const isFit =
    text.length >= minLead &&
    text.length <= maxLead &&
    /^\p{Lu}/u.test(text) &&
    /\.$/.test(first.trim()) &&
    !/[?|]|\.\.\.|https?:|\b(?:I|we|our|you)\b/.test(text) &&
    (event.archived || (!commenting.test(text) && (kind !== null || reportsAct(event, text)))) &&
    isNeutral(text) &&
    standsAlone(text) &&
    !refersBack.test(text) &&
    !event.reports.some((report) => titleKey(report.title) === titleKey(text)) &&
    titleKey(event.title) !== titleKey(text);
  return isFit ? text : null;
}

/** 'The agency said', of the one body that the title names: 'The IAEA said'. */
function withReferent(text: string, parties: readonly string[]): string {
  const allies = parties.filter((party) => party.startsWith('ally '));
  const [ally] = allies;
  if (allies.length === 1 && ally && /^The group\b/.test(text))
    return text.replace(/^The group/, capital(nameOf(ally)));
  return parties.includes('iaea') ? text.replace(/^The agency\b/, 'The IAEA') : text;
}

/** Of what reports no act a summary gives a comment, or a headline again. */
function reportsAct(event: EventFacts['event'], text: string): boolean {
  return reportedBy({ ...event, title: text }, titleFrameOf(text), passageOf(text)).kind !== null;
}

/** It begins with something that a sentence before has named, or names no source. */
const refersBack =
  /^(?:The (?:\p{Ll}+ )?(?:group|agency|ministry|army|military|attacks?|strikes?|raids?|talks|deal|agreement|statement|message|video|move|decision|ships?|vessels?|tankers?|site|company|two sides|sides|men|officials?|court|report|plan|proposal|offer|letter|call|meeting|vote|measure|order|explosion|blasts?|ministers?|spokesman|spokesperson)(?! of\b)|Reports?\b|Sources?\b|Both\b|Earlier\b|Later\b|However\b)/u;

const commenting =
  /\b(?:discuss\w*|comment\w*|experts?|analysts?|might|could|may|expected|whether|opinion|tested like|shares|investors?|traders?|strategists?|sentiment|worries|concerns|fears|brac(?:e|ed|ing)|buckled|jolted|jitters|nerves)\b/i;

/** Characters. */
const minLead = 40;
const maxLead = 260;

const clauses: Record<Kind, (facts: EventFacts) => string | null> = {
  'leader-killed': (facts) => {
    // A death that one origin alone reports is not stated.
    const who = facts.origins < 2 ? null : leaderOf(facts);
    const { location } = facts.event;
    return who && `${who} was reported killed${location.includes(', ') ? spaced(inPlace(location)) : ''}`;
  },
  attack: attackOf,
  alarm: ({ event: { location }, title: { words } }) => {
    if (isVague(location)) return null;
    return words.some((word) => /^(?:sirens?|alerts?|alarms?)$/.test(word))
      ? `Sirens sounded ${inPlace(location)}`
      : `People were told to take shelter ${inPlace(location)}`;
  },
  interception: (facts) => {
    const { actors, target, event, title } = facts;
    const isAircraft = title.words.some((word) =>
      /^(?:aircraft|helicopter|apache|jets?|fighters?|f|warplanes?)$/.test(word),
    );
    if (isAircraft) {
      const [by] = actors;
      const whose = target && by && target !== by && isOfSides(target) ? ` of ${nameOf(target)}` : '';
      if (by && whose)
        return `${subjectOf(actors)} shot down an aircraft${whose}${isPlaceOf(by, event.location) || isAway(event.location) ? '' : spaced(inPlace(event.location))}`;
      return `An aircraft was shot down${isAway(event.location) ? '' : spaced(inPlace(event.location))}`;
    }
    const what = title.words.some((word) => /^(?:drones?|uavs?)$/.test(word)) ? 'drones' : 'missiles';
    // 'Repels a force': fighting on the ground.
    if (what === 'missiles' && !title.words.some((word) => projectile.test(word))) return null;
    const who = subjectOf(actors);
    const [town = ''] = event.location.split(', ');
    const country = countryOf(event.location);
    // 'Launched from a country', 'after strikes near a strait': they were not intercepted there.
    const isElsewhere =
      event.title.includes(`from ${country}`) || event.title.slice(headPart(event.title).length).includes(town);
    // 'Downed Iranian missile explodes': whose it was, not who shot it down.
    if (wasDowned.test(event.title))
      return `${capital(what)} were intercepted${isElsewhere ? '' : spaced(inPlace(event.location))}`;
    return who && `${who} intercepted ${what}${isElsewhere ? '' : spaced(inPlace(event.location))}`;
  },
  seizure: ({ actors, event }) => {
    const who = subjectOf(actors);
    return who && `${who} seized a ship${spaced(inPlace(event.location))}`;
  },
  closure: ({ frame, actors, event }) => {
    const who = subjectOf(actors);
    if (frame.things.includes('strait')) return who && `${who} declared ${asPlace('Strait of Hormuz')} closed`;
    return who && event.location !== '' ? `${who} closed airspace` : null;
  },
  reopening: ({ actors, clause }) => {
    const who = subjectOf(actors);
    // Who lifts a blockade, and ships that pass, declare nothing.
    return who && /\bdeclar/i.test(clause) ? `${who} declared ${asPlace('Strait of Hormuz')} open` : null;
  },
  blockade: ({ actors, target }) => {
    const who = subjectOf(actors);
    return who && target ? `${who} put ports of ${nameOf(target)} under blockade` : null;
  },
  'measure-announced': ({ actors, target, title: { words } }) => {
    const who = subjectOf(actors);
    if (!who) return null;
    if (!words.some((word) => word.startsWith('blockad')))
      return `${who} announced the closure of the Strait of Hormuz`;
    return `${who} announced a blockade of ${target && isOfSides(target) ? `ports of ${nameOf(target)}` : asPlace('Strait of Hormuz')}`;
  },
  truce: (facts) => {
    const parties = partiesOfTruce(facts);
    const { title } = facts;
    if (parties.length < 2) return null;
    const what = title.words.some((word) => /^(?:ceasefires?|truces?|cease)$/.test(word))
      ? 'A ceasefire'
      : 'An agreement';
    const verb = title.words.some((word) => /^exten/.test(word)) ? 'was extended' : 'was announced';
    return `${what} between ${joinNames(parties.map(nameOf))} ${verb}`;
  },
  'truce-broken': (facts) => {
    const parties = partiesOfTruce(facts);
    return parties.length < 2
      ? null
      : `The ceasefire between ${joinNames(parties.map(nameOf))} was reported broken or ended`;
  },
  deal: ({ frame, title, clause }) => {
    const parties = partiesOf(frame.parties, title.mentions);
    // 'A claims that B agreed': B has announced nothing.
    return parties.length < 2 || /\bclaim/i.test(clause)
      ? null
      : `${capital(joinNames(parties.map(nameOf)))} announced an agreement`;
  },
  talks: ({ frame, event, clause }) => {
    const parties = partiesOf(frame.parties);
    if (parties.length < 2) return null;
    const names = joinNames(parties.map(nameOf));
    const venue = venueOf(event.location, parties);
    return isAhead.test(clause)
      ? `Talks between ${names}${venue} were announced`
      : `${capital(names)} held talks${venue}`;
  },
  'talks-failed': ({ title, event, clause }) => {
    // 'Called off after strikes by C': C was no party to them.
    const own = passageOf(headPart(clause)).mentions;
    const parties = partiesOf([...new Set((own.length > 1 ? own : title.mentions).map(({ who }) => who))]);
    if (parties.length < 2) return null;
    const talks = `Talks between ${joinNames(parties.map(nameOf))}`;
    if (areCalledOff(headPart(clause))) return `${talks} were called off`;
    return `${talks} ended without a result${venueOf(event.location, parties)}`;
  },
  threat: ({ actors, target, clause }) => {
    const who = subjectOf(actors);
    // 'Vows response after B negotiates a truce': B is not threatened.
    const isNamed = target !== null && passageOf(headPart(clause)).mentions.some((mention) => mention.who === target);
    if (!isNamed && !(target && isOfSides(target))) return null;
    // 'Ally threatens to block exports as the war goes on': not its own side.
    return who && target && !actors.some((actor) => areOfOneCamp(actor, target))
      ? `${who} threatened ${nameOf(target)}`
      : null;
  },
  sanction: ({ actors, target }) => {
    const who = subjectOf(actors);
    return who && target ? `${who} imposed sanctions on ${nameOf(target)}` : null;
  },
  relief: ({ actors, target, title }) => {
    const who = subjectOf(actors);
    return who && target && title.words.some((word) => /^sanction/.test(word))
      ? `${who} eased sanctions on ${nameOf(target)}`
      : null;
  },
  deployment: ({ actors }) => {
    const who = subjectOf(actors);
    return who && `${who} moved forces`;
  },
  hack: ({ event }) => (isVague(event.location) ? null : `Computer systems ${inPlace(event.location)} were attacked`),
  blackout: ({ event }) => (isVague(event.location) ? null : `Internet access was cut ${inPlace(event.location)}`),
  execution: () => null,
  arrest: () => null,
  evacuation: ({ event }) => {
    if (isVague(event.location) || !ordered.test(event.title)) return null;
    const who = foreigners.test(event.title) ? 'People from abroad' : 'People';
    return `${who} were told to leave ${asPlace(event.location)}`;
  },
  'protest-deaths': ({ event }) =>
    isVague(event.location) ? null : `Deaths were reported in protests ${inPlace(event.location)}`,
};

/** 'Talks to take place on Friday', 'discuss preparations for a new round': the talks are still ahead. */
const isAhead =
  /\b(?:being (?:discussed|planned|prepared|considered|arranged)|under discussion|in the works|(?:to|will|would) (?:take place|be held|host|hold|resume|restart|begin|start|open|meet|continue|convene)|preparations?|prepares? (?:for|to)|set for|scheduled|upcoming|expected|due (?:on|in|to))\b/i;

/** Some authority tells people to leave; of families that flee and students who are brought home, none does. */
const ordered =
  /\b(?:orders?|ordered|tells?|told|urg(?:es?|ed)|warns?|warned|advis(?:es?|ed)|instruct(?:s|ed)|recall(?:s|ed)?|ask(?:s|ed))\b(?: \S+){0,8}? (?:leave|evacuate|flee|depart|home)\b|\bevacuation (?:orders?|warnings?|notices?)\b|\bordered evacuation\b/i;
const foreigners =
  /\b(?:nationals|citizens|Americans|Britons|Indians|Germans|Canadians|tourists|travell?ers|expats?|students|workers|diplomats?|staff|personnel|dependents|embass\w*)\b/;

/** From where it is told, not where it happened. */
function isAway(location: string): boolean {
  return isVague(location) || /(?:^|, )United States$/.test(location);
}

const projectile = /^(?:missiles?|rockets?|projectiles?|barrages?|salvos?|interceptors?|objects?|targets?)$/;
const wasDowned =
  /\b(?:[Dd]owned|[Ii]ntercepted) (?:\p{Lu}\p{L}+ )(?:\p{Ll}+ )?(?:missiles?|drones?|projectiles?|rockets?) \p{Ll}+s\b/u;

/** 'Ali Khamenei of Iran', 'the Guards chief of Iran'. */
function leaderOf({ title, frame, event, victims }: EventFacts): string | null {
  const country = frame.target ?? title.mentions.find(({ role }) => role === 'people' || role === 'state')?.who ?? null;
  const office = victims.map((person) => offices.get(person)).find((one) => one !== undefined);
  if (!office) return null;
  const owner = country && isNation(country) ? nameOf(country) : countryOf(event.location);
  return owner === '' ? null : `The ${office} of ${owner}`;
}

const offices = new Map<string, string>([
  ['supreme leader', 'supreme leader'],
  ['chief of staff', 'military chief of staff'],
  ['guards chief', 'Guards commander'],
  ['aerospace chief', 'air force commander'],
  ['intelligence chief', 'intelligence chief'],
  ['navy chief', 'navy commander'],
  ['security chief', 'security chief'],
  ['defence minister', 'defence minister'],
  ['prime minister', 'prime minister'],
  ['premier', 'prime minister'],
]);

/** Where talks were held: an event of a party has its country as its place, wherever it met the other one. */
function venueOf(location: string, parties: readonly string[]): string {
  return parties.some((party) => isPlaceOf(party, location)) ? '' : spaced(inPlace(location));
}
