import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { StoreError } from '../errors.ts';

/** MongoDB's OutOfDiskSpace. */
const outOfDiskSpace = 14031;

/** No space left, quota exceeded, file size limit reached. */
const { ENOSPC, EDQUOT, EFBIG, EIO } = constants.errno;
const systemCodes: ReadonlySet<unknown> = new Set([ENOSPC, EDQUOT, EFBIG, 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for out-of-space errors of the file system, of lmdb (which reports errno values), and of this store. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof StoreError) return error.code === outOfDiskSpace;
  return error instanceof Error && 'code' in error && systemCodes.has(error.code);
}

export const diskFull = (): StoreError => new StoreError(outOfDiskSpace, 'No space is left on the disk of the store');

/** Below this much free space, the largest document and its index may not fit: a failed write means a full disk. */
const scarceBytes = 32 * 1024 * 1024;
const scratchBytes = 1024 * 1024;

/**
 * True if lmdb failed to write to its file in `folder` because the disk is full. lmdb reports a partial write as EIO,
 * so in that case a test write finds out whether a file can grow to that length.
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
