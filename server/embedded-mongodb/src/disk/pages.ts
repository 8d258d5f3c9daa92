/**
 * The layout of an LMDB data file (data version 2 of the `lmdb` package), as far as the check needs it. Files are
 * checked before they are mapped: a missing or malformed page in mapped memory kills the process with a signal.
 */
export interface MetaPage {
  pageSize: number;
  /** The highest page number ever allocated. */
  lastPage: number;
  /** The transaction that wrote this meta page. */
  transaction: number;
  free: PageTree;
  main: PageTree;
}

/** One of the two B-trees of a file: entries, or free pages. */
export interface PageTree {
  depth: number;
  branchPages: number;
  leafPages: number;
  overflowPages: number;
  entries: number;
  /** Null when the tree is empty. */
  root: number | null;
}

export const pageFlags = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08 } as const;
/** Mask of the page flags that describe its contents. Other flags describe its state in a transaction. */
export const kindMask = 0x7f;
/** Entry flag: the value is on overflow pages. The store uses no other entry flag. */
export const bigData = 0x01;

export const headerBytes = 24;
export const nodeBytes = 8;
/** Bytes of a meta page that are read; fewer than the smallest page size. */
const metaBytes = 168;

const magic = 0xbeefc0de;
const dataVersion = 2;
const maxTreeDepth = 32;

/** The meta page of the last transaction: the newer of the two, or a string that says why neither is usable. */
export function newerMeta(read: (offset: number, length: number) => Buffer): MetaPage | string {
  const first = readMeta(read(0, metaBytes), 0);
  if (typeof first === 'string') return `its first page is unusable: ${first}`;
  const second = readMeta(read(first.pageSize, metaBytes), 1);
  if (typeof second === 'string') return `its second page is unusable: ${second}`;
  if (second.pageSize !== first.pageSize) return 'its first two pages contradict each other';
  return second.transaction > first.transaction ? second : first;
}

/** Reads a meta page; a string says why it is not valid. */
function readMeta(page: Buffer, number: number): MetaPage | string {
  if (page.length < metaBytes) return 'the file ends in it';
  if (readNumber(page, 0) !== number || page.readUInt32LE(24) !== magic)
    return 'it does not begin like a page of the store';
  if ((page.readUInt16LE(18) & pageFlags.meta) === 0) return 'it is not marked as such';
  const version = page.readUInt16LE(28);
  if (version !== dataVersion) return `its format is ${version}, not ${dataVersion}`;
  const pageSize = page.readUInt32LE(48);
  if (pageSize < 256 || pageSize > 65_536 || (pageSize & (pageSize - 1)) !== 0) return `its page size is ${pageSize}`;
  const lastPage = readNumber(page, 144);
  const meta = {
    pageSize,
    lastPage,
    transaction: readNumber(page, 152),
    free: readTree(page, 48),
    main: readTree(page, 96),
  };
  for (const { depth, root } of [meta.free, meta.main]) {
    if (depth > maxTreeDepth || (root === null) !== (depth === 0)) return `a tree of it is ${depth} deep`;
    if (root !== null && (root < 2 || root > lastPage)) return `a tree of it begins on page ${root} of ${lastPage}`;
  }
  return meta;
}

function readTree(page: Buffer, at: number): PageTree {
  const isEmpty = page.readBigUInt64LE(at + 40) === 0xffff_ffff_ffff_ffffn;
  return {
    depth: page.readUInt16LE(at + 6),
    branchPages: readNumber(page, at + 8),
    leafPages: readNumber(page, at + 16),
    overflowPages: readNumber(page, at + 24),
    entries: readNumber(page, at + 32),
    root: isEmpty ? null : readNumber(page, at + 40),
  };
}

/** Page numbers and counts have 64 bits; real ones are below 2^53. */
export const readNumber = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));
