import type { Audience } from '@vigil/common/access';
import type { EventFilter } from '@vigil/common/search';
import type { EventRow } from '../../changes/rows.ts';
import { createEventTable, type ResultPosition } from './event-table.ts';
import { rowTest, statesSeenBy } from './row-test.ts';

export type { ResultPosition } from './event-table.ts';

/**
 * An index of all events by words, types, places, sources and times, in memory and newest first. Queries are
 * synchronous and take a few milliseconds for a hundred thousand events.
 */
export function createSearchIndex() {
  const table = createEventTable();
  const { put, ids, order, rowOf, postings, revisions, calendar, positionOf } = table;

  /** The next `limit` matching events after a position, newest first, and the number of all matches. */
  function find(
    filter: EventFilter,
    audience: Audience,
    limit: number,
    after?: ResultPosition,
  ): { found: ResultPosition[]; total: number } {
    const passes = rowTest(table, filter, audience);
    if (Object.values(filter).every((value) => value === undefined || value === ''))
      return { found: next(passes, limit, after), total: calendar.total(audience) };
    let total = 0;
    for (const piece of order.pieces()) for (const row of piece) if (passes(row)) total += 1;
    return { found: next(passes, limit, after), total };
  }

  /** The same without the number of all matches: reads no further than the last one that it returns. */
  function findNext(filter: EventFilter, audience: Audience, limit: number, after?: ResultPosition): ResultPosition[] {
    return next(rowTest(table, filter, audience), limit, after);
  }

  function next(passes: (row: number) => boolean, limit: number, after?: ResultPosition): ResultPosition[] {
    const time = after ? Date.parse(after.timestamp) : Number.NaN;
    const isAfter = (row: number) => !after || table.isAfter(row, time, after.id) === 1;
    const found: ResultPosition[] = [];
    for (const piece of order.pieces()) {
      if (!isAfter(piece.at(-1) ?? 0)) continue;
      for (const row of piece) {
        if (found.length === limit) return found;
        if (passes(row) && isAfter(row)) found.push(positionOf(row));
      }
    }
    return found;
  }

  /** Of the events without changes after `seq`: the newest that this audience sees, and their number. */
  function untouchedSince(seq: number, audience: Audience, limit: number): { newest: ResultPosition[]; total: number } {
    const { seq: seqs, state: statesOf } = table.columns();
    const seen = statesSeenBy(audience);
    const newest: ResultPosition[] = [];
    let total = 0;
    for (const piece of order.pieces())
      for (const row of piece) {
        if ((seqs[row] ?? 0) > seq || seen[statesOf[row] ?? 0] !== 1) continue;
        total += 1;
        if (newest.length < limit) newest.push(positionOf(row));
      }
    return { newest, total };
  }

  /** The events with changes after `seq` that may have existed at `time`, in milliseconds. */
  function touchedSince(seq: number, time: number): string[] {
    const { seq: seqs, createdAt } = table.columns();
    const touched: string[] = [];
    for (const [row, id] of ids.entries()) {
      // Events created later are skipped; for those erased before the start the creation time is unknown.
      if ((seqs[row] ?? 0) > seq && !((createdAt[row] ?? 0) > time)) touched.push(id);
    }
    return touched;
  }

  function isSeenBy(id: string, audience: Audience): boolean {
    const row = rowOf.get(id);
    return row !== undefined && statesSeenBy(audience)[table.columns().state[row] ?? 0] === 1;
  }

  return {
    put: (row: EventRow) => put(row),
    find,
    findNext,
    /** How many events of each month this audience sees. */
    months: calendar.density,
    startOf: calendar.startOf,
    untouchedSince,
    touchedSince,
    isSeenBy,
    /** Incremented when an event is erased or corrected, which invalidates cached past states. */
    revisions,
    size: () => ({ events: order.size(), ...postings.size() }),
  };
}
