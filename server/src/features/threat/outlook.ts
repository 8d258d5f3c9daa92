import { faded } from '../../timeline/weight.ts';
import type { Facts } from './facts.ts';

/** Whole percentages, each for itself. */
export interface Outlook {
  militaryProbability: number;
  diplomacyProbability: number;
}

/** What neither way takes: without events both stand at 25. */
const neither = 2;

/** The shares of escalation and dialogue in what is going on, each side on a logarithmic scale: docs/formula.md. */
export function outlookOf(window: readonly Facts[], at: Date): Outlook {
  const military = 1 + Math.log2(1 + totalOf(window, at, 'escalation'));
  const diplomacy = 1 + Math.log2(1 + totalOf(window, at, 'dialogue'));
  const all = military + diplomacy + neither;
  return {
    militaryProbability: Math.round((100 * military) / all),
    diplomacyProbability: Math.round((100 * diplomacy) / all),
  };
}

function totalOf(window: readonly Facts[], at: Date, signal: Facts['signal']): number {
  return window.reduce((sum, one) => (one.signal === signal ? sum + faded(one.points, one.time, at) : sum), 0);
}
