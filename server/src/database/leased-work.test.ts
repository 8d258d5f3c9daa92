import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeasedWork } from './leased-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work of 1 s. `begun`: the seconds at which it began, or another server held the lease. */
function startWork(results: (number | null | 'busy' | 'fails')[], { restMs = 0 } = {}) {
  const begun: number[] = [];
  const failures: unknown[] = [];
  const startedAt = Date.now();
  const work = createLeasedWork({
    name: 'test',
    busyMs: 2_000,
    retryMs: 5_000,
    restMs,
    work: async () => null,
    onFailure: (error) => failures.push(error),
    leases: {
      run: async <T>() => {
        begun.push(Math.round((Date.now() - startedAt) / 1_000));
        const result = results.shift() ?? null;
        if (result === 'busy') return null;
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        if (result === 'fails') throw new Error('the database is away');
        return { result: result as T };
      },
    },
  });
  return { ...work, begun, failures };
}

it.each([
  ['once, if it leaves nothing', [null], [0]],
  ['again when it says so', [10_000, null], [0, 11]],
  ['again while another server is at work', ['busy', 'busy', null], [0, 2, 4]],
  ['again after a failure', ['fails', null], [0, 6]],
] as const)('it runs %s', async (_, results, begun) => {
  const work = startWork([...results]);
  work.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work.begun).toEqual(begun);
  expect(work.failures).toHaveLength(results.includes('fails' as never) ? 1 : 0);
});

it('what wakes it while it waits comes at the soonest time, and while it runs after that', async () => {
  const work = startWork([]);
  work.wake(8_000);
  work.wake(4_000);
  work.wake(6_000);
  await vi.advanceTimersByTimeAsync(4_500);
  work.wake();
  work.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work.begun).toEqual([4, 5]);
});

it('it rests between two runs, and not before the first one', async () => {
  const work = startWork([], { restMs: 3_000 });
  work.wake();
  await vi.advanceTimersByTimeAsync(1_500);
  work.wake();
  work.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  work.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work.begun).toEqual([0, 4, 62]);
});

it('after the stop nothing runs', async () => {
  const work = startWork([1_000]);
  work.wake();
  await vi.advanceTimersByTimeAsync(500);
  const stopped = work.stop();
  work.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  await stopped;
  expect(work.begun).toEqual([0]);
});
