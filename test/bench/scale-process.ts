import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { SourceInsert } from '@vigil/server/features/sources/store';
import { startVigil } from '../harness/vigil.ts';
import { answerParent } from './child.ts';

/** What a scan took: seconds by the clock and of CPU, the longest block of the event loop in ms; memory in MB. */
export interface Scaled {
  wall: number;
  cpu: number;
  block: number;
  newEvents: number;
  /** Resident memory after a collection of garbage, and the most so far. */
  rss: number;
  peak: number;
}

/* A server in a process of its own, with its alert watch on. Argument: its sources, as JSON. Answers `scan` and `url`. */
const sources: SourceInsert[] = JSON.parse(process.argv[2] ?? '[]');
const vigil = await startVigil();
for (const source of sources) await vigil.stores.sources.add(source);

answerParent(async (question: 'url' | 'scan' | 'end'): Promise<Scaled | string | null> => {
  if (question === 'end') {
    await vigil.end();
    return null;
  }
  if (question === 'url') return vigil.url;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const used = process.cpuUsage();
  const started = performance.now();
  // A scan of all feeds runs at once when scans are first scheduled, and `run` joins it.
  vigil.scheduleScans();
  const progress = await vigil.scanner.run();
  const wall = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(used);
  delay.disable();
  globalThis.gc?.();
  return {
    wall,
    cpu: (user + system) / 1e6,
    block: delay.max / 1e6,
    newEvents: progress?.newEvents ?? 0,
    rss: process.memoryUsage.rss() / 1e6,
    peak: peakOf(readFileSync('/proc/self/status', 'utf8')),
  };
});

function peakOf(status: string): number {
  return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
}
