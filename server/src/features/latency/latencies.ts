import { type Delay, type Latency, type LatencyStage, stages } from '@vigil/common/latency';

const maxSamples = 1_000;

export type Latencies = ReturnType<typeof createLatencies>;

/** Keeps the last 1000 durations of each stage. `onNoted` is called with each, in milliseconds. */
export function createLatencies(onNoted: (stage: LatencyStage, ms: number) => void) {
  const kept: Record<LatencyStage, number[]> = { seen: [], pushed: [], painted: [] };

  function note(stage: LatencyStage, durations: readonly number[]): void {
    const list = kept[stage];
    for (const ms of durations) {
      list.push(ms);
      onNoted(stage, ms);
    }
    if (list.length > maxSamples) list.splice(0, list.length - maxSamples);
  }

  function list(): Latency[] {
    return stages.map((stage) => ({ stage, ...toDelay(kept[stage]) }));
  }

  return { note, list };
}

/** Median and 95th percentile of durations in milliseconds. */
export function toDelay(durations: readonly number[]): Delay {
  const sorted = [...durations].sort((a, b) => a - b);
  return { count: sorted.length, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

/** Nearest-rank quantile: the smallest value that is not exceeded by this share of all. */
function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}
