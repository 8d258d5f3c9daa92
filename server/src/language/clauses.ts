import { isMark, type Words, wordSet } from './text.ts';

/** A stretch of words, `from` (inclusive) to `to` (exclusive). */
export interface Clause {
  from: number;
  to: number;
}

/** Splits at marks and before conjunctions of subordinate clauses. */
export function clausesOf(words: Words): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    const isJoint = isJoining(words, at);
    if (!isJoint && !isMark(words[at])) continue;
    if (at > from) clauses.push({ from, to: at });
    from = isJoint ? at : at + 1;
  }
  return clauses;
}

/** Whether the clause is subordinate: 'after the strike', 'if talks fail'. */
export function isSubordinate(words: Words, { from }: Clause): boolean {
  return isJoining(words, from);
}

/** 'Hours after', but not 'hours to'. */
function isJoining(words: Words, at: number): boolean {
  const word = words[at] ?? '';
  return joints.has(word) || (spans.has(word) && joints.has(words[at + 1] ?? ''));
}

const joints = wordSet('as after amid while following despite since before but if when because');
const spans = wordSet('days hours weeks');

/** The head clause: the first main clause that has one of the `hits`. */
export function headOf(words: Words, clauses: readonly Clause[], hits: readonly Clause[]): Clause {
  const candidates = clauses.filter((clause) => isIn(clause, hits).length > 0);
  const [first, second] = clauses;
  const isJoined = first !== undefined && second?.from === first.to && first.to - first.from > 1;
  const silent =
    first &&
    !isSubordinate(words, first) &&
    (first.to - first.from > 3 || isJoined || priced.test(words[first.from] ?? ''))
      ? first
      : null;
  return (
    candidates.find((clause) => !isSubordinate(words, clause)) ?? silent ?? candidates[0] ?? first ?? { from: 0, to: 0 }
  );
}

/** 'Crude rockets as': a headline about prices begins with the price. */
const priced = /^(?:oil|crude|brent|gold|stocks|shares|rial|shekel)$/;

export function isIn<T extends Clause>({ from, to }: Clause, hits: readonly T[]): T[] {
  return hits.filter((hit) => hit.from >= from && hit.to <= to);
}
