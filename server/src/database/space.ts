import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { isDiskFull } from '../kit/disk-full.ts';
import type { Log } from '../kit/log.ts';

/** How often free space is read, and how often it is tried whether a full disk has space again. */
const refreshMs = 10_000;
const retryMs = 2_000;
/** What must be written to call a disk not full. */
const probeBytes = 256 * 1024;
/** The warning stays until there is a tenth more than its threshold, so that it does not come and go. */
const recoveryFactor = 1.1;

export type DiskSpace = ReturnType<typeof createDiskSpace>;

interface SpaceOptions {
  /** The data folder: its disk holds the uploads, and the embedded store. */
  folder: string;
  /** With less free space than this, administrators are warned. */
  lowBytes: number;
  connection: Connection;
  now: () => Date;
  log: Log;
}

/** Knows whether there is space to write, on the disk of the data folder and on that of the database. */
export function createDiskSpace({ folder, lowBytes, connection, now, log }: SpaceOptions) {
  let freeBytes: number | null = null;
  let fullSince: Date | null = null;
  let lowSince: Date | null = null;
  let notify = () => {};
  let timer: NodeJS.Timeout | undefined;
  let refreshing: Promise<void> | null = null;
  let isStopped = false;

  /** One look at a time. */
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

  /** True where there is no space; null where that cannot be told, for the database does not answer perhaps. */
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
    /** Begins to look after it; `onChange` hears when the disk is full or nearly full, or no longer. */
    async start(onChange: () => void): Promise<void> {
      notify = onChange;
      await refresh();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
    /** A write has failed: true where that was for want of space. */
    noteFailure(error: unknown): boolean {
      if (!isDiskFull(error)) return false;
      setFull(true);
      if (!refreshing) void refresh();
      return true;
    },
    fullSince: () => fullSince,
    lowSince: () => lowSince,
    lowBytes,
    /** Of the data folder's disk, as seen seconds ago; null where the system does not tell. */
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
