import { open, type RangeOptions } from 'lmdb';
import { StoreError } from '../errors.ts';
import { diskFull, isSpaceMissing } from './disk-full.ts';
import type { Gate } from './gate.ts';
import { type Demand, openRoom } from './room.ts';
import { dataFile } from './seal.ts';

export type Storage = ReturnType<typeof openStorage>;

/** Part of the one ordered map on disk: all keys that begin with this number, four bytes. */
export type Space = number;

export interface Entry {
  key: Buffer;
  value: Buffer;
}

/** Keys from `from` to before `to`, without the space's prefix. */
export interface Range {
  from: Buffer;
  to: Buffer;
}

/** All keys of a space; none begins with the byte 255. */
export const everything: Range = { from: Buffer.alloc(0), to: Buffer.of(255) };

export interface StorageOptions {
  /** Reads the map as it is at this moment, whatever its owner writes meanwhile; nothing can be written. */
  isSnapshot?: boolean;
}

/**
 * The ordered map on disk. All writes of one turn of the event loop, of whatever connections, are one transaction,
 * synced to disk before any of them is answered, so what is acknowledged survives the process and the power.
 */
export function openStorage(folder: string, gate: Gate, { isSnapshot = false }: StorageOptions = {}) {
  const database = open<Buffer, Buffer>({
    path: folder,
    encoding: 'binary',
    keyEncoding: 'binary',
    cache: false,
    // One synchronous commit a turn is simpler than lmdb's overlapped one, and was measured to be as fast.
    overlappingSync: false,
    readOnly: isSnapshot,
  });
  const snapshot = isSnapshot ? { transaction: database.useReadTransaction() } : null;
  const room = isSnapshot ? null : openRoom(dataFile(folder));
  let demand: Demand = { writes: 0, bytes: 0 };
  const beforeCommit: (() => void)[] = [];
  const afterAbort: (() => void)[] = [];
  let waiting: Job[] = [];

  /**
   * Runs `work` in the next transaction; resolves once that is on disk. A `StoreError` concerns this work alone and
   * leaves what it wrote before; any other error undoes the whole transaction.
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
    demand = { writes: 0, bytes: 0 };
    gate.enter();
    try {
      database.transactionSync(() => {
        for (const { attempt } of jobs) answers.push(attempt());
        for (const prepare of beforeCommit) prepare();
        if (demand.writes > 0) room?.reserve(demand);
      });
    } catch (error) {
      for (const recover of afterAbort) recover();
      const reason = isSpaceMissing(error, folder) ? diskFull() : error;
      for (const { reject } of jobs) reject(reason);
      return;
    } finally {
      gate.leave();
    }
    for (const answer of answers) answer();
  }

  /**
   * The entries of a range, in order or from its end. They are read in pieces that grow, so that looking for one
   * reads little, and between two pieces nothing is held: a later one starts after the last key of the one before.
   */
  function* range(space: Space, whole: Range, reverse = false): Generator<Entry> {
    let rest: Range | null = whole;
    for (let size = 4; rest; size = Math.min(size * 4, mostEntries)) {
      const piece = read(space, rest, reverse, size);
      yield* piece.entries;
      rest = piece.rest;
    }
  }

  function read(space: Space, { from, to }: Range, reverse: boolean, limit: number) {
    const entries: Entry[] = [];
    let bytes = 0;
    for (const { key, value } of database.getRange({
      ...bounds(space, from, to, reverse),
      ...snapshot,
      reverse,
      limit,
    })) {
      entries.push({ key: key.subarray(prefixBytes), value });
      bytes += value.length;
      if (bytes > mostBytes) break;
    }
    const last = entries.at(-1)?.key;
    if (!last || (entries.length < limit && bytes <= mostBytes)) return { entries, rest: null };
    // The smallest key above another is that one with a zero byte.
    return { entries, rest: reverse ? { from, to: last } : { from: Buffer.concat([last, zero]), to } };
  }

  function put(space: Space, key: Buffer, value: Buffer): void {
    demand.writes++;
    demand.bytes += prefixBytes + key.length + value.length + entryBytes;
    database.putSync(prefixed(space, key), value);
  }

  function remove(space: Space, key: Buffer): boolean {
    demand.writes++;
    return database.removeSync(prefixed(space, key));
  }

  return {
    write,
    range,
    get: (space: Space, key: Buffer): Buffer | undefined =>
      snapshot ? database.get(prefixed(space, key), snapshot) : database.getBinary(prefixed(space, key)),
    /** Only inside `write`, as all that changes something. */
    put,
    remove,
    clear(space: Space): void {
      for (const { key } of range(space, everything)) remove(space, key);
    },
    /** Runs at the end of each transaction, for what is written once for all of its changes. */
    beforeCommit: (prepare: () => void): number => beforeCommit.push(prepare),
    /** Runs when a transaction was undone, for what is also held in memory. */
    afterAbort: (recover: () => void): number => afterAbort.push(recover),
    close(): Promise<void> {
      snapshot?.transaction.done();
      room?.close();
      return database.close();
    },
  };
}

/** A piece of work that waits for the next transaction: its attempt gives how to answer once that is on disk. */
interface Job {
  attempt: () => () => void;
  reject: (error: unknown) => void;
}

/** How much one piece of a range may be, in entries and in bytes. */
const mostEntries = 512;
const mostBytes = 1024 * 1024;
const prefixBytes = 4;
/** What lmdb adds to an entry. */
const entryBytes = 10;
const zero = Buffer.of(0);

function prefixed(space: Space, key: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(prefixBytes + key.length);
  bytes.writeUInt32BE(space, 0);
  key.copy(bytes, prefixBytes);
  return bytes;
}

/** lmdb walks backwards from `start` down to `end`. */
function bounds(space: Space, from: Buffer, to: Buffer, reverse: boolean): RangeOptions {
  const low = prefixed(space, from);
  const high = prefixed(space, to);
  return reverse ? { start: high, exclusiveStart: true, end: low, inclusiveEnd: true } : { start: low, end: high };
}
