import { freeListFault } from './free-list.ts';
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

const missing = (page: number): string => `page ${page} is missing: the file ends before it`;

function walk(reader: FilePageReader, meta: MetaPage, catalogSpace: number): PageCheck {
  const used = new Uint8Array(Math.ceil(reader.size / meta.pageSize)).fill(1, 0, 2);
  const contents = createContents(catalogSpace);
  const freeLists: Buffer[] = [];
  const file = { reader, meta, markUsed: usageMarker(used, meta.lastPage) };
  const main = (entry: TreeEntry) => contents.record(entry);
  const free = ({ value }: TreeEntry) => void freeLists.push(Buffer.from(value));
  const fault =
    walkTree(file, meta.main, { isMain: true, wholeSpace: catalogSpace, record: main }) ??
    walkTree(file, meta.free, { isMain: false, wholeSpace: null, record: free }) ??
    freeListFault(freeLists, used);
  return fault ? { fault } : { fault: null, meta, spaces: contents.spaces, catalog: contents.catalog };
}

/** Marks pages as used by a tree. A page can belong to one tree only. */
function usageMarker(used: Uint8Array, lastPage: number) {
  return (page: number, count = 1): string | null => {
    const last = page + count - 1;
    if (page < 2 || count < 1 || last > lastPage) return `page ${page} is named, but the last one is ${lastPage}`;
    if (last >= used.length) return missing(last);
    for (let i = page; i < page + count; i++) {
      if (used[i]) return `page ${i} is used twice`;
      used[i] = 1;
    }
    return null;
  };
}

/** An entry of a tree: the first four bytes of its key, or -1 outside the main tree. `value` may be cut at a page's end. */
interface TreeEntry {
  space: number;
  value: Buffer;
  /** The length of the whole value in bytes. */
  length: number;
}

/** Sums up the entries of the main tree, and keeps those of the catalog. */
function createContents(catalogSpace: number) {
  const spaces = new Map<number, SpaceSummary>();
  const catalog: Buffer[] = [];

  function record({ space, value, length }: TreeEntry): void {
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

  return { spaces, catalog, record };
}

interface CheckedFile {
  reader: FilePageReader;
  meta: MetaPage;
  markUsed: (page: number, count?: number) => string | null;
}

interface TreeWalk {
  isMain: boolean;
  /** The space whose large values are read whole; null reads all of them whole. */
  wholeSpace: number | null;
  record: (entry: TreeEntry) => void;
}

/** Reads a tree level by level, and compares its counts with those of the meta page. */
function walkTree(file: CheckedFile, tree: PageTree, { isMain, wholeSpace, record }: TreeWalk): string | null {
  const seen = { branchPages: 0, leafPages: 0, overflowPages: 0, entries: 0 };
  let level = tree.root === null ? [] : [tree.root];
  const bigValues: BigValue[] = [];
  const first = tree.root === null ? null : file.markUsed(tree.root);
  if (first) return first;
  for (let depth = 1; depth <= tree.depth; depth++) {
    const isLeaf = depth === tree.depth;
    const next: number[] = [];
    const fault = file.reader.each(level, (page, number) => {
      const nodes = nodesOf(page, number, isLeaf);
      if (typeof nodes === 'string') return nodes;
      if (isLeaf) seen.leafPages++;
      else seen.branchPages++;
      const order = orderFault(page, number, nodes, isMain, isLeaf);
      if (order) return order;
      return isLeaf ? readLeafPage(page, number, nodes) : readBranch(file, page, nodes, next);
    });
    if (fault) return fault;
    level = next;
  }
  const fault = readBigValues(file, bigValues, wholeSpace, record);
  if (fault) return fault;
  for (const [name, count] of Object.entries(seen)) {
    const expected = tree[name as keyof typeof seen];
    if (count !== expected)
      return `${expected} ${name === 'entries' ? 'entries' : 'pages'} of a tree are expected, ${count} are there`;
  }
  return null;

  function readLeafPage(page: Buffer, number: number, nodes: readonly number[]): string | null {
    seen.entries += nodes.length;
    for (const at of nodes) {
      const entry = entryAt(page, number, at, isMain);
      if (typeof entry === 'string') return entry;
      const { space, length, start, isBig } = entry;
      if (!isBig) {
        record({ space, value: page.subarray(start, start + length), length });
        continue;
      }
      const value = { page: readNumber(page, start), pages: readNumber(page, start + 16), length, space };
      if (value.length > value.pages * file.meta.pageSize - headerBytes)
        return `an entry of page ${number} is too long`;
      const fault = file.markUsed(value.page, value.pages);
      if (fault) return fault;
      seen.overflowPages += value.pages;
      bigValues.push(value);
    }
    return null;
  }
}

function readBranch(
  { markUsed }: CheckedFile,
  page: Buffer,
  nodes: readonly number[],
  children: number[],
): string | null {
  for (const at of nodes) {
    const child = page.readUInt32LE(at) + page.readUInt16LE(at + 4) * 2 ** 32;
    const fault = markUsed(child);
    if (fault) return fault;
    children.push(child);
  }
  return null;
}

/** The header of an entry of a leaf page. `start` is where its value, or the number of its first overflow page, begins. */
function entryAt(page: Buffer, number: number, at: number, isMain: boolean) {
  const [length, flags, keyBytes] = [page.readUInt32LE(at), page.readUInt16LE(at + 4), page.readUInt16LE(at + 6)];
  const start = at + nodeBytes + keyBytes;
  if ((flags & ~bigData) !== 0) return `page ${number} holds an entry of an unknown kind`;
  const isBig = (flags & bigData) !== 0;
  if (start + (isBig ? headerBytes : length) > page.length) return `an entry of page ${number} reaches beyond it`;
  if (isMain && keyBytes < 4) return `page ${number} holds a key that is too short`;
  return { space: isMain ? page.readUInt32BE(at + nodeBytes) : -1, length, start, isBig };
}

/** A value on overflow pages: the first page, the number of pages, and the length of the value in bytes. */
interface BigValue {
  page: number;
  pages: number;
  length: number;
  space: number;
}

/** Reads only the first page of each value, unless the whole value is needed. */
function readBigValues(
  { reader, meta: { pageSize } }: CheckedFile,
  values: readonly BigValue[],
  wholeSpace: number | null,
  record: (entry: TreeEntry) => void,
): string | null {
  const byPage = new Map(values.map((value) => [value.page, value]));
  for (const { page, pages } of values) {
    if ((page + pages) * pageSize > reader.size) return missing(page + pages - 1);
  }
  return reader.each([...byPage.keys()], (page, number) => {
    const big = byPage.get(number);
    if (!big) return null;
    const isIt = readNumber(page, 0) === number && (page.readUInt16LE(18) & kindMask) === pageFlags.overflow;
    if (!isIt || page.readUInt32LE(20) !== big.pages) return `page ${number} does not hold what it should`;
    const { space, length } = big;
    const isWhole = wholeSpace === null || space === wholeSpace;
    const value = isWhole
      ? reader.read(number * pageSize + headerBytes, length)
      : page.subarray(headerBytes, headerBytes + length);
    record({ space, value, length });
    return null;
  });
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
