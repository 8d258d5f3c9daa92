import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyStore } from '../database/embedded/copy.ts';

/** What of a data folder is kept beside the store: the files that people sent, and the keys that sign cookies. */
const beside = ['uploads', 'session-keys'];
const label = 'backup.json';
const format = 1;

/**
 * Copies a data folder, of a server that may be running, to `target`, which must not exist or be empty. It stands there
 * under its name once it is whole. The store is first, so that no file which it names can be missing.
 */
export async function backUp(dataDir: string, target: string, at: Date): Promise<void> {
  const folder = resolve(target);
  await refuseFilled(folder, 'The backup needs a folder that does not exist or is empty');
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await copyStore(dataDir, unfinished);
  for (const name of beside) await copyIfThere(join(dataDir, name), join(unfinished, name));
  await writeFile(join(unfinished, label), `${JSON.stringify({ format, at: at.toISOString() })}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

/** Copies a backup into a data folder that holds no store. Returns when the backup was made. */
export async function putBack(source: string, dataDir: string): Promise<string> {
  const { at } = await readLabel(source);
  await refuseFilled(join(dataDir, 'store'), 'There is a store in the data folder already; name another DATA_DIR');
  await mkdir(dataDir, { recursive: true });
  for (const name of ['store', ...beside]) await copyIfThere(join(source, name), join(dataDir, name));
  return at;
}

async function refuseFilled(folder: string, why: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  if (files.length > 0) throw new Error(`${why}: ${folder}`);
}

async function copyIfThere(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, preserveTimestamps: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function readLabel(source: string): Promise<{ at: string }> {
  const text = await readFile(join(source, label), 'utf8').catch(() => null);
  const read: unknown = text === null ? null : JSON.parse(text);
  if (typeof read !== 'object' || read === null || !('format' in read) || read.format !== format || !('at' in read))
    throw new Error(`This is no backup of Vigil: ${source}`);
  return { at: String(read.at) };
}
