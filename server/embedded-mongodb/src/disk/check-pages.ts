import { type FilePageReader, openPages } from './page-reader.ts';
import {
  bigData,
  headerBytes,
  kindMask,
  type MetaPage,
  newerMeta,
  nodeBytes,
  type PageTree,
  pageFlags,
  readNumber,
} from './pages.ts';

/** Totals of the entries whose keys begin with the same four bytes. */
interface SpaceSummary {
  entries: number;
  /** Values whose length differs from the length in their BSON header. */
  unlikeDocuments: number;
}

/** The contents of a file, or the first fault found, as text for the operator. */
export type PageCheck =
  | { fault: string }
  | { fault: null; meta: MetaPage; spaces: Map<number, SpaceSummary>; catalog: Buffer[] };

/** Reads both meta pages of a file and returns the newer one, or a string that says what is wrong. */
export function readNewestMeta(path: string): MetaPage | string {
  const reader = openPages(path, () => 0);
  try {
    return reader.size === 0 ? 'it is empty' : newerMeta(reader.read);
  } finally {
    reader.close();
  }
}

/**
 * Reads every page of the data file that the last transaction refers to. LMDB never overwrites those pages, so they
 * are intact even after the process was killed. Returns the values of the entries in `catalogSpace`.
 */
export function checkPages(path: string, catalogSpace: number): PageCheck {
  let pageSize = 0;
  const reader = openPages(path, () => pageSize);
  try {
    const meta = newerMeta(reader.read);
    if (typeof meta === 'string') return { fault: meta };
    pageSize = meta.pageSize;
    return walk(reader, meta, catalogSpace);
  } finally {
    reader.close();
  }
}

/** A value on overflow pages: the first page, the number of pages, and the length of the value in bytes. */
interface BigValue {
  page: number;
  pages: number;
  length: number;
  space: number;
}

function walk(reader: FilePageReader, meta: MetaPage, catalogSpace: number): PageCheck {
  const { pageSize, lastPage } = meta;
  const used = new Uint8Array(Math.ceil(reader.size / pageSize)).fill(1, 0, 2);
  const spaces = new Map<number, SpaceSummary>();
  const catalog: Buffer[] = [];
  const freeLists: Buffer[] = [];

  /** Marks pages as used by a tree. A page can belong to one tree only. */
  function markUsed(page: number, count = 1): string | null {
    const last = page + count - 1;
    if (page < 2 || count < 1 || last > lastPage) return `page ${page} is named, but the last one is ${lastPage}`;
    if (last >= used.length) return missing(last);
    for (let i = page; i < page + count; i++) {
      if (used[i]) return `page ${i} is used twice`;
      used[i] = 1;
    }
    return null;
  }

  function walkTree(tree: PageTree, isMain: boolean): string | null {
    const seen = { branchPages: 0, leafPages: 0, overflowPages: 0, entries: 0 };
    let level = tree.root === null ? [] : [tree.root];
    const bigValues: BigValue[] = [];
    const first = tree.root === null ? null : markUsed(tree.root);
    if (first) return first;
    for (let depth = 1; depth <= tree.depth; depth++) {
      const isLeaf = depth === tree.depth;
      const next: number[] = [];
      const fault = reader.each(level, (page, number) => {
        const nodes = nodesOf(page, number, isLeaf);
        if (typeof nodes === 'string') return nodes;
        if (isLeaf) seen.leafPages++;
        else seen.branchPages++;
        const order = orderFault(page, number, nodes, isMain, isLeaf);
        if (order) return order;
        return isLeaf ? readLeaf(page, number, nodes) : readBranch(page, nodes, next);
      });
      if (fault) return fault;
      level = next;
    }
    const fault = readBigValues(bigValues);
    if (fault) return fault;
    for (const [name, count] of Object.entries(seen)) {
      const expected = tree[name as keyof typeof seen];
      if (count !== expected)
        return `${expected} ${name === 'entries' ? 'entries' : 'pages'} of a tree are expected, ${count} are there`;
    }
    return null;

    function readBranch(page: Buffer, nodes: readonly number[], children: number[]): string | null {
      for (const at of nodes) {
        const child = page.readUInt32LE(at) + page.readUInt16LE(at + 4) * 2 ** 32;
        const fault = markUsed(child);
        if (fault) return fault;
        children.push(child);
      }
      return null;
    }

    function readLeaf(page: Buffer, number: number, nodes: readonly number[]): string | null {
      seen.entries += nodes.length;
      for (const at of nodes) {
        const [length, flags, keyBytes] = [page.readUInt32LE(at), page.readUInt16LE(at + 4), page.readUInt16LE(at + 6)];
        const start = at + nodeBytes + keyBytes;
        if ((flags & ~bigData) !== 0) return `page ${number} holds an entry of an unknown kind`;
        const isBig = (flags & bigData) !== 0;
        if (start + (isBig ? headerBytes : length) > page.length) return `an entry of page ${number} reaches beyond it`;
        const space = isMain && keyBytes >= 4 ? page.readUInt32BE(at + nodeBytes) : -1;
        if (isMain && keyBytes < 4) return `page ${number} holds a key that is too short`;
        if (isBig) {
          const value = { page: readNumber(page, start), pages: readNumber(page, start + 16), length, space };
          const fault =
            value.length > value.pages * pageSize - headerBytes
              ? `an entry of page ${number} is too long`
              : markUsed(value.page, value.pages);
          if (fault) return fault;
          seen.overflowPages += value.pages;
          bigValues.push(value);
        } else recordEntry(space, page.subarray(start, start + length), length);
      }
      return null;
    }

    /** Reads only the first page of each value, unless the whole value is needed. */
    function readBigValues(values: readonly BigValue[]): string | null {
      const byPage = new Map(values.map((value) => [value.page, value]));
      for (const { page, pages } of values) {
        if ((page + pages) * pageSize > reader.size) return missing(page + pages - 1);
      }
      return reader.each([...byPage.keys()], (page, number) => {
        const value = byPage.get(number);
        if (!value) return null;
        const isIt = readNumber(page, 0) === number && (page.readUInt16LE(18) & kindMask) === pageFlags.overflow;
        if (!isIt || page.readUInt32LE(20) !== value.pages) return `page ${number} does not hold what it should`;
        const isWanted = value.space === catalogSpace || !isMain;
        recordEntry(
          value.space,
          isWanted
            ? reader.read(number * pageSize + headerBytes, value.length)
            : page.subarray(headerBytes, headerBytes + value.length),
          value.length,
        );
        return null;
      });
    }

    function recordEntry(space: number, value: Buffer, length: number): void {
      if (!isMain) return void freeLists.push(Buffer.from(value));
      if (space === catalogSpace) catalog.push(Buffer.from(value));
      let summary = spaces.get(space);
      if (!summary) {
        summary = { entries: 0, unlikeDocuments: 0 };
        spaces.set(space, summary);
      }
      summary.entries++;
      if (length < 5 || value.readInt32LE(0) !== length || (value.length === length && value[length - 1] !== 0))
        summary.unlikeDocuments++;
    }
  }

  /** Offsets of the entries of a page, in key order. */
  function nodesOf(page: Buffer, number: number, isLeaf: boolean): number[] | string {
    const isIt =
      readNumber(page, 0) === number &&
      (page.readUInt16LE(18) & kindMask) === (isLeaf ? pageFlags.leaf : pageFlags.branch);
    const [lower, upper] = [page.readUInt16LE(20), page.readUInt16LE(22)];
    if (!isIt || lower % 2 !== 0 || lower > upper || headerBytes + upper > page.length || lower < (isLeaf ? 2 : 4))
      return `page ${number} does not hold what it should`;
    const nodes: number[] = [];
    for (let at = headerBytes; at < headerBytes + lower; at += 2) {
      const node = headerBytes + page.readUInt16LE(at);
      if (
        node < headerBytes + upper ||
        node + nodeBytes > page.length ||
        node + nodeBytes + page.readUInt16LE(node + 6) > page.length
      )
        return `an entry of page ${number} reaches beyond it`;
      nodes.push(node);
    }
    return nodes;
  }

  const fault = walkTree(meta.main, true) ?? walkTree(meta.free, false) ?? freeListFault(freeLists, used);
  return fault ? { fault } : { fault: null, meta, spaces, catalog };
}

