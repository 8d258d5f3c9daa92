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
 * What the store remembers of its data file, in a file beside it: that there was one, how far it had come, and how the
 * file looked when it was last closed in order. So a file that is missing, empty, older or shorter than it was is not
 * taken for a new store, and one that nobody has touched since need not be checked again.
 */
export interface Seal {
  /** The same as in the data file; empty while that is not known. */
  id: string;
  /** False until the data file has been made and holds something. */
  exists: boolean;
  /** The file never gets shorter, and its transactions are counted up. */
  size: number;
  transaction: number;
  /** Null while the store is open, and after it was not closed in order. */
  closed: Fingerprint | null;
}

/** What the file system tells of a file; whatever writes to it changes some of this. */
export interface Fingerprint {
  size: number;
  inode: string;
  modified: string;
  changed: string;
}

export const dataFile = (folder: string): string => join(folder, 'data.mdb');
const sealFile = (folder: string): string => join(folder, 'store.json');
const format = 1;

export const newSeal = (): Seal => ({ id: '', exists: false, size: 0, transaction: 0, closed: null });

/** Null when there is none that can be read: then the data file is checked whole. */
export function readSeal(folder: string): Seal | null {
  try {
    const read: unknown = JSON.parse(readFileSync(sealFile(folder), 'utf8'));
    return isSeal(read) ? read : null;
  } catch {
    return null;
  }
}

/** Stands there whole or not at all, whenever the process is killed. */
export function writeSeal(folder: string, seal: Seal): void {
  place(folder, seal, renameSync);
}

/** Says that a store is about to be made here; another process that has come further is not overruled. */
export function beginSeal(folder: string): void {
  place(folder, newSeal(), (draft, path) => {
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  });
}

function place(folder: string, seal: Seal, put: (draft: string, path: string) => void): void {
  const path = sealFile(folder);
  const draft = `${path}.${process.pid}`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      writeSync(file, `${JSON.stringify({ format, ...seal })}\n`);
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

function isSeal(value: unknown): value is Seal {
  if (typeof value !== 'object' || value === null) return false;
  const {
    format: made,
    id,
    exists,
    size,
    transaction,
    closed,
  }: Partial<Record<keyof Seal | 'format', unknown>> = value;
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
