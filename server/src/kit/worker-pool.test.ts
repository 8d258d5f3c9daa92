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
it('a worker pool that is closed before its first task takes no task', async () => {
  const pool = createWorkerPool({ ...limits, callerUrl: import.meta.url, file: 'worker' });
  await pool.close();
  await expect(pool.run({})).rejects.toThrow('the worker pool is closed');
});
