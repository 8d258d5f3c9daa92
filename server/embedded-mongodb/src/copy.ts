import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import { createLockMemory, openExitLock } from './disk/exit-lock.ts';
import { inspect } from './disk/inspect.ts';
import { clearOwner } from './disk/owner.ts';
import { openVerified } from './disk/verified-storage.ts';

/**
 * Copies the store in `dataDir` to the data folder `target`. The copy is a consistent snapshot; the owner can go on
 * writing meanwhile, because lmdb shares its files between processes. The copy has no owner. Throws if the store or
 * the copy is damaged.
 */
export async function copyStore(dataDir: string, target: string): Promise<void> {
  const source = join(dataDir, 'store');
  if (!inspect(source, { isWhole: true }).exists) throw new Error(`There is no store in ${dataDir}`);
  const from = open<Buffer, Buffer>({
    path: source,
    encoding: 'binary',
    keyEncoding: 'binary',
    readOnly: true,
  });
  const folder = join(target, 'store');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await from.backup(folder, true);
  } finally {
    await from.close();
  }
  // The copy is checked completely before it is used.
  const copy = openVerified(folder, openExitLock(createLockMemory()), () => {});
  try {
    await clearOwner(copy.storage);
    await copy.markOpen();
  } finally {
    await copy.close();
  }
  await rm(join(folder, 'lock.mdb'), { force: true });
}
