import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readNewestMeta } from './check-pages.ts';
import { type Checkpoint, createCheckpoint, dataFile, fingerprintOf, writeCheckpoint } from './checkpoint.ts';
import { diskFull, freeBytes } from './disk-full.ts';
import type { ExitLock } from './exit-lock.ts';
import { inspect, StoreDamaged } from './inspect.ts';
import { readStoreId, writeStoreId } from './owner.ts';
import { openStorage } from './storage.ts';

export { StoreDamaged } from './inspect.ts';

/** lmdb also maps its lock file; if a page of it cannot be allocated, the process is killed. */
const lockBytes = 64 * 1024;

/** Checks the data file in `folder`, opens it, and keeps its checkpoint up to date. Throws `StoreDamaged`. */
export function openVerified(folder: string, exitLock: ExitLock, onCheck: (bytes: number) => void) {
  const path = dataFile(folder);
  const checkpoint = inspect(folder, { onCheck });
  if (!existsSync(join(folder, 'lock.mdb')) && freeBytes(folder) < lockBytes) throw diskFull();
  if (!checkpoint.exists) createCheckpoint(folder);
  const storage = openStorage(folder, exitLock);
  let id = readStoreId(storage) ?? '';
  if (checkpoint.id && checkpoint.id !== id) {
    void storage.close();
    throw new StoreDamaged(path, 'it belongs to another store than the one that was here');
  }

  /** The checkpoint for the current state of the data file. */
  function current(closed: Checkpoint['closed']): Checkpoint {
    const meta = readNewestMeta(path);
    if (typeof meta === 'string') throw new StoreDamaged(path, meta);
    return { id, exists: true, size: fingerprintOf(path).size, transaction: meta.transaction, closed };
  }

  return {
    storage,
    /** Records that the file exists and is open. The owner calls it before the store is used. */
    async markOpen(): Promise<void> {
      if (!id) {
        id = randomUUID();
        await writeStoreId(storage, id);
      }
      writeCheckpoint(folder, current(null));
    },
    /** Clean close: the next start need not read the whole file. */
    async close(): Promise<void> {
      await storage.close();
      try {
        writeCheckpoint(folder, current(fingerprintOf(path)));
      } catch {
        // For example on a full disk. The next start reads the whole file.
      }
    },
  };
}
