import { describe, expect, it } from 'vitest';
import { third } from '../headlines/third.ts';
import type { LabelledItem } from '../labels.ts';
import { sharesFile, weightsFile } from './files.ts';
import { trainOnSets } from './pairs.ts';
import { termSharesOf } from './shares.ts';

describe('npm run train', () => {
  it('writes the same weights, byte for byte, whatever order the items are in', () => {
    const items = third.same.flatMap(([one, other], at) => [labelled(one, at, 0), labelled(other, at, 1)]);
    expect(weightsFile(trainOnSets([items]))).toBe(weightsFile(trainOnSets([[...items].reverse()])));
  }, 60_000);

  it('writes the same shares of terms whatever order the items are in', () => {
    const items = [...third.same, ...third.different]
      .flatMap((pair) => [pair[0], pair[1]])
      .map((title) => ({ id: title, date: '', outlet: '', title, summary: '', url: '', lang: '' }));
    expect(sharesFile(termSharesOf(items))).toBe(sharesFile(termSharesOf([...items].reverse())));
  }, 60_000);
});

/** A report of the event `at`, the second ten minutes after the first. */
function labelled(title: string, at: number, second: number): LabelledItem {
  const id = `${at}-${second}`;
  const date = new Date(Date.UTC(2030, 2, 1) + at * 3_600_000 + second * 600_000).toISOString();
  return {
    item: { id, date, outlet: '', title, summary: '', url: '', lang: '' },
    label: {
      id,
      relevant: true,
      borderline: false,
      eventType: null,
      eventTypeAlt: [],
      urgency: null,
      location: null,
      locationAlt: [],
      cluster: `${at}`,
      clusterAlt: null,
    },
    window: 'invented',
  };
}
