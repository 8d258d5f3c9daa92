import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Pages that are read at once where many are wanted. */
const windowBytes = 1024 * 1024;

/** Reads pages of a file that nobody has mapped. */
export interface PageReader {
  /** The length of the file in bytes. */
  size: number;
  /** Bytes from an offset; fewer where the file ends before. */
  read: (offset: number, length: number) => Buffer;
  /** Calls `visit` with each of these pages, in the order of their numbers; an answer ends the reading and is returned. */
  each: (pages: number[], visit: (page: Buffer, number: number) => string | null) => string | null;
  close: () => void;
}

/** `pageSize` is asked for when pages are read, which is after the meta pages have told it. */
export function openPages(path: string, pageSize: () => number): PageReader {
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
    const most = Math.max(1, Math.floor(windowBytes / bytesOfPage));
    const sorted = Float64Array.from(pages).sort();
    for (let from = 0; from < sorted.length; ) {
      const first = sorted[from] ?? 0;
      let to = from + 1;
      while (to < sorted.length && (sorted[to] ?? 0) - first < most) to++;
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
