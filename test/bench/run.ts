import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { areas } from './areas.ts';
import { benchBrowser } from './browser.ts';
import { writeDocument, writeTable } from './document.ts';
import { benchJudge } from './judge.ts';
import { describeRun } from './machine.ts';
import { benchParse } from './parse.ts';
import { benchPipeline } from './pipeline.ts';
import { benchPoll } from './poll.ts';
import { benchPush } from './push.ts';
import { benchReading } from './reading.ts';
import { benchScale } from './scale.ts';
import { benchSearch } from './search.ts';
import { benchServers } from './servers.ts';
import { benchSignIn } from './signin.ts';
import { benchStore } from './store.ts';
import { type Figures, type Summaries, summarize } from './summary.ts';
import { benchWeight } from './weight.ts';
import { benchYear } from './year.ts';

/**
 * Measures every area three times, or `--times N`, prints its table, and writes docs/benchmarks.md. `--only NAME` measures
 * one area and rewrites its table alone; `--json FILE` writes the medians as one flat object; `--dry` leaves the document
 * as it is.
 */
const document = new URL('../../docs/benchmarks.md', import.meta.url);

const benches: Record<string, () => Promise<Figures>> = {
  push: benchPush,
  poll: benchPoll,
  pipeline: benchPipeline,
  reading: benchReading,
  scale: benchScale,
  servers: benchServers,
  parse: benchParse,
  judge: benchJudge,
  store: benchStore,
  search: benchSearch,
  year: benchYear,
  signin: benchSignIn,
  weight: benchWeight,
  browser: benchBrowser,
};

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    times: { type: 'string', default: '3' },
    dry: { type: 'boolean', default: false },
  },
});
const repetitions = Number(values.times);
const names = values.only ? [values.only] : Object.keys(benches);
const run = describeRun(repetitions);
console.log(run);

const measured: Record<string, Summaries> = {};
for (const name of names) {
  const [bench, area] = [benches[name], areas[name]];
  if (!bench || !area) throw new Error(`There is no bench ${name}, only ${Object.keys(benches).join(', ')}.`);
  const started = performance.now();
  const runs: Figures[] = [];
  for (let repetition = 0; repetition < repetitions; repetition++) runs.push(await bench());
  const summaries = summarize(runs);
  measured[name] = summaries;
  console.log(
    `\n${area.title} (${Math.round((performance.now() - started) / 1000)} s)\n${writeTable(area, summaries)}`,
  );
}

if (!values.dry)
  await writeFile(document, writeDocument(await readFile(document, 'utf8').catch(() => ''), measured, run));
if (values.json) {
  const medians = Object.values(measured).flatMap((summaries) =>
    Object.entries(summaries).map(([name, { median }]) => [name, median] as const),
  );
  await writeFile(values.json, `${JSON.stringify(Object.fromEntries(medians), null, 2)}\n`);
}
process.exit();
