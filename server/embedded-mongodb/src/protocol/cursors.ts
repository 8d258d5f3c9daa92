import { randomBytes } from 'node:crypto';
import { StoreError } from '../errors.ts';

/** What `find`, `aggregate` and `getMore` answer with. */
export interface Batch {
  namespace: string;
  /** Zero when there is no more. */
  cursorId: bigint;
  documents: Buffer[];
  isFirst: boolean;
}

/** What the command that opens a cursor says about it. */
export interface CursorOptions {
  /** How many documents the first answer holds at most. */
  batchSize: number;
  singleBatch: boolean;
}

export type Cursors = ReturnType<typeof createCursors>;

const idleMs = 10 * 60_000;
/** MongoDB's first answer, unless it is told otherwise. */
const defaultBatch = 101;
const mostBytes = 16 * 1024 * 1024;

/** Open cursors; one that nobody asks for ten minutes is closed. */
export function createCursors() {
  const open = new Map<
    bigint,
    { namespace: string; documents: Iterator<Buffer>; next: IteratorResult<Buffer>; usedAt: number }
  >();

  function start(namespace: string, source: Iterable<Buffer>, { batchSize, singleBatch }: CursorOptions): Batch {
    const documents = source[Symbol.iterator]();
    const cursor = { namespace, documents, next: documents.next(), usedAt: Date.now() };
    const batch = take(cursor, batchSize);
    if (cursor.next.done || singleBatch) return { namespace, cursorId: 0n, documents: batch, isFirst: true };
    const cursorId = randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn;
    open.set(cursorId, cursor);
    return { namespace, cursorId, documents: batch, isFirst: true };
  }

  function more(cursorId: bigint, namespace: string, batchSize: number): Batch {
    const cursor = open.get(cursorId);
    if (!cursor) throw new StoreError(43, `cursor id ${cursorId} not found`);
    if (cursor.namespace !== namespace) {
      throw new StoreError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.usedAt = Date.now();
    const documents = take(cursor, batchSize);
    if (cursor.next.done) open.delete(cursorId);
    return { namespace, cursorId: cursor.next.done ? 0n : cursorId, documents, isFirst: false };
  }

  function closeIdle(now: number): void {
    for (const [cursorId, { usedAt }] of open) if (now - usedAt > idleMs) open.delete(cursorId);
  }

  return { start, more, closeIdle, count: () => open.size, kill: (cursorId: bigint): boolean => open.delete(cursorId) };
}

/** Zero is a size as well: it opens a cursor and gives nothing yet. */
export const firstBatchSize = (given: number | null): number => given ?? defaultBatch;

/** Always one document ahead, to know with the last of them that there are no more. */
function take(cursor: { documents: Iterator<Buffer>; next: IteratorResult<Buffer> }, count: number): Buffer[] {
  const batch: Buffer[] = [];
  let bytes = 0;
  while (!cursor.next.done && batch.length < count) {
    const document = cursor.next.value;
    if (batch.length > 0 && bytes + document.length > mostBytes) break;
    batch.push(document);
    bytes += document.length;
    cursor.next = cursor.documents.next();
  }
  return batch;
}
