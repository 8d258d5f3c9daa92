import { type Clause, clausesOf, isAside, isIn } from './clauses.ts';
import type { Party } from './data/parties.ts';
import type { Topic } from './data/topics.ts';
import type { Passage } from './passage.ts';
import { isMark, type Words, wordSet } from './text.ts';

/** An armed act in a text: who struck whom, as far as the words say. */
export interface Act {
  /** Where its word stands. */
  from: number;
  to: number;
  actor: Party | null;
  target: Party | null;
  /** It stands in a circumstance ('as Israel strikes Iran') of a head clause that tells of no arms. */
  isAside: boolean;
}

/** The armed acts of a passage, read from the words around each verb or noun of striking. */
export function findActs(passage: Passage): Act[] {
  const strikes = passage.topics.filter((hit) => hit.value === 'strike' && !isFigure(passage.words, hit));
  const asides = strikes.length > 0 ? circumstancesOf(passage) : [];
  return strikes.map(({ from, to }) => {
    const isAside = asides.some((clause) => from >= clause.from && to <= clause.to);
    const left = lookLeft(passage, from);
    const right = lookRight(passage, to);
    // 'Iranian officers killed by Israel', 'Israeli drone downed over': what stands before the verb suffers it.
    const beside = passage.mentions.filter((one) => one.to <= from && from - one.to < 2);
    // 'Tehran fires' is a government, 'Tehran hit' a town.
    const isCapital = beside.some(({ role }) => role === 'capital') && active.test(passage.words[from] ?? '');
    const isTown = right.target === null && !isCapital && beside.some(({ role }) => role === 'place');
    const isSuffered = right.actor !== null || isTown || isPassive(passage.words, to);
    const sufferer = isSuffered ? left.actor : null;
    const target = sufferer ?? right.target ?? left.target;
    const actor = right.actor ?? (isSuffered ? null : left.actor) ?? (target ? (left.speaker ?? null) : null);
    return { from, to, actor, target: target === actor ? null : target, isAside };
  });
}

/** The circumstances of a headline whose other clauses report nothing armed; otherwise none. */
function circumstancesOf({ words, topics }: Passage): Clause[] {
  const clauses = clausesOf(words);
  const asides = clauses.filter((clause) => isAside(words, clause));
  if (asides.length === 0 || asides.length === clauses.length) return [];
  const heads = clauses.filter((clause) => !asides.includes(clause));
  const isArmedHead = topics.some((hit) => armed.has(hit.value) && heads.some((head) => isIn(head, [hit]).length > 0));
  return isArmedHead ? [] : asides;
}

/** What arms do, and what is heard, felt and shut of it. */
const armed = new Set<Topic>(['strike', 'weapon', 'casualty', 'alarm', 'closure', 'toll']);

/** 'Hits 45 percent', 'hit a record', 'hits back': nobody is struck. */
function isFigure(words: Words, { from, to }: { from: number; to: number }): boolean {
  return (
    /^(?:hits?|hitting)$/.test(words[from] ?? '') &&
    /^(?:\d|record$|lows?$|highs?$|new$|all$|back$|out$)/.test(words[to] ?? '')
  );
}

/** Told as done now: shortly before it in its clause stands no 'could' or 'warns of', and no 'after' that puts it in the past. */
export function isReal({ words, topics }: Passage, { from }: Act): boolean {
  if (from === 0 && words[0]?.endsWith('ing')) return false;
  let start = from;
  while (start > 0 && from - start < 6 && !isMark(words[start - 1])) start--;
  if (words.slice(Math.max(start, from - 4), from).some((word) => pasts.has(word))) return false;
  if (words.slice(Math.max(start, from - 2), from).includes('over') && noun.test(words[from] ?? '')) return false;
  if (noun.test(words[from] ?? '') && words[from - 2] === 'in' && /^(?:its|his|her|their)$/.test(words[from - 1] ?? ''))
    return false;
  return !topics.some((hit) => hit.value === 'unreal' && hit.from >= start && hit.from <= from);
}

/** 'Votes over Iran strikes': what is done about it is told, not the act. */
const noun = /^(?:strikes|attacks?|raids?|bombings?|killings?|war|retaliat\w+|offensive|assault)$/;

const pasts = wordSet('after following since if');

/** A participle with no object after it. */
function isPassive(words: Words, to: number): boolean {
  const next = words[to];
  if (next === 'by' && /^(?:hit|struck|\w+ed|sunk)$/.test(words[to - 1] ?? '')) return true;
  return participle.test(words[to - 1] ?? '') && (isMark(next) || against.has(next ?? ''));
}

const participle =
  /^(?:downed|intercepted|killed|martyred|assassinated|eliminated|destroyed|sunk|targeted|seized|flattened|levelled|leveled|bombed|torpedoed|attacked)$/;

const active =
  /^(?:fires|fired|launches|launched|hits|pounds|targets|bombs|attacks|strikes|shells|kills|seizes|intercepts|downs|shoots|unleashes|retaliates|destroys)$/;

const reach = 8;
const against = wordSet('on against at toward towards into over in across near inside upon');
const speaking = wordSet('says said say claims reports confirms announces admits condemns denounces denies');
const pronouns = wordSet('it its he they');

interface Ends {
  actor: Party | null;
  target: Party | null;
  /** Who tells of the act; the striker if nobody else is. */
  speaker?: Party;
}

/** 'Israeli air |strikes|': the nearest name does it, unless a preposition makes it the target or it only speaks. */
function lookLeft({ words, mentions }: Passage, from: number): Ends {
  let target: Party | null = null;
  let isItself = false;
  for (let index = from - 1; index >= Math.max(0, from - reach); index--) {
    const word = words[index] ?? '';
    if (isMark(word)) break;
    if (pronouns.has(word)) isItself = true;
    const mention = mentions.find(({ to }) => to === index + 1);
    if (!mention) continue;
    const { party } = mention;
    const isSpeaker = speaking.has(words[mention.to] ?? '');
    if (isSpeaker && !isItself) return { actor: null, target, speaker: party };
    if (!against.has(words[mention.from - 1] ?? '') || isSpeaker) return { actor: party, target };
    target ??= party;
    index = mention.from;
  }
  return { actor: null, target };
}

/** '|strikes| on Iran', '|hit| Iranian bases', '|killed| by Israel', '|killed| in Israeli strikes'. */
function lookRight({ words, mentions }: Passage, to: number): Ends {
  const ends: Ends = { actor: null, target: null };
  for (let index = to; index < Math.min(words.length, to + reach); index++) {
    if (isMark(words[index]) && words[index] !== ',') break;
    const mention = mentions.find(({ from }) => from === index);
    if (!mention) continue;
    const before = words[index - 1] ?? '';
    if (speaking.has(words[mention.to] ?? '')) break;
    if (before === 'by' || before === 'from' || (before === 'in' && mention.role === 'people'))
      ends.actor ??= mention.party;
    else if (against.has(before) || index - to < 3) ends.target ??= mention.party;
    index = mention.to - 1;
  }
  return ends;
}
