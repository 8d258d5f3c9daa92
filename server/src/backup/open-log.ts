import { createChangeLog } from '../changes/log.ts';
import { createProjection } from '../changes/project.ts';
import type { Env } from '../config/env.ts';
import { connectForReading } from '../database/connect.ts';
import { findEpoch } from '../database/meta.ts';

/** Opens the log and the events of a database read-only, whether a server is running on it or not. */
export async function openLog({ MONGODB_URI, DATA_DIR }: Pick<Env, 'MONGODB_URI' | 'DATA_DIR'>) {
  const { connection, close } = await connectForReading(MONGODB_URI, DATA_DIR);
  try {
    const epoch = await findEpoch(connection);
    if (!epoch) throw new Error('There is no log in this database');
    const log = createChangeLog(connection, epoch, () => new Date());
    return { epoch, log, projection: createProjection(connection, log), close };
  } catch (error) {
    await close();
    throw error;
  }
}
