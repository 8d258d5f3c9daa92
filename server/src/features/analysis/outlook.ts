import type { EventRecord } from '@vigil/common/timeline';
import { type Signal, signalOf } from '../../language/signal.ts';
import { weightOf } from './weight.ts';

/** Whole percentages, each for itself. */
export interface Outlook {
  militaryProbability: number;
  diplomacyProbability: number;
}

/** What neither way takes: without events both stand at 25. */
const neither = 2;

/** The shares of escalation and dialogue in what is going on, each side on a logarithmic scale: docs/formula.md. */
export function outlookOf(events: readonly EventRecord[], until: Date): Outlook {
  const military = 1 + Math.log2(1 + totalOf(events, until, 'escalation'));
  const diplomacy = 1 + Math.log2(1 + totalOf(events, until, 'dialogue'));
  const all = military + diplomacy + neither;
  return {
    militaryProbability: Math.round((100 * military) / all),
    diplomacyProbability: Math.round((100 * diplomacy) / all),
  };
}

function totalOf(events: readonly EventRecord[], until: Date, signal: Signal): number {
  return events.filter((event) => signalOf(event) === signal).reduce((sum, event) => sum + weightOf(event, until), 0);
}
