import { start } from '@vigil/embedded-mongodb';
import { type Connection, createConnection, type Schema } from 'mongoose';
import { closeConnection } from './close-connection.ts';
import { failOnClose } from './fail-on-close.ts';

failOnClose();

interface DatabaseConnection {
  connection: Connection;
  /** True for the embedded store, which only this process uses. */
  embedded: boolean;
  /** False if the database rejects retryable writes. */
  retriesWrites: boolean;
  close: () => Promise<void>;
}

/**
 * Connects to MongoDB, or starts the embedded store in the data folder if no address is given. `onCheck` receives the
 * size of the store's file in bytes if the whole file is checked first.
 */
export async function connect(
  uri: string | undefined,
  dataDir: string,
  onCheck: (bytes: number) => void = () => {},
): Promise<DatabaseConnection> {
  if (uri) {
    const { connection, retriesWrites } = await open(uri);
    return { connection, embedded: false, retriesWrites, close: () => closeConnection(connection) };
  }
  const embedded = await start(dataDir, { onCheck, appName: 'Vigil' });
  // Without its store the process cannot work: it exits as after any uncaught error.
  embedded.exited.then((error) => {
    if (error) throw error;
  });
  const connection = limitTime(await createConnection(embedded.uri, { ...options, dbName: 'vigil' }).asPromise());
  const close = async () => {
    await closeConnection(connection);
    await embedded.stop();
  };
  return { connection, embedded: true, retriesWrites: true, close };
}

/**
 * Connects read-only, without probing features. Of the embedded store it opens a snapshot, even if another process owns
 * it.
 */
export async function connectForReading(
  uri: string | undefined,
  dataDir: string,
): Promise<Pick<DatabaseConnection, 'connection' | 'close'>> {
  const embedded = uri ? null : await start(dataDir, { readOnly: true });
  const connection = await createConnection(uri ?? embedded?.uri ?? '', {
    ...options,
    retryWrites: false,
    ...(embedded && { dbName: 'vigil' }),
  }).asPromise();
  const close = async () => {
    await closeConnection(connection);
    await embedded?.stop();
  };
  return { connection, close };
}

const options = {
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  maxPoolSize: 20,
  serverSelectionTimeoutMS: 5_000,
  // The driver uses the connection timeout for its heartbeat of a silent database as well.
  connectTimeoutMS: 5_000,
  socketTimeoutMS: 45_000,
  waitQueueTimeoutMS: 5_000,
  // Overrides the URI: a write must be visible to the next read, and a secondary can lag behind.
  readPreference: 'primary',
} as const;

/** Longer than any query takes that has an index, in milliseconds. */
const maxTimeMs = 20_000;

/**
 * Every query of a model ends after a while with the error of MongoDB for it, unless it has a time of its own; 0 is none, for what reads
 * a whole collection.
 */
function limitTime(connection: Connection): Connection {
  return connection.plugin((schema: Schema) => {
    schema.pre(['find', 'findOne', 'countDocuments', 'distinct'], function () {
      if (this.getOptions().maxTimeMS === undefined) this.maxTimeMS(maxTimeMs);
    });
  });
}

/** Some servers report a replica set and yet reject every retryable write. */
async function open(uri: string): Promise<Pick<DatabaseConnection, 'connection' | 'retriesWrites'>> {
  const connection = await createConnection(uri, options).asPromise();
  try {
    await tryWriting(connection);
    return { connection: limitTime(connection), retriesWrites: true };
  } catch {
    await closeConnection(connection);
  }
  // Any other fault also occurs without retries, and is thrown then.
  const without = await createConnection(uri, { ...options, retryWrites: false }).asPromise();
  try {
    await tryWriting(without);
    return { connection: limitTime(without), retriesWrites: false };
  } catch (error) {
    await closeConnection(without);
    throw error;
  }
}

async function tryWriting({ db }: Connection): Promise<void> {
  await db?.collection<{ _id: string }>('meta').deleteOne({ _id: 'nothing' });
}
