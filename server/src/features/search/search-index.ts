import type { Audience } from '@vigil/common/access';
import { urgencyLevels } from '@vigil/common/events';
import type { EventFilter } from '@vigil/common/search';
import type { Density } from '@vigil/common/time';
import { createEventTable, type ResultPosition } from './event-table.ts';
import { countMonths } from './months.ts';
import { rowTest, statesSeenBy } from './row-test.ts';

export type { ResultPosition } from './event-table.ts';

/**
 * An index of all events by words, types, places, sources and times, in memory and newest first. Queries are
 * synchronous and take a few milliseconds for a hundred thousand events.
 */
export function createSearchIndex() {
  const table = createEventTable();
  const { put, entries, order, positionOf, rowOf, postings, revisions } = table;

  /** The next `limit` matching events after a position, newest first, and the number of all matches. */
  function find(
    filter: EventFilter,
    audience: Audience,
    limit: number,
    after?: ResultPosition,
  ): { found: ResultPosition[]; total: number } {
    const passes = rowTest(table, filter, audience);
    const first = after ? positionAfter(after) : 0;
    const found: ResultPosition[] = [];
    let total = 0;
    for (let at = 0; at < order.length; at++) {
      const row = order[at] ?? 0;
      if (!passes(row)) continue;
      total += 1;
      const entry = at >= first && found.length < limit && entries[row];
      if (entry) found.push(entry);
    }
    return { found, total };
  }

  function positionAfter(position: ResultPosition): number {
    const at = positionOf(position);
    return entries[order[at] ?? -1]?.id === position.id ? at + 1 : at;
  }

  /** Of the events without changes after `seq`: the newest that this audience sees, and their number. */
  function untouchedSince(seq: number, audience: Audience, limit: number): { newest: ResultPosition[]; total: number } {
    const { seq: seqs, state: statesOf } = table.columns();
    const seen = statesSeenBy(audience);
    const newest: ResultPosition[] = [];
    let total = 0;
    for (const row of order) {
      if ((seqs[row] ?? 0) > seq || seen[statesOf[row] ?? 0] !== 1) continue;
      total += 1;
      const entry = newest.length < limit && entries[row];
      if (entry) newest.push(entry);
    }
    return { newest, total };
  }

  /** The events with changes after `seq` that may have existed at `time`, in milliseconds. */
  function touchedSince(seq: number, time: number): string[] {
    const { seq: seqs, createdAt } = table.columns();
    const touched: string[] = [];
    for (const [row, { id }] of entries.entries()) {
      // Events created later are skipped; for those erased before the start the creation time is unknown.
      if ((seqs[row] ?? 0) > seq && !((createdAt[row] ?? 0) > time)) touched.push(id);
    }
    return touched;
  }

  function isSeenBy(id: string, audience: Audience): boolean {
    const row = rowOf.get(id);
    return row !== undefined && statesSeenBy(audience)[table.columns().state[row] ?? 0] === 1;
  }

  /** How many events of each month this audience sees. */
  function months(audience: Audience): Density['months'] {
    const { state, time, urgencyLevel } = table.columns();
    const seen = statesSeenBy(audience);
    return countMonths(
      order
        .filter((row) => seen[state[row] ?? 0] === 1)
        .map((row) => ({
          time: time[row] ?? 0,
          urgency: urgencyLevels[urgencyLevel[row] ?? 0] ?? 'low',
        })),
    );
  }

  return {
    put,
    find,
    months,
    untouchedSince,
    touchedSince,
    isSeenBy,
    /** Incremented when an event is erased or corrected, which invalidates cached past states. */
    revisions,
    size: () => ({ events: order.length, words: postings.size() }),
  };
}
