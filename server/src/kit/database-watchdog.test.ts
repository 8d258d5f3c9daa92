import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabaseWatchdog } from './database-watchdog.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});
const fine = { isLost: () => false, ping: async () => {} };

/** What became of `work` by now. */
function watch<T>(work: Promise<T>): { outcome: () => unknown } {
  let outcome: unknown = 'waits';
  work.then(
    (value) => (outcome = value),
    (error) => (outcome = error.status),
  );
  return { outcome: () => outcome };
}

it('work has its own end, good or bad', async () => {
  const failFast = createDatabaseWatchdog(fine);
  expect(await failFast(Promise.resolve(7))).toBe(7);
  await expect(failFast(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('long work is waited for as long as the database answers', async () => {
  const ping = vi.fn(fine.ping);
  const { outcome } = watch(createDatabaseWatchdog({ ...fine, ping })(never()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome()).toBe('waits');
  expect(ping.mock.calls.length).toBeGreaterThan(10);
});

it('quick work asks nobody', async () => {
  const ping = vi.fn(fine.ping);
  const failFast = createDatabaseWatchdog({ ...fine, ping });
  await Promise.all(Array.from({ length: 100 }, (_, index) => failFast(Promise.resolve(index))));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ping).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('is given up at once when the database is known to be lost', async () => {
  const { outcome } = watch(createDatabaseWatchdog({ ...fine, isLost: () => true })(never()));
  await vi.advanceTimersByTimeAsync(500);
  expect(outcome()).toBe(503);
});

it('is given up when the database does not answer, and who comes then waits a moment only', async () => {
  const ping = () => new Promise<void>(() => {});
  const failFast = createDatabaseWatchdog({ ...fine, ping });
  const first = watch(failFast(never()));
  await vi.advanceTimersByTimeAsync(4_500);
  expect(first.outcome()).toBe(503);
  const second = watch(failFast(never()));
  await vi.advanceTimersByTimeAsync(500);
  expect(second.outcome()).toBe(503);
});

it('waits again once the database answers again', async () => {
  let isDown = true;
  const failFast = createDatabaseWatchdog({
    ...fine,
    ping: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()),
  });
  const before = watch(failFast(never()));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(before.outcome()).toBe(503);
  isDown = false;
  await vi.advanceTimersByTimeAsync(1_000);
  const after = watch(failFast(never()));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(after.outcome()).toBe('waits');
});
