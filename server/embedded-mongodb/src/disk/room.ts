import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { type Meta, newerMeta } from './pages.ts';

/** What a transaction has asked for so far. */
export interface Demand {
  writes: number;
  /** Of keys and values. */
  bytes: number;
}

/** The file grows by so much more than is needed, so that few transactions have to. */
const spareBytes = 256 * 1024;
const zeros = Buffer.alloc(1024 * 1024);

/**
 * Makes sure that a transaction finds space on disk before lmdb writes it: lmdb corrupts its memory when a write is
 * refused. The file is lengthened by zeros as far as the transaction may need it; it is the file system's refusal of
 * those that says that the disk is full, a quota used up, or a limit reached. Only inside a transaction, which keeps
 * all other processes from writing.
 */
export function openRoom(path: string) {
  const file = openSync(path, 'r+');

  const read = (offset: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, offset));
  };

  /** Throws the file system's error, and leaves the file as long as it was. */
  function reserve(demand: Demand): void {
    const meta = newerMeta(read);
    if (typeof meta === 'string') throw new Error(`the data file was damaged while it was open: ${meta}`);
    const { size } = fstatSync(file);
    const needed = (meta.lastPage + 1 + mostNewPages(meta, demand)) * meta.pageSize;
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
 * No transaction needs more: each write copies the pages on the way to its entry, and no page is copied twice; pages
 * that split are half full; and the list of free pages may be written again.
 */
function mostNewPages({ main, free, pageSize }: Meta, { writes, bytes }: Demand): number {
  const copied = Math.min(writes * (main.depth + 1), main.branchPages + main.leafPages);
  const filled = Math.ceil((2 * bytes) / pageSize) + Math.ceil(writes / 16) + main.depth + 1;
  const pages = copied + filled;
  const listed = 2 * (free.branchPages + free.leafPages + free.overflowPages);
  return pages + listed + Math.ceil(pages / 256) + 8;
}
