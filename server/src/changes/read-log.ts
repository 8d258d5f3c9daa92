import type { Change, EventChange } from '../timeline/change.ts';
import { isEventChange, ops } from '../timeline/change.ts';
import type { LogPosition } from './append.ts';
import { type LogEntry, linkOf } from './chain.ts';
import { fromRow, type LogEntries, toChange } from './entry.ts';
import { type StateChange, stateOps } from './event-states.ts';

/** A change that hid, restored or erased an event. */
export interface Retraction {
  seq: number;
  eventId: string;
  at: Date;
  isForGood: boolean;
}

/** Queries of the log. `root` is the link that the first entry names. */
export function createLogReader(stored: LogEntries, root: string) {
  async function head(): Promise<LogPosition> {
    const last = await stored.findOne().sort({ _id: -1 }).lean();
    return last ? { seq: last._id, link: linkOf(fromRow(last)) } : { seq: 0, link: root };
  }

  /** The changes after `seq`, oldest first, at most `limit`. */
  async function since(seq: number, limit: number): Promise<Change[]> {
    const entries = await stored
      .find({ _id: { $gt: seq } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return entries.map(fromRow).map(toChange);
  }

  /** The changes of these events up to `seq`, in the order of the log. */
  async function of(eventIds: string[], seq: number): Promise<EventChange[]> {
    const entries = await stored
      .find({ eventId: { $in: eventIds }, _id: { $lte: seq } })
      .sort({ _id: 1 })
      .lean();
    return entries.map(fromRow).map(toChange).filter(isEventChange);
  }

  /** All changes up to `seq` that decide the states of events, in the order of the log. */
  async function* stateChanges(seq: number): AsyncIterable<StateChange> {
    const found = stored.find({ _id: { $lte: seq }, op: { $in: stateOps } }, stateFields).sort({ _id: 1 });
    for await (const row of found.maxTimeMS(0).lean().cursor({ batchSize: 1_000 })) yield* stateChangeOf(row);
  }

  /** Those of these events, and of the events that they were merged into. */
  async function stateChangesOf(eventIds: string[], seq: number): Promise<StateChange[]> {
    const known = new Set<string>();
    const found: StateChange[] = [];
    for (let open = [...new Set(eventIds)]; open.length > 0; ) {
      for (const id of open) known.add(id);
      const rows = stored.find({ eventId: { $in: open }, _id: { $lte: seq }, op: { $in: stateOps } }, stateFields);
      const changes = (await rows.sort({ _id: 1 }).lean()).flatMap((row) => stateChangeOf(row));
      found.push(...changes);
      open = [...new Set(changes.flatMap(({ into }) => into ?? []))].filter((id) => !known.has(id));
    }
    return found.sort((a, b) => a.seq - b.seq);
  }

  /** The number of the last change at or before a time. */
  async function seqAt(time: Date): Promise<number> {
    let [low, high] = [0, (await head()).seq];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const entry = await stored.findById(middle, { at: 1 }).lean();
      if (entry && entry.at <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The changes by administrators before the change `before`, newest first, at most `limit`. */
  async function audited(before: number, limit: number): Promise<Change[]> {
    const entries = await stored
      .find({ audited: true, _id: { $lt: before } })
      .sort({ _id: -1 })
      .limit(limit)
      .lean();
    return entries.map(fromRow).map(toChange);
  }

  /** The merges by administrators and the pairs that they have kept apart, oldest first. */
  async function settledPairs(): Promise<EventChange[]> {
    const entries = await stored
      .find({ audited: true, op: { $in: ['merge', 'keep-apart'] }, data: { $ne: null } })
      .sort({ _id: 1 })
      .lean();
    return entries.map(fromRow).map(toChange).filter(isEventChange);
  }

  /** The events with reports that administrators have corrected, in the order of the log. */
  async function restated(): Promise<string[]> {
    const entries = await stored
      .find({ audited: true, op: 'restate', data: { $ne: null } }, { eventId: 1 })
      .sort({ _id: 1 })
      .lean();
    return [...new Set(entries.flatMap(({ eventId }) => eventId ?? []))];
  }

  /** All entries after the given number, oldest first, for verifying the chain. */
  async function* entries(after = 0): AsyncIterable<LogEntry> {
    const found = stored.find(after > 0 ? { _id: { $gt: after } } : {});
    for await (const row of found.sort({ _id: 1 }).maxTimeMS(0).lean().cursor()) yield fromRow(row);
  }

  /** The changes after `seq` that hid, restored or erased an event, oldest first. */
  async function retractionsAfter(seq: number): Promise<Retraction[]> {
    const ops = ['hide', 'restore', 'erase'] as const;
    const fields = { op: 1, eventId: 1, at: 1 };
    const entries = await stored
      .find({ _id: { $gt: seq }, op: { $in: ops } }, fields)
      .sort({ _id: 1 })
      .lean();
    return entries.map(({ _id, op, eventId = '', at }) => ({ seq: _id, isForGood: op === 'erase', eventId, at }));
  }

  return {
    ...{
      head,
      since,
      of,
      stateChanges,
      stateChangesOf,
      seqAt,
      audited,
      settledPairs,
      restated,
      entries,
      retractionsAfter,
    },
  };
}

const stateFields = { op: 1, eventId: 1, 'data.into': 1 };

/** Of a row with `stateFields` only. */
function stateChangeOf(row: Pick<LogEntry, '_id' | 'op' | 'eventId'> & { data?: unknown }): StateChange[] {
  const { _id: seq, op, eventId, data } = row;
  if (op === 'act' || eventId === undefined) return [];
  const into = op === 'merge' ? ops.merge.pick({ into: true }).safeParse(data).data?.into : undefined;
  return [{ seq, op, eventId, into: into ?? null }];
}
