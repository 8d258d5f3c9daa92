import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * `store.json`, beside the data file: whether a data file exists, its last known size and transaction, and its
 * fingerprint at the last clean close. With it a missing, empty, older or truncated file is not mistaken for a new
 * store, and an unmodified file need not be checked again.
 */
export interface Checkpoint {
  /** The store id, also written in the data file; empty while unknown. */
  id: string;
  /** False until the data file has been created and written. */
  exists: boolean;
  /** Lower bounds: the file never shrinks, and transaction numbers only increase. */
  size: number;
  transaction: number;
  /** Null while the store is open, and after an unclean shutdown. */
  closed: Fingerprint | null;
}

/** File metadata. Any write to the file changes at least one field. */
interface Fingerprint {
  size: number;
  inode: string;
  modified: string;
  changed: string;
}

export const dataFile = (folder: string): string => join(folder, 'data.mdb');
const checkpointFile = (folder: string): string => join(folder, 'store.json');
const format = 1;

export const newCheckpoint = (): Checkpoint => ({ id: '', exists: false, size: 0, transaction: 0, closed: null });

/** Returns null if there is no readable checkpoint: the whole data file is checked then. */
export function readCheckpoint(folder: string): Checkpoint | null {
  try {
    const read: unknown = JSON.parse(readFileSync(checkpointFile(folder), 'utf8'));
    return isCheckpoint(read) ? read : null;
  } catch {
    return null;
  }
}

/** Atomic: the file is replaced completely or not at all, even if the process is killed. */
export function writeCheckpoint(folder: string, checkpoint: Checkpoint): void {
  place(folder, checkpoint, renameSync);
}

/** Writes an empty checkpoint before the store is created. Keeps one that another process has written. */
export function createCheckpoint(folder: string): void {
  place(folder, newCheckpoint(), (draft, path) => {
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  });
}

function place(folder: string, checkpoint: Checkpoint, put: (draft: string, path: string) => void): void {
  const path = checkpointFile(folder);
  const draft = `${path}.${process.pid}`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      writeSync(file, `${JSON.stringify({ format, ...checkpoint })}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    put(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

export function fingerprintOf(path: string): Fingerprint {
  const { size, ino, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  return { size: Number(size), inode: String(ino), modified: String(mtimeNs), changed: String(ctimeNs) };
}

export const isSameFingerprint = (a: Fingerprint, b: Fingerprint): boolean =>
  a.size === b.size && a.inode === b.inode && a.modified === b.modified && a.changed === b.changed;

function isCheckpoint(value: unknown): value is Checkpoint {
  if (typeof value !== 'object' || value === null) return false;
  const {
    format: made,
    id,
    exists,
    size,
    transaction,
    closed,
  }: Partial<Record<keyof Checkpoint | 'format', unknown>> = value;
  const isClosed = closed === null || (typeof closed === 'object' && closed !== undefined);
  return (
    made === format &&
    typeof id === 'string' &&
    typeof exists === 'boolean' &&
    typeof size === 'number' &&
    typeof transaction === 'number' &&
    isClosed
  );
}
