import { expect, it } from 'vitest';
import { createArrivals } from './arrivals.ts';

it('the delay from publication to the tabs is told overall and by feed, the slowest first', () => {
  const arrivals = createArrivals();
  for (const ms of [10, 20, 30]) arrivals.note('Harbour Radio', ms);
  arrivals.note('Slow Gazette', 500);
  expect(arrivals.list()).toEqual({
    overall: { count: 4, p50: 20, p95: 500 },
    feeds: [
      { source: 'Slow Gazette', count: 1, p50: 500, p95: 500 },
      { source: 'Harbour Radio', count: 3, p50: 20, p95: 30 },
    ],
  });
});

it('only the last hundred of a feed and the last thousand of all count', () => {
  const arrivals = createArrivals();
  for (let report = 0; report < 1_100; report++) arrivals.note('Harbour Radio', report < 1_000 ? 1 : 9);
  const { overall, feeds } = arrivals.list();
  expect([overall.count, overall.p50, feeds[0]?.count, feeds[0]?.p50]).toEqual([1_000, 1, 100, 9]);
});