const missing = (page: number): string => `page ${page} is missing: the file ends before it`;

/** Checks that keys ascend. The first key of a branch page is implicit and is not compared. */
function orderFault(
  page: Buffer,
  number: number,
  nodes: readonly number[],
  isMain: boolean,
  isLeaf: boolean,
): string | null {
  for (let i = isLeaf ? 1 : 2; i < nodes.length; i++) {
    const [a, b] = [nodes[i - 1] ?? 0, nodes[i] ?? 0];
    const [aEnd, bEnd] = [a + nodeBytes + page.readUInt16LE(a + 6), b + nodeBytes + page.readUInt16LE(b + 6)];
    const isRising = isMain
      ? page.compare(page, b + nodeBytes, bEnd, a + nodeBytes, aEnd) < 0
      : bEnd - b === nodeBytes + 8 &&
        aEnd - a === nodeBytes + 8 &&
        page.readBigUInt64LE(a + nodeBytes) < page.readBigUInt64LE(b + nodeBytes);
    if (!isRising) return `the entries of page ${number} are out of order`;
  }
  return null;
}

/**
 * Checks that no free page is also in use: the next transaction would overwrite it. A list is its length, then page
 * numbers. A negative number -n means that the next number begins a run of n pages; zeros are ignored.
 */
function freeListFault(lists: readonly Buffer[], used: Uint8Array): string | null {
  for (const list of lists) {
    if (list.length < 8 || list.length % 8 !== 0) return 'a list of free pages has no whole length';
    const count = list.readBigInt64LE(0);
    if (count < 0n || count > BigInt(list.length / 8 - 1)) return 'a list of free pages is longer than it can be';
    let run = 1;
    for (let i = 1; i <= Number(count); i++) {
      const value = Number(list.readBigInt64LE(i * 8));
      if (value < 0) run = -value;
      if (value <= 0) continue;
      for (let page = value; page < value + run; page++) {
        if (page >= used.length) break;
        if (used[page]) return `page ${page} is in use and listed as free`;
      }
      run = 1;
    }
  }
  return null;
}
