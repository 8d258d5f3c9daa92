import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { isDiskFull } from '../kit/disk-full.ts';
import type { Log } from '../kit/log.ts';

/** Intervals of reading the free space, and of testing whether a full disk has space again. */
const refreshMs = 10_000;
const retryMs = 2_000;
/** The size of the test write. */
const probeBytes = 256 * 1024;
/** Hysteresis: the warning ends at a tenth above its threshold. */
const recoveryFactor = 1.1;

export type DiskSpace = ReturnType<typeof createDiskSpace>;

interface SpaceOptions {
  /** The data folder, with the uploads and the embedded store. */
  folder: string;
  /** The threshold for the warning to administrators. */
  lowBytes: number;
  connection: Connection;
  now: () => Date;
  log: Log;
}

/** Monitors the free space on the disks of the data folder and of the database. */
export function createDiskSpace({ folder, lowBytes, connection, now, log }: SpaceOptions) {
  let freeBytes: number | null = null;
  let fullSince: Date | null = null;
  let lowSince: Date | null = null;
  let notify = () => {};
  let timer: NodeJS.Timeout | undefined;
  let refreshing: Promise<void> | null = null;
  let isStopped = false;

  /** Concurrent calls share one run. */
  function refresh(): Promise<void> {
    clearTimeout(timer);
    refreshing ??= refreshOnce().finally(() => {
      refreshing = null;
      if (!isStopped) timer = setTimeout(refresh, fullSince ? retryMs : refreshMs).unref();
    });
    return refreshing;
  }

  async function refreshOnce(): Promise<void> {
    freeBytes = await readFree(folder);
    const isDoubtful = fullSince !== null || (freeBytes !== null && freeBytes < 2 * probeBytes);
    if (isDoubtful) setFull(await probe());
    setLow();
  }

  /** Returns true if there is no space; null if unknown, for example while the database does not answer. */
  async function probe(): Promise<boolean | null> {
    const path = join(folder, '.probe');
    try {
      const bytes = randomBytes(probeBytes);
      await writeFile(path, bytes, { flush: true }).finally(() => rm(path, { force: true }));
      const rows = connection.collection<{ _id: string; bytes: Buffer }>('probes');
      await rows.replaceOne({ _id: 'space' }, { bytes }, { upsert: true });
      await rows.deleteOne({ _id: 'space' });
      return false;
    } catch (error) {
      return isDiskFull(error) ? true : null;
    }
  }

  function setFull(isFull: boolean | null): void {
    if (isFull === null || isFull === (fullSince !== null)) return;
    fullSince = isFull ? now() : null;
    if (isFull) log.error({ freeBytes }, 'the disk is full: nothing can be saved');
    else log.info({ freeBytes }, 'the disk has space again');
    notify();
  }

  function setLow(): void {
    if (freeBytes === null) return;
    const isLow = freeBytes < (lowSince ? lowBytes * recoveryFactor : lowBytes);
    if (isLow === (lowSince !== null)) return;
    lowSince = isLow ? now() : null;
    if (isLow) log.warn({ freeBytes, lowBytes }, 'the disk is nearly full');
    else log.info({ freeBytes }, 'the disk has enough space again');
    notify();
  }

  return {
    /** Starts monitoring. `onChange` is called when the disk becomes full or nearly full, and when it recovers. */
    async start(onChange: () => void): Promise<void> {
      notify = onChange;
      await refresh();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
    /** Reports a failed write. Returns true if the disk is full. */
    noteFailure(error: unknown): boolean {
      if (!isDiskFull(error)) return false;
      setFull(true);
      if (!refreshing) void refresh();
      return true;
    },
    fullSince: () => fullSince,
    lowSince: () => lowSince,
    lowBytes,
    /** Free space of the data folder's disk as of the last check; null if unknown. */
    freeBytes: () => freeBytes,
  };
}

async function readFree(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
