import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readLines } from '../accuracy/labels.ts';
import { toGivenItem } from '../accuracy/predict.ts';
import { assess } from './assess.ts';
import { takeInItems } from './take-in-items.ts';

/**
 * `--items IN.jsonl --at TIME [--since TIME] --out OUT.json`: reads the items that were published by then, judges and
 * identifies them, and writes level, percentages, indicators, the sentences of the detailed report with the ids of the
 * events that they cite, the six factors, and those events. Without a server, by the code of the server.
 */
const { values } = parseArgs({
  options: { items: { type: 'string' }, at: { type: 'string' }, since: { type: 'string' }, out: { type: 'string' } },
});

const at = new Date(values.at ?? '');
if (!values.items || Number.isNaN(+at)) {
  console.error('Usage: npm run assess -- --items IN.jsonl --at 2031-03-04T12:00:00Z [--since TIME] [--out OUT.json]');
  process.exit(1);
}
const items = (await readLines(values.items)).map(toGivenItem);
const events = await takeInItems(items, at);
const before = process.cpuUsage().user;
const assessment = assess(events, at, values.since ? new Date(values.since).toISOString() : null);
const cpuMs = Math.round((process.cpuUsage().user - before) / 1000);
const cited = new Set(assessment.sentences.flatMap(({ eventIds }) => eventIds));
const shown = events.filter(({ id }) => cited.has(id)).map(toShown);
const text = `${JSON.stringify({ ...assessment, cited: shown }, null, 2)}\n`;
if (values.out) await writeFile(values.out, text);
else process.stdout.write(text);
console.error(`${items.length} items, ${events.length} events, assessed in ${cpuMs} ms of CPU`);

function toShown({ id, title, location, timestamp, eventType, urgencyLevel, reports }: (typeof events)[number]) {
  return { id, title, location, timestamp, eventType, urgencyLevel, sources: reports.map(({ source }) => source) };
}
