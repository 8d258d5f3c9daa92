import type { Lease, Leases } from './lease.ts';

interface LeasedWorkOptions {
  leases: Pick<Leases, 'run'>;
  name: string;
  /** Returns after how many milliseconds to run again; null: with the next `wake`. */
  work: (lease: Lease) => Promise<number | null>;
  /** The delay while another server holds the lease. */
  busyMs: number;
  /** The delay after a failure. */
  retryMs: number;
  /** The least time between two runs, for work that costs the same for one change as for many. */
  restMs?: number;
  onFailure: (error: unknown) => void;
}

/** Runs work when it is woken, under a lease, one run at a time, until one has succeeded after the last `wake`. */
export function createLeasedWork(options: LeasedWorkOptions) {
  const { leases, name, work, busyMs, retryMs, restMs = 0, onFailure } = options;
  let timer: NodeJS.Timeout | undefined;
  let nextAt = Number.POSITIVE_INFINITY;
  let restedAt = 0;
  let running: Promise<void> | null = null;
  let isStopped = false;

  /** Runs in `ms` milliseconds, or sooner if a sooner time is planned. During a run: after its end. */
  function wake(ms = 0): void {
    nextAt = Math.min(nextAt, performance.now() + ms);
    if (!running) plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (isStopped || nextAt === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(run, Math.max(0, Math.max(nextAt, restedAt) - performance.now())).unref();
  }

  function run(): void {
    nextAt = Number.POSITIVE_INFINITY;
    running = leases
      .run(name, work)
      .then(
        (ran) => (ran ? ran.result : busyMs),
        (error) => {
          onFailure(error);
          return retryMs;
        },
      )
      .then((ms) => {
        running = null;
        restedAt = performance.now() + restMs;
        if (ms !== null) wake(ms);
        plan();
      });
  }

  /** Resolves after the run in progress. */
  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    await running;
  }

  return { wake, stop };
}
