import type { ScanProgress } from '@vigil/common/scan';
import { create } from 'zustand';

/** The running scan, else the last one, else null. */
export const useScan = create<{ progress: ScanProgress | null }>()(() => ({ progress: null }));

/** Messages and replies may arrive in any order: an older scan, or an earlier state of this one, is dropped. */
export function putProgress(next: ScanProgress | null): void {
  const { progress } = useScan.getState();
  if (next && (!progress || !isOlder(next, progress))) useScan.setState({ progress: next });
}

function isOlder(next: ScanProgress, known: ScanProgress): boolean {
  if (next.startedAt !== known.startedAt) return next.startedAt < known.startedAt;
  return next.done < known.done || (known.finishedAt !== null && next.finishedAt === null);
}
