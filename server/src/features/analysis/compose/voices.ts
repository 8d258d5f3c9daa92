import type { EventFacts } from '../../../assessment/event-facts.ts';
import { amount } from './counts.ts';
import { dayMs, momentOf, spanOf } from './moments.ts';

/**
 * 'Of 31 events in 24 hours, 4 have a report of an Israeli source and none of an Iranian one; 20 rest on one origin; the
 * newest is of 1 March 2026, 12:00 UTC.'
 */
export function voicesOf(facts: readonly EventFacts[], until: number, isPast = false): string | null {
  if (facts.length === 0 || facts.some(({ time }) => time <= until - dayMs || time > until)) return null;
  const of = (side: string) =>
    amount(facts.filter(({ event }) => event.reports.some((report) => report.side === side)).length);
  const single = facts.filter(({ origins }) => origins < 2).length;
  const isDated = facts.some(({ event }) => event.precision !== 'none');
  const newest = Math.max(...facts.map(({ time }) => time));
  const age = isDated ? `; the newest is of ${momentOf(newest)}` : '';
  const count = facts.length === 1 ? 'Of the one event' : `Of ${facts.length} events`;
  // Reports of the archive do not say whose their source is.
  const areKnown = facts.some(({ event }) => !event.archived && event.reports.some(({ side }) => side));
  const sides = areKnown
    ? `${of('israeli')} with a report of an Israeli source and ${of('iranian')} of an Iranian one; `
    : '';
  return `${count} in ${spanOf(24, until, isPast)}, ${sides}${single === 1 ? 'one rests' : `${amount(single)} rest${single === 0 ? 's' : ''}`} on one origin alone${age}.`;
}
