import { setTimeout as pause } from 'node:timers/promises';
import type { ScanProgress } from '@vigil/common/scan';
import type { ScanStore } from '../features/scan/store.ts';
import { Fault } from '../kit/fault.ts';
import type { Scanner } from './scan.ts';

const pollMs = 500;
const timeoutMs = 120_000;

/**
 * Scans all feeds and returns how that went. Waits for a scan that runs already, here or on another server; throws a
 * `Fault` if it does not end.
 */
export function createScanNow(scanner: Scanner, scan: ScanStore): () => Promise<ScanProgress> {
  /** Another server holds the lease: it scans, or reads due feeds and scans when it sees the request in the log. */
  async function ofAnother(before: ScanProgress | null): Promise<ScanProgress> {
    for (let waited = 0; waited < timeoutMs; waited += pollMs) {
      await pause(pollMs);
      const seen = await scan.progress();
      // What is stored may still be the scan before.
      const isFormer = seen?.finishedAt != null && seen.startedAt === before?.startedAt && before.finishedAt !== null;
      if (seen?.finishedAt && !isFormer) return seen;
      const own = seen === null || isFormer ? await scanner.run({ force: true }) : null;
      if (own) return own;
    }
    throw new Fault(
      'tooSlow',
      'Another server is scanning and takes longer than usual. Its news will appear by itself.',
    );
  }

  return async () => {
    const before = await scan.progress();
    const finished = (await scanner.run({ force: true })) ?? (await ofAnother(before));
    if (finished.finishedAt === null) throw new Fault('unavailable', 'The scan was broken off. Please try again.');
    return finished;
  };
}
