import type { Log } from '../kit/log.ts';
import type { Expiry } from './indexes.ts';
import type { Lease, Leases } from './lease.ts';
import { createLeasedWork } from './leased-work.ts';

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
  const removal = createLeasedWork({
    leases,
    name: 'expiring',
    work: removeAll,
    busyMs: pauseMs,
    retryMs: pauseMs,
    onFailure: (error) =>
      report.error({ err: error }, 'what has expired could not be removed; trying again in a minute'),
  });

  function start(): void {
    if (expiries.length > 0) removal.wake();
  }

  async function removeAll({ signal }: Lease): Promise<number> {
    for (const expiry of expiries) await removeExpired(expiry, AbortSignal.any([signal, stopping.signal]));
    return pauseMs;
  }

  async function removeExpired({ collection, field, seconds }: Expiry, stop: AbortSignal): Promise<void> {
    const isExpired = { [field]: { $lte: new Date(now().getTime() - seconds * 1000) } };
    while (!stop.aborted) {
      const rows = await collection.find(isExpired, { projection: { _id: 1 }, limit: batch }).toArray();
      // The condition is repeated: rows that were used meanwhile stay.
      await collection.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) }, ...isExpired });
      if (rows.length < batch) return;
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await removal.stop();
  }

  return { start, stop };
}
