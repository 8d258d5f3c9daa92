import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../values/decode.ts';
import { type Doc, isDoc, toWhole } from '../values/value.ts';
import { checkPages, type PageCheck, readNewestMeta } from './check-pages.ts';
import { dataFile, fingerprintOf, isSameFingerprint, newSeal, readSeal, type Seal } from './seal.ts';

/** The data file cannot be used. It is left as it is. */
export class StoreDamaged extends Error {
  constructor(path: string, fault: string) {
    super(`The store is damaged: restore a backup. ${path}: ${fault}.`);
    this.name = 'StoreDamaged';
  }
}

/** The descriptions of collections, by the catalog's own space. */
const catalogSpace = 0;
/** Another process may write while its file is read here; then the file is read again. */
const mostAttempts = 3;

interface InspectOptions {
  /** Reads the whole file, however it was closed. */
  isWhole?: boolean;
  /** Hears that the whole file will be read, and how long it is. */
  onCheck?: (bytes: number) => void;
}

/**
 * Reads the data file in `folder` before anything maps it, and throws `StoreDamaged` when it cannot be used. A file that
 * was closed in order and not touched since is trusted; of any other one, every page in use is read. Returns what is
 * remembered of the store.
 */
export function inspect(folder: string, { isWhole = false, onCheck = () => {} }: InspectOptions = {}): Seal {
  const path = dataFile(folder);
  const seal = readSeal(folder);
  const size = sizeOf(path);
  if (size === null || size === 0) {
    const isNew = seal ? !seal.exists : size === null && !existsSync(join(folder, 'lock.mdb'));
    if (isNew) return seal ?? newSeal();
    throw new StoreDamaged(path, size === null ? 'it is missing' : 'it is empty');
  }
  return inspectFile(path, seal, isWhole, onCheck);
}

function inspectFile(path: string, seal: Seal | null, isWhole: boolean, onCheck: (bytes: number) => void): Seal {
  const print = fingerprintOf(path);
  if (seal && print.size < seal.size)
    throw new StoreDamaged(path, `it has ${print.size} bytes, and had ${seal.size} when it was last closed or opened`);
  const meta = readNewestMeta(path);
  if (typeof meta === 'string') throw new StoreDamaged(path, meta);
  if (seal && meta.transaction < seal.transaction)
    throw new StoreDamaged(
      path,
      `it is older than the store was: it ends with write ${meta.transaction} of ${seal.transaction}`,
    );
  const known = { ...(seal ?? newSeal()), exists: true, size: print.size, transaction: meta.transaction };
  if (!isWhole && seal?.closed && isSameFingerprint(seal.closed, print)) return known;
  onCheck(print.size);
  const fault = readAll(path);
  if (fault) throw new StoreDamaged(path, fault);
  return known;
}

/** Null when the file is whole, or when somebody writes to it at this moment, who then owns it. */
function readAll(path: string): string | null {
  for (let attempt = 1; ; attempt++) {
    const before = fingerprintOf(path);
    const found = checkPages(path, catalogSpace);
    const fault = found.fault ?? contentFault(found);
    if (!fault) return null;
    if (isSameFingerprint(before, fingerprintOf(path))) return fault;
    if (attempt === mostAttempts) return null;
  }
}

/** Each collection has as many documents as it counts, each as long as it says, and all of them are in its first index. */
function contentFault({ spaces, catalog }: Extract<PageCheck, { fault: null }>): string | null {
  for (const bytes of catalog) {
    const record = decodeOrNull(bytes);
    const space = toWhole(record?.get('space'));
    const count = toWhole(record?.get('count'));
    if (!record || space === null || count === null) return 'the description of a collection cannot be read';
    const documents = spaces.get(space) ?? { entries: 0, unlikeDocuments: 0 };
    if (documents.entries !== count) return `a collection of ${count} documents holds ${documents.entries}`;
    if (documents.unlikeDocuments > 0) return `${documents.unlikeDocuments} documents of a collection are not whole`;
    const first = firstIndex(record);
    const indexed = first === null ? count : (spaces.get(first)?.entries ?? 0);
    if (indexed !== count) return `an index of ${count} documents holds ${indexed}`;
  }
  return null;
}

function firstIndex(record: Doc): number | null {
  const indexes = record.get('indexes');
  const [first] = Array.isArray(indexes) ? indexes : [];
  return isDoc(first) ? toWhole(first.get('space')) : null;
}

function decodeOrNull(bytes: Buffer): Doc | null {
  try {
    return decode(bytes);
  } catch {
    return null;
  }
}

function sizeOf(path: string): number | null {
  try {
    return statSync(path).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
