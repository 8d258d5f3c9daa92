import { isMoreUrgent } from '@vigil/common/events';
import type { Correction, EventChange, EventDraft, EventRecord, ModelJudgement, Reported, ReRead } from './change.ts';
import { restate } from './restate.ts';
import { withBareTitle, withBareTitles } from './titles.ts';

/**
 * Folds one change into its event. Pure and idempotent: changes that the event already includes, changes without data,
 * and changes without an event leave it unchanged. Outlet names are removed from titles here, so that older logs show
 * none either. For a merge it returns the pointer; `foldChange` updates the other event.
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
      return correct(touched, change.data, at, change.by);
    case 'restate':
      return restate(touched, change.data, at);
    case 'merge':
      return { ...touched, mergedInto: change.data.into };
    case 'keep-apart':
      return withoutDoubts(
        touched,
        change.data.from.map(({ eventId }) => eventId),
      );
    case 're-read':
      // Nothing that is shown changes.
      return reRead({ ...event, seq: change.seq }, change.data);
    case 'judge':
      return judge(touched, change.data);
    case 'split':
      return leaveOut(touched, change.data);
    default:
      return addReport(touched, change.data);
  }
}

/** Events by id during folding: null for an erased one, which is never restored. */
export type Records = Map<string, EventRecord | null>;

/**
 * Folds one change into all events that it affects, and returns their ids. They must be in `records` before, with those
 * that they were merged into: see `namedBy`. Mutates `records` only, and is idempotent, even if only some of the events
 * include the change already.
 */
export function foldChange(records: Records, change: EventChange): string[] {
  if (change.op === 'erase') return erase(records, change);
  if (change.data === null) return eraseLate(records, change.eventId);
  if (change.op === 'merge') return merge(records, change, change.data.into);
  // A report of an event that was merged meanwhile belongs to the other one.
  const isOfReport = change.op === 'report' || change.op === 're-read';
  const eventId = isOfReport ? ownerOf(records, change.eventId, change.seq) : change.eventId;
  const event = records.get(eventId);
  if (event === null || event?.mergedInto) return [];
  const next = applyChange(event ?? null, change);
  if (next) records.set(eventId, next);
  return next ? [eventId] : [];
}

/** Erases an event with those that were merged into it; not one that was merged itself, which lives on in the other. */
function erase(records: Records, { eventId, seq }: EventChange): string[] {
  const event = records.get(eventId);
  if (event === null || event?.mergedInto || (event && event.seq >= seq)) return [];
  const gone = [eventId, ...(event?.merged ?? [])];
  for (const id of gone) records.set(id, null);
  return gone;
}

/**
 * The data of a change are gone once another server has erased its event, or the one that it was merged into. Without them a
 * server that is behind cannot know of the merge, and would keep the event.
 */
function eraseLate(records: Records, eventId: string): string[] {
  if (records.get(eventId) === null) return [];
  records.set(eventId, null);
  return [eventId];
}

/** The ids of the events that a change names. */
export function namedBy(change: EventChange): string[] {
  if (change.data === null) return [change.eventId];
  if (change.op === 'merge') return [change.eventId, change.data.into];
  return change.op === 'split' ? [change.eventId, change.data.to] : [change.eventId];
}

/**
 * The event that an id stood for when the change `seq` was made: the event itself, or the one that it had been merged
 * into by then, and so on. A pointer with a later merge was still an event then.
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
 * The pointer keeps its reports, so that the other event can still take them over if only that one has missed the
 * change. An event is never merged into itself or into an erased one.
 */
