import { Fault } from './fault.ts';

/** How often pending work is checked. */
const checkMs = 250;
/** Grace period before pinging, and ping timeout. */
const graceMs = 2_000;

/** Awaits `work`; throws a `Fault` as soon as the database is known to be unavailable. */
export type FailFast = <T>(work: Promise<T>) => Promise<T>;

interface WatchedDatabase {
  /** Returns true if the driver has no connection to any server of the database. */
  isLost: () => boolean;
  /** Rejects if the database does not answer. */
  ping: () => Promise<void>;
}

interface PendingWork {
  since: number;
  fail: () => void;
}

/**
 * Requests fail within seconds while the database is unavailable, however many queries they make: the driver waits
 * several seconds for each query, and a stored change may wait for its announcement without limit. The work itself is
 * not cancelled; its result is ignored.
 */
export function createDatabaseWatchdog({ isLost, ping }: WatchedDatabase): FailFast {
  const waiting = new Set<PendingWork>();
  let timer: NodeJS.Timeout | undefined;
  let isUnavailable = false;
  let pingedAt: number | null = null;

  function check(): void {
    if (waiting.size === 0 && !isUnavailable) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    const now = performance.now();
    if (isUnavailable || [...waiting].some(({ since }) => now - since >= graceMs)) void pingDatabase();
    if (pingedAt !== null && now - pingedAt >= graceMs) isUnavailable = true;
    if (!isUnavailable && !isLost()) return;
    for (const { since, fail } of waiting) if (now - since >= checkMs / 2) fail();
  }

  async function pingDatabase(): Promise<void> {
    if (pingedAt !== null) return;
    pingedAt = performance.now();
    isUnavailable = await ping().then(
      () => false,
      () => true,
    );
    pingedAt = null;
  }

  return async (work) => {
    const { promise, reject } = rejectable();
    const mine = { since: performance.now(), fail: reject };
    waiting.add(mine);
    timer ??= setInterval(check, checkMs).unref();
    try {
      return await Promise.race([work, promise]);
    } finally {
      waiting.delete(mine);
    }
  };
}

function rejectable(): { promise: Promise<never>; reject: () => void } {
  let reject = () => {};
  const promise = new Promise<never>((_, rejectPromise) => {
    reject = () => rejectPromise(new Fault('unavailable'));
  });
  return { promise, reject };
}
