import type { IndicatorGroup } from '@vigil/common/indicators';
import { isAttackOfSides } from '../between-sides.ts';
import type { EventFacts } from '../event-facts.ts';
import { isBetweenPowers, isOfConflict } from '../powers.ts';
import { isFeature } from '../predicate.ts';
import { isOfSides } from '../sides.ts';
import { doneSays, hits, isAttack, isByOthers, isDone, isGiven, isNearby, isSounded, says } from '../signs.ts';
import { movable, moved } from './forces.ts';
import {
  awaitsStrait,
  blockadesPorts,
  closesStrait,
  easesStrait,
  endsBlockade,
  endsTalks,
  enriches,
  enrichesNot,
  holdsTalks,
  leavesStraitOpen,
  noTalks,
  nuclearSite,
  pastDeadline,
  prosecuted,
  runsShort,
  settingDeadline,
  soundsAlarm,
  strait,
  withinTime,
} from './indicator-words.ts';

/** A named sign, and the rule that finds it in an event. No rule asks which side an event is about. */
export interface IndicatorRule {
  id: string;
  name: string;
  group: IndicatorGroup;
  fits: (facts: EventFacts) => boolean;
}

/** In the country of a side; a state that protests to a council holds no rally. */
const isProtestAtHome = says(
  /\b(?:protests?|protesters?|demonstrat(?:ions?|ors?)|unrest|uprising|riots?|rioters?|crackdown)\b/i,
  ({ event: { title, location } }) =>
    /(?:^|, )(?:Iran|Israel)$/.test(location) && !/\bprotests? (?:to|against|at)\b/i.test(title),
);

const sounded = isSounded(soundsAlarm);

