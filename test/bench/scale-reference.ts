import Parser from 'rss-parser';
import { answerParent } from './child.ts';

/** Seconds by the clock and of CPU. */
export interface BareScan {
  wall: number;
  cpu: number;
}

/*
 * The least that a scan could do: reads each feed by `fetch`, 16 at a time, and parses it by `rss-parser`. It judges, joins
 * and stores nothing, and may ask a host for two feeds at once. Argument: the addresses, as JSON. Answers `scan`.
 */
const urls: string[] = JSON.parse(process.argv[2] ?? '[]');
const concurrency = 16;
const parser = new Parser();

answerParent(async (_question: 'scan'): Promise<BareScan> => {
  const used = process.cpuUsage();
  const started = performance.now();
  const queue = urls.values();
  const worker = async () => {
    for (const url of queue) await parser.parseString(await (await fetch(url)).text());
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const { user, system } = process.cpuUsage(used);
  return { wall: (performance.now() - started) / 1000, cpu: (user + system) / 1e6 };
});
