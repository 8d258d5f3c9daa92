import { type Adjustment, FactorName, factorNames } from '@vigil/common/balance';
import { z } from 'zod';
import type { EventRecord } from '../../timeline/change.ts';

/** The most points that a model may add to a factor, towards either side. */
export const maxPoints = 3;

/** Stands beside the disclaimer of a balance that a model moved. */
export const caution = `A language model moved some factors, each by at most ${maxPoints} points; what it added is marked as such.`;

/** What a model is asked to send: what the events do that the formula does not see. */
export const AdjustmentsAnswer = z.object({
  adjustments: z.array(
    z.object({ factor: FactorName, points: z.number(), reason: z.string(), events: z.array(z.string()) }),
  ),
});
export type AdjustmentsAnswer = z.infer<typeof AdjustmentsAnswer>;

/** Adjustments that are not verified yet. */
export interface Proposal {
  adjustments: Pick<Adjustment, 'factor' | 'points' | 'reason' | 'eventIds'>[];
  /** As the operator named it. */
  model: string;
}

export function toProposal(
  { adjustments }: AdjustmentsAnswer,
  eventsOf: (names: readonly string[]) => EventRecord[],
  model: string,
): Proposal {
  const named = adjustments.map(({ events, ...one }) => ({ ...one, eventIds: eventsOf(events).map(({ id }) => id) }));
  return { model, adjustments: named };
}

/**
 * The adjustments that may move the balance: at most one a factor, within the bound, for a reason that events support:
 * `supportOf` finds them among those cited. One beyond the bound is refused, not cut: a model that
 * ignores the rules is not trusted. The sign alone tells the sides apart.
 */
export function acceptAdjustments(
  { adjustments, model }: Proposal,
  events: readonly EventRecord[],
  supportOf: (text: string, cited: readonly EventRecord[]) => EventRecord[],
): Adjustment[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return factorNames.flatMap((factor) => {
    const fitting = adjustments.flatMap(({ points, reason, eventIds, ...one }) => {
      const isBounded = points !== 0 && Math.abs(points) <= maxPoints;
      if (one.factor !== factor || !isBounded) return [];
      const cited = [...new Set(eventIds)].flatMap((id) => byId.get(id) ?? []);
      const ids = supportOf(reason, cited).map(({ id }) => id);
      if (ids.length === 0) return [];
      const label = `${reason} (added by the model ${model})`;
      return [{ key: `model:${factor}:${ids.join('+')}`, label, points, factor, reason, eventIds: ids }];
    });
    return fitting.slice(0, 1);
  });
}
