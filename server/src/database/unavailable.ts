import { mongo } from 'mongoose';

/** What the driver throws when the connection it would ask over has been closed; the rest of their kind are mistakes of ours. */
const closed = [
  mongo.MongoNotConnectedError,
  mongo.MongoServerClosedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoExpiredSessionError,
];

/** A connection that the other side has just left: the driver lets the system's own error through while it writes. */
const left = new Set(['EPIPE', 'ECONNRESET', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']);

/** A server that stops, steps down, or cannot reach the others, by the numbers of the protocol. */
const leaving = new Set<unknown>([6, 7, 89, 91, 189, 9001, 10058, 10107, 11600, 11602, 13435, 13436]);

/** True for whatever the driver and Mongoose throw when no server of the database answers; false for what a server objects to. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof mongo.MongoBulkWriteError && error.errorResponse instanceof Error)
    return isDatabaseUnavailable(error.errorResponse);
  if (error instanceof mongo.MongoServerError) return leaving.has(error.code);
  if (error instanceof mongo.MongoAPIError) return closed.some((kind) => error instanceof kind);
  if (error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoSystemError) return true;
  if (error instanceof mongo.MongoRuntimeError || error instanceof mongo.MongoParseError) return false;
  // What is left are its pools and its patience.
  if (error instanceof mongo.MongoDriverError || error.name === 'MongooseServerSelectionError') return true;
  return 'code' in error && typeof error.code === 'string' && left.has(error.code);
}
