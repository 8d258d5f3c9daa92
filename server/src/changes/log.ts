import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../database/duplicate.ts';
import type { Epoch } from '../database/meta.ts';
import { createSerialQueue } from '../kit/concurrency.ts';
import { personOf } from '../timeline/audit-action.ts';
import { type Change, type ChangeDraft, type EventChange, isEventChange, ops } from '../timeline/change.ts';
import { hashDraft, type LogEntry, linkOf } from './chain.ts';
import { createRecent } from './recent.ts';

const EntrySchema = new Schema<LogEntry>(
  {
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    op: { type: String, required: true },
    eventId: String,
    item: String,
    audited: Boolean,
    data: Schema.Types.Mixed,
    redacted: Boolean,
    digest: { type: String, required: true },
    prev: { type: String, required: true },
  },
  { collection: 'changes', versionKey: false, minimize: false, strict: 'throw' },
);
EntrySchema.index({ eventId: 1, _id: 1 });
// A feed item can be in the log only once, added by any server.
EntrySchema.index({ item: 1 }, { unique: true });
EntrySchema.index({ audited: 1, _id: -1 });

/** Entries that are built and written at once, without yielding. */
const batch = 100;

/** A change that hid, restored or erased an event. */
export interface Retraction {
  seq: number;
  eventId: string;
  at: Date;
  isForGood: boolean;
}

export type ChangeLog = ReturnType<typeof createChangeLog>;

/**
 * The log of changes: numbered from 1 without gaps, in one order for all servers, each entry chained to the one before.
 * A server claims the next number by inserting it; if another server was first, it tries the next number.
 */
