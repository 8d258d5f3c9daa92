import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchJudge } from './judge.ts';
import { benchParse } from './parse.ts';
import { benchPipeline } from './pipeline.ts';
import { benchPoll } from './poll.ts';
import { benchPush } from './push.ts';
import { benchStore } from './store.ts';

/** Runs every measurement, prints the figures, and with `--json FILE` writes them as one flat object. */
const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });

const benches = {
  poll: benchPoll,
  push: benchPush,
  store: benchStore,
  parse: benchParse,
  judge: benchJudge,
  pipeline: benchPipeline,
};

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}. Ratios compare with a reference in the same run.`,
);
const figures: Record<string, number> = {};
for (const [name, bench] of Object.entries(benches)) {
  if (values.only && values.only !== name) continue;
  console.log(`\n${name}`);
  const measured = await bench();
  for (const [key, value] of Object.entries(measured)) console.log(`  ${key.padEnd(34)} ${format(value)}`);
  Object.assign(figures, measured);
}
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`);
process.exit();

function format(value: number): string {
  if (!Number.isFinite(value)) return 'not measured here';
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 0 });
}
