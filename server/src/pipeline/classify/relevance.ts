import type { Act } from '../../language/acts.ts';
import type { Party } from '../../language/data/parties.ts';
import type { Topic } from '../../language/data/topics.ts';
import { partiesOf } from '../../language/parties.ts';
import { countOf, type Passage, quote, type Reading, speaksOf } from '../../language/passage.ts';
import { wordSet } from '../../language/text.ts';
import { isInRegion, isMishap, isOfMilitias, isQuietStruck, isUnderMissiles } from './setting.ts';
import { isHere, signAbroad, signAtHome } from './telltale.ts';

export interface Verdict {
  relevant: boolean;
  /** Not relevant for what the text lacks, and not for its subject: the event it reports may tell. */
  isOpen: boolean;
  reason: string;
}

/**
 * Is the main subject the confrontation of Israel, or the United States, with Iran or its armed allies? Read first is
 * the title: who it names, then what it says of them. Israel and Iran are never told apart here.
 */
export function relevanceOf(reading: Reading, acts: Act[]): Verdict {
  const { title } = reading;
  const directed = acts.find(({ actor, target }) => actor && target);
  const aside = asides.find((topic) => speaksOf(title, topic) && !isVenue(title, topic));
  const isOfWar =
    speaksOf(title, 'nuclear') ||
    title.words.includes('hormuz') ||
    (speaksOf(title, 'weapon') && (acts.some(({ actor, target }) => actor ?? target) || isUnderMissiles(title)));
  if (aside && !directed && !(aside === 'everyday' && isOfWar)) {
    const reason = `the title is about ${aside} (${quote(title, aside)})`;
    // A side and arms beside a word of every day: 'murdered in Tehran'.
    return aside === 'everyday' && speaksOf(title, 'strike', 'weapon', 'casualty', 'force') && isOfSides(title)
      ? open(reason)
      : no(reason);
  }

  if (isMishap(title)) return no('the title is about a fire');

  const named = partiesOf(title);
  if (named.has('israel') && named.has('iran')) return yes('the title names both sides');
  const isStruckInSyria = speaksOf(title, 'syria') && acts.some(({ target }) => target !== null);
  const isAvenged = speaksOf(title, 'syria') && title.words.some((word) => /^(?:revenge|aveng|retaliat)/.test(word));
  if (
    speaksOf(title, ...away) &&
    !directed &&
    !isAvenged &&
    !isStruckInSyria &&
    !isGuestKilled(title) &&
    !isOfMilitias(title)
  )
    return no(`the title is about ${quote(title, ...away)}`);
  if (named.size > 1) return judgePair(reading, acts);
  if (named.size === 1 && !named.has('usa')) return judgeLone(reading, acts);
  return judgeUnnamed(reading, acts);
}

const asides = ['sport', 'culture', 'everyday', 'memory'] as const;
const grave = ['strike', 'weapon', 'resolve', 'nuclear', 'truce'] as const;
const armed = [...grave, 'force', 'threat', 'sanction', 'spy', 'cyber'] as const;
const hot = [...armed, 'negotiation', 'oil', 'shipping'] as const;
const effects = ['oil', 'shipping', 'market', 'casualty', 'reaction', 'civilian', 'execution'] as const;
const subjects = [...hot, ...effects, 'alarm'] as const;
/** With one of these a state does not stand alone, even if nobody else is named. */
const plain = ['weapon', 'nuclear', 'resolve', 'sanction', 'truce', 'cyber', 'pact'] as const;
/** What turns home affairs into foreign ones. */
const foreign = ['threat', 'resolve', 'weapon', 'nuclear'] as const;
/** Of what names no place either, only these may be of the confrontation. */
const telling = ['weapon', 'nuclear', 'resolve', 'truce', 'oil', 'shipping', 'chief'] as const;
const home = ['domestic', 'unrest'] as const;
const away = ['gaza', 'elsewhere', 'syria'] as const;

/** A stadium or a museum that was hit is no news of sport or culture. */
function isVenue(title: Passage, topic: Topic): boolean {
  if (topic !== 'sport' && topic !== 'culture') return false;
  if (!speaksOf(title, 'strike') || !speaksOf(title, 'weapon', 'casualty')) return false;
  const hits = title.topics.filter(({ value }) => value === topic);
  return hits.every(({ from, to }) => title.words.slice(from, to + 2).some((word) => venues.has(word)));
}

