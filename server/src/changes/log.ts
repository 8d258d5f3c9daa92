import { personOf } from '@vigil/common/acts';
import { type Change, type Draft, ops } from '@vigil/common/timeline';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../database/duplicate.ts';
import { inTurn } from '../kit/order.ts';
import { digestOf, type Entry, linkOf } from './chain.ts';

const EntrySchema = new Schema<Entry>(
  {
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    op: { type: String, required: true },
    eventId: String,
    item: String,
    audited: Boolean,
    data: Schema.Types.Mixed,
    digest: { type: String, required: true },
    prev: { type: String, required: true },
  },
  { collection: 'changes', versionKey: false, minimize: false, strict: 'throw' },
);
EntrySchema.index({ eventId: 1, _id: 1 });
// The log itself refuses to tell of one feed item twice, whichever server tries.
EntrySchema.index({ item: 1 }, { unique: true, sparse: true });
EntrySchema.index({ audited: 1, _id: -1 });

export type ChangeLog = ReturnType<typeof createChangeLog>;

/**
 * The log of changes: numbered from 1 without gaps, in one order for all servers, each entry
 * chained to the one before. The next number is claimed by inserting it; whoever loses tries the
 * number after.
 */
export function createChangeLog(connection: Connection, epoch: string, now: () => Date) {
  const Entries = connection.model<Entry>('Change', EntrySchema);
  const turn = inTurn();

  async function head(): Promise<{ seq: number; link: string }> {
    const last = await Entries.findOne().sort({ _id: -1 }).lean();
    return last ? { seq: last._id, link: linkOf(last) } : { seq: 0, link: epoch };
  }

  /**
   * Appends the drafts in their order and returns the number of the last change, and which drafts
   * were left out because the log already tells of their item.
   */
  function append(drafts: Draft[]): Promise<{ seq: number; known: Draft[] }> {
    return turn(async () => {
      const known: Draft[] = [];
      let open = drafts;
      for (;;) {
        const from = await head();
        if (open.length === 0) return { seq: from.seq, known };
        const entries = chain(from, open, now());
        const stopped = await insert(entries);
        if (!stopped) return { seq: from.seq + entries.length, known };
        const stoppedAt = open[stopped.index];
        if (stopped.isKnownItem && stoppedAt) known.push(stoppedAt);
        // What stands before the one that stopped is in the log; a lost number is claimed again.
        open = open.slice(stopped.index + (stopped.isKnownItem ? 1 : 0));
      }
    });
  }

  async function insert(entries: Entry[]): Promise<{ index: number; isKnownItem: boolean } | null> {
    try {
      await Entries.insertMany(entries, { ordered: true });
      return null;
    } catch (error) {
      const duplicate = duplicateOf(error);
      if (!duplicate) throw error;
      return { index: duplicate.index, isKnownItem: duplicate.fields.includes('item') };
    }
  }

  /** The changes after `seq`, oldest first, at most `limit`. */
  async function since(seq: number, limit: number): Promise<Change[]> {
    const entries = await Entries.find({ _id: { $gt: seq } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return entries.map(toChange);
  }

  /** What administrators did before the change numbered `before`, newest first, at most `limit`. */
  async function audited(before: number, limit: number): Promise<Change[]> {
    const entries = await Entries.find({ audited: true, _id: { $lt: before } })
      .sort({ _id: -1 })
      .limit(limit)
      .lean();
    return entries.map(toChange);
  }

  /** All entries as stored, oldest first, for a check of the chain. */
  function entries(): AsyncIterable<Entry> {
    return Entries.find().sort({ _id: 1 }).lean().cursor();
  }

  /** Takes the contents out of an event's changes; their digests stay, and so does the chain. */
  async function blank(eventId: string): Promise<void> {
    await Entries.updateMany({ eventId, data: { $ne: null } }, { $set: { data: null } });
  }

  return { epoch, append, since, audited, entries, blank, headSeq: async () => (await head()).seq };
}

function chain(from: { seq: number; link: string }, drafts: Draft[], at: Date): Entry[] {
  let { seq, link } = from;
  return drafts.map((draft) => {
    seq += 1;
    const entry: Entry = { _id: seq, at, ...keysOf(draft), data: draft.data, digest: digestOf(draft.data), prev: link };
    link = linkOf(entry);
    return entry;
  });
}

function keysOf(draft: Draft): Pick<Entry, 'by' | 'op' | 'eventId' | 'item' | 'audited'> {
  const { by, op } = draft;
  const audited = personOf(by) !== null && { audited: true as const };
  if (op === 'act') return { by, op, ...audited };
  return { by, op, eventId: draft.eventId, ...(draft.item && { item: draft.item }), ...audited };
}

/** Reads an entry as the contract's change; throws when its data are of no known shape. */
export function toChange({ _id: seq, at, by, op, eventId, item, data }: Entry): Change {
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
    default:
      return { ...header, op, data: ops[op].parse(data) };
  }
}
