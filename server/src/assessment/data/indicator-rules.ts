import type { IndicatorGroup } from '@vigil/common/indicators';
import type { EventFacts } from '../event-facts.ts';
import { isBetweenPowers, isOfConflict, isOfSides } from '../kinds.ts';
import { isConditional, isFeature } from '../predicate.ts';

/** A named sign, and the rule that finds it in an event. No rule asks which side an event is about. */
export interface IndicatorRule {
  id: string;
  name: string;
  group: IndicatorGroup;
  fits: (facts: EventFacts) => boolean;
}

/** Told as done, or ordered: what is denied, feared, remembered or rehearsed is no sign. Most rules ask this: an event is read once. */
function isGiven(facts: EventFacts): boolean {
  const known = given.get(facts);
  if (known !== undefined) return known;
  const { stance } = facts.frame;
  const isFact =
    (stance === 'done' || stance === 'accusation' || stance === 'plan' || stance === 'offer') &&
    !isFeature(facts.event.title);
  given.set(facts, isFact);
  return isFact;
}

const given = new WeakMap<EventFacts, boolean>();

const says =
  (words: RegExp, also?: (facts: EventFacts) => boolean) =>
  (facts: EventFacts): boolean =>
    isGiven(facts) && words.test(facts.event.title) && (!also || also(facts));

/** The same, with nothing that is wished for, feared or a condition. */
const isDone = (facts: EventFacts) => isGiven(facts) && !isConditional(facts.event.title);

const doneSays = (words: RegExp, also: RegExp, unless?: RegExp) => (facts: EventFacts) => {
  const { title } = facts.event;
  return isDone(facts) && words.test(title) && also.test(title) && !unless?.test(title);
};

/** Official alerts count by themselves; drills and cancelled ones are of low urgency. */
const isSounded = (words: RegExp) => {
  const isTold = says(words);
  return (facts: EventFacts) => (facts.isAlert ? facts.event.urgencyLevel !== 'low' : isTold(facts));
};

const isAttack = ({ kind }: EventFacts) => kind === 'attack' || kind === 'leader-killed';
const hits =
  (...wanted: string[]) =>
  (facts: EventFacts) =>
    isAttack(facts) && facts.frame.things.some((thing) => wanted.includes(thing));

