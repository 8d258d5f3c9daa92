import { type Clause, clausesOf, headOf, isIn, isSubordinate } from './clauses.ts';
import { type Stance, stances } from './data/meanings.ts';
import type { TriggerName } from './data/triggers.ts';
import { type Hit, valuesOf } from './lexicon.ts';
import type { Meanings } from './meanings.ts';
import { type Passage, speaksOf } from './passage.ts';
import { isArmed } from './roles.ts';
import type { Words } from './text.ts';

/** The predicates of a headline and their modality. */
export interface Predication {
  head: Clause;
  /** The clauses that report the same event. */
  reporting: readonly Clause[];
  triggers: readonly TriggerName[];
  /** Null for a reported fact. */
  stance: Hit<Stance> | null;
  /** The event is threatened, denied or condemned: the agent of the headline is the speaker. */
  isSpeechAct: boolean;
  /** An accusation of an attack, which reports the attack. */
  accusation: Hit<Stance> | null;
  isOfCourts: boolean;
}

export function predicationOf(title: Passage, { triggers: triggerHits, stances: stanceHits }: Meanings): Predication {
  const { words } = title;
  const clauses = clausesOf(words);
  const head = headOf(words, clauses, [...triggerHits, ...stanceHits]);
  const reporting = clausesAbout(head, clauses, triggerHits, words);
  const own = valuesOf(isIn(head, triggerHits));
  const all = own.length > 0 ? own : valuesOf(reporting.flatMap((clause) => isIn(clause, triggerHits)));
  const triggers = all.length > 0 || stanceHits.length > 0 ? all : impliedBy(title);
  const isOfCourts = triggers.some((trigger) => courts.has(trigger));
  const found = triggers.includes('emergency') ? null : stanceOf(isIn(head, stanceHits), stanceHits);
  const isAccused = found?.value === 'accusation';
  const isReported = isAccused && triggers[0] !== undefined && isArmed(triggers[0]);
  // Court reports are about accusations.
  const stance = isReported || (isOfCourts && isAccused) || (found && isFact(triggers, found.value)) ? null : found;
  const isSpeechAct = stance !== null && !ownRoles.has(stance.value);
  return { head, reporting, triggers, stance, isSpeechAct, accusation: isReported ? found : null, isOfCourts };
}

/** Facts in spite of their modality: an expulsion on an accusation, an order of a planned act, a warning to leave. */
function isFact([first, ...others]: readonly TriggerName[], stance: Stance): boolean {
  if (first === 'order' && stance === 'plan') return true;
  if (first === 'evacuation' && (stance === 'reaction' || stance === 'threat' || stance === 'wish')) return true;
  return stance === 'accusation' && first !== undefined && [first, ...others].some((trigger) => settled.has(trigger));
}

const settled = new Set<TriggerName>(['expulsion', 'sanction', 'listing']);

/** A headline with a weapon and no predicate reports an attack. */
function impliedBy(title: Passage): TriggerName[] {
  return speaksOf(title, 'weapon') ? ['strike'] : [];
}

/** The clauses about the same event: those with a predicate of the head clause, and those that only name the speaker. */
function clausesAbout(
  head: Clause,
  clauses: readonly Clause[],
  triggerHits: readonly Hit<TriggerName>[],
  words: Words,
): Clause[] {
  const own = valuesOf(isIn(head, triggerHits));
  return clauses.filter((clause) => {
    if (clause === head || (own.length === 0 && !isSubordinate(words, clause))) return true;
    const others = valuesOf(isIn(clause, triggerHits));
    return others.length > 0 ? others.some((trigger) => own.includes(trigger)) : !isSubordinate(words, clause);
  });
}

/** A memorial or a drill applies to every clause. */
function stanceOf(head: readonly Hit<Stance>[], all: readonly Hit<Stance>[]): Hit<Stance> | null {
  const isComment = head.some(({ value }) => value === 'comment');
  for (const [value] of stances) {
    const isAnywhere = value === 'memory' || value === 'drill' || (value === 'wish' && isComment);
    const hit = (isAnywhere ? all : head).find((one) => one.value === value);
    if (hit) return value === 'done' ? null : hit;
  }
  return null;
}

/** Modalities whose speaker takes no role: the event has its own agent and target. */
const ownRoles = new Set<Stance>(['comment', 'memory', 'drill']);

/** Predicates of courts and security services. */
const courts = new Set<TriggerName>(['arrest', 'charge', 'sentence', 'execution', 'release', 'spying']);
