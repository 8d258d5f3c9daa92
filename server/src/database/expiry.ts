import type { Log } from '../kit/log.ts';
import type { Expiry } from './indexes.ts';
import type { Leases } from './lease.ts';

const pauseMs = 60_000;
/** Limits one deletion, so that many rows do not delay other work. */
const batch = 500;

interface ExpiringOptions {
  /** Expiries that the database does not handle itself. */
  expiries: Expiry[];
  leases: Leases;
  now: () => Date;
  report: Log;
}

/** Removes expired rows once a minute, on one server at a time, if the database has no TTL indexes. */
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

  /** Returns the number of removed rows; null while another server removes them. */
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
      // The condition is repeated: rows that were used meanwhile stay.
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