export const indicatorRules: readonly IndicatorRule[] = [
  {
    id: 'attacks-between-sides',
    name: 'Attacks between the sides',
    group: 'fighting',
    fits: (facts) => isAttack(facts) && (facts.theatre === 'iran' || facts.theatre === 'israel'),
  },
  {
    id: 'attacks-third-countries',
    name: 'Attacks in third countries',
    group: 'fighting',
    fits: (facts) => isAttack(facts) && facts.theatre !== 'iran' && facts.theatre !== 'israel',
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
    fits: isSounded(
      /\bsirens? (?:sound|wail|blar|heard|activat|went|go|across|in|over|blast)\w*|\b(?:red|missile|rocket|drone|air[- ]raid) (?:alerts?|sirens?)\b|\b(?:orders?|ordered|tell(?:s|ing)?|told|urg(?:e|es|ed)|instruct\w*|advis\w*|enter|run|rush\w*|rac(?:e|ed|ing)|head|sent)\b.*\bshelters?\b|\bshelter[- ]in[- ]place\b|\balarms? (?:sound|blar)/i,
    ),
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
      /\bevacuat\w*\b.*\b(?:orders?|ordered|warn\w*|notices?|calls?)\b|\b(?:orders?|ordered|warns?|warned|tells?|told|urg(?:e|es|ed)|calls? (?:for|on))\b.*\b(?:evacuat\w*|leave|flee)\b/i,
      ({ event: { title } }) =>
        !/\b(?:embass\w*|consulates?|diplomats?|nationals|citizens|dependents|personnel|staff|studio)\b/i.test(title),
    ),
  },
  {
    id: 'carriers-moved',
    name: 'Carriers, bombers or troops moved',
    group: 'preparation',
    fits: says(
      /\b(?:carriers?|warships?|destroyers?|bombers?|b-?2s?|b-?52s?|fighter jets?|troops|marines|air defen[cs]es?|thaad|patriots?|submarines?)\b/i,
      ({ frame, event: { title } }) =>
        frame.deeds[0] === 'deployment' ||
        /\b(?:deploy\w*|sends?|sent|moves?|moved|heads?|heading|arriv\w*|reinforc\w*|build-?up|orders? more)\b/i.test(
          title,
        ),
    ),
  },
  {
    id: 'threats-with-deadline',
    name: 'Threats with a deadline',
    group: 'preparation',
    fits: ({ frame, event: { title } }) =>
      /\b(?:ultimatum|deadline|within (?:\w+ )?(?:hours|days)|\w+ (?:hours|days) to|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/i.test(
        title,
      ) &&
      (frame.stance === 'threat' || /ultimatum/i.test(title)),
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
    fits: doneSays(
      /\bhormuz\b|\bstrait\b/i,
      /\b(?:clos(?:e|es|ed|ing|ure)|shuts?|shutting|blocks?|blocked|blocking|halt\w*|bans?|banned|restrict\w*|mines?|mined|tolls?|few ships|stand\w*|turn(?:s|ed)? back|unsafe)\b/i,
      /\breopen\w*|\bopens?\b|\bresum\w*|\bwaiv\w*|\blift\w*|\b(?:won['’]t|not|never|no) (?:be )?(?:clos|block|shut)\w*|\b(?:can|cannot|able|capable)\b/i,
    ),
  },
  {
    id: 'hormuz-reopened',
    name: 'Passage of Hormuz eased',
    group: 'sea',
    fits: doneSays(
      /\bhormuz\b|\bstrait\b/i,
      /\b(?:reopen(?:s|ed|ing)?|resum(?:e|es|ed)|opens|opened|transit(?:s|ed)|sails? through|pass(?:es|ed) through|waiv(?:e|es|ed))\b/i,
      /\b(?:to|not|never|without|before|when|won['’]t|no) (?:re)?open\w*|\bby force\b|\breopening (?:talks|plan|of talks)/i,
    ),
  },
  {
    id: 'blockade',
    name: 'Ports blockaded',
    group: 'sea',
    fits: doneSays(
      /\bblockad\w*/i,
      /\b(?:ports?|naval|impos\w*|enforc\w*|begins?|began|tighten\w*|extend\w*|declar\w*|maintain\w*|continu\w*)\b/i,
      /\b(?:lift\w*|ends?|ended|eas(?:e|es|ed|ing)|remov\w*|reimpose)\b/i,
    ),
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
    fits: doneSays(
      /\b(?:enrich(?!ed (?:material sites|by))\w*|uranium|centrifuges?)\b/i,
      /\b(?:enrich(?:es|ed|ing)|rais\w*|increas\w*|expand\w*|grows?|grew|grown|instal\w*|starts?|started|begins?|began|resum\w*|accelerat\w*|doubl\w*|tripl\w*|reach\w*|stockpil\w*|kg|kilograms?|percent|per cent|%|mov(?:es|ed)|hid(?:es|den)|spins?|feeds?|produc\w*)/i,
      /\b(?:not|never|no|n['’]t|halt\w*|suspend\w*|stop(?:s|ped)?|dilut\w*|give[s]? up|surrender\w*|agree[sd]?|deal|talks|demand\w*|invit\w*|destroy\w*|damag\w*|strike\w*|bomb\w*|removal)\b/i,
    ),
  },
  {
    id: 'nuclear-site-hit',
    name: 'Nuclear site attacked',
    group: 'nuclear',
    // Sites by the names that both sides have: a town beside one is no site.
    fits: (facts) => isAttack(facts) && nuclearSite.test(`${facts.event.title} ${facts.event.location}`),
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
      (isOfConflict(facts.event.title) &&
        isBetweenPowers(facts.frame.parties) &&
        isDone(facts) &&
        says(
          /\b(?:talks|negotiations|round)\b.*\b(?:open|begin|held|set|resume|agree|continue)|\b(?:hold|held|open|agree to|resume)\b.*\b(?:talks|negotiations)\b/i,
        )(facts)),
  },
  {
    id: 'talks-broken-off',
    name: 'Talks broken off or without result',
    group: 'talks',
    fits: (facts) =>
      facts.kind === 'talks-failed' ||
      doneSays(
        /\b(?:talks|negotiations)\b/i,
        /\b(?:talks|negotiations)\b.*\b(?:collaps\w*|fail(?:s|ed|ure)?|without|off|suspend\w*|cancel\w*|stall\w*)\b|\b(?:break|breaks|broke|call|calls|called) off\b.*\btalks\b/i,
      )(facts),
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
    fits: says(/\b(?:queues?|runs? on|panic buying|rationing|shortages?|hoard\w*)\b/i),
  },
  {
    id: 'cyber-attacks',
    name: 'Cyber attacks on banks, utilities or the state',
    group: 'home',
    fits: (facts) =>
      facts.kind === 'hack' || (facts.event.eventType === 'cyber' && facts.kind !== 'blackout' && isGiven(facts)),
  },
  {
    id: 'executions-for-spying',
    name: 'Arrests or executions for spying',
    group: 'home',
    fits: (facts) =>
      isGiven(facts) &&
      prosecuted.test(facts.event.title) &&
      (facts.kind === 'execution' || facts.kind === 'arrest' || facts.frame.deeds.some((deed) => justice.has(deed))) &&
      (/\b(?:spy\w*|spies|espionage)\b/i.test(facts.event.title) ||
        facts.title.mentions.some(({ role }) => role === 'service')),
  },
];

const prosecuted =
  /\b(?:arrest\w*|detain\w*|execut\w*|hang(?:s|ed)|charg(?:es|ed)|indict\w*|sentenc\w*|convict\w*|jail\w*|foil\w*|bust\w*|rings?|accus\w*|trial|suspect\w*|plead\w*|death penalty)\b/i;
const justice = new Set<string>(['arrest', 'charge', 'sentence', 'execution', 'spying']);

const nuclearSite =
  /\b(?:nuclear (?:site|plant|facilit|reactor|research|complex)|enrichment (?:plant|site|facilit)|heavy[- ]water|reactor|Natanz|Fordow?|Dimona|Soreq)/i;
