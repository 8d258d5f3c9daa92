import type { Audience } from '@vigil/common/access';
import type { Event } from '@vigil/common/events';
import type { QueryFilter } from 'mongoose';
import type { Projection } from '../../changes/project.ts';
import { type EventRow, toRecord, toShown } from '../../changes/rows.ts';
import type { EventRecord } from '../../timeline/change.ts';

/** After the events from `before` on, and `skip` more. */
export interface ListStart {
  before: Date;
  skip: number;
}

/** Lists of events by time. `recordOf` resolves a merged event to the one that it belongs to. */
export function createEventLists(
  { events, counts: countEvents }: Pick<Projection, 'events' | 'counts'>,
  recordOf: (id: string) => Promise<EventRecord | null>,
) {
  /** A page of the events that an audience sees, in the order of `byNewest`. `start`: where it begins, if that is known. */
  async function page(audience: Audience, skip: number, limit: number, start?: ListStart): Promise<Event[]> {
    const isBefore = start && { listedAt: { $lt: start.before } };
    const rows = await events
      .find({ ...seenBy(audience), ...isBefore })
      .sort({ listedAt: -1, _id: 1 })
      .skip(start ? start.skip : skip)
      .limit(limit)
      .lean();
    return rows.flatMap((row) => toShown(row) ?? []);
  }

  /** A page of the hidden events, those that were hidden last first, and the number of all of them. */
  async function hidden(skip: number, limit: number): Promise<{ events: Event[]; total: number }> {
    const rows = await events
      .find({ state: 'hidden' })
      .sort({ 'record.deletedAt': -1, seq: -1 })
      .skip(skip)
      .limit(limit)
      .lean();
    return { events: rows.flatMap((row) => toShown(row) ?? []), total: countEvents().hidden };
  }

  /** How many events each audience sees, after the last change that this server has folded. */
  function counts(): Record<Audience, number> {
    const { active, hidden } = countEvents();
    return { visitor: active, admin: active + hidden };
  }

  /** The number of active events from `from` on. */
  function countSince(from: Date): Promise<number> {
    return events.countDocuments({ state: 'active', timestamp: { $gte: from } });
  }

  /** Active and hidden events from `from` on, oldest first. */
  async function listSince(from: Date): Promise<Event[]> {
    const rows = await events
      .find({ ...seenBy('admin'), timestamp: { $gte: from } })
      .sort({ timestamp: 1 })
      .lean();
    return rows.flatMap((row) => toShown(row) ?? []);
  }

  /**
   * The active events with their reports of the `hours` before `until`, by default before the newest event; oldest
   * first.
   */
  async function records(hours: number, until?: Date): Promise<EventRecord[]> {
    const end = until ?? (await events.findOne({ state: 'active' }).sort({ timestamp: -1 }).lean())?.timestamp;
    if (!end) return [];
    const from = new Date(end.getTime() - hours * 3_600_000);
    const rows = await events
      .find({ state: 'active', timestamp: { $gte: from, $lte: end } })
      .sort({ timestamp: 1 })
      .lean();
    return rows.flatMap((row) => toRecord(row) ?? []);
  }

  /** The time of the newest active event that is not later than `latest`; null if there is none. */
  async function newestBefore(latest: Date): Promise<Date | null> {
    const row = await events
      .findOne({ state: 'active', timestamp: { $lte: latest } }, { timestamp: 1 })
      .sort({ timestamp: -1 })
      .lean();
    return row?.timestamp ?? null;
  }

  /** The active events from `from` on, unordered. */
  async function* publicSince(from: Date): AsyncIterable<EventRecord> {
    const rows = events
      .find({ state: 'active', timestamp: { $gte: from } })
      .maxTimeMS(0)
      .lean();
    for await (const row of rows.cursor({ batchSize: 100 })) {
      const record = toRecord(row);
      if (record) yield record;
    }
  }

  /** The ids of the events in this period that were not erased, and of those among them that are not public. */
  async function inTime(from: Date, to: Date): Promise<{ ids: string[]; withdrawn: Set<string> }> {
    const states = ['active' as const, 'hidden' as const, 'merged' as const];
    const found = await events
      .find({ state: { $in: states }, timestamp: { $gte: from, $lte: to } }, { state: 1 })
      .lean();
    const withdrawn = new Set<string>();
    for (const { _id, state } of found) {
      if (state === 'hidden') withdrawn.add(_id);
      // A merged event is public if the event that it belongs to is.
      if (state === 'merged' && (await recordOf(_id))?.deletedAt !== null) withdrawn.add(_id);
    }
    return { ids: found.map(({ _id }) => _id), withdrawn };
  }

  /** The active events from `from` on that are possibly the same as an earlier one, newest first. */
  async function doubtful(from: Date): Promise<EventRecord[]> {
    const rows = await events
      .find({ state: 'active', timestamp: { $gte: from }, 'record.possiblySame.0': { $exists: true } })
      .sort({ timestamp: -1, _id: 1 })
      .lean();
    return rows.flatMap((row) => toRecord(row) ?? []);
  }

  /** Events from `from` on that were merged into another one since. */
  async function mergedSince(from: Date): Promise<EventRecord[]> {
    const found = await events.find({ state: 'merged', timestamp: { $gte: from } }).lean();
    return found.flatMap((row) => row.record ?? []);
  }

  return {
    page,
    hidden,
    counts,
    countSince,
    listSince,
    records,
    newestBefore,
    publicSince,
    inTime,
    doubtful,
    mergedSince,
  };
}

function seenBy(audience: Audience): QueryFilter<EventRow> {
  return audience === 'admin' ? { state: { $in: ['active', 'hidden'] } } : { state: 'active' };
}
