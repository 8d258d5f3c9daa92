import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../values/decode.ts';
import { type Doc, isDoc, toWhole } from '../values/value.ts';
import { checkPages, type PageCheck, readNewestMeta } from './check-pages.ts';
import {
  type Checkpoint,
  dataFile,
  fingerprintOf,
  isSameFingerprint,
  newCheckpoint,
  readCheckpoint,
} from './checkpoint.ts';

/** The data file cannot be used. It is not changed. */
export class StoreDamaged extends Error {
  constructor(path: string, fault: string) {
    super(`The store is damaged: restore a backup. ${path}: ${fault}.`);
    this.name = 'StoreDamaged';
  }
}

/** The space of the collection records. */
const catalogSpace = 0;
/** The file is read again if another process wrote to it meanwhile. */
const maxAttempts = 3;

interface InspectOptions {
  /** Reads the whole file even if it was closed cleanly. */
  isWhole?: boolean;
  /** Called before the whole file is read, with its size. */
  onCheck?: (bytes: number) => void;
}

/**
 * Checks the data file in `folder` before it is mapped, and throws `StoreDamaged` if it cannot be used. A file that
 * was closed cleanly and not modified since is trusted; of any other file, every page in use is read. Returns the
 * current checkpoint.
 */
export function inspect(folder: string, { isWhole = false, onCheck = () => {} }: InspectOptions = {}): Checkpoint {
  const path = dataFile(folder);
  const checkpoint = readCheckpoint(folder);
  const size = sizeOf(path);
  if (size === null || size === 0) {
    const isNew = checkpoint ? !checkpoint.exists : size === null && !existsSync(join(folder, 'lock.mdb'));
    if (isNew) return checkpoint ?? newCheckpoint();
    throw new StoreDamaged(path, size === null ? 'it is missing' : 'it is empty');
  }
  return inspectFile(path, checkpoint, isWhole, onCheck);
}

function inspectFile(
  path: string,
  checkpoint: Checkpoint | null,
  isWhole: boolean,
  onCheck: (bytes: number) => void,
): Checkpoint {
  const print = fingerprintOf(path);
  if (checkpoint && print.size < checkpoint.size)
    throw new StoreDamaged(
      path,
      `it has ${print.size} bytes, and had ${checkpoint.size} when it was last closed or opened`,
    );
  const meta = readNewestMeta(path);
  if (typeof meta === 'string') throw new StoreDamaged(path, meta);
  if (checkpoint && meta.transaction < checkpoint.transaction)
    throw new StoreDamaged(
      path,
      `it is older than the store was: it ends with write ${meta.transaction} of ${checkpoint.transaction}`,
    );
  const known = { ...(checkpoint ?? newCheckpoint()), exists: true, size: print.size, transaction: meta.transaction };
  if (!isWhole && checkpoint?.closed && isSameFingerprint(checkpoint.closed, print)) return known;
  onCheck(print.size);
  const fault = readAll(path);
  if (fault) throw new StoreDamaged(path, fault);
  return known;
}

/** Returns null if the file is intact, or if another process keeps writing to it and therefore owns it. */
function readAll(path: string): string | null {
  for (let attempt = 1; ; attempt++) {
    const before = fingerprintOf(path);
    const found = checkPages(path, catalogSpace);
    const fault = found.fault ?? contentFault(found);
    if (!fault) return null;
    if (isSameFingerprint(before, fingerprintOf(path))) return fault;
    if (attempt === maxAttempts) return null;
  }
}

/** Checks that each collection holds the recorded number of documents, each intact, and all in the `_id` index. */
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
