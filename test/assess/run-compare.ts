import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '@vigil/server/config/env';
import { createLlmClient } from '@vigil/server/outside/llm';
import { readLines } from '../accuracy/labels.ts';
import { toGivenItem } from '../accuracy/predict.ts';
import { archiveRecords } from '../harness/archive.ts';
import { compareModel } from './compare.ts';
import { comparisonPage } from './comparison-page.ts';
import { takeInItems } from './take-in-items.ts';

/**
 * `--at TIME [--items IN.jsonl] [--out OUT.md]`: the report of the model that the environment sets up (OPENAI_API_KEY,
 * OPENAI_BASE_URL, OPENAI_MODEL) and that of the rules for one time, side by side, with what the verifier refused and why.
 * Without items, on the archive.
 */
const { values } = parseArgs({
  options: { items: { type: 'string' }, at: { type: 'string' }, out: { type: 'string' } },
});

const at = new Date(values.at ?? '');
if (Number.isNaN(+at)) {
  console.error('Usage: npm run compare-model -- --at 2031-03-04T12:00:00Z [--items IN.jsonl] [--out OUT.md]');
  process.exit(1);
}
const llm = createLlmClient(readEnv(process.env));
if (!llm) {
  console.error('No model is set up: set OPENAI_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL.');
  process.exit(1);
}
const events = values.items
  ? await takeInItems((await readLines(values.items)).map(toGivenItem), at)
  : archiveRecords();
const comparison = await compareModel(events, at, llm);
const page = comparisonPage(comparison);
if (values.out) await writeFile(values.out, page);
else process.stdout.write(page);
if (comparison.failure) {
  console.error(`The model gave no usable answer: ${comparison.failure}`);
  process.exit(2);
}
