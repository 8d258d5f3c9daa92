import { setTimeout as sleep } from 'node:timers/promises';
import type { ScanProgress } from '@vigil/common/scan';
import type { ScanStore } from '../features/scan/store.ts';
import type { Log } from '../kit/log.ts';

/** While feeds are read, the progress is stored for other servers at least and at most this often. */
const maxSilenceMs = 3_000;
const minStoreMs = 200;

interface ScanProgressOptions {
  total: number;
  startedAt: Date;
  /** Aborted when another server has taken the scan over. */
  fenced: AbortController;
  scan: Pick<ScanStore, 'putProgress'>;
  /** The fencing token of the lease. */
  token: number;
  onProgress: (state: ScanProgress) => void;
  log: Log;
}

/** The progress of one scan, sent to the clients of this server and stored for other servers. */
export function createScanProgress({ total, startedAt, fenced, scan, token, onProgress, log }: ScanProgressOptions) {
  const state: ScanProgress = {
    startedAt: startedAt.toISOString(),
    finishedAt: null,
    total,
    done: 0,
    failed: 0,
    newEvents: 0,
  };
  let storedAt = 0;

  /** Returns false if another server has taken over while this one was suspended: it reads the same feeds by now. */
  async function store(): Promise<boolean> {
    storedAt = performance.now();
    const isOurs = await scan.putProgress(state, token);
    if (!isOurs && !fenced.signal.aborted) log.warn({ token }, 'scan taken over by another server');
    if (!isOurs) fenced.abort();
    return isOurs;
  }

  function send(): void {
    if (!fenced.signal.aborted) onProgress({ ...state });
  }

  async function announce(): Promise<void> {
    await store();
    send();
  }

  async function countFeed(isRead: boolean): Promise<void> {
    state.done += 1;
    state.failed += isRead ? 0 : 1;
    send();
    if (performance.now() - storedAt >= minStoreMs) await store();
  }

  /** Resolves after `work`, and announces the progress until then. */
  async function announceDuring(work: Promise<unknown>): Promise<void> {
    const isDone = work.then(() => true);
    while (!(await Promise.race([isDone, sleep(maxSilenceMs, false, { ref: false })]))) await announce();
  }

  async function finish(at: Date): Promise<ScanProgress> {
    state.finishedAt = at.toISOString();
    await announce();
    log.info(state, 'scan');
    return state;
  }

  return {
    store,
    announce,
    announceDuring,
    countFeed,
    finish,
    state: () => state,
    addEvents: (count: number) => {
      state.newEvents += count;
    },
  };
}
