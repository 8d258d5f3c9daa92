import { type EventType, eventTypes, type UrgencyLevel, urgencyLevels } from '@vigil/common/events';
import type { EncodedModel, Group } from '@vigil/server/language/learned/model';
import { type Example, train } from '@vigil/server/language/learned/train';
import { judgeByRules, rulesOf } from '@vigil/server/pipeline/classify/classify';
import { type ConflictState, createConflict } from '@vigil/server/pipeline/conflict/conflict';
import { signOf } from '@vigil/server/pipeline/conflict/sign';
import { type PlaceCandidate, placeCandidates } from '@vigil/server/pipeline/learned/candidates';
import { featuresOf, isHinted } from '@vigil/server/pipeline/learned/features';
import type { Question } from '@vigil/server/pipeline/learned/judge';
import { readItem } from '@vigil/server/reading/reading';
import type { LabelledItem, SingleItem } from './labels.ts';

/** A labelled item as models learn it. */
export interface Row extends LabelledItem {
  window: string;
  state: ConflictState;
  /** How a single item was drawn; null for one of a window. One drawn among relevant ones has no place and says nothing of relevance. */
  drawn: SingleItem['drawn'] | null;
  features: Group[];
  byRules: boolean;
  isHinted: boolean;
  /** What models may use for its place. */
  candidates: { candidate: PlaceCandidate; isRight: boolean }[];
}

/** The rows of one window: unless it is given, the state of the conflict follows from its items, judged by the rules. */
export function rowsOf(set: readonly LabelledItem[], given?: Pick<SingleItem, 'state' | 'drawn'>): Row[] {
  const log = createConflict();
  const read = set.map((row) => {
    const reading = readItem(row.item);
    return { ...row, reading, answers: judgeByRules(reading) };
  });
  for (const { item, reading, answers } of read) {
    const at = new Date(item.date);
    const sign = Number.isNaN(at.getTime()) || !answers.verdict.relevant ? null : signOf(reading, answers, at);
    if (sign) log.observe(sign);
  }
  return read.map(({ item, label, window, reading, answers }) => {
    const at = new Date(item.date);
    const state = given?.state ?? (Number.isNaN(at.getTime()) ? 'calm' : log.stateAt(at).state);
    const found = eventTypes.find((one) => one === label.eventType) ?? answers.type.eventType;
    const candidates = placeCandidates(reading, {
      eventType: found,
      byRules: answers.place?.location ?? null,
    }).map((candidate) => ({ candidate, isRight: isPlaced(label, candidate.spot.location) }));
    const seen = state === 'calm' && !answers.verdict.relevant ? 'war' : state;
    return {
      window,
      item,
      label,
      state,
      drawn: given?.drawn ?? null,
      features: featuresOf(reading, rulesOf(answers), seen),
      byRules: answers.verdict.relevant,
      isHinted: isHinted(reading),
      candidates,
    };
  });
}

/** One of the places that were labelled, or one that holds it, by its name. */
function isPlaced({ location, locationAlt }: LabelledItem['label'], given: string): boolean {
  const name = given.toLowerCase();
  return [location, ...locationAlt].some((place) => {
    const wanted = place?.toLowerCase() ?? '';
    return wanted !== '' && (name.includes(wanted) || wanted.includes(name));
  });
}

const settings = {
  relevance: { minCount: 3, penalty: 30, passes: 20, rate: 0.012 },
  type: { minCount: 3, penalty: 30, passes: 20, rate: 0.012 },
  urgency: { minCount: 3, penalty: 30, passes: 20, rate: 0.012 },
  place: { minCount: 3, penalty: 10, passes: 20, rate: 0.015 },
};

/** The weights of all models, from these rows. */
export function trainAll(rows: readonly Row[]): Record<Question, EncodedModel> {
  const relevant = rows.filter(({ label }) => label.relevant);
  return {
    relevance: train(relevanceExamples(rows), ['no', 'yes'], settings.relevance),
    type: train(relevant.flatMap(toTypeExample), eventTypes, settings.type),
    urgency: train(relevant.flatMap(toUrgencyExample), urgencyLevels, settings.urgency),
    place: train(relevant.flatMap(toPlaceExamples), ['right', 'wrong'], settings.place),
  };
}

function relevanceExamples(rows: readonly Row[]): Example[] {
  return rows
    .filter(({ drawn }) => drawn !== 'among relevant ones')
    .filter(({ label, state, isHinted, byRules }) => !label.borderline && state !== 'calm' && (isHinted || byRules))
    .map(({ features, label }) => ({ features, target: label.relevant ? [0, 1] : [1, 0] }));
}

function toTypeExample({ features, label }: Row): Example[] {
  const main: EventType | undefined = eventTypes.find((one) => one === label.eventType);
  if (!main) return [];
  const others = label.eventTypeAlt.length;
  const target = eventTypes.map((one) =>
    one === main ? (others ? 0.7 : 1) : label.eventTypeAlt.includes(one) ? 0.3 / others : 0,
  );
  return [{ features, target }];
}

/** Share of a label that goes to the levels beside it: one step off is half right. */
const spread = 0.15;

function toUrgencyExample({ features, label }: Row): Example[] {
  const main: UrgencyLevel | undefined = urgencyLevels.find((one) => one === label.urgency);
  if (!main) return [];
  const at = urgencyLevels.indexOf(main);
  const beside = [at - 1, at + 1].filter((one) => one in urgencyLevels);
  const target = urgencyLevels.map((_, level) =>
    level === at ? 1 - spread : beside.includes(level) ? spread / beside.length : 0,
  );
  return [{ features, target }];
}

function toPlaceExamples({ candidates }: Row): Example[] {
  if (!candidates.some(({ isRight }) => isRight)) return [];
  return candidates.map(({ candidate, isRight }) => ({
    features: [...candidate.features],
    target: isRight ? [1, 0] : [0, 1],
  }));
}
