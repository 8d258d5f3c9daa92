import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import { createGateMemory, openGate } from './disk/gate.ts';
import { inspect } from './disk/inspect.ts';
import { disown } from './disk/owner.ts';
import { openSealed } from './disk/sealed.ts';

/**
 * Copies the embedded store in `dataDir` to another data folder, as it was at one moment, while its owner goes on
 * writing: lmdb reads a snapshot, and shares its files between processes. The copy belongs to no process. Throws when
 * the store is damaged.
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
  // What was copied is read whole before it is trusted.
  const copy = openSealed(folder, openGate(createGateMemory()), () => {});
  try {
    await disown(copy.storage);
    await copy.keep();
  } finally {
    await copy.close();
  }
  await rm(join(folder, 'lock.mdb'), { force: true });
}
