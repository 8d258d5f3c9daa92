import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { type MetaPage, newerMeta } from './pages.ts';

/** What a transaction has written so far. */
export interface TransactionSize {
  writes: number;
  /** Total size of keys and values. */
  bytes: number;
}

/** Extra growth beyond the need, so that few transactions have to grow the file. */
const spareBytes = 256 * 1024;
const zeros = Buffer.alloc(1024 * 1024);

/**
 * Reserves disk space for a transaction before lmdb commits it, because lmdb corrupts its memory when a write fails.
 * The file is extended with zeros by the largest size that the transaction can need; if the file system refuses that,
 * the disk is full or a quota or limit is reached. Call it only inside a transaction, which excludes other processes.
 */
export function openPreallocator(path: string) {
  const file = openSync(path, 'r+');

  const read = (offset: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, offset));
  };

  /** Throws the error of the file system and restores the previous length. */
  function reserve(transaction: TransactionSize): void {
    const meta = newerMeta(read);
    if (typeof meta === 'string') throw new Error(`the data file was damaged while it was open: ${meta}`);
    const { size } = fstatSync(file);
    const needed = (meta.lastPage + 1 + maxNewPages(meta, transaction)) * meta.pageSize;
    if (needed <= size) return;
    try {
      for (let at = size; at < needed + spareBytes; ) {
        at += writeSync(file, zeros, 0, Math.min(zeros.length, needed + spareBytes - at), at);
      }
    } catch (error) {
      ftruncateSync(file, size);
      throw error;
    }
  }

  return { reserve, close: () => closeSync(file) };
}

/**
 * Upper bound of new pages: each write copies the pages on the path to its entry, no page is copied twice, split pages
 * are half full, and the list of free pages can be rewritten.
 */
function maxNewPages({ main, free, pageSize }: MetaPage, { writes, bytes }: TransactionSize): number {
  const copied = Math.min(writes * (main.depth + 1), main.branchPages + main.leafPages);
  const filled = Math.ceil((2 * bytes) / pageSize) + Math.ceil(writes / 16) + main.depth + 1;
  const pages = copied + filled;
  const listed = 2 * (free.branchPages + free.leafPages + free.overflowPages);
  return pages + listed + Math.ceil(pages / 256) + 8;
}
