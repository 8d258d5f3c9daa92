import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { attackReportFile, learnedFiles } from '../accuracy/learned-files.ts';
import { weightsFile } from '../accuracy/train/files.ts';
import { trainOnSets } from '../accuracy/train/pairs.ts';
import { readWindows } from '../accuracy/train/windows.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

it('the weights of relevance, type, urgency and place are those that training gives with these labels and rules', async () => {
  const files = await learnedFiles();
  expect(files.size).toBe(4);
  const stale = [];
  for (const [path, text] of files) if ((await read(path)) !== text) stale.push(path);
  expect(stale).toEqual([]);
});

it('so are the weights of the judge of pairs', async () => {
  const windows = await readWindows();
  const text = weightsFile(trainOnSets(windows.map(({ items }) => items)));
  expect((await read('server/src/pipeline/identify/judge/weights.ts')) === text).toBe(true);
});

it('so are the weights that tell news of an attack', async () => {
  const [path, text] = await attackReportFile();
  expect((await read(path)) === text).toBe(true);
});
