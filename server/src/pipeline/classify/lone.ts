import { partiesOf } from '../../language/parties.ts';
import { type Passage, quote, speaksOf } from '../../language/passage.ts';
import { doneIn } from '../../language/triggers.ts';
import type { Reading } from '../../reading/reading.ts';
import {
  armed,
  away,
  foreign,
  hasCore,
  home,
  hot,
  isAboutHormuz,
  isInAlliedLand,
  isOfAlliedLand,
  isSentAway,
  plain,
  subjects,
} from './subjects.ts';
import { signAtHome } from './telltale.ts';
import { no, open, type Verdict, yes } from './verdict.ts';

/** One side, or an armed ally, by itself. */
export function judgeLone(reading: Reading): Verdict {
  const { title, lead, opening, acts } = reading;
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
  if (isSentAway(title) && (speaksOf(title, 'contact') || isOfAlliedLand(title)))
    return yes(`${quote(title, 'contact', 'civilian')} sent away`);
  if (speaksOf(title, 'negotiation') && isAlone(title) && (title.mentions[0]?.from ?? 9) < 4)
    return yes(`${quote(title, 'negotiation')} in the title`);
  if (acts.some(({ actor, target }) => actor ?? target)) return yes(`${quote(title, 'strike')} in the title`);
  if (speaksOf(title, 'force') && speaksOf(title, 'civilian', 'toll', 'casualty'))
    return yes(`${quote(title, 'force')} and ${quote(title, 'civilian', 'toll', 'casualty')} in the title`);
  const sign = signAtHome(title);
  if (sign) return yes(sign);
  const trigger = doneIn(reading.frame);
  if (trigger?.isOfWar) return yes(`${trigger.name} of a side`);
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

/** No third country is named with whom there could be something to settle; a town or a region is where they sit. */
function isAlone({ places }: Passage): boolean {
  return places.every(
    ({ value: { country, kind } }) =>
      country === 'Israel' || country === 'Iran' || kind === 'town' || kind === 'region' || kind === 'body',
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
