import type { Projection } from '../../changes/project.ts';
import { type EventRow, toRecord } from '../../changes/rows.ts';
import type { EventRecord } from '../../timeline/change.ts';

/** The number of ids in one query. */
const batchSize = 500;

/** Events by id. */
export function createEventLookups({ events, read }: Pick<Projection, 'events' | 'read'>) {
  function rows(ids: string[]): Promise<EventRow[]> {
    return events.find({ _id: { $in: ids } }).lean();
  }

  /** Those of these events that are public, with their reports. */
  function publicOf(ids: string[]): Promise<Map<string, EventRecord>> {
    return find(ids, ({ state }) => state === 'active');
  }

  /** Those of these events that were not erased, including hidden and merged ones. */
  function knownOf(ids: string[]): Promise<Map<string, EventRecord>> {
    return find(ids, () => true);
  }

  async function find(ids: string[], fits: (row: EventRow) => boolean): Promise<Map<string, EventRecord>> {
    const found = new Map<string, EventRecord>();
    for (let from = 0; from < ids.length; from += batchSize)
      for (const row of await rows(ids.slice(from, from + batchSize)))
        if (row.record && fits(row)) found.set(row._id, row.record);
    return found;
  }

  /** The events removed by an erasure: the event itself, and those merged into it. */
  async function erasedBy({ seq, eventId }: { seq: number; eventId: string }): Promise<string[]> {
    const gone = await events.find({ state: 'erased', seq }, { _id: 1 }).lean();
    return [...new Set([eventId, ...gone.map(({ _id }) => _id)])];
  }

  /** The rows that changes of these events can affect, including the events that they were merged into. */
  async function touchedRows(ids: string[]): Promise<EventRow[]> {
    const found = await rows([...new Set(ids)]);
    const known = new Set(found.map(({ _id }) => _id));
    const further = found.flatMap(({ record }) => record?.mergedInto ?? []).filter((id) => !known.has(id));
    return further.length > 0 ? [...found, ...(await touchedRows(further))] : found;
  }

  /** The event with its reports; for a merged event, the one that it belongs to. Null if it was erased. */
  async function record(id: string): Promise<EventRecord | null> {
    const found = await touchedRows([id]);
    return found.flatMap((row) => toRecord(row) ?? [])[0] ?? null;
  }

  return {
    rows,
    publicOf,
    knownOf,
    erasedBy,
    touchedRows,
    record,
    /** The rows that changes of these events can affect, as folded by this server. */
    foldedRows: read,
  };
}
