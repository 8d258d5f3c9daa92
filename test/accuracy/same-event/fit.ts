import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type AllWeights, trained } from '@vigil/server/judge/same-event/chance';
import { sharedReader } from '../../harness/vigil.ts';
import { heldOutPairs } from '../headlines/held-out-pairs.ts';
import { areOne } from '../headlines/measure.ts';
import { type LabelledItem, windowSet, windows } from '../labels.ts';
import { judgeAll, measure } from '../measures.ts';
import { remembering } from './remembering.ts';

/**
 * `npm run fit-same-event`: searches the weights by which a report joins an event, beginning at those that stand, one step of one weight
 * after the other as long as the labelled windows that are not set aside and the pairs that training leaves out get better. The judge of
 * pairs has seen these windows, so its answers there are too sure: its own weight is not searched.
 */
const file = new URL('../../../server/same-event/weights.json', import.meta.url);
const rounds = Number(process.env.ROUNDS ?? 2);

const reader = await sharedReader();
remembering(reader);
const names = Object.keys(windows).filter((name) => !name.endsWith('set-aside'));
const sets = new Map<string, LabelledItem[]>();
for (const name of names) sets.set(name, await windowSet(name));
const pairs = Object.values(await heldOutPairs());

let best = await scoreOf();
console.log('at first', best.toFixed(4));
let step = 0.5;
for (let round = 0; round < rounds; round++, step /= 2) {
  for (const part of ['asked', 'alone'] as const)
    for (const name of Object.keys(trained[part])) if (isName(name)) await tryBoth(part, name, step);
  await writeFile(fileURLToPath(file), `${JSON.stringify(rounded(trained), null, 2)}\n`);
}
await reader.close();

type Part = 'asked' | 'alone';
type Name = keyof AllWeights['alone'];

/** Not the weight of the judge of pairs. */
function isName(name: string): name is Name {
  return name in trained.alone;
}

async function tryBoth(part: Part, name: Name, by: number): Promise<void> {
  for (const sign of [1, -1]) {
    const before = trained[part][name];
    const next = before + sign * by;
    // What two reports have in common parts them nowhere.
    trained[part][name] = name === 'bias' ? next : Math.max(0, next);
    const score = await scoreOf();
    if (score > best + 0.0005) {
      best = score;
      console.log(part, name, before, '->', trained[part][name], score.toFixed(4));
      return;
    }
    trained[part][name] = before;
  }
}

/** The mean over the windows of BCubed F1 and pair F1, and of the shares of own pairs found and kept apart; wrong joins count twice. */
async function scoreOf(): Promise<number> {
  const scores: number[] = [];
  for (const set of sets.values()) {
    const measures = measure(await judgeAll(set));
    scores.push(((measures['BCubed F1'] ?? 0) + (measures['pair F1'] ?? 0)) / 2);
  }
  for (const { same, different } of pairs) {
    const found = await Promise.all(same.map(areOne));
    const merged = await Promise.all(different.map(areOne));
    scores.push(share(found) - 2 * share(merged));
  }
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function share(all: readonly boolean[]): number {
  return all.filter(Boolean).length / all.length;
}

function rounded(weights: AllWeights): AllWeights {
  return JSON.parse(
    JSON.stringify(weights, (_, value) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value)),
  );
}
