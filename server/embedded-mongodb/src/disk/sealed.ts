import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readNewestMeta } from './check-pages.ts';
import { diskFull, freeBytes } from './disk-full.ts';
import type { Gate } from './gate.ts';
import { inspect, StoreDamaged } from './inspect.ts';
import { readStoreId, writeStoreId } from './owner.ts';
import { beginSeal, dataFile, fingerprintOf, type Seal, writeSeal } from './seal.ts';
import { openStorage } from './storage.ts';

export { StoreDamaged } from './inspect.ts';

/** lmdb maps its lock file as well, and a page of it that finds no space would end the process. */
const lockBytes = 64 * 1024;

export type Sealed = ReturnType<typeof openSealed>;

/** Checks the data file in `folder`, opens it, and keeps its seal up to date. Throws `StoreDamaged`. */
export function openSealed(folder: string, gate: Gate, onCheck: (bytes: number) => void) {
  const path = dataFile(folder);
  const seal = inspect(folder, { onCheck });
  if (!existsSync(join(folder, 'lock.mdb')) && freeBytes(folder) < lockBytes) throw diskFull();
  if (!seal.exists) beginSeal(folder);
  const storage = openStorage(folder, gate);
  let id = readStoreId(storage) ?? '';
  if (seal.id && seal.id !== id) {
    void storage.close();
    throw new StoreDamaged(path, 'it belongs to another store than the one that was here');
  }

  /** The seal as the data file stands now. */
  function current(closed: Seal['closed']): Seal {
    const meta = readNewestMeta(path);
    if (typeof meta === 'string') throw new StoreDamaged(path, meta);
    return { id, exists: true, size: fingerprintOf(path).size, transaction: meta.transaction, closed };
  }

  return {
    storage,
    /** For the owner, before the store is used: from now on the file is known to exist, and to be open. */
    async keep(): Promise<void> {
      if (!id) {
        id = randomUUID();
        await writeStoreId(storage, id);
      }
      writeSeal(folder, current(null));
    },
    /** Closes in order: the next start need not read the whole file. */
    async close(): Promise<void> {
      await storage.close();
      try {
        writeSeal(folder, current(fingerprintOf(path)));
      } catch {
        // On a full disk, perhaps: the next start reads the whole file.
      }
    },
  };
}
