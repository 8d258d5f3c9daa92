import type { EventFacts } from '../../../assessment/event-facts.ts';
import { conditional } from './clause-ends.ts';
import { headClauseOf, otherHeadClauseOf } from './head-clause.ts';
import { clauseOf, leadOf } from './incident.ts';
import { onDay } from './moments.ts';
import { narrativeFault } from './narrative.ts';
import { supportOf, tollOf } from './support.ts';

/** One event in one sentence; null where its words say nothing for certain. */
export function sentenceOf(facts: EventFacts): string | null {
  const body = bodyOf(facts);
  return body && `${body}.`;
}

/** The same without its full stop. */
export function bodyOf(facts: EventFacts): string | null {
  const known = met.get(facts);
  if (known !== undefined) return known;
  const body = readBody(facts);
  met.set(facts, body);
  return body;
}

const met = new WeakMap<EventFacts, string | null>();

/**
 * Its head clause, else what its kind says, else the first sentence of its summary, with the day, what stands behind it
 * and its toll.
 */
function readBody(facts: EventFacts): string | null {
  const { event, kind } = facts;
  const day = onDay(facts);
  const plain = kind === 'leader-killed' ? null : headClauseOf(facts);
  const clause = plain ?? clauseOf(facts) ?? otherHeadClauseOf(facts);
  const dated = clause && withDay(clause, day);
  const isMutual =
    plain === null && (kind === 'truce' || kind === 'deal' || kind === 'talks' || kind === 'truce-broken');
  if (dated && narrativeFault(dated, event, isMutual) === null)
    return `${dated}${supportOf(facts, dated)}${kind === 'attack' ? tollOf(event, dated) : ''}`;
  const lead = leadOf(facts);
  if (!lead || narrativeFault(lead, event) !== null) return null;
  return `${lead}${supportOf(facts, lead)}${day && ` (${day.replace(/^ on /, '')})`}`;
}

/** 'Tehran, Iran, on 4 March 2031': a place with its country ends with a comma, and so does a condition; a number and a list do not. */
function withDay(clause: string, day: string): string {
  if (day === '') return clause;
  return /, (?!.* and )[^,]*$/.test(clause) || conditional.test(clause) ? `${clause},${day}` : `${clause}${day}`;
}
