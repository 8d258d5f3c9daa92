import type { Audience } from '@vigil/common/access';
import type { Event } from '@vigil/common/events';
import type { QueryFilter } from 'mongoose';
import type { Projection } from '../../changes/project.ts';
import { type EventRow, toRecord, toShown } from '../../changes/rows.ts';
import type { EventRecord } from '../../timeline/change.ts';

/** Events by when they happened. `recordOf` follows an event that was merged to the one that it belongs to now. */
export function createEventLists(
  { events }: Pick<Projection, 'events'>,
  recordOf: (id: string) => Promise<EventRecord | null>,
) {
  /** Events in the order of `byNewest`, as this audience may see them. */
  async function page(audience: Audience, skip: number, limit: number): Promise<Event[]> {
    const rows = await events.find(seenBy(audience)).sort({ timestamp: -1, _id: 1 }).skip(skip).limit(limit).lean();
    return rows.flatMap((row) => toShown(row) ?? []);
  }

  async function counts(): Promise<Record<Audience, number>> {
    const active = await events.countDocuments({ state: 'active' });
    return { visitor: active, admin: active + (await events.countDocuments({ state: 'hidden' })) };
  }

  /** Active events that happened from `from` on. */
  function countSince(from: Date): Promise<number> {
    return events.countDocuments({ state: 'active', timestamp: { $gte: from } });
  }

  /** Active and hidden events that happened from `from` on, oldest first. */
  async function listSince(from: Date): Promise<Event[]> {
    const rows = await events
      .find({ ...seenBy('admin'), timestamp: { $gte: from } })
      .sort({ timestamp: 1 })
      .lean();
    return rows.flatMap((row) => toShown(row) ?? []);
  }

  /** The active events, with their reports, of so many hours up to `until` or, without it, to the newest one; oldest first. */
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

  /** When the newest active event happened of those that are not later than `latest`; null when there is none. */
  async function newestBefore(latest: Date): Promise<Date | null> {
    const row = await events
      .findOne({ state: 'active', timestamp: { $lte: latest } }, { timestamp: 1 })
      .sort({ timestamp: -1 })
      .lean();
    return row?.timestamp ?? null;
  }

  /** The active events that happened from `from` on, in no order. */
  async function* publicSince(from: Date): AsyncIterable<EventRecord> {
    const rows = events.find({ state: 'active', timestamp: { $gte: from } }).lean();
    for await (const row of rows.cursor({ batchSize: 100 })) {
      const record = toRecord(row);
      if (record) yield record;
    }
  }

  /** The ids of the events that were not erased and happened in this time, and those of them that are not public now. */
  async function inTime(from: Date, to: Date): Promise<{ ids: string[]; withdrawn: Set<string> }> {
    const found = await events.find({ timestamp: { $gte: from, $lte: to } }, { state: 1 }).lean();
    const withdrawn = new Set<string>();
    for (const { _id, state } of found) {
      if (state === 'hidden') withdrawn.add(_id);
      // What was merged is as public as the event that it belongs to now.
      if (state === 'merged' && (await recordOf(_id))?.deletedAt !== null) withdrawn.add(_id);
    }
    return { ids: found.map(({ _id }) => _id), withdrawn };
  }

  /** Events that happened from `from` on and were merged into another one since. */
  async function mergedSince(from: Date): Promise<EventRecord[]> {
    const found = await events.find({ state: 'merged', timestamp: { $gte: from } }).lean();
    return found.flatMap((row) => row.record ?? []);
  }

  return { page, counts, countSince, listSince, records, newestBefore, publicSince, inTime, mergedSince };
}

function seenBy(audience: Audience): QueryFilter<EventRow> {
  return audience === 'admin' ? { state: { $in: ['active', 'hidden'] } } : { state: 'active' };
}
