import type { Actor } from './actors.ts';
import { type Clause, isIn } from './clauses.ts';
import type { Stance } from './data/meanings.ts';
import { belligerents } from './data/parties.ts';
import type { TriggerName } from './data/triggers.ts';
import { attackNoun, isOfArms, isOfWar, type Roles } from './explicit-roles.ts';
import type { Hit } from './lexicon.ts';
import type { Mention } from './parties.ts';
import type { Passage } from './passage.ts';
import { isExperienced, isPassive } from './passive.ts';
import { isMark, type Words, wordSet } from './text.ts';
import { triggersThat } from './triggers.ts';

/** The actor who threatens, denies or condemns, and the next actor named. */
export function rolesOfStance(words: Words, actors: readonly Actor[], { from, to }: Hit<Stance>): Roles {
  const [first] = actors;
  const isQuoted = first !== undefined && first.from < 3 && words[first.to] === ':';
  // In an exchange of threats the first actor is the agent; "'A red line': Iran" names the speaker last.
  const isBegun = exchanging.test(words[from - 1] ?? '') || !actors.some(({ to }) => to <= from);
  const actor = (isQuoted || isBegun ? first : actorBefore(words, actors, from))?.value ?? null;
  const isNext = (one: Actor) => (isBegun || one.from >= to) && one.value !== actor;
  return { actor, target: actors.find(isNext)?.value ?? null };
}

/** Of several predicates the first with both roles counts, else the first with an agent. */
export function rolesOfTriggers(
  words: Words,
  actors: readonly Actor[],
  reporting: readonly Clause[],
  hits: readonly Hit<TriggerName>[],
): Roles {
  const [head] = hits.filter((hit) => reporting.some((clause) => isIn(clause, [hit]).length > 0));
  // In reports of a burial or an appointment, the killing is a separate predicate with another agent.
  const isCalm = head !== undefined && !attackWorded.has(head.value) && !isArmed(head.value);
  const own = isCalm ? hits.filter(({ value }) => !isArmed(value)) : hits;
  const end = (isCalm && hits.find(({ from, value }) => from > head.from && isArmed(value))?.from) || words.length;
  const all = reporting.flatMap((clause) =>
    isIn(clause, own).map((hit) => {
      const to = Math.min(clause.to, hit.from < end ? end : clause.to);
      return rolesOfTrigger(words, isIn({ from: clause.from, to }, actors), actors, hit);
    }),
  );
  // 'Four Israelis dead in drone strike': the Israelis are not the agent of the strike.
  const affected = all[0]?.actor ? null : all[0]?.target;
  const whole =
    all.find(({ actor, target }) => actor && target && actor !== affected) ??
    all.find(({ actor }) => actor && actor !== affected) ??
    all[0];
  const actor = whole?.actor ?? blamed(words, actors);
  const target = whole?.target ?? all.find((roles) => roles.target && roles.target !== actor)?.target ?? null;
  return { actor, target: target === actor ? null : target };
}

/** Fills the open role of an attack with the only other party that the title, or else the first sentence, names. */
export function withOtherParty({ actor, target }: Roles, ...passages: Passage[]): Roles {
  if ((actor === null) === (target === null)) return { actor, target };
  for (const { words, mentions } of passages) {
    const isOtherPredicate = ({ from, who }: Mention) =>
      who !== actor && who !== target && !bound.has(words[from - 1] ?? '');
    const others = new Set(mentions.filter(isOtherPredicate).map(({ who }) => who));
    const [other] = others;
    if (others.size > 1) break;
    if (other) return { actor: actor ?? other, target: target ?? other };
  }
  return { actor, target };
}

/** 'Bound |for|', 'heading |towards|': a destination is not a target. */
const bound = wordSet('for toward towards');

/** Predicates that are not armed but use words of attack: 'orders strike', 'hackers hit'. */
const attackWorded = new Set<TriggerName>(['order', 'hack']);