const venues = wordSet(
  'match game arena stadium stadiums museum museums concert cinema theatre theater restaurant restaurants gallery festival hotel bookshop tourists zoo',
);

/** A leader of somebody else's war, killed in the capital of a side. */
function isGuestKilled(title: Passage): boolean {
  const isInCapital = title.mentions.some(({ from, role }) => role === 'capital' && title.words[from - 1] === 'in');
  return isInCapital && speaksOf(title, 'chief') && speaksOf(title, 'casualty', 'strike');
}

/** The United States or an armed ally, and one of the sides. */
function judgePair({ title, opening }: Reading, acts: Act[]): Verdict {
  if (acts.some(({ actor, target }) => actor && target))
    return yes(`${quote(title, 'strike')} between opposed parties in the title`);
  if (speaksOf(title, ...home) && !speaksOf(title, ...foreign) && !acts.some(({ actor }) => actor === 'usa'))
    return no(`the title is about home affairs (${quote(title, ...home)})`);
  const isAlly = partiesOf(title).has('ally');
  const isCore = hasCore(partiesOf(title, opening));
  if (!isAlly && !isCore && speaksOf(opening, ...away)) return no(`the summary is about ${quote(opening, ...away)}`);
  if (speaksOf(title, ...hot)) return yes(`opposed parties and ${quote(title, ...hot)} in the title`);
  if (speaksOf(title, 'contact', 'alarm', 'casualty') && !isAlly)
    return yes(`two parties and ${quote(title, 'contact', 'alarm', 'casualty')} in the title`);
  if (isInAlliedLand(title) && speaksOf(title, 'contact'))
    return yes(`${quote(title, 'contact')} with the land of an ally`);
  if (countOf(opening, ...armed) > 1 && partiesOf(opening).size > 1 && isCore)
    return yes('opposed parties in the title, the confrontation in the summary');
  return open('opposed parties, but nothing of the confrontation');
}

/** One side, or an armed ally, by itself. */
function judgeLone({ title, lead, opening }: Reading, acts: Act[]): Verdict {
  const around = partiesOf(title, opening);
  if (
    speaksOf(title, ...home) &&
    !isFromAir(title) &&
    !title.words.includes('hormuz') &&
    !isOfWarTrade(title) &&
    !(hasCore(around) && speaksOf(title, ...foreign)) &&
    !speaksOf(title, 'nuclear', 'spy')
  )
    return no(`the title is about home affairs (${quote(title, ...home)})`);
  if (around.size > 1 && !speaksOf(opening, ...away)) {
    if (speaksOf(title, ...subjects) && speaksOf(opening, ...armed))
      return yes(`${quote(title, ...subjects)} in the title, the opponent in the first sentence`);
    if (hasCore(around) && speaksOf(opening, 'strike', 'weapon', 'nuclear'))
      return yes('one side in the title, the confrontation in the first sentence');
  }
  const others = acts.some(({ target }) => target) ? (['gaza', 'elsewhere'] as const) : away;
  if (speaksOf(lead, ...others)) return no(`the summary is about ${quote(lead, ...others)}`);
  if (speaksOf(opening, ...home)) return no(`the summary is about home affairs (${quote(opening, ...home)})`);
  if (speaksOf(title, ...plain)) return yes(`${quote(title, ...plain)} in the title`);
  if (isAboutHormuz(title)) return yes(`${quote(title, ...hot)} in the title`);
  if (title.words.some((word) => word === 'strait' || word === 'hormuz'))
    return yes('a side and the strait in the title');
  if (isInAlliedLand(title) && speaksOf(title, 'contact') && !speaksOf(title, 'oil', 'market'))
    return yes(`${quote(title, 'contact')} with the land of an ally`);
  if (speaksOf(title, 'reaction') && speaksOf(title, 'strike') && isAlone(title) && (title.mentions[0]?.from ?? 9) < 2)
    return yes(`${quote(title, 'reaction')} of a side to ${quote(title, 'strike')}`);
  if (isUrgentCouncil(title)) return yes('an emergency session in the title');
  if (isSpyTried(title)) return yes(`${quote(title, 'spy', 'execution')} in the title`);
  if (
    isInAlliedLand(title) &&
    (speaksOf(title, 'force', 'strike', 'weapon', 'casualty') || title.mentions.some(({ role }) => role === 'force'))
  )
    return yes('the forces of a side where an ally sits');
  if (speaksOf(title, 'alarm')) return yes(`${quote(title, 'alarm')} in the title`);
  if (isWarNamed(title)) return yes('the war by name in the title');
  if (speaksOf(title, 'spy') && title.words.some((word) => caught.test(word)))
    return yes(`${quote(title, 'spy')} in the title`);
  if (isOfWarTrade(title)) return yes(`${quote(title, 'oil', 'market', 'shipping')} and war in the title`);
  if (isOfCommand(title)) return yes(`${quote(title, 'chief')} of a side, killed or named`);
  if (isSentAway(title) && speaksOf(title, 'contact')) return yes(`${quote(title, 'contact')} sent away`);
  if (speaksOf(title, 'negotiation') && isAlone(title) && (title.mentions[0]?.from ?? 9) < 4)
    return yes(`${quote(title, 'negotiation')} in the title`);
  if (acts.some(({ actor, target }) => actor ?? target)) return yes(`${quote(title, 'strike')} in the title`);
  if (speaksOf(title, 'force') && speaksOf(title, 'civilian', 'toll', 'casualty'))
    return yes(`${quote(title, 'force')} and ${quote(title, 'civilian', 'toll', 'casualty')} in the title`);
  const sign = signAtHome(title);
  if (sign) return yes(sign);
  return open('one party alone, and nothing of the confrontation');
}

