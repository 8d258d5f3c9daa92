import type { Event } from '@vigil/common/events';
import type { ScanProgress } from '@vigil/common/scan';
import type { Source } from '@vigil/common/sources';

/** The state of a feed in a scan: `waiting` until it was read or has failed. No scan reads a paused feed. */
export type ReadState = 'read' | 'failing' | 'waiting' | 'paused';

/** The state of a feed in the running scan, else in the last one. */
export function readingOf({ status, lastUpdate, paused }: Source, scan: ScanProgress | null): ReadState {
  if (paused) return 'paused';
  if (status === 'failing') return 'failing';
  if (lastUpdate === null) return 'waiting';
  const isRunning = scan !== null && scan.finishedAt === null;
  return isRunning && lastUpdate < scan.startedAt ? 'waiting' : 'read';
}

/** The events that were created since the scan began. Both times are the server's. */
export function eventsSince(events: Iterable<Event>, scan: ScanProgress | null): Event[] {
  if (!scan) return [];
  return [...events]
    .filter(({ createdAt }) => createdAt >= scan.startedAt)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
