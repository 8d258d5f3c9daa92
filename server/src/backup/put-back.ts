import { mkdir, mkdtemp, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFile } from './copy-file.ts';
import { listBeside, refuseFilled } from './folder.ts';
import { type BackupFile, type Contents, readManifest } from './manifest.ts';

/** A restore writes to a folder of its own inside the data folder, which may be the root of a file system. */
const prefix = '.restore-';

/** A restored copy before it replaces the data folder. */
interface Restoring {
  /** The time of the backup. */
  at: string;
  /** Null if the backup has no checksums. */
  contents: Contents | null;
  /** The complete data folder, to be verified. */
  draft: string;
  /** Moves it to its place. */
  finish: () => Promise<void>;
  /** Removes it; the data folder stays unchanged. */
  abandon: () => Promise<void>;
}

/** Copies a backup to a folder beside its destination. Throws if a file of it was modified. */
export async function beginRestore(source: string, dataDir: string): Promise<Restoring> {
  const { at, contents } = await readManifest(source);
  await refuseFilled(join(dataDir, 'store'), 'There is a store in the data folder already; name another DATA_DIR');
  const wasMissing = (await stat(dataDir).catch(() => null)) === null;
  await mkdir(dataDir, { recursive: true });
  await removeLeftOver(dataDir);
  const draft = await mkdtemp(join(dataDir, prefix));
  const abandon = async () => {
    await rm(draft, { recursive: true, force: true });
    if (wasMissing) await rmdir(dataDir).catch(() => {});
  };
  try {
    const files = contents?.files ?? (await listEarly(source)).map((path) => ({ path }));
    for (const file of files) await copyVerified(source, draft, file);
    return { at, contents, draft, finish: () => moveInto(draft, dataDir), abandon };
  } catch (error) {
    await abandon();
    throw error;
  }
}

async function copyVerified(
  source: string,
  draft: string,
  file: Partial<BackupFile> & { path: string },
): Promise<void> {
  const { path, size, sha256 } = file;
  const copied = await copyFile(join(source, path), join(draft, path));
  const fault = faultOf(copied, size, sha256);
  if (fault) throw new Error(`The backup is damaged: ${path} ${fault}. Nothing was put back.`);
}

function faultOf(copied: { size: number; sha256: string } | null, size?: number, sha256?: string): string | null {
  if (!copied) return 'is missing';
  if (size !== undefined && copied.size !== size) return `has ${copied.size} bytes, and had ${size}`;
  if (sha256 !== undefined && copied.sha256 !== sha256) return 'was changed since the backup was made';
  return null;
}

/** The files of a backup without a list of files. */
async function listEarly(source: string): Promise<string[]> {
  const optional = await listBeside(source);
  const there = await Promise.all(optional.map((path) => stat(join(source, path)).catch(() => null)));
  return ['store/data.mdb', ...optional.filter((_, i) => there[i])];
}

/** The store is moved last: until then the restore can be repeated. */
async function moveInto(draft: string, dataDir: string): Promise<void> {
  for (const path of await listBeside(draft)) {
    await mkdir(join(dataDir, 'uploads'), { recursive: true });
    if (await stat(join(draft, path)).catch(() => null)) await rename(join(draft, path), join(dataDir, path));
  }
  // An empty folder of that name can exist.
  await rmdir(join(dataDir, 'store')).catch(() => {});
  await rename(join(draft, 'store'), join(dataDir, 'store'));
  await rm(draft, { recursive: true, force: true });
}

async function removeLeftOver(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(prefix));
  for (const name of names) await rm(join(dataDir, name), { recursive: true, force: true });
}
