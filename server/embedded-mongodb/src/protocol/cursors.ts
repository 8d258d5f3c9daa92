import { randomBytes } from 'node:crypto';
import { StoreError } from '../errors.ts';

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

export type Cursors = ReturnType<typeof createCursors>;

const idleMs = 10 * 60_000;
/** MongoDB's default size of the first batch. */
const defaultBatch = 101;
const maxBatchBytes = 16 * 1024 * 1024;

/** Open cursors. A cursor is closed after it was idle for ten minutes. */
export function createCursors() {
  const open = new Map<
    bigint,
    { namespace: string; documents: Iterator<Buffer>; next: IteratorResult<Buffer>; usedAt: number }
  >();

  function start(namespace: string, source: Iterable<Buffer>, { batchSize, singleBatch }: CursorOptions): CursorBatch {
    const documents = source[Symbol.iterator]();
    const cursor = { namespace, documents, next: documents.next(), usedAt: Date.now() };
    const batch = nextBatch(cursor, batchSize);
    if (cursor.next.done || singleBatch) return { namespace, cursorId: 0n, documents: batch, isFirst: true };
    const cursorId = randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn;
    open.set(cursorId, cursor);
    return { namespace, cursorId, documents: batch, isFirst: true };
  }

  function more(cursorId: bigint, namespace: string, batchSize: number): CursorBatch {
    const cursor = open.get(cursorId);
    if (!cursor) throw new StoreError(43, `cursor id ${cursorId} not found`);
    if (cursor.namespace !== namespace) {
      throw new StoreError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.usedAt = Date.now();
    const documents = nextBatch(cursor, batchSize);
    if (cursor.next.done) open.delete(cursorId);
    return { namespace, cursorId: cursor.next.done ? 0n : cursorId, documents, isFirst: false };
  }

  function closeIdle(now: number): void {
    for (const [cursorId, { usedAt }] of open) if (now - usedAt > idleMs) open.delete(cursorId);
  }

  return { start, more, closeIdle, count: () => open.size, kill: (cursorId: bigint): boolean => open.delete(cursorId) };
}

/** A batch size of zero is valid: it opens the cursor and returns no documents yet. */
export const firstBatchSize = (given: number | null): number => given ?? defaultBatch;

/** Reads one document ahead, so that the last batch can report that the cursor is exhausted. */
function nextBatch(cursor: { documents: Iterator<Buffer>; next: IteratorResult<Buffer> }, count: number): Buffer[] {
  const batch: Buffer[] = [];
  let bytes = 0;
  while (!cursor.next.done && batch.length < count) {
    const document = cursor.next.value;
    if (batch.length > 0 && bytes + document.length > maxBatchBytes) break;
    batch.push(document);
    bytes += document.length;
    cursor.next = cursor.documents.next();
  }
  return batch;
}
