import type { Audience } from '@vigil/common/access';
import type { Event } from '@vigil/common/events';
import {
  type Draft,
  type EventDraft,
  type EventRecord,
  isEventChange,
  toEvent,
  type Update,
  type Updates,
} from '@vigil/common/timeline';
import type { QueryFilter } from 'mongoose';
import type { ChangeLog } from '../../changes/log.ts';
import type { Projection } from '../../changes/project.ts';
import { type EventRow, toRecord } from '../../changes/rows.ts';
import type { Tail } from '../../changes/tail.ts';
import { Fault } from '../../kit/fault.ts';
import { updatesFor } from './updates.ts';

/** The most changes that one catch-up replays; past that, a full load is cheaper. */
const replayed = 500;

/** Longer than a feed shows an item. */
const passedOverMs = 30 * 86_400_000;

export type EventStore = ReturnType<typeof createEventStore>;

/** The door of the timeline: reads come from the projection, every write is a change in the log. */
export function createEventStore(log: ChangeLog, projection: Projection, tail: Tail) {
  const { events, items } = projection;

  /** Events in the order of `byNewest`, as this audience may see them. */
  async function page(audience: Audience, skip: number, limit: number): Promise<Event[]> {
    const rows = await events.find(seenBy(audience)).sort({ timestamp: -1, _id: 1 }).skip(skip).limit(limit).lean();
    return rows.flatMap(toEvents);
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
      .find({ state: { $ne: 'erased' }, timestamp: { $gte: from } })
      .sort({ timestamp: 1 })
      .lean();
    return rows.flatMap(toEvents);
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

  function rows(ids: string[]): Promise<EventRow[]> {
    return events.find({ _id: { $in: ids } }).lean();
  }

  /** What `audience` missed since `since`: the present state of every event touched in between. */
  async function changesSince(since: number, audience: Audience): Promise<Updates & { complete: boolean }> {
    const seq = tail.position();
    const changes = seq - since > replayed ? [] : await log.since(since, replayed);
    const seen = changes.filter((change) => change.seq <= seq);
    const complete = since <= seq && seen.length === seq - since;
    const touching = complete ? seen.filter(isEventChange) : [];
    const touched = await rows([...new Set(touching.map((change) => change.eventId))]);
    const updates: Update[] = updatesFor(audience, touching, touched).map(({ isNew: _, ...update }) => update);
    return { epoch: log.epoch, before: since, seq, updates, complete };
  }

  /** Appends changes and waits until everybody on this server has heard of them. Returns how many were new. */
  async function append(drafts: Draft[]): Promise<{ appended: number }> {
    const { seq, known } = await log.append(drafts);
    await tail.reached(seq);
    return { appended: drafts.length - known.length };
  }

  /** Throws a `Fault` when there is no such event, or not any more. */
  async function get(eventId: string): Promise<Event> {
    const row = await events.findById(eventId).lean();
    const [event] = row ? toEvents(row) : [];
    if (!event) throw new Fault('notFound', 'There is no such event.');
    return event;
  }

  async function change(eventId: string, draft: EventDraft): Promise<void> {
    await get(eventId);
    await append([draft]);
  }

  /** Of these item identities, those that were seen before, whatever became of them. */
  async function knownItems(ids: string[]): Promise<Set<string>> {
    const rows = await items.find({ _id: { $in: ids } }, { _id: 1 }).lean();
    return new Set(rows.map((row) => row._id));
  }

  /** What became of the event that tells of one of these items or links; null when none ever did. */
  async function stateOf(itemIds: string[], links: string[]): Promise<EventRow['state'] | null> {
    const item = await items.findOne({ _id: { $in: itemIds }, eventId: { $ne: null } }).lean();
    const filter = item?.eventId ? { _id: item.eventId } : { 'record.reports.url': { $in: links } };
    return (await events.findOne(filter, { state: 1 }).lean())?.state ?? null;
  }

  /** Of these addresses of uploaded files, those that an event shows, be it hidden or not. */
  async function shownMedia(urls: string[]): Promise<Set<string>> {
    const isAmong = { $in: urls };
    const rows = await events
      .find({ $or: [{ 'record.imageUrls': isAmong }, { 'record.videoUrls': isAmong }] }, { record: 1 })
      .lean();
    return new Set(rows.flatMap(({ record }) => [...(record?.imageUrls ?? []), ...(record?.videoUrls ?? [])]));
  }

  /** Remembers items that are not about the conflict, so that they are not judged again soon. */
  async function passOver(ids: string[], at: Date): Promise<void> {
    const expiresAt = new Date(at.getTime() + passedOverMs);
    const writes = ids.map((_id) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: { eventId: null, seenAt: at, expiresAt } }, upsert: true },
    }));
    if (writes.length > 0) await items.bulkWrite(writes, { ordered: false });
  }

  return {
    page,
    counts,
    countSince,
    listSince,
    records,
    rows,
    changesSince,
    append,
    knownItems,
    stateOf,
    shownMedia,
    passOver,
    get,
    hide: (eventId: string, by: string) => change(eventId, { op: 'hide', data: {}, eventId, item: null, by }),
    restore: (eventId: string, by: string) => change(eventId, { op: 'restore', data: {}, eventId, item: null, by }),
    /** For good: the log keeps that it happened, and nothing of what the event said. */
    erase: (eventId: string, by: string) => change(eventId, { op: 'erase', data: {}, eventId, item: null, by }),
    /** Takes one picture away, and keeps later reports from bringing it back. */
    removeImage: (eventId: string, imageUrl: string, by: string) =>
      change(eventId, { op: 'remove-image', data: { imageUrl }, eventId, item: null, by }),
  };
}

function seenBy(audience: Audience): QueryFilter<EventRow> {
  return audience === 'admin' ? { state: { $ne: 'erased' } } : { state: 'active' };
}

function toEvents(row: EventRow): Event[] {
  const record = toRecord(row);
  return record ? [toEvent(record)] : [];
}
