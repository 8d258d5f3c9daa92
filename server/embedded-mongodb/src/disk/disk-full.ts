import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { StoreError } from '../errors.ts';

/** MongoDB's code for a write that found no space. */
export const outOfDiskSpace = 14031;

/** No space, a quota that is used up, or a file that may not grow. */
const { ENOSPC, EDQUOT, EFBIG, EIO } = constants.errno;
const systemCodes: ReadonlySet<unknown> = new Set([ENOSPC, EDQUOT, EFBIG, 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for errors of the file system, of lmdb, which gives the system's numbers, and of this store, that say that there is no space. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof StoreError) return error.code === outOfDiskSpace;
  return error instanceof Error && 'code' in error && systemCodes.has(error.code);
}

export const diskFull = (): StoreError => new StoreError(outOfDiskSpace, 'No space is left on the disk of the store');

/** With less free space than the largest document and its index may need, a failed write is a full disk's doing. */
const scarceBytes = 32 * 1024 * 1024;
const scratchBytes = 1024 * 1024;

/**
 * True when lmdb could not write to its file in `folder` for want of space. It reports a write that only began to fit
 * as an error of the device, so then it is tried whether a file could grow to that length at all.
 */
export function isSpaceMissing(error: unknown, folder: string): boolean {
  if (isDiskFull(error)) return true;
  const isDeviceError = error instanceof Error && 'code' in error && error.code === EIO;
  return isDeviceError && (freeBytes(folder) < scarceBytes || !canGrow(folder));
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function canGrow(folder: string): boolean {
  const path = join(folder, 'scratch');
  const bytes = Buffer.alloc(scratchBytes, 1);
  try {
    const end = statSync(join(folder, 'data.mdb')).size;
    const file = openSync(path, 'w', 0o600);
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, end + done);
    } finally {
      closeSync(file);
    }
    return true;
  } catch (error) {
    return !isDiskFull(error);
  } finally {
    rmSync(path, { force: true });
  }
}
