import type { Arrivals as Delays } from '@vigil/common/latency';
import { toDelay } from './latencies.ts';

const maxKept = 1_000;
const maxKeptPerFeed = 100;

export type ArrivalLog = ReturnType<typeof createArrivals>;

/** Keeps how long the last reports took from publication to the open tabs, overall and by feed. */
export function createArrivals() {
  const overall: number[] = [];
  const byFeed = new Map<string, number[]>();

  function note(source: string, ms: number): void {
    const ofFeed = byFeed.get(source) ?? [];
    byFeed.set(source, ofFeed);
    keep(overall, ms, maxKept);
    keep(ofFeed, ms, maxKeptPerFeed);
  }

  /** The slowest feed first. */
  function list(): Delays {
    const feeds = [...byFeed].map(([source, durations]) => ({ source, ...toDelay(durations) }));
    return { overall: toDelay(overall), feeds: feeds.sort((a, b) => (b.p50 ?? 0) - (a.p50 ?? 0)) };
  }

  return { note, list };
}

function keep(list: number[], ms: number, max: number): void {
  list.push(ms);
  if (list.length > max) list.shift();
}
