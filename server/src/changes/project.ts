import { LRUCache } from 'lru-cache';
import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection } from 'mongoose';
import { duplicateOf, isOnlyDuplicates } from '../database/duplicate.ts';
import { defineMeta } from '../database/meta.ts';
import { createSerialQueue } from '../kit/concurrency.ts';
import { createYielder } from '../kit/yield-to-event-loop.ts';
import { type Change, type EventChange, isEventChange } from '../timeline/change.ts';
import { foldChange, namedBy, type Records } from '../timeline/fold.ts';
import { createEventStates, type EventCounts, stateOps, toStateChange } from './event-states.ts';
import type { ChangeLog } from './log.ts';
import { defineEventRows, defineItemRows, type EventRow, type ItemRow, toRow } from './rows.ts';

const batch = 100;

/** The most changes that are folded again after a crash. */
const maxUnmarked = 1_000;

/** The number of cached rows, a few megabytes. */
const maxCached = 1_000;

export type Projection = ReturnType<typeof createProjection>;

/**
 * Folds the log into the collections that are read: `events`, and `items`, which holds every feed item of the log.
 * Folding continues after the last folded change, so none is skipped, and it is idempotent: a row ignores changes that
 * it already includes.
 */
export function createProjection(connection: Connection, log: ChangeLog) {
  const Events = defineEventRows(connection);
  const Items = defineItemRows(connection);
  /** Bypasses Mongoose, which would copy and check every row. */
  const raw = { events: connection.collection<EventRow>('events'), items: connection.collection<ItemRow>('items') };
  const Meta = defineMeta(connection);
  const enqueue = createSerialQueue();
  /** Events as folded by this server. They depend only on the log, so they need not be read again. */
  const cached = new LRUCache<string, EventRow>({ max: maxCached });
  let folded = -1;
  /** The same in the database, as far as this server has stored it. */
  let marked = -1;
  /** How many events there are after the change `folded`. */
  let counts: EventCounts = { active: 0, hidden: 0 };

  /** Folds all changes up to `seq`. `read`: the last changes up to it, if the caller has them. `mark` stores how far it went. */
  function foldTo(seq: number, read: Change[] = []): Promise<void> {
    return enqueue(async () => {
      if (folded < 0) await begin();
      while (folded < seq) {
        const changes = read[0]?.seq === folded + 1 ? read : await log.since(folded, batch);
        const last = changes.at(-1);
        if (!last) return;
        const own = changes.filter(isEventChange);
        const more = await countChanged(own, folded);
        await fold(own);
        folded = last.seq;
        counts = { active: counts.active + more.active, hidden: counts.hidden + more.hidden };
        if (folded - marked >= maxUnmarked) await mark();
      }
    });
  }

  /** Continues where the database is. One of an earlier version has no counts: they are made from the whole log. */
  async function begin(): Promise<void> {
    const marker = await readMarker();
    counts = marker.counts ?? (await countAll(marker.seq));
    folded = marker.seq;
    marked = marker.counts ? marker.seq : -1;
  }

  async function countAll(seq: number): Promise<EventCounts> {
    const states = createEventStates();
    if (seq > 0) for await (const change of log.stateChanges(seq)) states.apply(change);
    return states.counts();
  }

  /**
   * By how much these changes, which follow the change `seq`, change the counts. From the log alone: rows can include later changes,
   * after a crash or because another server was faster.
   */
  async function countChanged(changes: EventChange[], seq: number): Promise<EventCounts> {
    const states = createEventStates();
    const deciding = changes.filter(({ op }) => stateOps.some((one) => one === op));
    const others = deciding.filter(({ op }) => op !== 'add');
    if (others.length > 0)
      for (const change of await log.stateChangesOf(others.flatMap(namedBy), seq)) states.apply(change);
    const before = states.counts();
    for (const change of deciding) states.apply(toStateChange(change));
    const after = states.counts();
    return { active: after.active - before.active, hidden: after.hidden - before.hidden };
  }

  /** Stores which changes are folded. After a crash before it they are folded again, which changes nothing. */
  async function mark(): Promise<void> {
    const [seq, counted] = [folded, counts];
    if (seq <= marked) return;
    // Only forward: another server can be ahead, with its own counts.
    const marker = { seq, ...counted, countedTo: seq };
    const { matchedCount } = await Meta.updateOne({ _id: 'projection', seq: { $lte: seq } }, { $set: marker });
    if (matchedCount === 0)
      await Meta.create({ _id: 'projection', ...marker }).catch((error) => {
        if (!duplicateOf(error)) throw error;
      });
    marked = Math.max(marked, seq);
  }

  /** The last folded change, from the database, and the counts after it. */
  async function readMarker(): Promise<{ seq: number; counts: EventCounts | null }> {
    const none = { seq: 0, active: 0, hidden: 0, countedTo: 0 };
    const { seq = 0, active, hidden, countedTo } = (await Meta.findById('projection').lean()) ?? none;
    const isCounted = active !== undefined && hidden !== undefined && countedTo === seq;
    return { seq, counts: isCounted ? { active, hidden } : null };
  }

  async function fold(changes: EventChange[]): Promise<void> {
    const known = await read(changes.flatMap(namedBy));
    const records: Records = new Map(known.map(({ _id, record }) => [_id, record ?? null]));
    const present = new Set(records.keys());
    const touchedAt = new Map<string, number>();
    const yieldToEventLoop = createYielder();
    for (const change of changes) {
      await yieldToEventLoop();
      for (const id of foldChange(records, change)) touchedAt.set(id, change.seq);
    }
    const rows = [...touchedAt].map(([id, seq]) => rowOf(id, seq, records));
    // Before the rows lose the ids of events merged into them: a crash in between must not leave contents behind.
    // What was merged before it was erased lives on in the other event.
    const erased = changes.flatMap(({ op, eventId }) => (op === 'erase' && !records.get(eventId) ? eventId : []));
    const gone = [...touchedAt.keys()].filter((id) => records.get(id) === null);
    for (const id of new Set([...erased, ...gone])) await log.redactEvent(id);
    // In parallel, so that the store can sync both at once; both writes are idempotent.
    await allOf([writeItems(changes), writeEvents(rows, present)]);
    for (const row of rows) cached.set(row._id, row);
  }

  /** The events with these ids and those that they were merged into: from the cache, else from the database. */
  async function read(wanted: string[]): Promise<EventRow[]> {
    const rows = new Map<string, EventRow>();
    for (let ids = [...new Set(wanted)]; ids.length > 0; ) {
      const found = ids.flatMap((id) => cached.get(id) ?? []);
      const others = ids.filter((id) => !cached.has(id));
      if (others.length > 0) found.push(...(await Events.find({ _id: { $in: others } }).lean()));
      for (const row of found) rows.set(row._id, row);
      ids = found.flatMap(({ record }) => record?.mergedInto ?? []).filter((id) => !rows.has(id));
    }
    return [...rows.values()];
  }

  /** `present`: the rows that existed when they were read. A row that is newer by now stays unchanged. */
  async function writeEvents(rows: EventRow[], present: Set<string>): Promise<void> {
    const isThere = ({ _id }: EventRow) => present.has(_id);
    const missing = rows.filter((row) => !isThere(row));
    const wasFaster = missing.length > 0 && !(await insert(missing));
    const standing = wasFaster ? rows : rows.filter(isThere);
    const writes = standing.map((row) => ({
      replaceOne: { filter: { _id: row._id, seq: { $lt: row.seq } }, replacement: row },
    }));
    if (writes.length > 0) await raw.events.bulkWrite(writes, { ordered: false, ignoreUndefined: true });
  }

  /** Returns false if another server has inserted some of them. */
  function insert(rows: EventRow[]): Promise<boolean> {
    return isFirst(raw.events.insertMany(rows, { ordered: false, ignoreUndefined: true }));
  }

  /** New items are inserted at once. If some exist already, or move, all are written one by one. */
  async function writeItems(changes: EventChange[]): Promise<void> {
    const writes = changes.flatMap(itemWrites);
    const rows = changes.flatMap(({ item: _id, eventId, at }) => (_id ? { _id, eventId, seenAt: at } : []));
    const isAll = (await insertItems(rows)) && rows.length === writes.length;
    if (!isAll) await raw.items.bulkWrite(writes, { ordered: true });
  }

  /** Inserts items; existing ones stay unchanged. Returns false if one exists already. */
  function insertItems(rows: ItemRow[]): Promise<boolean> {
    return isFirst(rows.length > 0 && raw.items.insertMany(rows, { ordered: false }));
  }

  /** Completes the rows that an earlier version has stored. */
  async function fillListedAt(): Promise<void> {
    const stored = Events.find({ state: { $in: ['active', 'hidden'] }, listedAt: null })
      .maxTimeMS(0)
      .lean();
    for await (const { _id, seq, record } of stored.cursor({ batchSize: batch })) {
      const listedAt = record && toRow(record).listedAt;
      if (listedAt) await Events.updateOne({ _id, seq }, { $set: { listedAt } });
    }
  }

  /** Drops cached rows that were changed outside the log. */
  function forget(ids: string[]): void {
    for (const id of ids) cached.delete(id);
  }

  return {
    ...{ foldTo, mark, read, readMarker, fillListedAt, forget, insertItems, events: Events, items: Items },
    counts: () => counts,
  };
}

