import type { Actor } from './actors.ts';
import type { Stance } from './data/meanings.ts';
import { belligerents } from './data/parties.ts';
import type { TriggerName } from './data/triggers.ts';
import type { Hit } from './lexicon.ts';
import { isExperienced, isPassive } from './passive.ts';
import { isMark, type Words, wordSet } from './text.ts';

/** Agent and target by the names of `findActors`; null where the text names none. */
export interface Roles {
  actor: string | null;
  target: string | null;
}

/**
 * Roles that are explicit in the words next to a predicate: 'Israeli jets |hit|', '|hit| by Israel', '|strikes| on Iran'.
 * Roles read from more distant words can be wrong, so only explicit ones keep two reports apart.
 */
export function explicitRoles(words: Words, actors: readonly Actor[], hits: readonly Hit<TriggerName>[]): Roles {
  const roles: Roles = { actor: null, target: null };
  for (const { from, to, value } of hits) {
    const isAffected = words[to] === 'by' || isPassive(words, from, to) || isExperienced(words, from, to);
    roles.actor ??= agentAfter(words, actors, to, value) ?? (isAffected ? null : subjectOf(words, actors, from));
    if (!revenge.test(words[from] ?? ''))
      roles.target ??= isAffected ? targetBefore(words, actors, from) : objectOf(words, actors, to);
  }
  return roles.target === roles.actor ? { actor: roles.actor, target: null } : roles;
}

/** Speaker and addressee: 'Tehran |warns| Israel'. For a condemned attack the target is the attacker. */
export function explicitStanceRoles(words: Words, actors: readonly Actor[], { from, to }: Hit<Stance>): Roles {
  const owned = ownedThreat(words, actors, { from, to });
  if (owned) return owned;
  const speaker = quotedSpeaker(words, actors) ?? subjectOf(words, actors, from);
  const armed = actors.find((one) => one.from >= to && one.from < to + maxDistance && isOfArms(words, one));
  const target = armed?.value ?? objectOf(words, actors, to);
  return { actor: speaker, target: target === speaker ? null : target };
}

/** 'A leader's Iran |threat|': of two names before the noun the first one makes it, the second one receives it. */
function ownedThreat(words: Words, actors: readonly Actor[], { from, to }: Omit<Hit<Stance>, 'value'>): Roles | null {
  if (!threatNoun.test(words[from] ?? '') || targetPrepositions.has(words[to] ?? '')) return null;
  const second = actors.find((one) => one.to === from);
  const first = second && actors.find((one) => one.to === second.from);
  return first && first.value !== second.value ? { actor: first.value, target: second.value } : null;
}

const threatNoun = /^(?:threats?|warnings?|ultimatum)$/;
const maxDistance = 8;

/** 'Israeli air |strikes|', 'Iran |fires|': only words for its forces are between subject and verb. */
function subjectOf(words: Words, actors: readonly Actor[], from: number): string | null {
  let at = from;
  while (at > 0 && isIntervening(words[at - 1] ?? '') && !isNamed(actors, at)) at--;
  const actor = actors.find(({ to }) => to === at);
  if (!actor || targetPrepositions.has(words[actor.from - 1] ?? '')) return null;
  const isFirst = actor.from === 0 || isMark(words[actor.from - 1]);
  return actor.isPlace && !(isFirst && !attackNoun.test(words[from] ?? '')) ? null : actor.value;
}

/** '|hit| by Israel', '|killed| in an Israeli strike'; but not '|halted| after strike by Iran', '|downed| drones fired by Iran'. */
function agentAfter(words: Words, actors: readonly Actor[], to: number, trigger: TriggerName): string | null {
  const actor = actors.find((one) => {
    if (one.from < to || one.from > to + maxDistance) return false;
    const word = words[one.from - 1] ?? '';
    const position = /^(?:an?|the)$/.test(word) ? one.from - 2 : one.from - 1;
    if (words[position] === 'by')
      return !words.slice(to, position).some((intervening) => isOtherPredicate(intervening, trigger));
    return words[position] === 'in' && isOfWar(one) && isOfArms(words, one);
  });
  return actor?.value ?? null;
}

