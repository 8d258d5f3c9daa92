import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createSerialQueue } from '../../kit/concurrency.ts';
import { Fault } from '../../kit/fault.ts';
import { isMediaName, mediaName } from './media-name.ts';
import { cleanDraft, writeDraft } from './take-file.ts';

/** A younger file without an event may belong to an event that is being created. */
const orphanedMs = 24 * 3_600_000;

export type UploadStore = ReturnType<typeof createUploadStore>;

interface UploadOptions {
  /** Servers that share a database share this folder. */
  folder: string;
  /** For all files together. */
  quotaBytes: number;
}

/**
 * Images and videos uploaded by administrators, as files with unguessable names. There is no database row: the name
 * gives the type.
 */
export function createUploadStore({ folder, quotaBytes }: UploadOptions) {
  const incoming = join(folder, '.incoming');
  const enqueue = createSerialQueue();

  /**
   * Stores a file and returns its path. Throws a `Fault`, or the reason of `signal` once that is aborted, and then
   * stores nothing.
   */
  async function receive(stream: Readable, signal?: AbortSignal): Promise<string> {
    // Synchronous: if the stream ended before a listener is attached, its end would be missed.
    mkdirSync(incoming, { recursive: true });
    const draft = join(incoming, randomBytes(16).toString('hex'));
    try {
      await writeDraft(stream, draft, signal);
      // One at a time: images need much memory, and each file reduces the quota for the next.
      return await enqueue(() => {
        signal?.throwIfAborted();
        return keep(draft);
      });
    } finally {
      await removeDrafts(draft);
    }
  }

  async function keep(draft: string): Promise<string> {
    const { path, extension } = await cleanDraft(draft);
    const { size } = await stat(path);
    if ((await used()) + size > quotaBytes) throw new Fault('tooLarge', 'The space for uploads is used up.');
    const name = mediaName(extension);
    await rename(path, join(folder, name));
    return `/media/${name}`;
  }

  /** Deletes the files of these URLs; URLs of other sites are ignored. */
  async function forget(urls: readonly string[]): Promise<void> {
    await Promise.all(urls.flatMap(nameIn).map((name) => rm(join(folder, name), { force: true })));
  }

  /** The path and size of the file with this name, or null. */
  async function find(name: string): Promise<{ path: string; size: number } | null> {
    if (!isMediaName(name)) return null;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    return found && { path, size: found.size };
  }

  /** Deletes what a crash left behind: drafts, and files older than a day that `keeps` does not return. */
  async function removeOrphans(keeps: (urls: string[]) => Promise<Set<string>>, now: Date): Promise<number> {
    const isOld = ({ at }: StoredFile) => at < now.getTime() - orphanedMs;
    for (const { path } of (await list(incoming)).filter(isOld)) await rm(path, { force: true });
    const old = (await list(folder)).filter((file) => isOld(file) && isMediaName(file.name));
    const urls = old.map(({ name }) => `/media/${name}`);
    const kept = await keeps(urls);
    // If none is known, the folder belongs to another database.
    if (kept.size === 0) return 0;
    const orphans = urls.filter((url) => !kept.has(url));
    await forget(orphans);
    return orphans.length;
  }

  async function used(): Promise<number> {
    return (await list(folder)).reduce((sum, { size }) => sum + size, 0);
  }

  async function removeDrafts(draft: string): Promise<void> {
    await Promise.all([draft, `${draft}.clean`].map((path) => rm(path, { force: true })));
  }

  return { receive, forget, find, removeOrphans };
}

interface StoredFile {
  name: string;
  path: string;
  size: number;
  /** Milliseconds since 1970. */
  at: number;
}

async function list(folder: string): Promise<StoredFile[]> {
  const files = (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter((entry) => entry.isFile());
  const entries = files.map(async ({ name }): Promise<StoredFile[]> => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    return found ? [{ name, path, size: found.size, at: found.mtimeMs }] : [];
  });
  return (await Promise.all(entries)).flat();
}

function nameIn(url: string): string[] {
  const name = url.startsWith('/media/') ? url.slice('/media/'.length) : '';
  return isMediaName(name) ? [name] : [];
}