/** No home affair ends with a missile. */
function isFromAir(title: Passage): boolean {
  return speaksOf(title, 'casualty') && speaksOf(title, 'strike') && title.words.some((word) => fromAir.test(word));
}

const fromAir = /^(?:missiles?|airstrikes?|bombs)$/;

function isUrgentCouncil({ words }: Passage): boolean {
  return words.some(
    (word, at) => word === 'emergency' && /^(?:session|meeting|un|security)$/.test(words[at + 1] ?? ''),
  );
}

function isSpyTried(title: Passage): boolean {
  return speaksOf(title, 'spy') && speaksOf(title, 'execution');
}

/** A country from which an ally of the other side fights, and nobody else's. */
function isInAlliedLand(title: Passage): boolean {
  return title.places.some(({ value }) => alliedLands.has(value.country)) && !speaksOf(title, 'elsewhere', 'civilian');
}

const alliedLands = new Set(['Lebanon', 'Yemen']);

/** No third country is named with whom there could be something to settle; a town or a region is where they sit. */
function isAlone({ places }: Passage): boolean {
  return places.every(
    ({ value: { country, kind } }) =>
      country === 'Israel' || country === 'Iran' || kind === 'town' || kind === 'region',
  );
}

/** 'Iran war', 'war on Iran'; or a war without a name, and what it does to people and prices. */
function isWarNamed(title: Passage): boolean {
  const { words, mentions } = title;
  const isBeside = mentions.some(
    ({ from, to, role }) =>
      role === 'state' &&
      (war.test(words[to] ?? '') || (war.test(words[from - 2] ?? '') && joining.test(words[from - 1] ?? ''))),
  );
  return isBeside || (words.includes('war') && speaksOf(title, 'casualty', 'civilian', 'market', 'network', 'alarm'));
}

const war = /^(?:war|conflict|hostilities)$/;
const joining = /^(?:on|with|in|against)$/;
const caught = /^(?:arrest|detain|charg|indict|held|holds|jail|sentenc|convict|nab|foil|thwart|disrupt)/;

/** Prices or ships, and a name with a word of war beside it: 'Iran war', 'Israel fears'. */
function isOfWarTrade(title: Passage): boolean {
  if (!speaksOf(title, 'oil', 'market', 'shipping')) return false;
  if (title.words.some((word) => seizing.test(word) || word === 'war')) return true;
  return title.mentions.some(({ to }) => warlike.test(title.words[to] ?? ''));
}

const seizing = /^(?:seiz|board(?:s|ed)$|captur|impound|control$|confiscat)/;
const warlike = /^(?:war|conflict|crisis|fears?|tensions?|truce|ceasefire|standoff|threats?|strikes?|attacks?)$/;