/** In court reports the party that the accused is said to have served is the target; the opposing side tries the case. */
export function rolesInCourt(words: Words, actors: readonly Actor[], { actor, target }: Roles): Roles {
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

/** Whether a predicate is an armed one; its agent is the nearest name, not the first. */
export function isArmed(trigger: TriggerName | Stance): boolean {
  return armed.has(trigger);
}

const armed = new Set(triggersThat('isArmed'));

/** 'Exchange threats': both parties are agents. */
const exchanging = /^(?:exchang|trad|new$|duel|and$)/;
const maxDistance = 8;

function rolesOfTrigger(
  words: Words,
  inClause: readonly Actor[],
  actors: readonly Actor[],
  { from, to, value }: Hit<TriggerName>,
): Roles {
  const { source, ...right } = rolesAfter(words, inClause, to, value);
  // 'Sirens from Metula to', 'Nasrallah is no more': the party named is not the agent.
  if (isExperienced(words, from, to))
    return { actor: right.actor, target: nearestActor(words, inClause, from)?.value ?? right.target ?? source };
  const isInside = (actor: Actor) => actor.from >= from && actor.to <= to;
  const first = inClause.find((actor) => actor.to <= from) ?? null;
  const left = isArmed(value) ? (nearestActor(words, inClause, from) ?? inClause.find(isInside) ?? null) : first;
  const isSource = left !== null && words[left.from - 1] === 'from';
  if (isSource && isArmed(value) && value !== 'downing') return { actor: left.value, target: right.target };
  // 'Strikes Iran |from Iraq|' gives an origin if another agent is named.
  if (!left || isTarget(words, left) || isPassive(words, from, to)) right.actor ??= source;
  else if (!right.target && source !== null && belligerents.has(source)) right.actor ??= source;
  const isAffected = right.actor !== null || (left && isTarget(words, left)) || isPassive(words, from, to);
  if (!isAffected)
    return { actor: left && isReporter(words, left, from) ? null : (left?.value ?? null), target: right.target };
  const speaker = actors.find((actor) => speaking.has(words[actor.to] ?? ''))?.value ?? null;
  const reporter = left && left.value !== speaker ? speaker : null;
  return { actor: right.actor ?? reporter, target: left?.value ?? right.target };
}

/** The nearest actor before the predicate that is not a location: 'embassy in Riyadh |hit|', 'strike in Kuwait |kills|'. */
function nearestActor(words: Words, actors: readonly Actor[], from: number): Actor | null {
  const last = actorBefore(words, actors, from);
  if (!last || !locating.has(prepositionOf(words, last))) return last;
  // 'In Beirut |strike|': the place belongs to the strike.
  if (last.to === from && attackNoun.test(words[from] ?? '')) return null;
  return actorBefore(words, actors, last.from - 1) ?? last;
}

const locating = wordSet('in near at off outside over above across');

function actorBefore(words: Words, actors: readonly Actor[], from: number): Actor | null {
  for (let index = from; index > Math.max(0, from - maxDistance); index--) {
    if (isMark(words[index - 1])) return null;
    const actor = actors.find(({ to }) => to === index);
    if (actor) return actor;
  }
  return null;
}

/** 'By Israel', 'from Iran' and 'in Israeli strikes' name the agent; any other actor that follows is the target. */
function rolesAfter(
  words: Words,
  actors: readonly Actor[],
  to: number,
  trigger: TriggerName,
): Roles & { source: string | null } {
  const roles: Roles & { source: string | null } = { actor: null, target: null, source: null };
  for (const actor of actors) {
    if (actor.from < to || actor.from > to + maxDistance || speaking.has(words[actor.to] ?? '')) continue;
    const word = prepositionOf(words, actor);
    if (
      word === 'off' ||
      word === 'above' ||
      (word === 'near' && !actor.isPlace) ||
      (trigger === 'downing' && destinations.has(word))
    )
      continue;
    const isOfAct = isOfArms(words, actor) && (word === 'in' || (word === 'of' && trigger === 'strike'));
    if (trigger === 'downing' && launched.test(words[actor.from - 2] ?? '')) roles.target ??= actor.value;
    else if (word === 'by' || (isOfAct && (word !== 'in' || isOfWar(actor)))) roles.actor ??= actor.value;
    else if (word === 'from' && trigger === 'strike') roles.source ??= actor.value;
    else roles.target ??= actor.value;
  }
  return roles;
}

/** Prepositions before the location or the destination of what is shot down. */
const destinations = wordSet('over above near in at for to toward towards against bound crossing outside');
const launched = /^(?:launched|fired|sent)$/;

function isTarget(words: Words, actor: Actor): boolean {
  return against.has(prepositionOf(words, actor)) && (!isOfArms(words, actor) || isStateAttacked(words, actor));
}

/** 'Decides on Iran |attack|': of a country by its name, not by an adjective. 'US' can be either. */
function isStateAttacked(words: Words, { from, to, value }: Actor): boolean {
  const isNamed = value !== 'usa' && words.slice(from, to).join(' ') === value.toLowerCase();
  return isNamed && words[from - 1] === 'on' && attackNoun.test(words[to] ?? '');
}

/** 'Iran confirms death of': a party that reports an event is not its agent, except in 'Iran says it ...'. */
function isReporter(words: Words, { to }: Actor, from: number): boolean {
  return speaking.has(words[to] ?? '') && !words.slice(to, from).some((word) => pronouns.has(word));
}

const against = wordSet('on against at toward towards into over in across near inside upon of for');
const pronouns = wordSet('it its he they');
const speaking = wordSet(
  'says said say claims reports confirms announces admits condemns denounces denies acknowledges acknowledge mourns tv state media sources',
);

/** The word before a name, without 'western' or 'the' between. */
function prepositionOf(words: Words, { from }: Actor): string {
  const word = words[from - 1] ?? '';
  return intervening.test(word) ? (words[from - 2] ?? '') : word;
}

const intervening =
  /^(?:the|(?:north|south|east|west)(?:ern|east|west)?|northeastern|northwestern|southeastern|southwestern|central)$/;

/** 'Tehran blames Israel', 'Hezbollah claims it': the agent if no other is named. */
function blamed(words: Words, actors: readonly Actor[]): string | null {
  const actor = actors.find(({ from, to }) => blaming.test(words[from - 1] ?? '') || /^claims?$/.test(words[to] ?? ''));
  return actor?.value ?? null;
}

const blaming = /^(?:blam|accus)/;
