import { constants } from 'node:os';
import { StoreError } from '../errors.ts';

/** MongoDB's code for a write that found no space. */
export const outOfDiskSpace = 14031;

/** No space, a quota that is used up, or a file that may not grow. */
const { ENOSPC, EDQUOT, EFBIG } = constants.errno;
const systemCodes: ReadonlySet<unknown> = new Set([ENOSPC, EDQUOT, EFBIG, 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for errors of the file system, of lmdb, which gives the system's numbers, and of this store, that say that there is no space. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof StoreError) return error.code === outOfDiskSpace;
  return error instanceof Error && 'code' in error && systemCodes.has(error.code);
}

export const diskFull = (): StoreError => new StoreError(outOfDiskSpace, 'No space is left on the disk of the store');
