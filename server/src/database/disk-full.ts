import { mongo } from 'mongoose';

/** MongoDB's code for a write that found no space; the embedded store answers with it too. */
const outOfDiskSpace = 14031;

/** No space, a quota that is used up, or a file that may not grow. */
const systemCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for what the driver, Mongoose and the file system throw when the disk of the database or of this server is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof mongo.MongoServerError) return error.code === outOfDiskSpace || isOnlyFull(error);
  if ('code' in error && systemCodes.has(error.code)) return true;
  return error.cause !== undefined && isDiskFull(error.cause);
}

/** A bulk write tells of each write that failed. */
function isOnlyFull(error: mongo.MongoServerError): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return false;
  const [first] = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  return first?.code === outOfDiskSpace;
}
