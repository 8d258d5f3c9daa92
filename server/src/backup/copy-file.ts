import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Copies a file with its times, synced to disk, and returns its length and checksum; null if it does not exist. */
export async function copyFile(from: string, to: string): Promise<{ size: number; sha256: string } | null> {
  const found = await stat(from).catch(ignoreMissing);
  if (!found) return null;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const read = pipeInto(from, to, found.mode);
  const copied = await read.catch(ignoreMissing);
  if (copied) await utimes(to, found.atime, found.mtime);
  return copied;
}

/** The length and checksum of a file; null if it does not exist. */
export async function digestFile(path: string): Promise<{ size: number; sha256: string } | null> {
  const [hash, count] = [createHash('sha256'), { size: 0 }];
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk);
      count.size += chunk.length;
    }
  } catch (error) {
    return ignoreMissing(error);
  }
  return { ...count, sha256: hash.digest('hex') };
}

async function pipeInto(from: string, to: string, mode: number): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    createReadStream(from),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(to, { mode, flush: true }),
  );
  return { size, sha256: hash.digest('hex') };
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
