import type { PairModel } from '@vigil/server/pipeline/identify/judge/judge';
import type { LabelledItem } from '../labels.ts';
import { identity, type Judged } from '../measures.ts';
import { predict } from '../predict.ts';
import { judgeGiven, trainOnSets } from './pairs.ts';

/** Labelled items of one stretch of time. */
export interface Window {
  name: string;
  group: string;
  items: LabelledItem[];
}

/**
 * Shows BCubed F1, pair F1 and what they are made of for each window by the rules alone and by a judge trained on the windows
 * of the other groups; with relevance given by the labels, and with relevance as predicted.
 */
export function showCross(windows: readonly Window[]): void {
  const judges = new Map<string, PairModel>();
  for (const { group } of windows) {
    if (judges.has(group)) continue;
    const others = windows.filter((one) => one.group !== group).map(({ items }) => items);
    judges.set(group, trainOnSets(others));
  }
  const results = windows.map((window) => {
    const judge = judges.get(window.group) ?? null;
    return {
      name: window.name,
      judged: {
        'rules, relevance given': unique(window, judgeGiven(window.items, null)),
        'judge, relevance given': unique(window, judgeGiven(window.items, judge)),
        'rules, end to end': unique(window, judgeAll(window.items, null)),
        'judge, end to end': unique(window, judgeAll(window.items, judge)),
      },
    };
  });
  const sum = (name: string, isOf: (name: string) => boolean) => {
    const part = results.filter((one) => isOf(one.name)).map(({ judged }) => judged);
    return {
      name,
      judged: {
        'rules, relevance given': part.flatMap((one) => one['rules, relevance given']),
        'judge, relevance given': part.flatMap((one) => one['judge, relevance given']),
        'rules, end to end': part.flatMap((one) => one['rules, end to end']),
        'judge, end to end': part.flatMap((one) => one['judge, end to end']),
      },
    };
  };
  const isCalm = (name: string) => !name.startsWith('en-');
  const rows = [
    ...results,
    sum('war and ceasefire', (name) => !isCalm(name)),
    sum('calm', isCalm),
    sum('all', () => true),
  ];
  const cells = rows.map(({ name, judged }) => [
    name,
    Object.fromEntries(Object.entries(judged).map(([column, items]) => [column, cellOf(items)])),
  ]);
  console.table(Object.fromEntries(cells));
}

function judgeAll(set: readonly LabelledItem[], judge: PairModel | null): Judged[] {
  const predictions = predict(
    set.map(({ item }) => item),
    { judge },
  );
  return set.flatMap((row, at) => {
    const got = predictions[at];
    return got ? [{ ...row, got }] : [];
  });
}

/** Events of two windows are never one. */
function unique({ name }: Window, judged: readonly Judged[]): Judged[] {
  const of = (cluster: string | null) => cluster && `${name} ${cluster}`;
  return judged.map(({ item, label, window, got }) => ({
    item,
    window,
    label: { ...label, cluster: `${name} ${label.cluster}`, clusterAlt: of(label.clusterAlt) },
    got: { ...got, cluster: of(got.cluster) },
  }));
}

function cellOf(judged: readonly Judged[]): string {
  const measures = identity(judged);
  return ['BCubed F1', 'pair F1', 'pair precision', 'pair recall', 'BCubed precision', 'BCubed recall']
    .map((name) => (measures[name] ?? Number.NaN).toFixed(3))
    .join(' ');
}
