import type { Topic } from '../../language/data/topics.ts';
import { partiesOf } from '../../language/parties.ts';
import { countOf, type Passage, quote, speaksOf } from '../../language/passage.ts';
import { wordSet } from '../../language/text.ts';
import type { Reading } from '../../reading/reading.ts';
import { isInTheatre, signalAbroad } from './implicit-signals.ts';
import { isGulfStateAttacked, isInRegion, isMishap, isOfMilitias, isUnderMissiles } from './setting.ts';
import { judgeSingleParty } from './single-party.ts';
import {
  confrontationTopics,
  coreTopics,
  domesticTopics,
  foreignTopics,
  hasBothSides,
  isAboutHormuz,
  isInAlliedLand,
  isSentAway,
  otherConflicts,
  subjectTopics,
  unnamedTopics,
  warTopics,
} from './subjects.ts';
import { no, open, type Verdict, yes } from './verdict.ts';

/**
 * Whether the main subject is the confrontation of Israel or the United States with Iran or its armed allies. The title
 * decides first: the parties in it, then its topics. No rule distinguishes Israel from Iran.
 */
export function relevanceOf(reading: Reading): Verdict {
  const { title, acts } = reading;
  const directed = acts.find(({ actor, target }) => actor && target);
  const offTopic = offTopics.find((topic) => speaksOf(title, topic) && !isVenue(title, topic));
  const isOfWar =
    speaksOf(title, 'nuclear') ||
    title.words.includes('hormuz') ||
    (speaksOf(title, 'weapon') && (acts.some(({ actor, target }) => actor ?? target) || isUnderMissiles(title)));
  if (offTopic && !directed && !(offTopic === 'everyday' && isOfWar)) {
    const reason = `the title is about ${offTopic} (${quote(title, offTopic)})`;
    // A side and weapons next to an everyday word: 'murdered in Tehran'.
    return offTopic === 'everyday' && speaksOf(title, 'strike', 'weapon', 'casualty', 'force') && isOfSides(title)
      ? open(reason)
      : no(reason);
  }

  if (isMishap(title)) return no('the title is about a fire');

  const named = partiesOf(title);
  if (named.has('israel') && named.has('iran')) return yes('the title names both sides');
  const isStruckInSyria = speaksOf(title, 'syria') && acts.some(({ target }) => target !== null);
  const isAvenged = speaksOf(title, 'syria') && title.words.some((word) => /^(?:revenge|aveng|retaliat)/.test(word));
  if (
    speaksOf(title, ...otherConflicts) &&
    !directed &&
    !isAvenged &&
    !isStruckInSyria &&
    !isGuestKilled(title) &&
    !isOfMission(title) &&
    !(isOfSides(title) && isSentAway(title) && title.words.some((word) => envoys.test(word))) &&
    !isOfMilitias(title)
  )
    return no(`the title is about ${quote(title, ...otherConflicts)}`);
  if (named.size > 1) return judgePair(reading);
  if (named.size === 1 && !named.has('usa')) return judgeSingleParty(reading);
  return judgeUnnamed(reading);
}

const offTopics = ['sport', 'culture', 'everyday', 'memory'] as const;

/** An attack on a stadium or a museum is not news of sport or culture. */
function isVenue(title: Passage, topic: Topic): boolean {
  if (topic !== 'sport' && topic !== 'culture') return false;
  if (!speaksOf(title, 'strike') || !speaksOf(title, 'weapon', 'casualty')) return false;
  const hits = title.topics.filter(({ value }) => value === topic);
  return hits.every(({ from, to }) => title.words.slice(from, to + 2).some((word) => venues.has(word)));
}

const venues = wordSet(
  'match game arena stadium stadiums museum museums concert cinema theatre theater restaurant restaurants gallery festival hotel bookshop tourists zoo',
);

/** A leader of another conflict, killed in a town of a side. */
function isGuestKilled(title: Passage): boolean {
  const isThere = title.mentions.some(
    ({ from, role }) => (role === 'capital' || role === 'place') && title.words[from - 1] === 'in',
  );
  return isThere && speaksOf(title, 'chief') && speaksOf(title, 'casualty', 'strike');
}

/** An attack on a mission or an official of a side abroad. */
function isOfMission(title: Passage): boolean {
  if (!speaksOf(title, 'syria') || !speaksOf(title, 'strike', 'casualty')) return false;
  return (
    title.words.some((word) => mission.test(word)) ||
    (isOfSides(title) && speaksOf(title, 'chief') && speaksOf(title, 'casualty'))
  );
}

