import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start as startStore } from '@vigil/embedded-mongodb';

export interface SharedDatabase {
  /** What several servers are given as `MONGODB_URI`. */
  uri: string;
  end: () => Promise<void>;
}

/** An empty database that belongs to no server. */
export async function startSharedDatabase(): Promise<SharedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'vigil-shared-'));
  const { uri, stop } = await startStore(folder);
  const end = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { uri, end };
}
