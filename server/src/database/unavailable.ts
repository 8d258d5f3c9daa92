import { mongo } from 'mongoose';

/** Driver errors of a closed connection; other errors of their class are programming errors. */
const closed = [
  mongo.MongoNotConnectedError,
  mongo.MongoServerClosedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoExpiredSessionError,
];

/** A connection that the other side has just closed: the driver throws the system's error on writing. */
const left = new Set(['EPIPE', 'ECONNRESET', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']);

/** MongoDB's error codes of a server that stops, steps down or cannot reach the others, and of a query that took too long (50). */
const leaving = new Set<unknown>([6, 7, 50, 89, 91, 189, 9001, 10058, 10107, 11600, 11602, 13435, 13436]);

/**
 * Returns true for errors that the driver and Mongoose throw when no server of the database answers, or not in time; false for other
 * errors that a server returns.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof mongo.MongoBulkWriteError && error.errorResponse instanceof Error)
    return isDatabaseUnavailable(error.errorResponse);
  if (error instanceof mongo.MongoServerError) return leaving.has(error.code);
  if (error instanceof mongo.MongoAPIError) return closed.some((kind) => error instanceof kind);
  if (error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoSystemError) return true;
  if (error instanceof mongo.MongoRuntimeError || error instanceof mongo.MongoParseError) return false;
  // The remaining ones are timeouts of the driver and its pools.
  if (error instanceof mongo.MongoDriverError || error.name === 'MongooseServerSelectionError') return true;
  return 'code' in error && typeof error.code === 'string' && left.has(error.code);
}
