import { type Clause, clausesOf, isIn, isSubordinate } from './clauses.ts';
import type { Party } from './data/parties.ts';
import type { Topic } from './data/topics.ts';
import type { Passage } from './passage.ts';
import { isMark, type Words, wordSet } from './text.ts';

/** An armed attack in a text, with attacker and target where the words name them. */
export interface Act {
  /** Position of the attack word. */
  from: number;
  to: number;
  actor: Party | null;
  target: Party | null;
  /** It is in a subordinate clause ('as Israel strikes Iran') and the head clause reports no attack. */
  isSubordinate: boolean;
}

/** The armed attacks in a passage, read from the words around each verb or noun of attack. */
export function findActs(passage: Passage): Act[] {
  const { words } = passage;
  const strikes = passage.topics.filter((hit) => hit.value === 'strike' && !isHitBack(words, hit));
  const subordinates = strikes.length > 0 ? subordinateClausesOf(passage) : [];
  const attacks = strikes.filter((hit, at) => !isTargetOf(words, hit, strikes[at - 1]) && !isSending(passage, hit));
  return attacks.map(({ from, to }) => {
    const isSubordinate = subordinates.some((clause) => from >= clause.from && to <= clause.to);
    const left = rolesBefore(passage, from);
    const right = rolesAfter(passage, to);
    // 'Iranian officers killed by Israel', 'Israeli drone downed over': the name before the verb is the target.
    const beside = passage.mentions.filter((one) => one.to <= from && from - one.to < 2);
    // 'Tehran' is a government in 'Tehran fires' and a town in 'Tehran hit'.
    const isCapital = beside.some(({ role }) => role === 'capital') && active.test(passage.words[from] ?? '');
    const isTown = right.target === null && !isCapital && beside.some(({ role }) => role === 'place');
    const isAffected = right.actor !== null || isTown || isPassive(passage.words, to);
    const affected = isAffected ? left.actor : null;
    const target = affected ?? right.target ?? left.target;
    const actor = right.actor ?? (isAffected ? null : left.actor) ?? (target ? (left.speaker ?? null) : null);
    return { from, to, actor, target: target === actor ? null : target, isSubordinate };
  });
}

/** The subordinate clauses of a headline, if no other clause reports an attack; otherwise none. */
function subordinateClausesOf({ words, topics }: Passage): Clause[] {
  const clauses = clausesOf(words);
  const subordinates = clauses.filter((clause) => isSubordinate(words, clause));
  if (subordinates.length === 0 || subordinates.length === clauses.length) return [];
  const heads = clauses.filter((clause) => !subordinates.includes(clause));
  const isArmedHead = topics.some((hit) => armed.has(hit.value) && heads.some((head) => isIn(head, [hit]).length > 0));
  return isArmedHead ? [] : subordinates;
}

/** Topics of an attack and of its effects. */
const armed = new Set<Topic>(['strike', 'weapon', 'casualty', 'alarm', 'closure', 'toll']);

/** 'Hits back', 'hits out'. Prices are figures of speech already. */
function isHitBack(words: Words, { from, to }: { from: number; to: number }): boolean {
  return /^(?:hits?|hitting)$/.test(words[from] ?? '') && /^(?:back|out)$/.test(words[to] ?? '');
}

/** 'Unleashes Hezbollah as protests spread': the party behind the verb is sent and not struck, and no target is named. */
function isSending({ words, mentions }: Passage, { from, to }: Clause): boolean {
  if (!words[from]?.startsWith('unleash') || !mentions.some((one) => one.from === to)) return false;
  return !words.slice(to, to + maxDistance).some((word) => against.has(word));
}

/** What the attack before it hits: 'hit 80 |targets| in'. */
function isTargetOf(words: Words, { from, to }: Clause, before: Clause | undefined): boolean {
  if (words[from] !== 'targets' || !before || words.slice(before.to, from).some(isMark)) return false;
  const next = words[to];
  return next === undefined || isMark(next) || behindNoun.has(next);
}

const behindNoun = wordSet(
  'in on at near across inside along around over from of and as after amid during for with since that',
);

/** Whether the attack is reported as happening now: no 'could', 'warns of' or 'after' shortly before it in its clause. */
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

/** 'Votes over Iran strikes' reports a vote, not an attack. */
const noun = /^(?:strikes|attacks?|raids?|bombings?|killings?|war|retaliat\w+|offensive|assault)$/;

const pasts = wordSet('after following since if');

/** Whether the verb ending at `to` is a participle without an object. */
function isPassive(words: Words, to: number): boolean {
  const next = words[to];
  if (next === 'by' && /^(?:hit|struck|\w+ed|sunk)$/.test(words[to - 1] ?? '')) return true;
  return (
    participle.test(words[to - 1] ?? '') && (isMark(next) || against.has(next ?? '') || circumstances.has(next ?? ''))
  );
}

const participle =
  /^(?:downed|intercepted|killed|martyred|assassinated|eliminated|destroyed|sunk|targeted|seized|flattened|levelled|leveled|bombed|torpedoed|attacked)$/;

const active =
  /^(?:fires|fired|launches|launched|hits|pounds|targets|bombs|attacks|strikes|shells|kills|seizes|intercepts|downs|shoots|unleashes|retaliates|destroys)$/;

/** Words that end the search for the target of a verb: 'strikes Beirut |as| Iran'. */
const joining = wordSet('as amid while despite');
const circumstances = wordSet('as amid while despite during after before');
const maxDistance = 8;
const against = wordSet('on against at toward towards into over in across near inside upon');
const speaking = wordSet('says said say claims reports confirms announces admits condemns denounces denies');
const pronouns = wordSet('it its he they');

interface PartyRoles {
  actor: Party | null;
  target: Party | null;
  /** Party that reports the attack; counts as the attacker if no other party does. */
  speaker?: Party;
}

/** 'Israeli air |strikes|': the nearest name is the attacker, unless a preposition marks it as target or it only speaks. */
function rolesBefore({ words, mentions }: Passage, from: number): PartyRoles {
  let target: Party | null = null;
  let isItself = false;
  for (let index = from - 1; index >= Math.max(0, from - maxDistance); index--) {
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
function rolesAfter({ words, mentions }: Passage, to: number): PartyRoles {
  const roles: PartyRoles = { actor: null, target: null };
  for (let index = to; index < Math.min(words.length, to + maxDistance); index++) {
    if ((isMark(words[index]) && words[index] !== ',') || joining.has(words[index] ?? '')) break;
    const mention = mentions.find(({ from }) => from === index);
    if (!mention) continue;
    const before = words[index - 1] ?? '';
    if (speaking.has(words[mention.to] ?? '')) break;
    if (before === 'by' || before === 'from' || (before === 'in' && mention.role === 'people'))
      roles.actor ??= mention.party;
    else if (against.has(before) || index - to < 3) roles.target ??= mention.party;
    index = mention.to - 1;
  }
  return roles;
}
