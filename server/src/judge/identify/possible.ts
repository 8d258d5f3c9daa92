import type { PossiblySame } from '@vigil/common/events';
import { type Comparison, featuresOf } from './judge/features.ts';
import { type PairModel, probabilityOf } from './judge/judge.ts';
import { areTogether } from './nearness.ts';

/** An event that a report would be compared with if it did not report a further act. */
export type Parted = Comparison & { isDoubt: boolean };

/** Events that are at least this probable, and are not joined, are in doubt. */
const minPossible = 0.2;
const maxPossible = 2;

/** The most probable first; of equals the one first in the index. What time alone parts is in doubt, however probable it is. */
export function possiblySameOf(
  comparisons: readonly Comparison[],
  parted: readonly Parted[],
  judge: PairModel | null,
): PossiblySame[] {
  if (!judge) return [];
  const doubted = parted.filter(({ isDoubt }) => isDoubt);
  return [...comparisons, ...doubted]
    .map((comparison) => {
      const probability = Math.round(probabilityOf(judge, featuresOf(comparison)) * 100) / 100;
      const isDoubt = doubted.some(({ event }) => event === comparison.event);
      return {
        eventId: comparison.event.eventId,
        probability: isDoubt ? Math.max(minPossible, probability) : probability,
      };
    })
    .filter(({ probability }) => probability >= minPossible)
    .sort((a, b) => b.probability - a.probability)
    .slice(0, maxPossible);
}

/** Whether the rules or their places make it likely that one repeats the other. */
export function isOfPlace({ event, report, isJoined }: Comparison): boolean {
  return isJoined || areTogether(event.frame, report.frame);
}
