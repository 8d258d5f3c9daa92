import { open, type RangeOptions } from 'lmdb';
import { StoreError } from '../errors.ts';
import { dataFile } from './checkpoint.ts';
import { diskFull, isSpaceMissing } from './disk-full.ts';
import type { ExitLock } from './exit-lock.ts';
import { openPreallocator, type TransactionSize } from './preallocate.ts';

export type Storage = ReturnType<typeof openStorage>;

/** A key space in the ordered map: all keys with this 4-byte prefix. */
export type KeySpace = number;

export interface KeyValue {
  key: Buffer;
  value: Buffer;
}

/** Keys from `from` (inclusive) to `to` (exclusive), without the space prefix. */
export interface Range {
  from: Buffer;
  to: Buffer;
}

/** All keys of a space. No key begins with the byte 255. */
export const everything: Range = { from: Buffer.alloc(0), to: Buffer.of(255) };

interface StorageOptions {
  /** Read-only: serves the state at the moment of opening, while the owner can go on writing. */
  isSnapshot?: boolean;
}

/**
 * The ordered map on disk. All writes of one turn of the event loop, from all connections, form one transaction. It is
 * synced to disk before any of them is acknowledged, so acknowledged writes survive a crash or a power loss.
 */
export function openStorage(folder: string, exitLock: ExitLock, { isSnapshot = false }: StorageOptions = {}) {
  const database = open<Buffer, Buffer>({
    path: folder,
    encoding: 'binary',
    keyEncoding: 'binary',
    cache: false,
    // One synchronous commit a turn is simpler than lmdb's overlapped sync, and measured equally fast.
    overlappingSync: false,
    readOnly: isSnapshot,
  });
  const snapshot = isSnapshot ? { transaction: database.useReadTransaction() } : null;
  const preallocator = isSnapshot ? null : openPreallocator(dataFile(folder));
  let size: TransactionSize = { writes: 0, bytes: 0 };
  const beforeCommit: (() => void)[] = [];
  const afterAbort: (() => void)[] = [];
  let waiting: Job[] = [];
  let isClosed = false;

  /**
   * Runs `work` in the next transaction and resolves once it is on disk. A `StoreError` rejects this call only and
   * keeps what it had written before; any other error aborts the whole transaction.
   */
  function write<T>(work: () => T): Promise<T> {
    if (isSnapshot) return Promise.reject(new StoreError(20, 'The store is open for reading only'));
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(commit);
      const attempt = () => {
        try {
          const result = work();
          return () => resolve(result);
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          return () => reject(error);
        }
      };
      waiting.push({ attempt, reject });
    });
  }

  function commit(): void {
    const jobs = waiting;
    waiting = [];
    const answers: (() => void)[] = [];
    size = { writes: 0, bytes: 0 };
    exitLock.acquire();
    try {
      database.transactionSync(() => {
        for (const { attempt } of jobs) answers.push(attempt());
        for (const prepare of beforeCommit) prepare();
        if (size.writes > 0) preallocator?.reserve(size);
      });
    } catch (error) {
      for (const recover of afterAbort) recover();
      const reason = isSpaceMissing(error, folder) ? diskFull() : error;
      for (const { reject } of jobs) reject(reason);
      return;
    } finally {
      exitLock.release();
    }
    for (const answer of answers) answer();
  }

  /**
   * The entries of a range, forward or in reverse. They are read in pieces of growing size, so that finding one entry
   * reads little. No lmdb cursor stays open between pieces: each starts after the last key of the previous one.
   */
  function* range(space: KeySpace, whole: Range, reverse = false): Generator<KeyValue> {
    let rest: Range | null = whole;
    for (let limit = 4; rest; limit = Math.min(limit * 4, maxPieceEntries)) {
      const piece = read(space, rest, reverse, limit);
      yield* piece.entries;
      rest = piece.rest;
    }
  }

  /** A scan can be in a pause while the store is closed: reading a closed file would end the process. */
  function checkOpen(): void {
    if (isClosed) throw new StoreError(11600, 'interrupted at shutdown');
  }

  function read(space: KeySpace, { from, to }: Range, reverse: boolean, limit: number) {
    checkOpen();
    const entries: KeyValue[] = [];
    let bytes = 0;
    for (const { key, value } of database.getRange({
      ...bounds(space, from, to, reverse),
      ...snapshot,
      reverse,
      limit,
    })) {
      entries.push({ key: key.subarray(prefixBytes), value });
      bytes += value.length;
      if (bytes > maxPieceBytes) break;
    }
    const last = entries.at(-1)?.key;
    if (!last || (entries.length < limit && bytes <= maxPieceBytes)) return { entries, rest: null };
    // The next possible key is the last one with a zero byte appended.
    return { entries, rest: reverse ? { from, to: last } : { from: Buffer.concat([last, zero]), to } };
  }

  function put(space: KeySpace, key: Buffer, value: Buffer): void {
    size.writes++;
    size.bytes += prefixBytes + key.length + value.length + entryBytes;
    database.putSync(prefixed(space, key), value);
  }

  function remove(space: KeySpace, key: Buffer): boolean {
    size.writes++;
    return database.removeSync(prefixed(space, key));
  }

  return {
    write,
    range,
    get(space: KeySpace, key: Buffer): Buffer | undefined {
      checkOpen();
      return snapshot ? database.get(prefixed(space, key), snapshot) : database.getBinary(prefixed(space, key));
    },
    /** Call this and other mutating methods only inside `write`. */
    put,
    remove,
    clear(space: KeySpace): void {
      for (const { key } of range(space, everything)) remove(space, key);
    },
    /** Registers a callback that runs at the end of each transaction, before it is committed. */
    beforeCommit: (prepare: () => void): number => beforeCommit.push(prepare),
    /** Registers a callback that runs after a transaction was aborted, to reset state in memory. */
    afterAbort: (recover: () => void): number => afterAbort.push(recover),
    close(): Promise<void> {
      isClosed = true;
      snapshot?.transaction.done();
      preallocator?.close();
      return database.close();
    },
  };
}

/** Work queued for the next transaction. `attempt` returns the callback to run once the transaction is on disk. */
interface Job {
  attempt: () => () => void;
  reject: (error: unknown) => void;
}

/** Limits of one piece of a range. */
const maxPieceEntries = 512;
const maxPieceBytes = 1024 * 1024;
const prefixBytes = 4;
/** Overhead of lmdb for each entry. */
const entryBytes = 10;
const zero = Buffer.of(0);

function prefixed(space: KeySpace, key: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(prefixBytes + key.length);
  bytes.writeUInt32BE(space, 0);
  key.copy(bytes, prefixBytes);
  return bytes;
}

/** In reverse, lmdb iterates from `start` down to `end`. */
function bounds(space: KeySpace, from: Buffer, to: Buffer, reverse: boolean): RangeOptions {
  const low = prefixed(space, from);
  const high = prefixed(space, to);
  return reverse ? { start: high, exclusiveStart: true, end: low, inclusiveEnd: true } : { start: low, end: high };
}