/** Those who command a side are killed or replaced. */
function isOfCommand(title: Passage): boolean {
  const isNamed = title.words.some((word) => named.test(word));
  if (isNamed && title.mentions.some(({ role }) => role === 'force')) return true;
  if (title.mentions.some(({ role }) => role === 'leader') && title.words.some((word) => struck.test(word)))
    return true;
  if (!speaksOf(title, 'chief')) return false;
  if (title.words.some((word) => slain.test(word))) return true;
  const isOfForces =
    title.mentions.some(({ role }) => role === 'force' || role === 'leader') || speaksOf(title, 'force');
  return isNamed && (isOfForces || title.words.join(' ').includes('supreme leader'));
}

const struck = /^(?:wounded|injured|killed|assassinated|slain|dead|dies|survives)$/;
const slain = /^(?:killed|slain|assassinated|martyred|death)$/;
const named = /^(?:names?|named|appoint\w*|picks|picked|becomes|chosen|elected|succeeds)$/;
/** 'Recalls ambassador', 'orders envoy to leave'. */
function isSentAway({ words }: Passage): boolean {
  if (words.some((word) => expulsion.test(word))) return true;
  return (
    words.some((word) => /^orders?$|^tells?$/.test(word)) && words.some((word) => /^(?:leave|out|home)$/.test(word))
  );
}

const expulsion = /^(?:expels?|expelled|expulsion|recalls?|recalled|withdraws|calls|summons)$/;

/** No party, or the United States alone: the first sentence must carry it. */
function judgeUnnamed({ title, opening }: Reading, acts: Act[]): Verdict {
  if (speaksOf(title, ...home) || speaksOf(opening, ...away)) return no('no party in the title');
  const sign = signAbroad(title, acts);
  if (sign) return yes(sign);
  const lacking = isHere(title) || speaksOf(title, ...telling) ? open : no;
  if (!speaksOf(title, ...subjects, 'pact')) return lacking('no party in the title');
  const parties = partiesOf(title, opening);
  const words = quote(title, ...subjects);
  const isThere = isInRegion(title);
  if (isThere && speaksOf(title, 'alarm')) return yes(`${quote(title, 'alarm')} in the region`);
  if (isThere && parties.has('usa') && speaksOf(title, 'strike', 'weapon'))
    return yes(`${quote(title, 'strike', 'weapon')} where forces of the United States are`);
  if (isQuietStruck(title)) return yes(`${quote(title, 'strike')} in a state of the Gulf`);
  if (isThere && speaksOf(title, 'strike') && speaksOf(title, 'weapon', 'shipping'))
    return yes(`${quote(title, 'strike', 'weapon')} about the Gulf or the Red Sea`);
  if (speaksOf(title, 'truce') && title.places.some(({ value }) => value.country === 'Lebanon'))
    return yes(`${quote(title, 'truce')} in the land of an ally`);
  if (speaksOf(title, 'pact')) return yes(`${quote(title, 'pact')} in the title`);
  if (hasCore(parties) && speaksOf(opening, ...armed))
    return yes(`${words} in the title, both sides in the first sentence`);
  if (isAboutHormuz(title)) return yes(`${words} in the title`);
  if (!parties.has('israel') && !parties.has('iran')) return lacking('neither side in the title or the first sentence');
  if (speaksOf(title, 'strike', 'weapon') && speaksOf(opening, 'strike') && speaksOf(opening, 'weapon'))
    return yes(`${words} in the title, one side's weapons in the first sentence`);
  if (parties.has('usa') && speaksOf(title, ...armed) && speaksOf(opening, ...grave))
    return yes(`${words} in the title, the opponent in the first sentence`);
  return lacking('no party in the title');
}

/** The strait is on no side, and hardly in the news for anything else. */
function isAboutHormuz(title: Passage): boolean {
  if (title.words.includes('strait') && speaksOf(title, 'closure')) return true;
  return title.words.includes('hormuz') && speaksOf(title, ...hot);
}

function isOfSides({ mentions }: Passage): boolean {
  return mentions.some(({ party }) => party === 'israel' || party === 'iran');
}

function hasCore(parties: ReadonlySet<Party>): boolean {
  return parties.has('israel') && parties.has('iran');
}

function yes(reason: string): Verdict {
  return { relevant: true, isOpen: false, reason: `relevant: ${reason}` };
}

function no(reason: string): Verdict {
  return { relevant: false, isOpen: false, reason: `not relevant: ${reason}` };
}

function open(reason: string): Verdict {
  return { ...no(reason), isOpen: true };
}
