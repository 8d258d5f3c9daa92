import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs once more, and only once, for all who asked while it ran', async () => {
  let runs = 0;
  let running = 0;
  let most = 0;
  const task = oneAtATime(async () => {
    runs += 1;
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  const first = task();
  void task();
  void task();
  await first;
  expect({ runs, most }).toEqual({ runs: 2, most: 1 });
  await task();
  expect(runs).toBe(3);
});
