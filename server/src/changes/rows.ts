import { type Event, listedAt } from '@vigil/common/events';
import { type Connection, type Model, Schema } from 'mongoose';
import { placeNamed } from '../gazetteer/place-named.ts';
import type { EventRecord } from '../timeline/change.ts';
import { movedOf } from '../timeline/moves.ts';
import { withStatedTitle } from '../timeline/stated-title.ts';
import { withBareTitles } from '../timeline/titles.ts';
import { toPublicEvent } from './public-event.ts';

/** A row of `events`: the folded record, with copies of the fields that queries need. */
export interface EventRow {
  _id: string;
  /** The last change that the row includes. */
  seq: number;
  /** `merged`: only a pointer to the event that took its reports over. */
  state: 'active' | 'hidden' | 'merged' | 'erased';
  /** A copy of the record's timestamp as a date, for ranges. */
  timestamp?: Date;
  /** The time by which lists are ordered (`listedAt`); missing in rows of earlier versions until `fillListedAt`. */
  listedAt?: Date;
  record?: EventRecord;
}

/** A row of `items`: a known feed item. `eventId` is null if it is not about the conflict. */
export interface ItemRow {
  _id: string;
  eventId: string | null;
  seenAt: Date;
  /** Only for items without an event: the time after which they are removed. */
  expiresAt?: Date;
}

const EventRowSchema = new Schema<EventRow>(
  {
    _id: { type: String, required: true },
    seq: { type: Number, required: true },
    state: { type: String, required: true },
    timestamp: Date,
    listedAt: Date,
    record: Schema.Types.Mixed,
  },
  { collection: 'events', versionKey: false, minimize: false, strict: 'throw' },
);
EventRowSchema.index({ state: 1, timestamp: -1, _id: 1 });
EventRowSchema.index({ state: 1, listedAt: -1, _id: 1 });
EventRowSchema.index({ state: 1, 'record.deletedAt': -1, seq: -1 }, { partialFilterExpression: { state: 'hidden' } });
EventRowSchema.index({ 'record.reports.url': 1 });
EventRowSchema.index({ 'record.imageUrls': 1 });
EventRowSchema.index({ 'record.videoUrls': 1 });

const ItemRowSchema = new Schema<ItemRow>(
  {
    _id: { type: String, required: true },
    eventId: { type: String, default: null },
    seenAt: { type: Date, required: true },
    expiresAt: Date,
  },
  { collection: 'items', versionKey: false, strict: 'throw' },
);
ItemRowSchema.index({ eventId: 1 });
ItemRowSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function defineEventRows(connection: Connection): Model<EventRow> {
  return connection.model<EventRow>('Event', EventRowSchema);
}

export function defineItemRows(connection: Connection): Model<ItemRow> {
  return connection.model<ItemRow>('Item', ItemRowSchema);
}

export function toRow(record: EventRecord): EventRow {
  const state = record.mergedInto ? 'merged' : record.deletedAt ? 'hidden' : 'active';
  const listed = listedAt({ timestamp: record.timestamp, moves: [...movedOf(record).moves] });
  const { id: _id, seq } = record;
  return { _id, seq, state, timestamp: new Date(record.timestamp), listedAt: new Date(listed), record };
}

/** Null for tombstones and for merged events. */
export function toRecord(row: EventRow): EventRecord | null {
  return row.state === 'merged' || !row.record ? null : completed(row.record);
}

/**
 * The record as it is read: with a title that says what happened. Completes those of earlier versions, which kept outlet names
 * in titles and no coordinates for events by administrators.
 */
export function completed(record: EventRecord): EventRecord {
  const titled = withStatedTitle(withBareTitles(record));
  if (titled.place !== null || titled.judgedBy !== 'admin') return titled;
  const found = placeNamed(titled.location);
  return found ? { ...titled, place: found.place } : titled;
}

const shown = new WeakMap<EventRow, Event | null>();

/**
 * The event that browsers receive; null if it was merged or erased. Computed once for each row: all callers with the
 * same row get the same object.
 */
export function toShown(row: EventRow): Event | null {
  const known = shown.get(row);
  if (known !== undefined) return known;
  const record = toRecord(row);
  const event = record && toPublicEvent(record);
  shown.set(row, event);
  return event;
}
