import type { EventFacts } from '../../assessment/facts.ts';
import { cosineOf, vectorOf } from '../../timeline/statement-vector.ts';
import { dayMs } from './moments.ts';

/**
 * From this cosine on two titles within two days reports one thing: titles on one death, of several events that were not joined, have .80 to
 * .91, those on two attacks of one night .52 to .76.
 */
const sameThing = 0.82;

/** Do two events that were not joined reports one thing, by the statements of the titles that are quoted? A report quotes it once. */
export function isSameThing(
  one: EventFacts,
  other: EventFacts,
  items: readonly [string | null, string | null],
): boolean {
  if (Math.abs(one.time - other.time) > 2 * dayMs) return false;
  const [a, b] = [vectorIn(one, items[0]), vectorIn(other, items[1])];
  return a !== null && b !== null && cosineOf(a, b) >= sameThing;
}

function vectorIn({ event }: EventFacts, item: string | null): Int8Array | null {
  const statement = event.reports.find((report) => report.item === item)?.statement;
  return statement ? vectorOf(statement) : null;
}
