import { randomUUID } from 'node:crypto';
import type { EventCorrection } from '@vigil/common/evidence';
import { toPublicEvent } from '../../changes/public-event.ts';
import { placeNamed } from '../../gazetteer/place-named.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { Correction, EventDraft, EventOp, EventRecord, StoredReport } from '../../timeline/change.ts';
import type { ReadText } from '../../timeline/stated.ts';
import { inWords, ownWords, type ReadEvidence } from './manual.ts';
import type { EventStore } from './store.ts';

interface Readers {
  readEvidence: ReadEvidence;
  readText: ReadText;
}

interface CorrectionHandlerOptions extends Readers {
  events: EventStore;
}

/** The calls of administrators that correct, merge and split events. */
export function correctionHandlers({
  events,
  ...readers
}: CorrectionHandlerOptions): Pick<Handlers, 'correctEvent' | 'mergeEvents' | 'splitEvent'> {
  return {
    correctEvent: async ({ params: { id }, body, person }) => {
      const event = await openEvent(events, id);
      const data = await withReports(event, toCorrection(event, body), readers);
      await events.append([{ op: 'correct', eventId: event.id, item: null, by: byPerson(person.id), data }]);
      return events.get(event.id);
    },

    mergeEvents: async ({ params: { id }, body, person }) => {
      const [event, into] = [await openEvent(events, id), await openEvent(events, body.into)];
      if (event.id === into.id) throw new Fault('badInput', 'An event cannot be merged into itself.');
      const data = { into: into.id };
      await events.append([{ op: 'merge', eventId: event.id, item: null, by: byPerson(person.id), data }]);
      return events.get(into.id);
    },

    splitEvent: async ({ params: { id }, body: { items, title }, person }) => {
      const event = await openEvent(events, id);
      const drafts = toSplit(event, items, title, byPerson(person.id));
      await events.append(drafts);
      return events.get(drafts[0].eventId);
    },
  };
}

/** The event if it can be changed. Throws a `Fault` otherwise. */
export async function openEvent(events: EventStore, id: string): Promise<EventRecord> {
  const record = await events.record(id);
  if (!record) throw new Fault('notFound', 'There is no such event.');
  if (record.id !== id) throw new Fault('conflict', 'The event was merged into another one.');
  if (record.deletedAt !== null) throw new Fault('conflict', 'Restore the event before you change it.');
  return record;
}

/** The changed fields. A new location gets its coordinates from the gazetteer, or none. */
function toCorrection(event: EventRecord, { reason, ...wanted }: EventCorrection): Correction {
  const now = toPublicEvent(event);
  const { title, summary, location, eventType, urgencyLevel } = wanted;
  const fields = {
    ...(title !== undefined && title !== now.title && { title }),
    ...(summary !== undefined && summary !== now.summary && { summary }),
    ...(location !== undefined &&
      location !== now.location && { location, place: placeNamed(location)?.place ?? null }),
    ...(eventType !== undefined && eventType !== now.eventType && { eventType }),
    ...(urgencyLevel !== undefined && urgencyLevel !== now.urgencyLevel && { urgencyLevel }),
  };
  if (Object.keys(fields).length === 0) throw new Fault('badInput', 'The event says that already.');
  return { ...fields, reason };
}

/**
 * For an event written by an administrator, its reports have the same text and figures, so they are updated as well; without reports,
 * what it says itself.
 */
async function withReports(event: EventRecord, data: Correction, readers: Readers): Promise<Correction> {
  const { title = event.title, summary = event.summary } = data;
  const ownReports = ownWords(event);
  const isUnsourced = event.reports.length === 0;
  if ((ownReports.length === 0 && !isUnsourced) || (title === event.title && summary === event.summary)) return data;
  return { ...data, ...(await inWords({ ...event, ...data, title, summary }, ownReports, readers)) };
}

type DraftOf<O extends EventOp> = Extract<EventDraft, { op: O }>;

/** The new event comes first: after a crash in between, a report is listed twice and none is lost. */
export function toSplit(
  event: EventRecord,
  items: string[],
  title: string | undefined,
  by: string,
): [DraftOf<'add'>, DraftOf<'split'>] {
  const selected = event.reports.filter(({ item }) => items.includes(item));
  if (selected.length < new Set(items).size) throw new Fault('conflict', 'The event does not have all these reports.');
  if (selected.length === event.reports.length) throw new Fault('badInput', 'Leave the event at least one report.');
  const eventId = `s-${randomUUID()}`;
  const { location, place, eventType, urgencyLevel } = event;
  const data = {
    ...{ title: title ?? selected[0]?.title ?? event.title, summary: '', location, place, eventType, urgencyLevel },
    ...timeOf(selected, event),
    imageUrls: [],
    videoUrls: [],
    figures: [],
    judgedBy: 'admin' as const,
    archived: event.archived,
    reports: selected,
  };
  return [
    { op: 'add', eventId, item: null, by, data },
    { op: 'split', eventId: event.id, item: null, by, data: { items: selected.map(({ item }) => item), to: eventId } },
  ];
}

/** The time of the first dated report; without dates, the time of the event that they belonged to. */
function timeOf(
  reports: StoredReport[],
  { timestamp, precision }: EventRecord,
): Pick<EventRecord, 'timestamp' | 'precision'> {
  const [first] = reports.flatMap(({ publishedAt }) => publishedAt ?? []).sort();
  return first ? { timestamp: first, precision: 'time' } : { timestamp, precision };
}