export function createChangeLog(connection: Connection, { epoch, root }: Epoch, now: () => Date) {
  const Entries = connection.model<LogEntry>('Change', EntrySchema);
  /** Bypasses Mongoose, which would cast and check every field. */
  const rows = connection.collection<LogEntry>('changes');
  const enqueue = createSerialQueue();
  const recent = createRecent();

  async function head(): Promise<{ seq: number; link: string }> {
    const last = await Entries.findOne().sort({ _id: -1 }).lean();
    return last ? { seq: last._id, link: linkOf(fromRow(last)) } : { seq: 0, link: root };
  }

  /**
   * Appends the drafts in order. Returns the number of the last change, and the drafts that were omitted because their
   * item is in the log already.
   */
  function append(drafts: ChangeDraft[]): Promise<{ seq: number; known: ChangeDraft[] }> {
    return enqueue(async () => {
      const known: ChangeDraft[] = [];
      let open = drafts;
      let from = await head();
      while (open.length > 0) {
        const { entries, changes, link } = chain(from, open.slice(0, batch), now());
        const stopped = await insert(entries);
        if (!stopped) {
          recent.add(changes);
          open = open.slice(entries.length);
          from = { seq: from.seq + entries.length, link };
          continue;
        }
        const stoppedAt = open[stopped.index];
        if (stopped.isKnownItem && stoppedAt) known.push(stoppedAt);
        // The entries before the failed one are in the log; a lost number is claimed again.
        open = open.slice(stopped.index + (stopped.isKnownItem ? 1 : 0));
        from = await head();
      }
      return { seq: from.seq, known };
    });
  }

  async function insert(entries: LogEntry[]): Promise<{ index: number; isKnownItem: boolean } | null> {
    try {
      await rows.insertMany(entries.map(toRow), { ordered: true, ignoreUndefined: true });
      return null;
    } catch (error) {
      const duplicate = duplicateOf(error);
      if (!duplicate) throw error;
      // Not every database reports which index was violated, so the log is asked for the item.
      const item = entries[duplicate.index]?.item;
      const isKnownItem = item !== undefined && (await Entries.exists({ item })) !== null;
      return { index: duplicate.index, isKnownItem };
    }
  }

  /** The changes after `seq`, oldest first, at most `limit`. */
  async function since(seq: number, limit: number): Promise<Change[]> {
    const entries = await Entries.find({ _id: { $gt: seq } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return entries.map(fromRow).map(toChange);
  }

  /** The changes of these events up to `seq`, in the order of the log. */
  async function of(eventIds: string[], seq: number): Promise<EventChange[]> {
    const entries = await Entries.find({ eventId: { $in: eventIds }, _id: { $lte: seq } })
      .sort({ _id: 1 })
      .lean();
    return entries.map(fromRow).map(toChange).filter(isEventChange);
  }

  /** The number of the last change at or before a time. */
  async function seqAt(time: Date): Promise<number> {
    let [low, high] = [0, (await head()).seq];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const entry = await Entries.findById(middle, { at: 1 }).lean();
      if (entry && entry.at <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The changes by administrators before the change `before`, newest first, at most `limit`. */
  async function audited(before: number, limit: number): Promise<Change[]> {
    const entries = await Entries.find({ audited: true, _id: { $lt: before } })
      .sort({ _id: -1 })
      .limit(limit)
      .lean();
    return entries.map(fromRow).map(toChange);
  }

  /** The merges by administrators and the pairs that they have kept apart, oldest first. */
  async function settledPairs(): Promise<EventChange[]> {
    const entries = await Entries.find({ audited: true, op: { $in: ['merge', 'keep-apart'] }, data: { $ne: null } })
      .sort({ _id: 1 })
      .lean();
    return entries.map(fromRow).map(toChange).filter(isEventChange);
  }

  /** All entries after the given number, oldest first, for verifying the chain. */
  async function* entries(after = 0): AsyncIterable<LogEntry> {
    const found = Entries.find(after > 0 ? { _id: { $gt: after } } : {});
    for await (const row of found.sort({ _id: 1 }).lean().cursor()) yield fromRow(row);
  }

  /** Removes the contents of an event's changes. Their digests stay, so the chain stays valid. */
  async function redactEvent(eventId: string): Promise<void> {
    recent.forget();
    await Entries.updateMany({ eventId, data: { $ne: null } }, { $set: { data: null } });
  }

  /** Replaces the data of one change by a copy without the texts of an erased event. */
  async function redactChange(seq: number, data: unknown): Promise<void> {
    recent.forget();
    await Entries.updateOne({ _id: seq, data: { $ne: null } }, { $set: { data, redacted: true } });
  }

  /** The changes after `seq` that hid, restored or erased an event, oldest first. */
  async function retractionsAfter(seq: number): Promise<Retraction[]> {
    const ops = ['hide', 'restore', 'erase'] as const;
    const fields = { op: 1, eventId: 1, at: 1 };
    const entries = await Entries.find({ _id: { $gt: seq }, op: { $in: ops } }, fields)
      .sort({ _id: 1 })
      .lean();
    return entries.map(({ _id, op, eventId = '', at }) => ({ seq: _id, isForGood: op === 'erase', eventId, at }));
  }

  return {
    epoch,
    root,
    append,
    own: recent.after,
    since,
    of,
    seqAt,
    audited,
    settledPairs,
    entries,
    redactEvent,
    redactChange,
    retractionsAfter,
    headSeq: async () => (await head()).seq,
  };
}

/** Stored instead of a missing item: not every database supports partial unique indexes. */
const noItem = (seq: number) => `none of change ${seq}`;

function toRow(entry: LogEntry): LogEntry {
  return { ...entry, item: entry.item ?? noItem(entry._id) };
}

function fromRow({ item, ...entry }: LogEntry): LogEntry {
  return item === undefined || item === noItem(entry._id) ? entry : { ...entry, item };
}

/** The entries and changes for these drafts, and the link after the last one. */
function chain(from: { seq: number; link: string }, drafts: ChangeDraft[], at: Date) {
  let { seq, link } = from;
  const entries: LogEntry[] = [];
  const changes: Change[] = [];
  for (const draft of drafts) {
    const { stored, digest } = hashDraft(draft);
    const entry: LogEntry = { _id: ++seq, at, ...keysOf(stored), data: stored.data, digest, prev: link };
    link = linkOf(entry);
    entries.push(entry);
    changes.push(stored.op === 'act' ? { ...stored, seq, at } : { ...stored, item: stored.item || null, seq, at });
  }
  return { entries, changes, link };
}

function keysOf(draft: ChangeDraft): Pick<LogEntry, 'by' | 'op' | 'eventId' | 'item' | 'audited'> {
  const { by, op } = draft;
  const audited = personOf(by) !== null && { audited: true as const };
  if (op === 'act') return { by, op, ...audited };
  return { by, op, eventId: draft.eventId, ...(draft.item && { item: draft.item }), ...audited };
}

/** Converts an entry to a change. Throws if its data do not match the schema. */
export function toChange({ _id: seq, at, by, op, eventId, item, data }: LogEntry): Change {
  if (op === 'act') return { seq, at, by, op, data: ops.act.parse(data) };
  const header = { seq, at, by, eventId: eventId ?? '', item: item ?? null };
  if (data === null) return { ...header, op, data: null };
  switch (op) {
    case 'add':
      return { ...header, op, data: ops.add.parse(data) };
    case 'report':
      return { ...header, op, data: ops.report.parse(data) };
    case 'remove-image':
      return { ...header, op, data: ops[op].parse(data) };
    case 'correct':
      return { ...header, op, data: ops.correct.parse(data) };
    case 'merge':
      return { ...header, op, data: ops.merge.parse(data) };
    case 'keep-apart':
      return { ...header, op, data: ops[op].parse(data) };
    case 'judge':
      return { ...header, op, data: ops.judge.parse(data) };
    case 'split':
      return { ...header, op, data: ops.split.parse(data) };
    default:
      return { ...header, op, data: ops[op].parse(data) };
  }
}
