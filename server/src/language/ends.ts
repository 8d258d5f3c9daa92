import type { Actor } from './actors.ts';
import { type Ends, isOfArms, isOfWar, sides } from './certain.ts';
import { type Clause, isIn } from './clauses.ts';
import type { Stance } from './data/meanings.ts';
import type { Deed } from './data/triggers.ts';
import type { Hit } from './lexicon.ts';
import type { Mention } from './parties.ts';
import type { Passage } from './passage.ts';
import { isMark, type Words, wordSet } from './text.ts';
import { triggersThat } from './triggers.ts';
import { isFelt, isPassive } from './voice.ts';

/** Who threatens, denies or condemns, and the next who is named. */
export function endsOfStance(words: Words, actors: readonly Actor[], { from, to }: Hit<Stance>): Ends {
  const [first] = actors;
  const isQuoted = first !== undefined && first.from < 3 && words[first.to] === ':';
  // Of two who exchange threats the first has begun; "'A red line': Iran" names the speaker afterwards.
  const isBegun = exchanging.test(words[from - 1] ?? '') || !actors.some(({ to }) => to <= from);
  const actor = (isQuoted || isBegun ? first : before(words, actors, from))?.value ?? null;
  const isNext = (one: Actor) => (isBegun || one.from >= to) && one.value !== actor;
  return { actor, target: actors.find(isNext)?.value ?? null };
}

/** Of several deeds the first that names both counts, else the first that names who did it. */
export function endsOfDeeds(
  words: Words,
  actors: readonly Actor[],
  told: readonly Clause[],
  hits: readonly Hit<Deed>[],
): Ends {
  const [main] = hits.filter((hit) => told.some((clause) => isIn(clause, [hit]).length > 0));
  // Who is buried or named was often killed by somebody, who does not bury him.
  const isCalm = main !== undefined && !lively.has(main.value) && !isArmed(main.value);
  const own = isCalm ? hits.filter(({ value }) => !isArmed(value)) : hits;
  const end = (isCalm && hits.find(({ from, value }) => from > main.from && isArmed(value))?.from) || words.length;
  const all = told.flatMap((clause) =>
    isIn(clause, own).map((hit) => {
      const to = Math.min(clause.to, hit.from < end ? end : clause.to);
      return endsOfDeed(words, isIn({ from: clause.from, to }, actors), actors, hit);
    }),
  );
  // 'Four Israelis dead in drone strike': it is not theirs.
  const sufferer = all[0]?.actor ? null : all[0]?.target;
  const whole =
    all.find(({ actor, target }) => actor && target && actor !== sufferer) ??
    all.find(({ actor }) => actor && actor !== sufferer) ??
    all[0];
  const actor = whole?.actor ?? blamed(words, actors);
  const target = whole?.target ?? all.find((ends) => ends.target && ends.target !== actor)?.target ?? null;
  return { actor, target: target === actor ? null : target };
}

/** Of an armed act that names one party, the other is the only one else that the title names, or its first sentence. */
export function withOther({ actor, target }: Ends, ...passages: Passage[]): Ends {
  if ((actor === null) === (target === null)) return { actor, target };
  for (const { words, mentions } of passages) {
    const isOther = ({ from, who }: Mention) => who !== actor && who !== target && !bound.has(words[from - 1] ?? '');
    const others = new Set(mentions.filter(isOther).map(({ who }) => who));
    const [other] = others;
    if (others.size > 1) break;
    if (other) return { actor: actor ?? other, target: target ?? other };
  }
  return { actor, target };
}

/** 'Bound |for|', 'heading |towards|': who is not reached suffers nothing. */
const bound = wordSet('for toward towards');

/** Not armed, yet told with words of arms: 'orders strike', 'hackers hit'. */
const lively = new Set<Deed>(['order', 'hack']);

/** In court it is enough to know whom the accused is said to have served: the other side tries him. */
export function endsOfCourt(words: Words, actors: readonly Actor[], { actor, target }: Ends): Ends {
  const served = actors.find(({ from, to }) => serving.has(words[from - 1] ?? '') || spied.test(words[to] ?? ''));
  const by = actor === served?.value ? null : actor;
  if (!served) return { actor, target };
  return { actor: by ?? opponents.get(served.value) ?? null, target: served.value };
}

const serving = wordSet('for with to aiding helping');
const spied = /^(?:espionage|spy|spies|spying|agents?|intelligence|handlers?)$/;
const opponents = new Map([
  ['israel', 'iran'],
  ['iran', 'israel'],
]);

/** A deed by arms, of which the nearest name tells more than the first. */
export function isArmed(deed: Deed | Stance): boolean {
  return armed.has(deed);
}

const armed = new Set(triggersThat('isArmed'));

/** 'Exchange threats': both do. */
const exchanging = /^(?:exchang|trad|new$|duel|and$)/;
const reach = 8;

