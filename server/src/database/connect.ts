import { type Connection, createConnection } from 'mongoose';
import { startEmbedded } from './embedded/embedded.ts';

export interface Database {
  connection: Connection;
  /** True when the store is the embedded one, which only this process can reach. */
  embedded: boolean;
  close: () => Promise<void>;
}

/** Connects to MongoDB, or starts the embedded store in the data folder when no address is given. */
export async function connect(uri: string | undefined, dataDir: string): Promise<Database> {
  const embedded = uri ? null : await startEmbedded(dataDir);
  // Without its store the process can do nothing right: it ends like after any error nobody expected.
  embedded?.exited.then((error) => {
    if (error) throw error;
  });
  const connection = createConnection(embedded?.uri ?? uri ?? '', {
    dbName: embedded ? 'vigil' : undefined,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    maxPoolSize: 20,
    serverSelectionTimeoutMS: 5_000,
    socketTimeoutMS: 45_000,
    waitQueueTimeoutMS: 5_000,
  });
  await connection.asPromise();
  const close = async () => {
    await connection.close();
    await embedded?.stop();
  };
  return { connection, embedded: embedded !== null, close };
}
