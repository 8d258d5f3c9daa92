import { expect, it } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

const limits = {
  maxThreads: 1,
  minThreads: 1,
  timeLimitMs: 1_000,
  memoryLimitMb: 64,
  tooSlow: 'slow',
  tooLarge: 'large',
};

// A late task would start threads that keep the process from ending.
it('a worker pool that is closed before its first task refuses tasks as unavailable', async () => {
  const pool = createWorkerPool({ ...limits, callerUrl: import.meta.url, file: 'worker' });
  await pool.close();
  await expect(pool.run({})).rejects.toMatchObject({ code: 'unavailable' });
});

it('a task that a worker pool is closed during ends as unavailable', async () => {
  const pool = createWorkerPool({ ...limits, callerUrl: import.meta.url, file: '../pipeline/parse/worker' });
  const task = pool.run({ bytes: new Uint8Array(), contentType: null, url: '', kind: 'feed' });
  const ended = expect(task).rejects.toMatchObject({ code: 'unavailable' });
  await pool.close();
  await ended;
});

it('a worker pool refuses tasks when as many wait as may', async () => {
  const pool = createWorkerPool({
    ...limits,
    timeLimitMs: 20_000,
    maxWaiting: 2,
    callerUrl: import.meta.url,
    file: '../pipeline/parse/worker',
  });
  const bytes = Buffer.from('<rss version="2.0"><channel></channel></rss>');
  const run = () => pool.run({ bytes, contentType: null, url: '', kind: 'feed' });
  const answers = await Promise.allSettled(Array.from({ length: 8 }, run));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(3);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'unavailable' } });
  expect(answers.length - refused.length).toBeGreaterThan(1);
  await expect(run()).resolves.toEqual([]);
  await pool.close();
});
