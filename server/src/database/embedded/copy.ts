import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import { createGateMemory, openGate } from './disk/gate.ts';
import { disown } from './disk/owner.ts';
import { openStorage } from './disk/storage.ts';

/**
 * Copies the embedded store in `dataDir` to another data folder, as it was at one moment, while whoever owns it
 * goes on writing: lmdb reads a snapshot, and shares its files between processes. The copy belongs to nobody.
 */
export async function copyStore(dataDir: string, target: string): Promise<void> {
  const from = open<Buffer, Buffer>({
    path: join(dataDir, 'store'),
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
  const copy = openStorage(folder, openGate(createGateMemory()));
  try {
    await disown(copy);
  } finally {
    await copy.close();
  }
}