export const indicatorRules: readonly IndicatorRule[] = [
  {
    id: 'attacks-between-sides',
    name: 'Attacks between the sides',
    group: 'fighting',
    fits: ({ event }) => isAttackOfSides(event),
  },
  {
    id: 'attacks-third-countries',
    name: 'Attacks in or from third countries',
    group: 'fighting',
    fits: (facts) =>
      isAttack(facts) && (!(facts.theatre === 'iran' || facts.theatre === 'israel') || isByOthers(facts)),
  },
  {
    id: 'leaders-killed',
    name: 'Leaders or commanders reported killed',
    group: 'fighting',
    fits: ({ kind }) => kind === 'leader-killed',
  },
  {
    id: 'energy-hit',
    name: 'Oil, gas or power sites hit',
    group: 'fighting',
    fits: hits('refinery', 'oil depot', 'gas works', 'oilfield', 'pipeline', 'power plant', 'water'),
  },
  {
    id: 'protected-sites-hit',
    name: 'Hospitals, schools or homes hit',
    group: 'fighting',
    fits: hits('hospital', 'school', 'university', 'home', 'worship'),
  },
  {
    id: 'sirens',
    name: 'Sirens and orders to shelter',
    group: 'fighting',
    fits: (facts) => facts.kind === 'alarm' || sounded(facts),
  },
  {
    id: 'airspace-closed',
    name: 'Airspace closed or flights stopped',
    group: 'preparation',
    fits: says(/\b(?:airspace|flights?|airports?|airlines?|skies)\b/i, ({ event: { title } }) =>
      /\b(?:clos\w*|shut\w*|suspend\w*|cancel\w*|halt\w*|ground(?:s|ed)|divert\w*|avoid\w*|stop(?:s|ped)?)\b/i.test(
        title,
      ),
    ),
  },
  {
    id: 'embassies-leaving',
    name: 'Embassy staff or nationals told to leave',
    group: 'preparation',
    fits: says(
      /\b(?:embass(?:y|ies)|consulates?|diplomats?|nationals|citizens|dependents|personnel|staff)\b/i,
      ({ event: { title } }) =>
        /\b(?:leave|leaving|depart\w*|evacuat\w*|withdraw\w*|draws? down|pull(?:s|ed)? out|shut\w*|clos\w*)\b/i.test(
          title,
        ),
    ),
  },
  {
    id: 'reserves-called',
    name: 'Reservists called up',
    group: 'preparation',
    fits: says(
      /\breserv(?:es?|ists?)\b.*\b(?:call\w*|mobili[sz]\w*|draft\w*|order\w*)\b|\b(?:call\w* up|mobili[sz]\w*)\b.*\breserv(?:es|ists?)\b/i,
    ),
  },
  {
    id: 'evacuation-ordered',
    name: 'Residents told to evacuate',
    group: 'preparation',
    // Families that flee, and flights that bring citizens home, were told nothing.
    fits: says(
      /\bevacuation (?:\S+ ){0,2}?(?:orders?|warnings?|notices?|calls?)\b|\b(?:orders?|ordered|issues?|issued|calls? for)\b(?: \S+){0,3} evacuation\b|\b(?:orders?|ordered|warns?|warned|tells?|told|urg(?:es?|ed)|calls? on)\b(?: \S+){0,8}? (?:evacuate|leave|flee)\b/i,
      ({ event: { title } }) =>
        !/\b(?:embass\w*|consulates?|diplomats?|nationals|citizens|dependents|personnel|staff|students|studio)\b/i.test(
          title,
        ),
    ),
  },
  {
    id: 'carriers-moved',
    name: 'Carriers, bombers or troops moved',
    group: 'preparation',
    fits: says(movable, ({ frame, event: { title } }) => frame.triggers[0] === 'deployment' || moved.test(title)),
  },
  {
    id: 'threats-with-deadline',
    name: 'Threats with a deadline',
    group: 'preparation',
    // One is set: that it is rejected, extended, awaited or past says that one was.
    fits: (facts) => {
      const { title } = facts.event;
      return (
        !isFeature(title) &&
        !pastDeadline.test(title) &&
        (settingDeadline.test(title) ||
          (facts.frame.stance === 'threat' && isOfSides(facts.frame.actor ?? '') && withinTime.test(title)))
      );
    },
  },
  {
    id: 'threats',
    name: 'Threats between the parties',
    group: 'preparation',
    fits: ({ kind, frame }) => kind === 'threat' && frame.certain.actor !== null && isOfSides(frame.certain.actor),
  },
  {
    id: 'ships-attacked',
    name: 'Tankers or ships attacked or seized',
    group: 'sea',
    fits: (facts) => facts.kind === 'seizure' || hits('ship', 'warship')(facts),
  },
  {
    id: 'hormuz-restricted',
    name: 'Passage of Hormuz restricted',
    group: 'sea',
    fits: doneSays(strait, closesStrait, leavesStraitOpen),
  },
  {
    id: 'hormuz-reopened',
    name: 'Passage of Hormuz eased',
    group: 'sea',
    fits: doneSays(strait, easesStrait, awaitsStrait),
  },
  {
    id: 'blockade',
    name: 'Ports blockaded',
    group: 'sea',
    fits: doneSays(/\bblockad\w*/i, blockadesPorts, endsBlockade),
  },
  {
    id: 'measure-announced',
    name: 'Blockade or closure announced',
    group: 'sea',
    fits: ({ kind }) => kind === 'measure-announced',
  },
  {
    id: 'inspectors-refused',
    name: 'Inspectors refused or withdrawn',
    group: 'nuclear',
    fits: says(/\b(?:inspectors?|inspections?|IAEA)\b/i, ({ event: { title } }) =>
      /\b(?:no access|refus\w*|bar(?:s|red)|ban(?:s|ned)|leave|left|suspend\w*|ends?|halt\w*|expel\w*|censur\w*|non-?compliance|withdr\w*|denie[sd])\b/i.test(
        title,
      ),
    ),
  },
  {
    id: 'enrichment-step',
    name: 'Enrichment or stockpile reported',
    group: 'nuclear',
    fits: doneSays(/\b(?:enrich(?!ed (?:material sites|by))\w*|uranium|centrifuges?)\b/i, enriches, enrichesNot),
  },
  {
    id: 'nuclear-site-hit',
    name: 'Nuclear site attacked',
    group: 'nuclear',
    // Sites by the names that both sides have: a town beside one is no site.
    fits: (facts) =>
      isAttack(facts) &&
      nuclearSite.test(`${facts.event.title} ${facts.event.location}`) &&
      !isNearby.test(facts.clause),
  },
  {
    id: 'envoys-travelling',
    name: 'Envoys travelling',
    group: 'talks',
    fits: (facts) =>
      isGiven(facts) &&
      (/\b(?:envoys?|foreign ministers?|delegation|negotiators?|mediators?|ministers?|secretary of state)\b/i.test(
        facts.event.title,
      ) ||
        facts.title.mentions.some(({ role }) => role === 'politician')) &&
      /\b(?:arriv\w*|travel\w*|heads? (?:to|for)|heading|flies|fly|flew|visits?|lands?|sends?|meets?)\b/i.test(
        facts.event.title,
      ) &&
      facts.event.eventType === 'diplomatic',
  },
  {
    id: 'talks-held',
    name: 'Talks held or set',
    group: 'talks',
    fits: (facts) =>
      facts.kind === 'talks' ||
      (facts.kind !== 'talks-failed' &&
        isOfConflict(facts.event.title) &&
        isBetweenPowers(facts.frame.parties) &&
        !noTalks.test(facts.event.title) &&
        isDone(facts) &&
        says(holdsTalks)(facts)),
  },
  {
    id: 'talks-broken-off',
    name: 'Talks broken off or without result',
    group: 'talks',
    fits: (facts) =>
      facts.kind === 'talks-failed' ||
      doneSays(/\b(?:talks|negotiations)\b/i, endsTalks, /^no\b|\b(?:no|not|nor) (?:\w+ )?talks\b/i)(facts),
  },
  {
    id: 'ceasefire-steps',
    name: 'Ceasefire or agreement announced',
    group: 'talks',
    fits: ({ kind }) => kind === 'truce' || kind === 'deal',
  },
  {
    id: 'ceasefire-broken',
    name: 'Ceasefire reported broken',
    group: 'talks',
    fits: ({ kind }) => kind === 'truce-broken',
  },
  {
    id: 'sanctions',
    name: 'Sanctions imposed or tightened',
    group: 'talks',
    fits: ({ kind }) => kind === 'sanction',
  },
  {
    id: 'protests',
    name: 'Protests and their suppression',
    group: 'home',
    fits: (facts) => facts.kind === 'protest-deaths' || isProtestAtHome(facts),
  },
  {
    id: 'internet-cut',
    name: 'Internet or phone lines cut',
    group: 'home',
    fits: (facts) =>
      facts.kind === 'blackout' ||
      says(
        /\b(?:internet|phone lines|telecom\w*)\b.*\b(?:shut\w*|cut\w*|blackout|outage|down)\b|\b(?:shuts?|cuts?)\b.*\binternet\b/i,
      )(facts),
  },
  {
    id: 'bank-fuel-runs',
    name: 'Runs on banks, fuel or food',
    group: 'home',
    fits: says(runsShort),
  },
  {
    id: 'cyber-attacks',
    name: 'Cyber attacks on banks, utilities or the state',
    group: 'home',
    fits: (facts) =>
      facts.kind === 'hack' ||
      (facts.event.eventType === 'cyber' &&
        facts.kind !== 'blackout' &&
        !/\b(?:shuts?|cuts?|blocks?)\b(?: \S+){0,3} internet\b|\bspent (?:years|months)\b/i.test(facts.event.title) &&
        isGiven(facts) &&
        /\b(?:hack\w*|cyber\W?\w*|breach\w*|malware|ransom\w*|phish\w*|wiper|leak(?:s|ed)?|ddos|defac\w*)\b/i.test(
          facts.event.title,
        )),
  },
  {
    id: 'executions-for-spying',
    name: 'Arrests or executions for spying',
    group: 'home',
    fits: (facts) =>
      isGiven(facts) &&
      prosecuted.test(facts.event.title) &&
      (facts.kind === 'execution' ||
        facts.kind === 'arrest' ||
        facts.frame.triggers.some((trigger) => justice.has(trigger))) &&
      (/\b(?:spy\w*|spies|espionage)\b/i.test(facts.event.title) ||
        facts.title.mentions.some(({ role }) => role === 'service')),
  },
];

const justice = new Set<string>(['arrest', 'charge', 'sentence', 'execution', 'spying']);