function endsOfDeed(
  words: Words,
  within: readonly Actor[],
  actors: readonly Actor[],
  { from, to, value }: Hit<Deed>,
): Ends {
  const { source, ...right } = lookRight(words, within, to, value);
  // 'Sirens from Metula to', 'Nasrallah is no more': no deed of the one who is named.
  if (isFelt(words, from, to))
    return { actor: right.actor, target: nearest(words, within, from)?.value ?? right.target ?? source };
  const isInside = (actor: Actor) => actor.from >= from && actor.to <= to;
  const first = within.find((actor) => actor.to <= from) ?? null;
  const left = isArmed(value) ? (nearest(words, within, from) ?? within.find(isInside) ?? null) : first;
  const isSource = left !== null && words[left.from - 1] === 'from';
  if (isSource && isArmed(value) && value !== 'downing') return { actor: left.value, target: right.target };
  // 'Strikes Iran |from Iraq|' says where it came from, if somebody else is named.
  if (!left || isTarget(words, left) || isPassive(words, from, to)) right.actor ??= source;
  else if (!right.target && source !== null && sides.has(source)) right.actor ??= source;
  const isSuffered = right.actor !== null || (left && isTarget(words, left)) || isPassive(words, from, to);
  if (!isSuffered)
    return { actor: left && isTeller(words, left, from) ? null : (left?.value ?? null), target: right.target };
  const teller = actors.find((actor) => speaking.has(words[actor.to] ?? ''))?.value ?? null;
  const told = left && left.value !== teller ? teller : null;
  return { actor: right.actor ?? told, target: left?.value ?? right.target };
}

/** The nearest before the deed, but for one that only says where: 'embassy in Riyadh |hit|', 'strike in Kuwait |kills|'. */
function nearest(words: Words, actors: readonly Actor[], from: number): Actor | null {
  const last = before(words, actors, from);
  if (!last || !locating.has(prepositionOf(words, last))) return last;
  if (last.to === from && noun.test(words[from] ?? '')) return null;
  return before(words, actors, last.from - 1) ?? last;
}

/** 'In Beirut |strike|': the place is the strike's. */
const noun = /^(?:strikes?|raids?|attacks?|bombings?|blasts?|explosions?|air|airstrikes?)$/;
const locating = wordSet('in near at off outside over above across');

function before(words: Words, actors: readonly Actor[], from: number): Actor | null {
  for (let index = from; index > Math.max(0, from - reach); index--) {
    if (isMark(words[index - 1])) return null;
    const actor = actors.find(({ to }) => to === index);
    if (actor) return actor;
  }
  return null;
}

/** 'By Israel', 'from Iran' and 'in Israeli strikes' act; what else follows suffers. What is downed from somebody is theirs. */
function lookRight(words: Words, actors: readonly Actor[], to: number, deed: Deed): Ends & { source: string | null } {
  const ends: Ends & { source: string | null } = { actor: null, target: null, source: null };
  for (const actor of actors) {
    if (actor.from < to || actor.from > to + reach || speaking.has(words[actor.to] ?? '')) continue;
    const word = prepositionOf(words, actor);
    if (
      word === 'off' ||
      word === 'above' ||
      (word === 'near' && !actor.isPlace) ||
      (deed === 'downing' && whither.has(word))
    )
      continue;
    const isOfAct = isOfArms(words, actor) && (word === 'in' || (word === 'of' && deed === 'strike'));
    if (deed === 'downing' && launched.test(words[actor.from - 2] ?? '')) ends.target ??= actor.value;
    else if (word === 'by' || (isOfAct && (word !== 'in' || isOfWar(actor)))) ends.actor ??= actor.value;
    else if (word === 'from' && deed === 'strike') ends.source ??= actor.value;
    else ends.target ??= actor.value;
  }
  return ends;
}

/** Where what is shot down was, or was bound for. */
const whither = wordSet('over above near in at for to toward towards against bound crossing outside');
const launched = /^(?:launched|fired|sent)$/;

function isTarget(words: Words, actor: Actor): boolean {
  return against.has(prepositionOf(words, actor)) && !isOfArms(words, actor);
}

/** 'Iran confirms death of': who tells of it did not do it, unless 'it' did. */
function isTeller(words: Words, { to }: Actor, from: number): boolean {
  return speaking.has(words[to] ?? '') && !words.slice(to, from).some((word) => pronouns.has(word));
}

const against = wordSet('on against at toward towards into over in across near inside upon of for');
const pronouns = wordSet('it its he they');
const speaking = wordSet(
  'says said say claims reports confirms announces admits condemns denounces denies acknowledges acknowledge mourns tv state media sources',
);

/** What stands before a name, but for 'western' and 'the' between. */
function prepositionOf(words: Words, { from }: Actor): string {
  const word = words[from - 1] ?? '';
  return between.test(word) ? (words[from - 2] ?? '') : word;
}

const between =
  /^(?:the|(?:north|south|east|west)(?:ern|east|west)?|northeastern|northwestern|southeastern|southwestern|central)$/;

/** 'Tehran blames Israel', 'Hezbollah claims it': who is said to have done what nobody else is named for. */
function blamed(words: Words, actors: readonly Actor[]): string | null {
  const actor = actors.find(({ from, to }) => blaming.test(words[from - 1] ?? '') || /^claims?$/.test(words[to] ?? ''));
  return actor?.value ?? null;
}

const blaming = /^(?:blam|accus)/;
