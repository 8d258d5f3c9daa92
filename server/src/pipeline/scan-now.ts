import { setTimeout as pause } from 'node:timers/promises';
import type { ScanProgress } from '@vigil/common/scan';
import type { ScanStore } from '../features/scan/store.ts';
import { Fault } from '../kit/fault.ts';
import type { Scanner } from './scan.ts';

const askEveryMs = 500;
const patienceMs = 120_000;

/**
 * Scans all feeds and returns how that went. A scan that runs already is waited for, on whichever
 * server it runs; throws a `Fault` when it does not end.
 */
export function createScanNow(scanner: Scanner, scan: ScanStore): () => Promise<ScanProgress> {
  /** Where another server holds the lease, what is stored may still be the scan before. */
  async function ofAnother(before: ScanProgress | null): Promise<ScanProgress> {
    for (let waited = 0; waited < patienceMs; waited += askEveryMs) {
      await pause(askEveryMs);
      const seen = await scan.progress();
      const isFormer = before?.finishedAt != null && seen?.startedAt === before.startedAt;
      if (seen?.finishedAt && !isFormer) return seen;
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
