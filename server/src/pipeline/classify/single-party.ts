import { partiesOf } from '../../language/parties.ts';
import { type Passage, quote, speaksOf } from '../../language/passage.ts';
import { doneIn } from '../../language/triggers.ts';
import type { Reading } from '../../reading/reading.ts';
import { signalAtHome } from './implicit-signals.ts';
import { fromAir } from './setting.ts';
import {
  confrontationTopics,
  domesticTopics,
  foreignTopics,
  hasBothSides,
  isAboutHormuz,
  isInAlliedLand,
  isOfAlliedLand,
  isSentAway,
  opponentTopics,
  otherConflicts,
  subjectTopics,
  warTopics,
} from './subjects.ts';
import { no, open, type Verdict, yes } from './verdict.ts';

/** The verdict for a title with one side or one armed ally. */
export function judgeSingleParty(reading: Reading): Verdict {
  const { title, lead, opening, acts } = reading;
  const around = partiesOf(title, opening);
  if (
    speaksOf(title, ...domesticTopics) &&
    !isFromAir(title) &&
    !title.words.includes('hormuz') &&
    !isOfWarTrade(title) &&
    !(hasBothSides(around) && speaksOf(title, ...foreignTopics)) &&
    !speaksOf(title, 'nuclear', 'spy')
  )
    return no(`the title is about home affairs (${quote(title, ...domesticTopics)})`);
  if (around.size > 1 && !speaksOf(opening, ...otherConflicts)) {
    if (speaksOf(title, ...subjectTopics) && speaksOf(opening, ...warTopics))
      return yes(`${quote(title, ...subjectTopics)} in the title, the opponent in the first sentence`);
    if (hasBothSides(around) && speaksOf(opening, 'strike', 'weapon', 'nuclear'))
      return yes('one side in the title, the confrontation in the first sentence');
  }
  const others = acts.some(({ target }) => target) ? (['gaza', 'elsewhere'] as const) : otherConflicts;
  if (speaksOf(lead, ...others)) return no(`the summary is about ${quote(lead, ...others)}`);
  if (speaksOf(opening, ...domesticTopics))
    return no(`the summary is about home affairs (${quote(opening, ...domesticTopics)})`);
  if (speaksOf(title, ...opponentTopics)) return yes(`${quote(title, ...opponentTopics)} in the title`);
  if (isAboutHormuz(title)) return yes(`${quote(title, ...confrontationTopics)} in the title`);
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
  if (isSentAway(title) && (speaksOf(title, 'contact') || isOfAlliedLand(title)))
    return yes(`${quote(title, 'contact', 'civilian')} sent away`);
  if (speaksOf(title, 'negotiation') && isAlone(title) && (title.mentions[0]?.from ?? 9) < 4)
    return yes(`${quote(title, 'negotiation')} in the title`);
  if (acts.some(({ actor, target }) => actor ?? target)) return yes(`${quote(title, 'strike')} in the title`);
  if (speaksOf(title, 'force') && speaksOf(title, 'civilian', 'toll', 'casualty'))
    return yes(`${quote(title, 'force')} and ${quote(title, 'civilian', 'toll', 'casualty')} in the title`);
  const signal = signalAtHome(title);
  if (signal) return yes(signal);
  const trigger = doneIn(reading.frame);
  if (trigger?.isOfWar) return yes(`${trigger.name} of a side`);
  return open('one party alone, and nothing of the confrontation');
}

/** Whether a domestic title reports where a missile fell, or casualties of a missile or an air strike. */
function isFromAir(title: Passage): boolean {
  if (title.words.some((word, at) => fromAir.test(word) && fallen.test(title.words[at + 1] ?? ''))) return true;
  return speaksOf(title, 'casualty') && speaksOf(title, 'strike') && title.words.some((word) => fromAir.test(word));
}

const fallen = /^(?:impacts?|debris|fragments?|shrapnel|hits?|strikes?|attacks?|barrages?)$/;

function isUrgentCouncil({ words }: Passage): boolean {
  return words.some(
    (word, at) => word === 'emergency' && /^(?:session|meeting|un|security)$/.test(words[at + 1] ?? ''),
  );
}

function isSpyTried(title: Passage): boolean {
  return speaksOf(title, 'spy') && speaksOf(title, 'execution');
}

/** Whether no third country is named. Towns and regions are venues. */
function isAlone({ places }: Passage): boolean {
  return places.every(
    ({ value: { country, kind } }) =>
      country === 'Israel' || country === 'Iran' || kind === 'town' || kind === 'region' || kind === 'body',
  );
}

/** 'Iran war', 'war on Iran', or an unnamed war with its effects on people and prices. */
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

/** Prices or ships, and a party next to a word of war: 'Iran war', 'Israel fears'. */
function isOfWarTrade(title: Passage): boolean {
  if (!speaksOf(title, 'oil', 'market', 'shipping')) return false;
  if (title.words.some((word) => seizing.test(word) || word === 'war')) return true;
  return title.mentions.some(({ to }) => warlike.test(title.words[to] ?? ''));
}

const seizing = /^(?:seiz|board(?:s|ed)$|captur|impound|control$|confiscat)/;
const warlike = /^(?:war|conflict|crisis|fears?|tensions?|truce|ceasefire|standoff|threats?|strikes?|attacks?)$/;

/** Whether a commander or leader of a side is killed or replaced. */
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
