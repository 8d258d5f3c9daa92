import { applyChange, type EventChange, type EventRecord, isEventChange } from '@vigil/common/timeline';
import type { Connection } from 'mongoose';
import { isOnlyDuplicates } from '../database/duplicate.ts';
import { defineMeta } from '../database/meta.ts';
import { inTurn } from '../kit/order.ts';
import type { ChangeLog } from './log.ts';
import { defineEventRows, defineItemRows, type EventRow, toRecord, toRow } from './rows.ts';

const batch = 500;

export type Projection = ReturnType<typeof createProjection>;

/**
 * Folds the log into the collections that are read: `events`, and `items`, which remembers every
 * feed item that a change told of. Folding always goes on from the last folded change, so none is
 * skipped, and folding twice is harmless: a row that has seen a change refuses it.
 */
export function createProjection(connection: Connection, log: ChangeLog) {
  const Events = defineEventRows(connection);
  const Items = defineItemRows(connection);
  const Meta = defineMeta(connection);
  const turn = inTurn();
  let folded = -1;

  /** Folds everything up to `seq` at least. */
  function foldTo(seq: number): Promise<void> {
    return turn(async () => {
      if (folded < 0) folded = await readMarker();
      while (folded < seq) {
        const changes = await log.since(folded, batch);
        const last = changes.at(-1);
        if (!last) return;
        await fold(changes.filter(isEventChange));
        await Meta.updateOne({ _id: 'projection' }, { $max: { seq: last.seq } }, { upsert: true });
        folded = last.seq;
      }
    });
  }

  async function readMarker(): Promise<number> {
    return (await Meta.findById('projection').lean())?.seq ?? 0;
  }

  async function fold(changes: EventChange[]): Promise<void> {
    const ids = [...new Set(changes.map((change) => change.eventId))];
    const rows = await Events.find({ _id: { $in: ids } }).lean();
    const records = new Map<string, EventRecord | null>(rows.map((row) => [row._id, toRecord(row)]));
    const erased = new Map(rows.filter(({ state }) => state === 'erased').map((row) => [row._id, row.seq]));
    for (const change of changes) {
      if (erased.has(change.eventId)) continue;
      records.set(change.eventId, applyChange(records.get(change.eventId) ?? null, change));
      if (change.op === 'erase') erased.set(change.eventId, change.seq);
    }
    await writeItems(changes);
    await writeEvents(ids.flatMap((id) => rowAfter(id, records.get(id) ?? null, erased.get(id))));
    for (const change of changes) if (change.op === 'erase') await log.blank(change.eventId);
  }

  async function writeEvents(rows: EventRow[]): Promise<void> {
    const writes = rows.map((row) => ({
      replaceOne: { filter: { _id: row._id, seq: { $lt: row.seq } }, replacement: row, upsert: true },
    }));
    if (writes.length === 0) return;
    // The filter misses a row that is further on; inserting beside it is refused, and that is right.
    await Events.bulkWrite(writes, { ordered: false }).catch((error) => {
      if (!isOnlyDuplicates(error)) throw error;
    });
  }

  async function writeItems(changes: EventChange[]): Promise<void> {
    const writes = changes.flatMap(({ item, eventId, at }) =>
      item ? [{ updateOne: { filter: { _id: item }, update: { $set: { eventId, seenAt: at } }, upsert: true } }] : [],
    );
    if (writes.length > 0) await Items.bulkWrite(writes, { ordered: false });
  }

  return { foldTo, events: Events, items: Items };
}

/** An erased event leaves a tombstone without contents, so that a server that is behind cannot bring it back. */
function rowAfter(id: string, record: EventRecord | null, erasedAt: number | undefined): EventRow[] {
  if (erasedAt !== undefined) return [{ _id: id, seq: erasedAt, state: 'erased' }];
  return record ? [toRow(record)] : [];
}
