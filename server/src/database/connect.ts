import { start } from '@vigil/embedded-mongodb';
import { type Connection, createConnection } from 'mongoose';
import { closeConnection } from './close-connection.ts';

export interface Database {
  connection: Connection;
  /** True when the store is the embedded one, which only this process can reach. */
  embedded: boolean;
  /** False where the database refuses writes that the driver would repeat by itself when their answer is lost. */
  retriesWrites: boolean;
  close: () => Promise<void>;
}

/**
 * Connects to MongoDB, or starts the embedded store in the data folder when no address is given. `onCheck` hears that
 * the file of that store, of so many bytes, has to be read whole first.
 */
export async function connect(
  uri: string | undefined,
  dataDir: string,
  onCheck: (bytes: number) => void = () => {},
): Promise<Database> {
  if (uri) {
    const { connection, retriesWrites } = await open(uri);
    return { connection, embedded: false, retriesWrites, close: () => closeConnection(connection) };
  }
  const embedded = await start(dataDir, { onCheck, appName: 'Vigil' });
  // Without its store the process can do nothing right: it ends like after any error nobody expected.
  embedded.exited.then((error) => {
    if (error) throw error;
  });
  const connection = await createConnection(embedded.uri, { ...options, dbName: 'vigil' }).asPromise();
  const close = async () => {
    await closeConnection(connection);
    await embedded.stop();
  };
  return { connection, embedded: true, retriesWrites: true, close };
}

/** Connects for reading alone: nothing is tried out, and of the embedded store one sees a snapshot, whoever owns it. */
export async function connectForReading(
  uri: string | undefined,
  dataDir: string,
): Promise<Pick<Database, 'connection' | 'close'>> {
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
  // The driver gives its own look at a silent database as long as a connection may take.
  connectTimeoutMS: 5_000,
  socketTimeoutMS: 45_000,
  waitQueueTimeoutMS: 5_000,
  // Whatever the address asks for: who has just written must see it, and a copy may lag behind.
  readPreference: 'primary',
} as const;

/** Some servers present themselves as a replica set and yet refuse every write that a driver marks as one to retry. */
async function open(uri: string): Promise<Pick<Database, 'connection' | 'retriesWrites'>> {
  const connection = await createConnection(uri, options).asPromise();
  try {
    await tryWriting(connection);
    return { connection, retriesWrites: true };
  } catch {
    await closeConnection(connection);
  }
  // What else may be wrong is as wrong without, and is told then.
  const without = await createConnection(uri, { ...options, retryWrites: false }).asPromise();
  try {
    await tryWriting(without);
    return { connection: without, retriesWrites: false };
  } catch (error) {
    await closeConnection(without);
    throw error;
  }
}

async function tryWriting({ db }: Connection): Promise<void> {
  await db?.collection<{ _id: string }>('meta').deleteOne({ _id: 'nothing' });
}
