import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { startVigil } from '../harness/vigil.ts';
import { answerParent } from './child.ts';

/** What one scan took: seconds by the clock, seconds of CPU of all threads, and the longest block of the main one in ms. */
export interface Scanned {
  wall: number;
  cpu: number;
  block: number;
  newEvents: number;
}

/*
 * A server with an empty embedded store in a process of its own, so that only its own CPU is
 * measured. Argument: the addresses of its feeds, as JSON. Each message makes it scan them once.
 */
const urls: unknown = JSON.parse(process.argv[2] ?? '[]');
const vigil = await startVigil();
for (const [feed, url] of (Array.isArray(urls) ? urls : []).entries())
  await vigil.addSource(`Paper ${feed}`, String(url));

answerParent(async (question: string): Promise<Scanned | null> => {
  if (question === 'end') {
    await vigil.end();
    return null;
  }
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const used = process.cpuUsage();
  const started = performance.now();
  const progress = await vigil.scanner.run();
  const wall = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(used);
  delay.disable();
  return { wall, cpu: (user + system) / 1e6, block: delay.max / 1e6, newEvents: progress?.newEvents ?? 0 };
});
