import { classify } from '@vigil/server/pipeline/classify/classify';
import {
  type Candidate,
  comparisonsOf,
  createIndex,
  identify,
  locate,
  remember,
} from '@vigil/server/pipeline/identify/identify';
import { featureNames, featuresOf } from '@vigil/server/pipeline/identify/judge/features';
import type { Model } from '@vigil/server/pipeline/identify/judge/judge';
import type { Batch, HeadlinePair } from '../headlines/headline.ts';
import type { LabelledItem } from '../labels.ts';
import type { Judged } from '../measures.ts';
import type { GivenItem } from '../predict.ts';
import { type Example, trainLogistic } from './logistic.ts';

/**
 * Each relevant item of a labelled set against the events that the index offers for it, while every item before it stands
 * with the event it is labelled with.
 */
export function examplesOfSet(set: readonly LabelledItem[]): Example[] {
  const index = createIndex({ judge: null });
  return relevantOf(set).flatMap(({ item, label }) => {
    const candidate = toCandidate(item);
    const examples = comparisonsOf(index, locate(index, candidate), candidate.at).map((comparison) => ({
      features: featuresOf(comparison),
      label: [label.cluster, label.clusterAlt].includes(comparison.event.eventId),
    }));
    remember(index, label.cluster, candidate);
    return examples;
  });
}

/** Both headlines of each pair alone in an index, unless a hard constraint parts them. */
export function examplesOfBatch({ same, different }: Pick<Batch, 'same' | 'different'>): Example[] {
  const toExamples = (pairs: readonly HeadlinePair[], label: boolean) =>
    pairs.flatMap(([first, second, hours = 1]) => {
      const index = createIndex({ judge: null });
      remember(index, 'first', toCandidate({ title: first, summary: '', date: dateAt(0) }));
      const candidate = toCandidate({ title: second, summary: '', date: dateAt(hours) });
      return comparisonsOf(index, locate(index, candidate), candidate.at).map((comparison) => ({
        features: featuresOf(comparison),
        label,
        weight: pairWeight,
      }));
    });
  return [...toExamples(same, true), ...toExamples(different, false)];
}

export function trainJudge(examples: readonly Example[]): Model {
  if (examples.some(({ features }) => features.length !== featureNames.length)) throw new Error('a number a feature');
  return trainLogistic(examples, { l2: penalty });
}

/** The relevant items of a set with the events that they are identified with when relevance is given by the labels. */
export function judgeGiven(set: readonly LabelledItem[], judge: Model | null): Judged[] {
  const index = createIndex({ judge });
  return relevantOf(set).map(({ item, label, window }) => {
    const candidate = toCandidate(item);
    const cluster = identify(index, candidate) ?? item.id;
    remember(index, cluster, candidate);
    const { eventType, location } = candidate;
    return {
      item,
      label,
      window,
      got: { id: item.id, relevant: true, eventType, urgency: '', location, cluster, reasons: [] },
    };
  });
}

/** A made-up pair counts less than a pair of real news. */
const pairWeight = 0.7;
const penalty = 3;

function relevantOf(set: readonly LabelledItem[]): LabelledItem[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return set
    .filter(({ label, item }) => label.relevant && !Number.isNaN(Date.parse(item.date)))
    .sort((a, b) => Date.parse(a.item.date) - Date.parse(b.item.date) || order(a.item.id, b.item.id));
}

function toCandidate({ title, summary, date }: Pick<GivenItem, 'title' | 'summary' | 'date'>): Candidate {
  const { eventType, location } = classify({ title, summary });
  return { title, summary, at: new Date(date), eventType, location };
}

function dateAt(hours: number): string {
  return new Date(Date.UTC(2030, 2, 1, 6) + hours * 3_600_000).toISOString();
}
