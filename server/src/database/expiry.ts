import type { Log } from '../kit/log.ts';
import type { Expiry } from './indexes.ts';
import type { Leases } from './lease.ts';

const pauseMs = 60_000;
/** So many rows at once, so that a great heap holds nobody up. */
const batch = 500;

interface ExpiringOptions {
  /** What the database does not remove by itself. */
  expiries: Expiry[];
  leases: Leases;
  now: () => Date;
  report: Log;
}

export type Expiring = ReturnType<typeof createExpiring>;

/** Removes rows whose time is over, once a minute, by one server at a time, where the database does not do so itself. */
export function createExpiring({ expiries, leases, now, report }: ExpiringOptions) {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    if (expiries.length > 0) plan(0);
  }

  function plan(delay: number): void {
    timer = setTimeout(() => {
      running = removeAll()
        .catch((error) =>
          report.error({ err: error }, 'what has expired could not be removed; trying again in a minute'),
        )
        .finally(() => {
          if (!stopping.signal.aborted) plan(pauseMs);
        });
    }, delay);
  }

  /** Returns how many rows were removed; null where another server is at it. */
  async function removeAll(): Promise<number | null> {
    const ran = await leases.run('expiring', async ({ signal }) => {
      let removed = 0;
      for (const expiry of expiries) removed += await removeExpired(expiry, AbortSignal.any([signal, stopping.signal]));
      return removed;
    });
    return ran?.result ?? null;
  }

  async function removeExpired({ collection, field, seconds }: Expiry, stop: AbortSignal): Promise<number> {
    const isExpired = { [field]: { $lte: new Date(now().getTime() - seconds * 1000) } };
    let removed = 0;
    while (!stop.aborted) {
      const rows = await collection.find(isExpired, { projection: { _id: 1 }, limit: batch }).toArray();
      // Asked again of each: what was used in between lives on.
      const { deletedCount } = await collection.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) }, ...isExpired });
      removed += deletedCount;
      if (rows.length < batch) break;
    }
    return removed;
  }

  async function stop(): Promise<void> {
    stopping.abort();
    clearTimeout(timer);
    await running;
  }

  return { start, removeAll, stop };
}
