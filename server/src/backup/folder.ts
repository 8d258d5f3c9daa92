import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copy, storeFiles } from '@vigil/embedded-mongodb';
import { copyFile, digestFile } from './copy-file.ts';
import { type BackupFile, type Contents, writeManifest } from './manifest.ts';
import { openLog } from './open-log.ts';

interface BackupOptions {
  at: Date;
  version: string;
}

/**
 * Copies the data folder of a server, which may be running, to `target`, which must be missing or empty. The backup
 * gets its final name only once it is complete. The store is copied first, so that no file that it names can be
 * missing.
 */
export async function backUp(dataDir: string, target: string, { at, version }: BackupOptions): Promise<Contents> {
  const folder = resolve(target);
  await refuseFilled(folder, 'The backup needs a folder that does not exist or is empty');
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await copy(dataDir, unfinished);
    const log = await readLog(unfinished);
    const files = await digestStore(unfinished);
    for (const path of await listBeside(dataDir)) {
      // A file that is deleted meanwhile is no longer named by the store.
      const copied = await copyFile(join(dataDir, path), join(unfinished, path));
      if (copied) files.push({ path, ...copied });
    }
    const contents: Contents = { format: 2, at: at.toISOString(), version, log, files };
    await writeManifest(unfinished, contents);
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return contents;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

export async function refuseFilled(folder: string, why: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  if (files.length > 0) throw new Error(`${why}: ${folder}`);
}

/** The paths of the files besides the store, without drafts of uploads. */
export async function listBeside(dataDir: string): Promise<string[]> {
  const uploads = await readdir(join(dataDir, 'uploads'), { withFileTypes: true }).catch(() => []);
  const files = uploads.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return [...files.map(({ name }) => `uploads/${name}`).sort(), 'session-keys'];
}

async function digestStore(folder: string): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  for (const path of storeFiles) {
    const digest = await digestFile(join(folder, path));
    if (!digest) throw new Error(`The copy of the store is incomplete: ${path} is missing`);
    files.push({ path, ...digest });
  }
  return files;
}

/** The position of the log in the copy, which a restore must find again. */
async function readLog(dataDir: string): Promise<Contents['log']> {
  const { epoch, log, close } = await openLog({ DATA_DIR: dataDir, MONGODB_URI: undefined });
  try {
    return { epoch: epoch.epoch, seq: await log.headSeq() };
  } finally {
    await close();
    await rm(join(dataDir, 'store/lock.mdb'), { force: true });
  }
}
