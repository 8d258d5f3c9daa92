import {
  type Candidate,
  comparisonsOf,
  createIndex,
  identify,
  locate,
  remember,
} from '@vigil/server/pipeline/identify/identify';
import { featureNames, featuresOf } from '@vigil/server/pipeline/identify/judge/features';
import type { PairModel } from '@vigil/server/pipeline/identify/judge/judge';
import { type Reading, readItem } from '@vigil/server/reading/reading';
import type { LabelledItem } from '../labels.ts';
import type { Judged } from '../measures.ts';
import type { GivenItem } from '../predict.ts';
import { type Example, trainLogistic } from './logistic.ts';

/**
 * Each relevant item of a labelled set against the events that the index offers for it. Without a judge every item before
 * it stands with the event it is labelled with, with one where the judge put it: so a judge learns from its own mistakes.
 * It belongs to an event of which at least half of the reports are labelled as its own.
 */
function examplesOfSet(set: readonly LabelledItem[], judge: PairModel | null = null): Example[] {
  const index = createIndex({ judge });
  const members = new Map<string, string[]>();
  return relevantOf(set).flatMap(({ item, label }) => {
    const report = locate(index, toCandidate(item));
    const isOwn = (name: string) => name === label.cluster || name === label.clusterAlt;
    const examples = comparisonsOf(index, report).map((comparison) => {
      const names = members.get(comparison.event.eventId) ?? [];
      return { features: featuresOf(comparison), label: names.filter(isOwn).length >= names.length / 2 };
    });
    const eventId = judge ? (identify(index, report).eventId ?? item.id) : label.cluster;
    members.set(eventId, [...(members.get(eventId) ?? []), label.cluster]);
    remember(index, eventId, report);
    return examples;
  });
}

/** Trains on the labels first, and then as often as `rounds` says on what the judge so far makes of the sets as well. */
export function trainOnSets(sets: readonly (readonly LabelledItem[])[]): PairModel {
  const examples = sets.flatMap((set) => examplesOfSet(set));
  let judge = trainJudge(examples);
  for (let round = 0; round < rounds; round++) {
    const last = judge;
    examples.push(...sets.flatMap((set) => examplesOfSet(set, last)));
    judge = trainJudge(examples);
  }
  return judge;
}

/** More rounds do not change what it gives on windows left out. */
const rounds = 1;

function trainJudge(examples: readonly Example[]): PairModel {
  if (examples.some(({ features }) => features.length !== featureNames.length)) throw new Error('a number a feature');
  return trainLogistic(examples, { l2: penalty });
}

/** The relevant items of a set with the events that they are identified with when relevance is given by the labels. */
export function judgeGiven(set: readonly LabelledItem[], judge: PairModel | null): Judged[] {
  const index = createIndex({ judge });
  return relevantOf(set).map(({ item, label, window }) => {
    const report = locate(index, toCandidate(item));
    const cluster = identify(index, report).eventId ?? item.id;
    remember(index, cluster, report);
    return {
      item,
      label,
      window,
      got: { id: item.id, relevant: true, eventType: '', urgency: '', location: '', cluster, reasons: [] },
    };
  });
}

const penalty = 3;

function relevantOf(set: readonly LabelledItem[]): LabelledItem[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return set
    .filter(({ label, item }) => label.relevant && !Number.isNaN(Date.parse(item.date)))
    .sort((a, b) => Date.parse(a.item.date) - Date.parse(b.item.date) || order(a.item.id, b.item.id));
}

/** Every item is read once, however often a judge is trained on it. */
const readings = new Map<string, Reading>();

function readingOf(title: string, summary: string): Reading {
  const key = JSON.stringify([title, summary]);
  const reading = readings.get(key) ?? readItem({ title, summary, language: 'en' });
  readings.set(key, reading);
  return reading;
}

function toCandidate({ title, summary, date }: Pick<GivenItem, 'title' | 'summary' | 'date'>): Candidate {
  return { title, summary, at: new Date(date), reading: readingOf(title, summary) };
}