/** Waits for all, and throws the first error once all have ended. */
async function allOf(works: Promise<void>[]): Promise<void> {
  for (const ended of await Promise.allSettled(works)) if (ended.status === 'rejected') throw ended.reason;
}

/** Returns false if some of the rows exist already. */
async function isFirst(inserting: unknown): Promise<boolean> {
  try {
    await inserting;
    return true;
  } catch (error) {
    if (isOnlyDuplicates(error)) return false;
    throw error;
  }
}

/** An erased event leaves a tombstone without contents, so that a server that is behind cannot restore it. */
function rowOf(id: string, seq: number, records: Records): EventRow {
  const record = records.get(id);
  return record ? toRow(record) : { _id: id, seq, state: 'erased' };
}

/** Items move together with their reports. */
function itemWrites({ op, data, item, eventId, at }: EventChange): AnyBulkWriteOperation<ItemRow>[] {
  if (item) return [{ updateOne: { filter: { _id: item }, update: { $set: { eventId, seenAt: at } }, upsert: true } }];
  if (data !== null && op === 'merge')
    return [{ updateMany: { filter: { eventId }, update: { $set: { eventId: data.into } } } }];
  if (data !== null && op === 'split')
    return [{ updateMany: { filter: { _id: { $in: data.items } }, update: { $set: { eventId: data.to } } } }];
  return [];
}
