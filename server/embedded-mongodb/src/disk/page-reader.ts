import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Size of one read when many pages are requested. */
const windowBytes = 1024 * 1024;

/** Reads pages of a file that is not memory-mapped. */
export interface FilePageReader {
  /** Length of the file in bytes. */
  size: number;
  /** Reads bytes from an offset; returns fewer at the end of the file. */
  read: (offset: number, length: number) => Buffer;
  /** Calls `visit` with each page in ascending order; stops at the first non-null result and returns it. */
  each: (pages: number[], visit: (page: Buffer, number: number) => string | null) => string | null;
  close: () => void;
}

/** `pageSize` is called when pages are read, because it is known only after the meta pages are. */
export function openPages(path: string, pageSize: () => number): FilePageReader {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);

  function read(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    let done = 0;
    while (done < length) {
      const count = readSync(file, bytes, done, length - done, offset + done);
      if (count === 0) break;
      done += count;
    }
    return bytes.subarray(0, done);
  }

  function each(pages: number[], visit: (page: Buffer, number: number) => string | null): string | null {
    const bytesOfPage = pageSize();
    const maxPages = Math.max(1, Math.floor(windowBytes / bytesOfPage));
    const sorted = Float64Array.from(pages).sort();
    for (let from = 0; from < sorted.length; ) {
      const first = sorted[from] ?? 0;
      let to = from + 1;
      while (to < sorted.length && (sorted[to] ?? 0) - first < maxPages) to++;
      const last = sorted[to - 1] ?? first;
      const bytes = read(first * bytesOfPage, (last - first + 1) * bytesOfPage);
      for (const number of sorted.subarray(from, to)) {
        const start = (number - first) * bytesOfPage;
        if (start + bytesOfPage > bytes.length) return `page ${number} is missing: the file ends before it`;
        const answer = visit(bytes.subarray(start, start + bytesOfPage), number);
        if (answer) return answer;
      }
      from = to;
    }
    return null;
  }

  return { size, read, each, close: () => closeSync(file) };
}
