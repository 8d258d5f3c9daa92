import type { Actor } from './actors.ts';
import type { Stance } from './data/meanings.ts';
import type { Deed } from './data/triggers.ts';
import type { Hit } from './lexicon.ts';
import { isMark, type Words, wordSet } from './text.ts';
import { isFelt, isPassive } from './voice.ts';

/** Who does it to whom, by the names of `findActors`; null where nobody is named. */
export interface Ends {
  actor: string | null;
  target: string | null;
}

/**
 * The ends that the words beside a deed leave no doubt of: 'Israeli jets |hit|', '|hit| by Israel', '|strikes| on Iran'.
 * What stands further off is read as likely, and can be wrong: only these part two reports.
 */
export function certainEnds(words: Words, actors: readonly Actor[], hits: readonly Hit<Deed>[]): Ends {
  const ends: Ends = { actor: null, target: null };
  for (const { from, to, value } of hits) {
    const isSuffered = words[to] === 'by' || isPassive(words, from, to) || isFelt(words, from, to);
    ends.actor ??= authorAfter(words, actors, to, value) ?? (isSuffered ? null : subjectOf(words, actors, from));
    if (!revenge.test(words[from] ?? ''))
      ends.target ??= isSuffered ? sufferer(words, actors, from) : objectOf(words, actors, to);
  }
  return ends.target === ends.actor ? { actor: ends.actor, target: null } : ends;
}

/** Who says it, and at whom: 'Tehran |warns| Israel'; of what is condemned, whose arms it was. */
export function certainOfStance(words: Words, actors: readonly Actor[], { from, to }: Hit<Stance>): Ends {
  const speaker = quoted(words, actors) ?? subjectOf(words, actors, from);
  const armed = actors.find((one) => one.from >= to && one.from < to + reach && isOfArms(words, one));
  const target = armed?.value ?? objectOf(words, actors, to);
  return { actor: speaker, target: target === speaker ? null : target };
}

const reach = 8;

/** 'Israeli air |strikes|', 'Iran |fires|': nothing stands between but what acts in its name. */
function subjectOf(words: Words, actors: readonly Actor[], from: number): string | null {
  let at = from;
  while (at > 0 && isBetween(words[at - 1] ?? '') && !isNamed(actors, at)) at--;
  const actor = actors.find(({ to }) => to === at);
  if (!actor || toOthers.has(words[actor.from - 1] ?? '')) return null;
  const isFirst = actor.from === 0 || isMark(words[actor.from - 1]);
  return actor.isPlace && !(isFirst && !noun.test(words[from] ?? '')) ? null : actor.value;
}

/** '|hit| by Israel', '|killed| in an Israeli strike'; but not '|halted| after strike by Iran', '|downed| drones fired by Iran'. */
function authorAfter(words: Words, actors: readonly Actor[], to: number, deed: Deed): string | null {
  const actor = actors.find((one) => {
    if (one.from < to || one.from > to + reach) return false;
    const word = words[one.from - 1] ?? '';
    const before = /^(?:an?|the)$/.test(word) ? one.from - 2 : one.from - 1;
    if (words[before] === 'by') return !words.slice(to, before).some((between) => isOther(between, deed));
    return words[before] === 'in' && isOfWar(one) && isOfArms(words, one);
  });
  return actor?.value ?? null;
}

/** Another deed than the one that is told: who stands after it did that one. */
function isOther(word: string, deed: Deed): boolean {
  if (isMark(word)) return true;
  return deed === 'strike' ? /^(?:after|following)$/.test(word) : other.test(word);
}

const other =
  /^(?:after|following|fired|launched|sent|killed|slain|martyred|\w+ed|strikes?|attacks?|raids?|airstrikes?)$/;

/** 'In Syria raid' says where; 'in Saudi raid' is not of this war. */
export function isOfWar({ value, isPlace }: Actor): boolean {
  return !isPlace && (sides.has(value) || value.startsWith('ally '));
}

export const sides = wordSet('israel iran usa');

/** '|strikes| on northern Israel', '|hits| Iranian port'. */
function objectOf(words: Words, actors: readonly Actor[], to: number): string | null {
  let at = to;
  while (at < to + 3 && leading.has(words[at] ?? '') && !isNamed(actors, at + 1)) at++;
  const actor = actors.find(({ from }) => from === at);
  return actor && !isOfArms(words, actor) && !acting.test(words[actor.to] ?? '') ? actor.value : null;
}

/** 'Iranian frigate |sunk| by': with at most two words between that name nobody. */
function sufferer(words: Words, actors: readonly Actor[], from: number): string | null {
  const actor = [...actors].reverse().find((one) => one.to <= from);
  if (!actor || from - actor.to > 2 || toOthers.has(words[actor.from - 1] ?? '')) return null;
  return words.slice(actor.to, from).some(isMark) ? null : actor.value;
}

function quoted(words: Words, actors: readonly Actor[]): string | null {
  const [first] = actors;
  return first && first.from < 3 && words[first.to] === ':' ? first.value : null;
}

function isNamed(actors: readonly Actor[], to: number): boolean {
  return actors.some((actor) => actor.from < to && actor.to >= to);
}

/** 'Iranian ballistic missiles', 'Israeli strikes': in whose name arms act. */
export function isOfArms(words: Words, { to, isPlace }: Actor): boolean {
  return !isPlace && [0, 1].some((step) => striking.test(words[to + step] ?? ''));
}

const striking =
  /^(?:air$|airstrike|airraid|missile|uav|projectile|ballistic|rocket|drone|strike|raid|attack|bomb|fire|barrage|assault)/;

/** 'Warns US |will| intervene', 'threatens US |intervention|': who acts is not warned. */
const acting =
  /^(?:will|would|may|might|could|can|has|is|are|says?|intervention|action|response|reprisals?|retaliation|sanctions|tariffs|involvement)$/;
const revenge = /^(?:aveng|reveng|retaliat)/;
const noun = /^(?:strikes?|raids?|attacks?|bombings?|blasts?|explosions?|air|airstrikes?)$/;

function isBetween(word: string): boolean {
  return between.has(word) || /.{2}ly$/.test(word);
}

/** What acts in somebody's name, and what only says how. */
const between = wordSet(
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

/** Before a name that suffers, or only says where. */
const toOthers = wordSet('on against at toward towards into over in across near inside upon of for to from with by');

const leading = wordSet(
  'on against at toward towards upon the an a its northern southern eastern western central two three four five six dozens of several more major key',
);
