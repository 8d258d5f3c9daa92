import type { Side, SourceKind, SourceLanguage, SourceStatus } from '@vigil/common/sources';
import { type Connection, type Model, Schema } from 'mongoose';

/** The subscription of a feed at its hub. `token` is part of the address that the hub calls, `secret` signs what it sends. */
export interface WebSubPush {
  hub: string;
  topic: string;
  token: string;
  secret: string;
}

export interface SourceRow {
  _id: string;
  name: string;
  url: string;
  status: SourceStatus;
  reliability: number;
  side: Side;
  kind: SourceKind;
  official: boolean;
  lastUpdate: Date | null;
  fault: string | null;
  failingSince: Date | null;
  /** An administrator has paused it: it is not read. */
  paused: boolean;
  /** The name under which its items are identified, which a new name does not change. Null: its name. */
  itemName: string | null;
  /** The language of most items, as of its last reading. */
  language: SourceLanguage | null;
  /** Attempts that failed in a row, and the earliest time of the next one. */
  failures: number;
  nextAttemptAt: Date | null;
  /** Of the last answer that was taken in whole. */
  etag: string | null;
  lastModified: string | null;
  /** For planning its next reading, see `nextReadAt`. */
  gapMs: number | null;
  newestAt: Date | null;
  freshForMs: number | null;
  pushedUntil: Date | null;
  push: WebSubPush | null;
  /** The number of new items by their day of publication, such as '2030-01-02', for about a week. */
  days: Record<string, number> | null;
  /** Of an alert channel: its running alerts, see `Episode`. */
  episodes: unknown;
}

const nullable = <T>(type: T) => ({ type, default: null });

const SourceSchema = new Schema<SourceRow>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    url: { type: String, required: true },
    status: { type: String, default: 'unread' },
    reliability: { type: Number, default: 100 },
    side: { type: String, required: true },
    kind: { type: String, default: 'feed' },
    official: { type: Boolean, default: false },
    lastUpdate: nullable(Date),
    fault: nullable(String),
    failingSince: nullable(Date),
    paused: { type: Boolean, default: false },
    itemName: nullable(String),
    language: nullable(Schema.Types.Mixed),
    failures: { type: Number, default: 0 },
    nextAttemptAt: nullable(Date),
    etag: nullable(String),
    lastModified: nullable(String),
    gapMs: nullable(Number),
    newestAt: nullable(Date),
    freshForMs: nullable(Number),
    pushedUntil: nullable(Date),
    push: nullable(Schema.Types.Mixed),
    days: nullable(Schema.Types.Mixed),
    episodes: nullable(Schema.Types.Mixed),
  },
  { collection: 'sources', versionKey: false, strict: 'throw' },
);
SourceSchema.index({ url: 1 }, { unique: true });

export type SourceRows = Model<SourceRow>;

export function sourceRowsOf(connection: Connection): SourceRows {
  return connection.model<SourceRow>('Source', SourceSchema);
}

/** Stores some fields of a source and returns it; null if it is gone. */
export type SetFields = (id: string, fields: Partial<SourceRow>) => Promise<SourceRow | null>;

/** After a reading that went well. */
export const readWell = {
  status: 'active',
  fault: null,
  failingSince: null,
  failures: 0,
  nextAttemptAt: null,
} as const;

/** Nothing that an earlier address has said. */
export const neverRead = {
  ...readWell,
  status: 'unread',
  lastUpdate: null,
  language: null,
  etag: null,
  lastModified: null,
  gapMs: null,
  newestAt: null,
  freshForMs: null,
  pushedUntil: null,
  push: null,
  episodes: null,
} as const;

/** Rows of earlier versions lack these fields. */
export const laterFields = {
  kind: 'feed',
  official: false,
  paused: false,
  itemName: null,
  language: null,
  gapMs: null,
  newestAt: null,
  freshForMs: null,
  pushedUntil: null,
  push: null,
  days: null,
  episodes: null,
} as const;
