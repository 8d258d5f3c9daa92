import { type EventType, eventTypes, type UrgencyLevel, urgencyLevels } from '@vigil/common/events';
import {
  createVocabulary,
  type EncodedModel,
  type Group,
  type LearnedModel,
  leading,
  numbersOf,
  probabilitiesOf,
  sumsOf,
  toModel,
  type Vocabulary,
} from '../../language/learned/model.ts';
import type { PlaceCandidate } from './candidates.ts';
import { placeWeights } from './weights/place.ts';
import { relevanceWeights } from './weights/relevance.ts';
import { typeWeights } from './weights/type.ts';
import { urgencyWeights } from './weights/urgency.ts';

/** What the models decide. */
export type Question = 'relevance' | 'type' | 'urgency' | 'place';

/** The models that decide what the rules leave open. */
export interface LearnedModels extends Record<Question, LearnedModel> {
  vocabulary: Vocabulary;
}

export function toModels({ relevance, type, urgency, place }: Record<Question, EncodedModel>): LearnedModels {
  const vocabulary = createVocabulary();
  const read = (stored: EncodedModel) => toModel(vocabulary, stored);
  return { vocabulary, relevance: read(relevance), type: read(type), urgency: read(urgency), place: read(place) };
}

export const shipped = toModels({
  relevance: relevanceWeights,
  type: typeWeights,
  urgency: urgencyWeights,
  place: placeWeights,
});

/** The features of an item that the models know, looked up once for all of them. */
export function lookUp({ vocabulary }: LearnedModels, features: readonly Group[]): readonly number[] {
  return numbersOf(vocabulary, features);
}

/** How likely an item is relevant. */
export function relevanceBy({ relevance }: LearnedModels, numbers: readonly number[]): number {
  return probabilitiesOf(sumsOf(relevance, numbers))[1] ?? 0;
}

/** The features that speak most for relevance. */
export function relevanceReason({ vocabulary, relevance }: LearnedModels, numbers: readonly number[]): string {
  return leading(vocabulary, relevance, numbers, 1).join('; ');
}

export function typeBy(
  { vocabulary, type }: LearnedModels,
  numbers: readonly number[],
): { eventType: EventType | null; why: () => string } {
  const at = indexOfMost(sumsOf(type, numbers));
  const eventType = eventTypes.find((one) => one === type.classes[at]) ?? null;
  return { eventType, why: () => leading(vocabulary, type, numbers, at).join('; ') };
}

/**
 * Chances from which a level is taken, by trial on days left out; below them the middle of what is likely decides. In a
 * war urgent or critical needs a lower chance: a missed strike costs more there than an alarm too many. A gloss says less.
 */
const urgencyThresholds = {
  urgentOrCritical: { war: 0.18, crisis: 0.32, glossed: 0.25 },
  critical: 0.5,
};

/** The level is the one that is least wrong in steps; the two upper ones need their own chance. */
export function urgencyBy(
  { vocabulary, urgency }: LearnedModels,
  numbers: readonly number[],
  kind: keyof typeof urgencyThresholds.urgentOrCritical,
): { urgencyLevel: UrgencyLevel | null; why: () => string; urgentChance: number } {
  const chances = probabilitiesOf(sumsOf(urgency, numbers));
  const chanceOf = (level: UrgencyLevel) => chances[urgency.classes.indexOf(level)] ?? 0;
  const level = levelFrom(chanceOf, urgencyThresholds.urgentOrCritical[kind]);
  return {
    urgencyLevel: level,
    why: () => (level ? leading(vocabulary, urgency, numbers, urgency.classes.indexOf(level)).join('; ') : ''),
    urgentChance: chanceOf('critical') + chanceOf('urgent'),
  };
}

function levelFrom(chanceOf: (level: UrgencyLevel) => number, least: number): UrgencyLevel | null {
  const urgentOrCritical = chanceOf('critical') + chanceOf('urgent');
  if (urgentOrCritical >= least)
    return chanceOf('critical') >= urgentOrCritical * urgencyThresholds.critical ? 'critical' : 'urgent';
  let sum = urgentOrCritical;
  const calm = urgencyLevels.filter((level) => level !== 'critical' && level !== 'urgent');
  for (const level of calm) {
    sum += chanceOf(level);
    if (sum >= 0.5) return level;
  }
  return calm[calm.length - 1] ?? null;
}

/** The candidate with the most points; null without one. */
export function placeBy(
  { vocabulary, place }: LearnedModels,
  candidates: readonly PlaceCandidate[],
): { best: PlaceCandidate | null; why: () => string } {
  const all = candidates.map(({ features }) => numbersOf(vocabulary, features));
  const at = indexOfMost(all.map((numbers) => sumsOf(place, numbers)[0] ?? 0));
  const best = candidates[at] ?? null;
  return { best, why: () => leading(vocabulary, place, all[at] ?? [], 0).join('; ') };
}

function indexOfMost(numbers: readonly number[]): number {
  return numbers.reduce((best, one, at) => (one > (numbers[best] ?? Number.NEGATIVE_INFINITY) ? at : best), 0);
}
