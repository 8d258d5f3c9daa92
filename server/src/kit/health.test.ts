import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHealth } from './health.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a database that answers is no trouble', async () => {
  expect(await createHealth(async () => 1).trouble()).toBeNull();
});

it('one that refuses, and one that says nothing for a second, are', async () => {
  const refusing = createHealth(() => Promise.reject(new Error('gone')));
  expect(await refusing.trouble()).toBe('no database');
  const asked = createHealth(() => new Promise(() => {})).trouble();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toBe('no database');
});

it('it is asked once in two seconds, however many want to know', async () => {
  const ping = vi.fn(async () => 1);
  const { trouble } = createHealth(ping);
  await Promise.all([trouble(), trouble(), trouble()]);
  expect(ping).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_001);
  await trouble();
  expect(ping).toHaveBeenCalledTimes(2);
});

it('who is stopping wants no more requests', async () => {
  const health = createHealth(async () => 1);
  health.stop();
  expect(await health.trouble()).toBe('stopping');
});