function merge(records: Records, change: EventChange, target: string): string[] {
  const from = change.eventId;
  const pointer = records.get(from);
  const into = ownerOf(records, target, change.seq);
  const event = records.get(into);
  if (!pointer || !event || into === from) return [];
  // Another merge came first: a merged event stays where it is.
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
    ...withoutDoubts(event, [other.id]),
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

function correct(
  event: EventRecord,
  { reason, reports = [], ...fields }: Correction,
  at: string,
  by: string,
): EventRecord {
  const reworded = new Map(reports.map((report) => [report.item, withBareTitle(report)]));
  return {
    ...event,
    ...fields,
    reports: event.reports.map((report) => reworded.get(report.item) ?? report),
    judgedBy: by === 'pipeline' ? event.judgedBy : 'admin',
    ...(fields.title !== undefined && event.gloss !== undefined && { gloss: '' }),
    corrected: { at, reason },
    ...(fields.urgencyLevel && { isUrgencySet: true }),
    ...(fields.urgencyLevel && event.isUrgencyOpen && { isUrgencyOpen: false }),
    ...(fields.eventType && event.isTypeOpen && { isTypeOpen: false }),
  };
}

function withoutDoubts(event: EventRecord, ids: readonly string[]): EventRecord {
  const { possiblySame, ...rest } = event;
  const open = possiblySame?.filter(({ eventId }) => !ids.includes(eventId)) ?? [];
  return open.length > 0 ? { ...rest, possiblySame: open } : rest;
}

/**
 * A language model's answer changes type, urgency and place only of what the reader or rules have judged, and replaces a gloss, never a title. The
 * urgency that an administrator has set stays, for the event is then judged by an administrator.
 */
function judge(event: EventRecord, { model: _, gloss, unsure = [], ...fields }: ModelJudgement): EventRecord {
  const isTranslated = gloss !== undefined && event.lang !== undefined && event.gloss !== '';
  const isJudged = isByMachine(event) && Object.keys(fields).length > 0;
  const { possiblySame } = event;
  return {
    ...event,
    ...(isTranslated && { gloss, glossBy: 'model' }),
    ...(isJudged && { ...fields, judgedBy: 'model' }),
    ...(possiblySame && {
      possiblySame: possiblySame.map((one) => (unsure.includes(one.eventId) ? { ...one, modelUnsure: true } : one)),
    }),
  };
}

/** What an administrator or the archive has stated stays. */
function reRead(event: EventRecord, { item, statement }: ReRead): EventRecord {
  return { ...event, reports: event.reports.map((one) => (one.item === item ? { ...one, statement } : one)) };
}

type SplitData = Extract<EventDraft, { op: 'split' }>['data'];

function leaveOut(event: EventRecord, { items, urgencyLevel }: SplitData): EventRecord {
  const gone = new Set(items);
  const lowered = urgencyLevel && !event.isUrgencySet && isByMachine(event) && { urgencyLevel };
  return { ...event, ...lowered, reports: event.reports.filter(({ item }) => !gone.has(item)) };
}

function addReport(event: EventRecord, reported: Reported): EventRecord {
  const { report, imageUrls, urgencyLevel: by, eventType } = reported;
  const removed = new Set(event.removedImages);
  const urgencyLevel = raised(event, by);
  return {
    ...event,
    reports: [...event.reports, withBareTitle(report)],
    imageUrls: [...new Set([...event.imageUrls, ...imageUrls])].filter((url) => !removed.has(url)),
    urgencyLevel,
    ...(urgencyLevel !== event.urgencyLevel && mayChangeType(event) && eventType && { eventType }),
    ...(urgencyLevel !== event.urgencyLevel && movedBy(event, reported)),
    ...siteOf(event, reported),
    ...begunBy(event, reported),
  };
}

/**
 * A report that makes an event more urgent says of what type it is: first who the leader is, then that he was killed. What was
 * of arms stays so, and so does what a model or an administrator has judged.
 */
function mayChangeType(event: EventRecord): boolean {
  return event.eventType !== 'military' && isByMachine(event);
}

/** Neither an administrator nor a language model has judged it. */
function isByMachine({ judgedBy }: Pick<EventRecord, 'judgedBy'>): boolean {
  return judgedBy === 'reader' || judgedBy === 'rules';
}

/**
 * The report that makes an event more urgent names it, so the event is where that report is: first a raid beyond a border, then a war.
 * Not where the report names only the country that the event is in, or no place on a map, nor where the title stays: one in another
 * language is never replaced (`stated-title.ts`).
 */
function movedBy({ location: own, judgedBy, lang }: EventRecord, { location, place }: Reported) {
  if (!isByMachine({ judgedBy }) || lang || !location || !place || own === location || own.endsWith(`, ${location}`))
    return {};
  return { location, place };
}

/** The town of the act stands for the region that the first report named, unless a model or an administrator has judged it. */
function siteOf({ judgedBy }: EventRecord, { isSite, location, place }: Reported) {
  return isSite && isByMachine({ judgedBy }) && location && place ? { location, place } : {};
}

/** An event is as old as its oldest report, in whichever order feeds were read. */
function begunBy({ timestamp: own, precision, judgedBy }: EventRecord, { timestamp }: Reported) {
  return timestamp && precision === 'time' && judgedBy !== 'admin' && timestamp < own ? { timestamp } : {};
}

/** Reports only raise the urgency, and not if an administrator has set it. */
function raised({ urgencyLevel, isUrgencySet }: EventRecord, by: EventRecord['urgencyLevel']) {
  return !isUrgencySet && isMoreUrgent(by, urgencyLevel) ? by : urgencyLevel;
}