/** Whether the word is another predicate: the agent named after it belongs to that one. */
function isOtherPredicate(word: string, trigger: TriggerName): boolean {
  if (isMark(word)) return true;
  return trigger === 'strike' ? /^(?:after|following)$/.test(word) : other.test(word);
}

const other =
  /^(?:after|following|fired|launched|sent|killed|slain|martyred|\w+ed|strikes?|attacks?|raids?|airstrikes?)$/;

/** Excludes places ('in Syria raid') and states that are not parties ('in Saudi raid'). */
export function isOfWar({ value, isPlace }: Actor): boolean {
  return !isPlace && (belligerents.has(value) || value.startsWith('ally '));
}

/** '|strikes| on northern Israel', '|hits| Iranian port'. */
function objectOf(words: Words, actors: readonly Actor[], to: number): string | null {
  let at = to;
  while (at < to + 3 && leading.has(words[at] ?? '') && !isNamed(actors, at + 1)) at++;
  const actor = actors.find(({ from }) => from === at);
  return actor && !isOfArms(words, actor) && !acting.test(words[actor.to] ?? '') ? actor.value : null;
}

/** 'Iranian frigate |sunk| by': at most two words between, none of them an actor. */
function targetBefore(words: Words, actors: readonly Actor[], from: number): string | null {
  const actor = [...actors].reverse().find((one) => one.to <= from);
  if (!actor || from - actor.to > 2 || targetPrepositions.has(words[actor.from - 1] ?? '')) return null;
  return words.slice(actor.to, from).some(isMark) ? null : actor.value;
}

function quotedSpeaker(words: Words, actors: readonly Actor[]): string | null {
  const [first] = actors;
  return first && first.from < 3 && words[first.to] === ':' ? first.value : null;
}

function isNamed(actors: readonly Actor[], to: number): boolean {
  return actors.some((actor) => actor.from < to && actor.to >= to);
}

/** Whether the actor owns weapons or attacks: 'Iranian ballistic missiles', 'Israeli strikes'. */
export function isOfArms(words: Words, { to, isPlace }: Actor): boolean {
  return !isPlace && [0, 1].some((step) => attackWord.test(words[to + step] ?? ''));
}

const attackWord =
  /^(?:air$|airstrike|airraid|missile|uav|projectile|ballistic|rocket|drone|strike|raid|attack|bomb|fire|barrage|assault)/;

/** 'Warns US |will| intervene', 'threatens US |intervention|': the US is not the party that is warned. */
const acting =
  /^(?:will|would|may|might|could|can|has|is|are|says?|intervention|action|response|reprisals?|retaliation|sanctions|tariffs|involvement)$/;
const revenge = /^(?:aveng|reveng|retaliat)/;
/** Nouns of attack, which are no verbs. */
export const attackNoun = /^(?:strikes?|raids?|attacks?|bombings?|blasts?|explosions?|air|airstrikes?)$/;

function isIntervening(word: string): boolean {
  return intervening.has(word) || /.{2}ly$/.test(word);
}

/** Words for forces and officials of an actor, and adverbs. */
const intervening = wordSet(
  `forces force army military troops soldiers navy naval air jets jet fighter fighters warplanes warplane planes plane
  aircraft bombers bomber missile missiles ballistic cruise rocket rockets drone drones uav uavs artillery tanks
  commandos gunboats warship warships submarine destroyer carrier frigate hackers police courts court judiciary
  government parliament president minister premier leader chief foreign defence defense fire retaliatory overnight
  massive fresh new deadly heavy major has have had also again now then says it he they hold holds carry carries out
  conducts launch launches will to begins begin officials ministry claims claim completes completed`.replace(
    /\s+/g,
    ' ',
  ),
);

/** Prepositions before a target or a location. */
const targetPrepositions = wordSet(
  'on against at toward towards into over in across near inside upon of for to from with by',
);

const leading = wordSet(
  'on against at toward towards upon the an a its northern southern eastern western central two three four five six dozens of several more major key',
);