const envoys = /^(?:envoys?|ambassadors?|diplomats?)$/;
const mission = /^(?:embass\w+|consul\w+|mission|annex)$/;

/** The verdict for a title with one side and the United States or an armed ally. */
function judgePair({ title, opening, acts }: Reading): Verdict {
  if (acts.some(({ actor, target }) => actor && target))
    return yes(`${quote(title, 'strike')} between opposed parties in the title`);
  if (
    speaksOf(title, ...domesticTopics) &&
    !speaksOf(title, ...foreignTopics) &&
    !acts.some(({ actor }) => actor === 'usa')
  )
    return no(`the title is about home affairs (${quote(title, ...domesticTopics)})`);
  const isAlly = partiesOf(title).has('ally');
  const isCore = hasBothSides(partiesOf(title, opening));
  if (!isAlly && !isCore && speaksOf(opening, ...otherConflicts))
    return no(`the summary is about ${quote(opening, ...otherConflicts)}`);
  if (speaksOf(title, ...confrontationTopics))
    return yes(`opposed parties and ${quote(title, ...confrontationTopics)} in the title`);
  if (speaksOf(title, 'contact', 'alarm', 'casualty') && !isAlly)
    return yes(`two parties and ${quote(title, 'contact', 'alarm', 'casualty')} in the title`);
  if (isInAlliedLand(title) && speaksOf(title, 'contact'))
    return yes(`${quote(title, 'contact')} with the land of an ally`);
  if (countOf(opening, ...warTopics) > 1 && partiesOf(opening).size > 1 && isCore)
    return yes('opposed parties in the title, the confrontation in the summary');
  return open('opposed parties, but nothing of the confrontation');
}

/** The verdict for a title with no party, or only the United States: the first sentence must name the confrontation. */
function judgeUnnamed({ title, opening, acts }: Reading): Verdict {
  if (speaksOf(title, ...domesticTopics) || speaksOf(opening, ...otherConflicts)) return no('no party in the title');
  const signal = signalAbroad(title, acts);
  if (signal) return yes(signal);
  const lacking = isInTheatre(title) || speaksOf(title, ...unnamedTopics) ? open : no;
  if (!speaksOf(title, ...subjectTopics, 'pact')) return lacking('no party in the title');
  const parties = partiesOf(title, opening);
  const words = quote(title, ...subjectTopics);
  const isThere = isInRegion(title);
  if (isThere && speaksOf(title, 'alarm')) return yes(`${quote(title, 'alarm')} in the region`);
  if (isThere && parties.has('usa') && speaksOf(title, 'strike', 'weapon'))
    return yes(`${quote(title, 'strike', 'weapon')} where forces of the United States are`);
  if (isGulfStateAttacked(title)) return yes(`${quote(title, 'strike')} in a state of the Gulf`);
  if (isThere && speaksOf(title, 'strike') && speaksOf(title, 'weapon', 'shipping'))
    return yes(`${quote(title, 'strike', 'weapon')} about the Gulf or the Red Sea`);
  if (speaksOf(title, 'truce') && title.places.some(({ value }) => value.country === 'Lebanon'))
    return yes(`${quote(title, 'truce')} in the land of an ally`);
  if (speaksOf(title, 'pact')) return yes(`${quote(title, 'pact')} in the title`);
  if (hasBothSides(parties) && speaksOf(opening, ...warTopics))
    return yes(`${words} in the title, both sides in the first sentence`);
  if (isAboutHormuz(title)) return yes(`${words} in the title`);
  if (!parties.has('israel') && !parties.has('iran')) return lacking('neither side in the title or the first sentence');
  if (speaksOf(title, 'strike', 'weapon') && speaksOf(opening, 'strike') && speaksOf(opening, 'weapon'))
    return yes(`${words} in the title, one side's weapons in the first sentence`);
  if (parties.has('usa') && speaksOf(title, ...warTopics) && speaksOf(opening, ...coreTopics))
    return yes(`${words} in the title, the opponent in the first sentence`);
  return lacking('no party in the title');
}

function isOfSides({ mentions }: Passage): boolean {
  return mentions.some(({ party }) => party === 'israel' || party === 'iran');
}
