import { openPages, type PageReader } from './page-reader.ts';
import {
  bigData,
  headerBytes,
  kindMask,
  type Meta,
  newerMeta,
  nodeBytes,
  pageFlags,
  readNumber,
  type Tree,
} from './pages.ts';

/** What is known of the entries whose keys begin with the same four bytes. */
export interface SpaceSummary {
  entries: number;
  /** Values that are not as long as a BSON document says of itself. */
  unlikeDocuments: number;
}

/** What a file holds, or the first thing that is wrong with it, for people. */
export type PageCheck =
  | { fault: string }
  | { fault: null; meta: Meta; spaces: Map<number, SpaceSummary>; catalog: Buffer[] };

/** Reads both meta pages of a file; the newer one counts. A string says what is wrong. */
export function readNewestMeta(path: string): Meta | string {
  const reader = openPages(path, () => 0);
  try {
    return reader.size === 0 ? 'it is empty' : newerMeta(reader.read);
  } finally {
    reader.close();
  }
}

/**
 * Reads every page that can be reached in the data file, and nothing else of it: LMDB never overwrites what the last
 * transaction can reach, so a process that was killed leaves all of that whole. `catalogSpace` names the entries whose
 * values are returned.
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

/** A value on pages of its own: where they begin, how many there are, and how long the value is. */
interface BigValue {
  page: number;
  pages: number;
  length: number;
  space: number;
}

function walk(reader: PageReader, meta: Meta, catalogSpace: number): PageCheck {
  const { pageSize, lastPage } = meta;
  const used = new Uint8Array(Math.ceil(reader.size / pageSize)).fill(1, 0, 2);
  const spaces = new Map<number, SpaceSummary>();
  const catalog: Buffer[] = [];
  const freeLists: Buffer[] = [];

  /** Marks pages as part of a tree; each page can be part of one only. */
  function take(page: number, count = 1): string | null {
    const last = page + count - 1;
    if (page < 2 || count < 1 || last > lastPage) return `page ${page} is named, but the last one is ${lastPage}`;
    if (last >= used.length) return missing(last);
    for (let i = page; i < page + count; i++) {
      if (used[i]) return `page ${i} is used twice`;
      used[i] = 1;
    }
    return null;
  }

  function walkTree(tree: Tree, isMain: boolean): string | null {
    const seen = { branchPages: 0, leafPages: 0, overflowPages: 0, entries: 0 };
    let level = tree.root === null ? [] : [tree.root];
    const bigValues: BigValue[] = [];
    const first = tree.root === null ? null : take(tree.root);
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
      const told = tree[name as keyof typeof seen];
      if (count !== told)
        return `${told} ${name === 'entries' ? 'entries' : 'pages'} of a tree are expected, ${count} are there`;
    }
    return null;

    function readBranch(page: Buffer, nodes: readonly number[], children: number[]): string | null {
      for (const at of nodes) {
        const child = page.readUInt32LE(at) + page.readUInt16LE(at + 4) * 2 ** 32;
        const fault = take(child);
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
              : take(value.page, value.pages);
          if (fault) return fault;
          seen.overflowPages += value.pages;
          bigValues.push(value);
        } else note(space, page.subarray(start, start + length), length);
      }
      return null;
    }

    /** Only their first pages are read, as far as it is not the whole value that is wanted. */
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
        note(
          value.space,
          isWanted
            ? reader.read(number * pageSize + headerBytes, value.length)
            : page.subarray(headerBytes, headerBytes + value.length),
          value.length,
        );
        return null;
      });
    }

    function note(space: number, value: Buffer, length: number): void {
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

  /** Where the entries of a page begin, in the order of their keys. */
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

/** Keys rise from entry to entry. The first one of a branch stands for everything below the second. */
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
 * A free page must not be in use as well: the next transaction would overwrite it. A list is its length, then page
 * numbers; a negative number says how many pages the next one stands for, and zeros mean nothing.
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
