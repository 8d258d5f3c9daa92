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
