import { isMoreUrgent } from '@vigil/common/events';
import type { Correction, EventChange, EventRecord, Reported } from './change.ts';
import { withBareTitle, withBareTitles } from './titles.ts';

/**
 * Folds one change into the event it speaks of. Pure, and harmless when repeated: a change that
 * the event has seen, and one whose data is gone or that meets no event, leave it as it is.
 * Names of outlets behind titles are left out here, so that what older logs hold is shown without them as well.
 * A merge leaves a pointer here; what it does to the other event is seen to by `foldChange`.
 */
export function applyChange(event: EventRecord | null, change: EventChange): EventRecord | null {
  if (event && event.seq >= change.seq) return event;
  if (change.op === 'erase') return null;
  if (change.data === null) return event;
  const at = change.at.toISOString();
  if (change.op === 'add') {
    if (event) return event;
    return {
      ...withBareTitles(change.data),
      id: change.eventId,
      seq: change.seq,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
    };
  }
  if (!event) return null;
  const touched = { ...event, seq: change.seq, updatedAt: at };
  switch (change.op) {
    case 'hide':
      return { ...touched, deletedAt: event.deletedAt ?? at };
    case 'restore':
      return { ...touched, deletedAt: null };
    case 'remove-image':
      return removeImage(touched, change.data.imageUrl);
    case 'correct':
      return correct(touched, change.data, at);
    case 'merge':
      return { ...touched, mergedInto: change.data.into };
    case 'split':
      return leaveOut(touched, change.data.items);
    default:
      return addReport(touched, change.data);
  }
}

/** Events by id while changes are folded: null for one that is erased and may never come back. */
export type Records = Map<string, EventRecord | null>;

/**
 * Folds one change into all events that it touches, and returns their ids. They must be in `records` before, with
 * those that they were merged into: `namedBy` says which. Pure but for `records`, and harmless when repeated, even
 * where only some of the events have seen the change.
 */
export function foldChange(records: Records, change: EventChange): string[] {
  if (change.op === 'merge') return change.data ? merge(records, change, change.data.into) : [];
  // A report that was on its way while its event was merged belongs to the other one.
  const eventId = change.op === 'report' ? ownerOf(records, change.eventId, change.seq) : change.eventId;
  const event = records.get(eventId);
  if (event === null || event?.mergedInto) return [];
  if (change.op !== 'erase') {
    const next = applyChange(event ?? null, change);
    if (next) records.set(eventId, next);
    return next ? [eventId] : [];
  }
  if (event && event.seq >= change.seq) return [];
  const gone = [eventId, ...(event?.merged ?? [])];
  for (const id of gone) records.set(id, null);
  return gone;
}

/** The ids of the events that a change names. */
export function namedBy(change: EventChange): string[] {
  if (change.data === null) return [change.eventId];
  if (change.op === 'merge') return [change.eventId, change.data.into];
  return change.op === 'split' ? [change.eventId, change.data.to] : [change.eventId];
}

/**
 * The event that an id stood for when the change numbered `seq` was made: that one itself, or the one it had been
 * merged into by then, and so on. A pointer that is further on has seen the change while it was an event.
 */
function ownerOf(records: Records, id: string, seq: number): string {
  const met = new Set<string>();
  for (let owner = id; ; ) {
    const record = records.get(owner);
    const next = record?.mergedInto;
    if (!record || !next || record.seq >= seq || met.has(owner)) return owner;
    met.add(owner);
    owner = next;
  }
}

/**
 * The pointer keeps the reports it had, so that the other event can still take them over when it alone has missed the
 * change. An event is never merged into itself, nor into one that is gone.
 */
function merge(records: Records, change: EventChange, target: string): string[] {
  const from = change.eventId;
  const pointer = records.get(from);
  const into = ownerOf(records, target, change.seq);
  const event = records.get(into);
  if (!pointer || !event || into === from) return [];
  // Somebody else was faster: what is merged already stays where it is.
  if (pointer.mergedInto && pointer.seq < change.seq) return [];
  const next = applyChange(pointer, change);
  if (next) records.set(from, next);
  if (event.seq < change.seq) records.set(into, absorb(event, pointer, change));
  return [from, into];
}

function absorb(event: EventRecord, other: EventRecord, { seq, at }: EventChange): EventRecord {
  const known = new Set(event.reports.map(({ item }) => item));
  const removed = new Set([...(event.removedImages ?? []), ...(other.removedImages ?? [])]);
  const isEarlier = other.timestamp < event.timestamp && other.precision === 'time';
  return {
    ...event,
    seq,
    updatedAt: at.toISOString(),
    reports: [...event.reports, ...other.reports.filter(({ item }) => !known.has(item))],
    imageUrls: [...new Set([...event.imageUrls, ...other.imageUrls])].filter((url) => !removed.has(url)),
    videoUrls: [...new Set([...event.videoUrls, ...other.videoUrls])],
    figures: [...event.figures, ...other.figures],
    urgencyLevel: raised(event, other.urgencyLevel),
    ...(isEarlier && { timestamp: other.timestamp, precision: other.precision }),
    merged: [...new Set([...(event.merged ?? []), other.id, ...(other.merged ?? [])])],
    ...(removed.size > 0 && { removedImages: [...removed] }),
  };
}

function removeImage(event: EventRecord, imageUrl: string): EventRecord {
  return {
    ...event,
    imageUrls: event.imageUrls.filter((url) => url !== imageUrl),
    removedImages: [...new Set([...(event.removedImages ?? []), imageUrl])],
  };
}

function correct(event: EventRecord, { reason, reports = [], ...fields }: Correction, at: string): EventRecord {
  const reworded = new Map(reports.map((report) => [report.item, withBareTitle(report)]));
  return {
    ...event,
    ...fields,
    reports: event.reports.map((report) => reworded.get(report.item) ?? report),
    judgedBy: 'admin',
    ...(fields.title !== undefined && event.gloss !== undefined && { gloss: '' }),
    corrected: { at, reason },
    ...(fields.urgencyLevel && { isUrgencySet: true }),
  };
}

function leaveOut(event: EventRecord, items: readonly string[]): EventRecord {
  const gone = new Set(items);
  return { ...event, reports: event.reports.filter(({ item }) => !gone.has(item)) };
}

function addReport(event: EventRecord, { report, imageUrls, urgencyLevel }: Reported): EventRecord {
  const removed = new Set(event.removedImages);
  return {
    ...event,
    reports: [...event.reports, withBareTitle(report)],
    imageUrls: [...new Set([...event.imageUrls, ...imageUrls])].filter((url) => !removed.has(url)),
    urgencyLevel: raised(event, urgencyLevel),
  };
}

/** Reports make an event more pressing, never less, and not where a person has said how pressing it is. */
function raised({ urgencyLevel, isUrgencySet }: EventRecord, by: EventRecord['urgencyLevel']) {
  return !isUrgencySet && isMoreUrgent(by, urgencyLevel) ? by : urgencyLevel;
}
