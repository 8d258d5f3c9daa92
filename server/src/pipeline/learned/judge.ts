import { type EventType, eventTypes, type UrgencyLevel, urgencyLevels } from '@vigil/common/events';
import type { PlaceCandidate } from './candidates.ts';
import { leading, type Model, probabilitiesOf, sumsOf, toModel } from './model.ts';
import { placeWeights } from './weights/place.ts';
import { relevanceWeights } from './weights/relevance.ts';
import { typeWeights } from './weights/type.ts';
import { urgencyWeights } from './weights/urgency.ts';

/** The models that decide what the rules leave open. */
export interface Models {
  relevance: Model;
  type: Model;
  urgency: Model;
  place: Model;
}

export const shipped: Models = {
  relevance: toModel(relevanceWeights),
  type: toModel(typeWeights),
  urgency: toModel(urgencyWeights),
  place: toModel(placeWeights),
};

/** How likely an item is relevant. */
export function relevanceBy({ relevance }: Models, features: readonly string[]): number {
  return probabilitiesOf(sumsOf(relevance, features))[1] ?? 0;
}

/** The features that speak most for relevance. */
export function relevanceReason({ relevance }: Models, features: readonly string[]): string {
  return leading(relevance, features, 1).join('; ');
}

export function typeBy({ type }: Models, features: readonly string[]): { eventType: EventType | null; why: string } {
  const at = indexOfMost(probabilitiesOf(sumsOf(type, features)));
  const eventType = eventTypes.find((one) => one === type.classes[at]) ?? null;
  return { eventType, why: leading(type, features, at).join('; ') };
}

/** Chances from which a level is taken, by trial on labelled windows. Above them the middle of what is likely decides. */
export const urgencyThresholds = { pressing: 0.3, critical: 0.5 };

/** The level is the one that is least wrong in steps; the two upper ones need their own chance. */
export function urgencyBy(
  { urgency }: Models,
  features: readonly string[],
): { urgencyLevel: UrgencyLevel | null; why: string } {
  const chances = probabilitiesOf(sumsOf(urgency, features));
  const chanceOf = (level: UrgencyLevel) => chances[urgency.classes.indexOf(level)] ?? 0;
  const level = levelFrom(chanceOf);
  return {
    urgencyLevel: level,
    why: level ? leading(urgency, features, urgency.classes.indexOf(level)).join('; ') : '',
  };
}

function levelFrom(chanceOf: (level: UrgencyLevel) => number): UrgencyLevel | null {
  const pressing = chanceOf('critical') + chanceOf('urgent');
  if (pressing >= urgencyThresholds.pressing)
    return chanceOf('critical') >= pressing * urgencyThresholds.critical ? 'critical' : 'urgent';
  let sum = pressing;
  const calm = urgencyLevels.filter((level) => level !== 'critical' && level !== 'urgent');
  for (const level of calm) {
    sum += chanceOf(level);
    if (sum >= 0.5) return level;
  }
  return calm[calm.length - 1] ?? null;
}

/** The candidate with the most points; null where none is certain enough. */
export function placeBy(
  { place }: Models,
  candidates: readonly PlaceCandidate[],
): { best: PlaceCandidate | null; why: string } {
  const sums = candidates.map(({ features }) => sumsOf(place, [...new Set(features)])[0] ?? 0);
  const best = candidates[indexOfMost(sums)] ?? null;
  return { best, why: best ? leading(place, best.features, 0).join('; ') : '' };
}

function indexOfMost(numbers: readonly number[]): number {
  return numbers.reduce((best, one, at) => (one > (numbers[best] ?? Number.NEGATIVE_INFINITY) ? at : best), 0);
}
