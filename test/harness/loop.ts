import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The delay of the event loop that 99 of 100 timers stayed below while `work` ran, in milliseconds. */
export async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
}

/**
 * The longest delay to accept of a loop that leaves this work to others: 100 ms, or on a machine that is
 * busy otherwise a quarter of what the work takes here and now, on the loop itself.
 */
export async function toleranceFor(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work().catch(() => {});
  return Math.max(100, (performance.now() - from) / 4);
}
