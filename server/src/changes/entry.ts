import { type Connection, type Model, Schema } from 'mongoose';
import { type Change, ops } from '../timeline/change.ts';
import type { LogEntry } from './chain.ts';

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

export type LogEntries = Model<LogEntry>;

export function logEntriesOf(connection: Connection): LogEntries {
  return connection.model<LogEntry>('Change', EntrySchema);
}

/** Stored instead of a missing item: not every database supports partial unique indexes. */
const noItem = (seq: number) => `none of change ${seq}`;

export function toRow(entry: LogEntry): LogEntry {
  return { ...entry, item: entry.item ?? noItem(entry._id) };
}

export function fromRow({ item, ...entry }: LogEntry): LogEntry {
  return item === undefined || item === noItem(entry._id) ? entry : { ...entry, item };
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
    case 're-read':
      return { ...header, op, data: ops[op].parse(data) };
    case 'correct':
      return { ...header, op, data: ops.correct.parse(data) };
    case 'restate':
      return { ...header, op, data: ops.restate.parse(data) };
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
