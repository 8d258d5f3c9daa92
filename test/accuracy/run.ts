import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sharedReader } from '../harness/vigil.ts';
import { showCross } from './cross.ts';
import { cases } from './headlines/cases.ts';
import { fifth } from './headlines/fifth.ts';
import { heldOutPairs } from './headlines/held-out-pairs.ts';
import { measureBatch } from './headlines/measure.ts';
import { developmentSet, type LabelledItem, ownSet, readLines, windowSet, windows } from './labels.ts';
import { faults, judgeAll, type Measures, measure } from './measures.ts';
import { predict, toGivenItem } from './predict.ts';

/**
 * Without arguments: the tables of all measures on the labelled sets and on the headlines of our own, and with
 * `--faults` what differs from the labels. `--set NAME` takes one of them; sets that are set aside are shown only so. With
 * `--items IN.jsonl --predictions OUT.jsonl`: judges the items of any file, a line for a line. With `--cross`: the labelled items that
 * training left out, by kind of day and language.
 */
const { values } = parseArgs({
  options: {
    items: { type: 'string' },
    predictions: { type: 'string' },
    set: { type: 'string' },
    faults: { type: 'boolean' },
    cross: { type: 'boolean' },
  },
});

type Result = { size: number; measures: Measures; faults: string[] };

const labelled: Record<string, () => Promise<LabelledItem[]>> = {
  development: developmentSet,
  tuning: () => ownSet('tuning'),
  untouched: () => ownSet('untouched'),
  ...Object.fromEntries(Object.keys(windows).map((name) => [name, () => windowSet(name)])),
};
const headlines = { cases: { same: [], different: [], cases }, fifth, ...(await heldOutPairs()) };
/** What differs in these is listed only where `--set` names them: a hold-out that was read is none. */
const heldOut = ['fifth'];

if (values.cross) await showCross();
else if (values.items) await judgeFile(values.items, values.predictions);
else await judgeSets();
await (await sharedReader()).close();

async function judgeFile(from: string, to: string | undefined): Promise<void> {
  const items = (await readLines(from)).map(toGivenItem);
  const started = performance.now();
  const predictions = await predict(items);
  const seconds = (performance.now() - started) / 1000;
  const lines = predictions.map(({ statement: _, ...prediction }) => JSON.stringify(prediction));
  const text = lines.map((line) => `${line}\n`).join('');
  if (to) await writeFile(to, text);
  else process.stdout.write(text);
  console.error(`${items.length} items in ${seconds.toFixed(1)} s`);
}

async function judgeSets(): Promise<void> {
  const sets: Record<string, Result> = {};
  for (const [name, load] of Object.entries(labelled)) {
    if (values.set ? values.set !== name : name.endsWith('set-aside')) continue;
    const set = await load().catch(() => null);
    if (!set) {
      console.log(`${name}: left out, its items are not beside this repository`);
      continue;
    }
    const judged = await judgeAll(set);
    sets[name] = { size: judged.length, measures: measure(judged), faults: faults(judged) };
  }
  const batches: Record<string, Result> = {};
  for (const [name, batch] of Object.entries(headlines)) {
    if (values.set && values.set !== name) continue;
    const { same, different, cases } = batch;
    batches[name] = { size: same.length + different.length + cases.length, ...(await measureBatch(batch)) };
  }
  for (const results of [sets, batches]) if (Object.keys(results).length > 0) show(results);
}

function show(results: Record<string, Result>): void {
  const table: Record<string, Record<string, string>> = {};
  for (const [name, { size, measures, faults }] of Object.entries(results)) {
    if (values.faults && (values.set === name || !heldOut.includes(name)))
      console.log(`\n${name}: what differs\n${faults.join('\n')}`);
    for (const [measure, value] of Object.entries(measures)) {
      const cell = Number.isNaN(value) ? '-' : value.toFixed(3);
      table[measure] = { ...table[measure], [`${name} (${size})`]: cell };
    }
  }
  console.table(table);
}
