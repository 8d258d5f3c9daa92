import type { Audience } from '@vigil/common/access';
import type { Event } from '@vigil/common/events';
import type { Update, Updates } from '@vigil/common/timeline';
import type { QueryFilter } from 'mongoose';
import type { ChangeLog } from '../../changes/log.ts';
import type { Projection } from '../../changes/project.ts';
import { type EventRow, toRecord, toShown } from '../../changes/rows.ts';
import type { Tail } from '../../changes/tail.ts';
import { Fault } from '../../kit/fault.ts';
import { type Draft, type EventDraft, type EventRecord, isEventChange } from '../../timeline/change.ts';
import { updatesFor } from './updates.ts';

/** The most changes that one catch-up replays; past that, a full load is cheaper. */
const replayed = 500;

/** Longer than a feed shows an item. */
const passedOverMs = 30 * 86_400_000;

/** Identities of items that are asked for or written at once, and the most that are kept in memory: a few megabytes. */
const asked = 500;
const mostSeen = 50_000;

export type EventStore = ReturnType<typeof createEventStore>;

/** The door of the timeline: reads come from the projection, every write is a change in the log. */
export function createEventStore(log: ChangeLog, projection: Projection, tail: Tail) {
  const { events, items } = projection;
  /**
   * Identities of items that the database is known to hold, the latest asked for last. It only saves questions: an item
   * once seen stays seen, but for those that were passed over, and they are forgotten long after feeds have dropped them.
   */
  const seen = new Set<string>();

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

  function rows(ids: string[]): Promise<EventRow[]> {
    return events.find({ _id: { $in: ids } }).lean();
  }

  /** Those of these events that are public, with their reports. */
  function publicOf(ids: string[]): Promise<Map<string, EventRecord>> {
    return find(ids, ({ state }) => state === 'active');
  }

  /** Those of these events that were not erased, be they hidden or merged. */
  function knownOf(ids: string[]): Promise<Map<string, EventRecord>> {
    return find(ids, () => true);
  }

  async function find(ids: string[], fits: (row: EventRow) => boolean): Promise<Map<string, EventRecord>> {
    const found = new Map<string, EventRecord>();
    for (let from = 0; from < ids.length; from += asked)
      for (const row of await rows(ids.slice(from, from + asked)))
        if (row.record && fits(row)) found.set(row._id, row.record);
    return found;
  }

  /** The ids of the events that were not erased and happened in this time, and those of them that are not public now. */
  async function inTime(from: Date, to: Date): Promise<{ ids: string[]; withdrawn: Set<string> }> {
    const found = await events.find({ timestamp: { $gte: from, $lte: to } }, { state: 1 }).lean();
    const withdrawn = new Set<string>();
    for (const { _id, state } of found) {
      if (state === 'hidden') withdrawn.add(_id);
      // What was merged is as public as the event that it belongs to now.
      if (state === 'merged' && (await record(_id))?.deletedAt !== null) withdrawn.add(_id);
    }
    return { ids: found.map(({ _id }) => _id), withdrawn };
  }

  /** The events that an erasure took along: the one that was meant, and those that had been merged into it. */
  async function erasedBy({ seq, eventId }: { seq: number; eventId: string }): Promise<string[]> {
    const gone = await events.find({ state: 'erased', seq }, { _id: 1 }).lean();
    return [...new Set([eventId, ...gone.map(({ _id }) => _id)])];
  }

  /** The rows that changes of these events may have touched: with those that they were merged into. */
  async function touchedRows(ids: string[]): Promise<EventRow[]> {
    const found = await rows([...new Set(ids)]);
    const known = new Set(found.map(({ _id }) => _id));
    const further = found.flatMap(({ record }) => record?.mergedInto ?? []).filter((id) => !known.has(id));
    return further.length > 0 ? [...found, ...(await touchedRows(further))] : found;
  }

  /** The event with its reports; of one that was merged, the event that it belongs to now. Null when it is gone. */
  async function record(id: string): Promise<EventRecord | null> {
    const found = await touchedRows([id]);
    return found.flatMap((row) => toRecord(row) ?? [])[0] ?? null;
  }

  /** Events that happened from `from` on and were merged into another one since. */
  async function mergedSince(from: Date): Promise<EventRecord[]> {
    const found = await events.find({ state: 'merged', timestamp: { $gte: from } }).lean();
    return found.flatMap((row) => row.record ?? []);
  }

  /** What `audience` missed since `since`: the present state of every event touched in between. */
  async function changesSince(since: number, audience: Audience): Promise<Updates & { complete: boolean }> {
    // Another server was ahead of this one and has told them already.
    if (since > tail.position()) await tail.look();
    const seq = tail.position();
    const changes = seq - since > replayed ? [] : await log.since(since, replayed);
    const seen = changes.filter((change) => change.seq <= seq);
    const complete = since <= seq && seen.length === seq - since;
    const touching = complete ? seen.filter(isEventChange) : [];
    const touched = await touchedRows(touching.map((change) => change.eventId));
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
    if (row?.state === 'merged') throw new Fault('conflict', 'The event was merged into another one.');
    const event = row ? toShown(row) : null;
    if (!event) throw new Fault('notFound', 'There is no such event.');
    return event;
  }

  async function change(eventId: string, draft: EventDraft): Promise<void> {
    await get(eventId);
    await append([draft]);
  }

  /** Of these item identities, those that were seen before, whatever became of them. */
  async function knownItems(ids: string[]): Promise<Set<string>> {
    const known = new Set<string>();
    const open: string[] = [];
    for (const id of ids) {
      if (seen.has(id)) known.add(id);
      else open.push(id);
    }
    for (let from = 0; from < open.length; from += asked) {
      const some = open.slice(from, from + asked);
      const rows = await items.find({ _id: { $in: some } }, { _id: 1 }, { batchSize: asked }).lean();
      for (const { _id } of rows) {
        seen.add(_id);
        known.add(_id);
      }
    }
    for (const id of seen) {
      if (seen.size <= mostSeen) break;
      seen.delete(id);
    }
    return known;
  }

  /**
   * State of the event that has one of these items or links as a report; null if there never was one. An erased one counts
   * only if no other event has them: it may have been added again.
   */
  async function stateOf(itemIds: string[], links: string[]): Promise<Exclude<EventRow['state'], 'merged'> | null> {
    const known = await items.find({ _id: { $in: itemIds }, eventId: { $ne: null } }).lean();
    const isKnown = { _id: { $in: known.flatMap(({ eventId }) => eventId ?? []) } };
    const isLinked = { state: { $ne: 'merged' as const }, 'record.reports.url': { $in: links } };
    const rows = await events.find({ $or: [isKnown, isLinked] }, { state: 1 }).lean();
    return (['active', 'hidden', 'erased'] as const).find((state) => rows.some((row) => row.state === state)) ?? null;
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
    for (let from = 0; from < ids.length; from += asked) {
      const some = ids.slice(from, from + asked);
      await projection.insertItems(some.map((_id) => ({ _id, eventId: null, seenAt: at, expiresAt })));
    }
  }

  return {
    page,
    counts,
    countSince,
    listSince,
    records,
    newestBefore,
    publicSince,
    publicOf,
    knownOf,
    erasedBy,
    inTime,
    rows,
    /** The rows that changes of these events may have touched, as far as this server has folded them. */
    foldedRows: projection.read,
    record,
    mergedSince,
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
  return audience === 'admin' ? { state: { $in: ['active', 'hidden'] } } : { state: 'active' };
}
