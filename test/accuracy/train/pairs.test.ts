import { describe, expect, it } from 'vitest';
import { second } from '../headlines/second.ts';
import { third } from '../headlines/third.ts';
import { sharesFile, weightsFile } from './files.ts';
import { examplesOfBatch, trainJudge } from './pairs.ts';
import { termSharesOf } from './shares.ts';

describe('npm run train', () => {
  it('writes the same weights, byte for byte, from the same pairs', () => {
    const train = () => weightsFile(trainJudge(examplesOfBatch(second)));
    expect(train()).toBe(train());
  }, 60_000);

  it('writes the same shares of terms whatever order the items are in', () => {
    const items = [...third.same, ...third.different]
      .flatMap((pair) => [pair[0], pair[1]])
      .map((title) => ({ id: title, date: '', outlet: '', title, summary: '', url: '', lang: '' }));
    expect(sharesFile(termSharesOf(items))).toBe(sharesFile(termSharesOf([...items].reverse())));
  }, 60_000);
});
