import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreError } from '../errors.ts';
import { type Pause, pause, type TimeLimit } from '../turns.ts';

/** The result of `find`, `aggregate` and `getMore`. */
export interface CursorBatch {
  namespace: string;
  /** Zero if the cursor is exhausted. */
  cursorId: bigint;
  documents: Buffer[];
  isFirst: boolean;
}

/** Cursor options of a command. */
export interface CursorOptions {
  /** Maximum number of documents in the first batch. */
  batchSize: number;
  singleBatch: boolean;
}

interface Cursor {
  namespace: string;
  documents: Iterator<Buffer | Pause>;
  /** Read ahead of the next batch. */
  next: Buffer | null;
  isDone: boolean;
  /** A batch is being read. */
  isBusy: boolean;
  usedAt: number;
  timeLimit: TimeLimit;
}

export type Cursors = ReturnType<typeof createCursors>;

const idleMs = 10 * 60_000;
/** MongoDB's default size of the first batch. */
const defaultBatch = 101;
const maxBatchBytes = 16 * 1024 * 1024;

/** Open cursors. A cursor is closed after it was idle for ten minutes. */
export function createCursors() {
  const open = new Map<bigint, Cursor>();

  async function start(
    namespace: string,
    source: Iterable<Buffer | Pause>,
    { batchSize, singleBatch }: CursorOptions,
    timeLimit: TimeLimit,
  ): Promise<CursorBatch> {
    const documents = source[Symbol.iterator]();
    const cursor = { namespace, documents, next: null, isDone: false, isBusy: false, usedAt: Date.now(), timeLimit };
    const batch = await nextBatch(cursor, batchSize);
    if (cursor.isDone || singleBatch) return { namespace, cursorId: 0n, documents: batch, isFirst: true };
    const cursorId = randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn;
    open.set(cursorId, cursor);
    return { namespace, cursorId, documents: batch, isFirst: true };
  }

  async function more(cursorId: bigint, namespace: string, batchSize: number): Promise<CursorBatch> {
    const cursor = open.get(cursorId);
    if (!cursor) throw new StoreError(43, `cursor id ${cursorId} not found`);
    if (cursor.namespace !== namespace) {
      throw new StoreError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    if (cursor.isBusy) throw new StoreError(12051, `cursor id ${cursorId} is already in use`);
    cursor.usedAt = Date.now();
    try {
      const documents = await nextBatch(cursor, batchSize);
      if (cursor.isDone) open.delete(cursorId);
      return { namespace, cursorId: cursor.isDone ? 0n : cursorId, documents, isFirst: false };
    } catch (error) {
      // As in MongoDB: a cursor that failed, such as one that took too long, is closed.
      open.delete(cursorId);
      throw error;
    }
  }

  function closeIdle(now: number): void {
    for (const [cursorId, { usedAt }] of open) if (now - usedAt > idleMs) open.delete(cursorId);
  }

  return { start, more, closeIdle, count: () => open.size, kill: (cursorId: bigint): boolean => open.delete(cursorId) };
}

/** A batch size of zero is valid: it opens the cursor and returns no documents yet. */
export const firstBatchSize = (given: number | null): number => given ?? defaultBatch;

/** Reads one document ahead, so that the last batch can report that the cursor is exhausted. */
async function nextBatch(cursor: Cursor, count: number): Promise<Buffer[]> {
  const batch: Buffer[] = [];
  let bytes = 0;
  cursor.isBusy = true;
  cursor.timeLimit.start();
  try {
    for (;;) {
      if (cursor.next === null) {
        const { value, done } = cursor.documents.next();
        if (done) cursor.isDone = true;
        else if (value === pause) {
          await nextTurn();
          continue;
        } else cursor.next = value;
      }
      const { next } = cursor;
      if (next === null || batch.length >= count) return batch;
      if (batch.length > 0 && bytes + next.length > maxBatchBytes) return batch;
      batch.push(next);
      bytes += next.length;
      cursor.next = null;
    }
  } finally {
    cursor.timeLimit.stop();
    cursor.isBusy = false;
  }
}
