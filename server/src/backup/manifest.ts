import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A file of a backup, by its path relative to the backup's folder, with slashes. */
export const BackupFile = z.object({
  path: z.string().regex(/^(?:store\/(?:data\.mdb|store\.json)|session-keys|uploads\/[^./\\][^/\\]*)$/),
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BackupFile = z.infer<typeof BackupFile>;

const Contents = z.object({
  format: z.literal(2),
  at: z.iso.datetime(),
  /** The version of Vigil that made the backup. */
  version: z.string(),
  /** The log that the backup must contain. */
  log: z.object({ epoch: z.string(), seq: z.int().min(0) }),
  files: z.array(BackupFile),
});
export type Contents = z.infer<typeof Contents>;

const Manifest = Contents.extend({ sha256: z.string() });
/** Early backups have no checksums. */
const Early = z.object({ format: z.literal(1), at: z.string() });

const name = 'backup.json';

export async function writeManifest(folder: string, contents: Contents): Promise<void> {
  const text = JSON.stringify({ ...contents, sha256: digestOf(contents) }, null, 1);
  await writeFile(join(folder, name), `${text}\n`, { flush: true });
}

/** `contents` is null if the backup has no checksums. Throws if there is no backup, or if its manifest was modified. */
export async function readManifest(folder: string): Promise<{ at: string; contents: Contents | null }> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (text === null) throw new Error(`This is no backup of Vigil, for it has no ${name}: ${folder}`);
  const read = parse(text);
  const early = Early.safeParse(read);
  if (early.success) return { at: early.data.at, contents: null };
  if (
    typeof read === 'object' &&
    read !== null &&
    'format' in read &&
    typeof read.format === 'number' &&
    read.format > 2
  )
    throw new Error(`This backup was made by a newer Vigil: ${folder}`);
  const manifest = Manifest.safeParse(read);
  if (!manifest.success) throw new Error(`The backup is damaged: its ${name} cannot be read: ${folder}`);
  const { sha256, ...contents } = manifest.data;
  if (sha256 !== digestOf(contents)) throw new Error(`The backup is damaged: its ${name} was changed: ${folder}`);
  return { at: contents.at, contents };
}

/** Both sides have the fields in the order of the schema. */
const digestOf = (contents: Contents): string =>
  createHash('sha256')
    .update(JSON.stringify(Contents.parse(contents)))
    .digest('hex');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
