import { expect, it } from 'vitest';
import { createLatencies } from './latencies.ts';

it('half and 95 of 100 are the nearest ranks, and nothing is said of a stage without any', () => {
  const latencies = createLatencies(() => {});
  latencies.note(
    'pushed',
    Array.from({ length: 100 }, (_, index) => 100 - index),
  );
  latencies.note('painted', [7]);
  expect(latencies.list()).toEqual([
    { stage: 'seen', count: 0, p50: null, p95: null },
    { stage: 'pushed', count: 100, p50: 50, p95: 95 },
    { stage: 'painted', count: 1, p50: 7, p95: 7 },
  ]);
});

it('only the last thousand count', () => {
  const latencies = createLatencies(() => {});
  latencies.note('seen', Array(1_000).fill(1));
  latencies.note('seen', Array(1_000).fill(2));
  expect(latencies.list()[0]).toEqual({ stage: 'seen', count: 1_000, p50: 2, p95: 2 });
});
