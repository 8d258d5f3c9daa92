import { z } from 'zod';
import { Act } from './acts.ts';
import { call } from './call.ts';
import { Event, EventContent, isMoreUrgent, UrgencyLevel } from './events.ts';

/** An item as evidence of an event. `url` is empty where a feed gave no link. */
export const Report = z.object({
  item: z.string(),
  source: z.string(),
  url: z.string(),
  title: z.string(),
  publishedAt: z.iso.datetime().nullable(),
});
export type Report = z.infer<typeof Report>;

const Added = EventContent.extend({ reports: z.array(Report) });
export type Added = z.infer<typeof Added>;

const Reported = z.object({
  report: Report,
  imageUrls: z.array(z.string()),
  /** The report's own judgement; the event takes the most pressing one. */
  urgencyLevel: UrgencyLevel,
});
export type Reported = z.infer<typeof Reported>;

const nothing = z.object({});

/** What can happen to an event, and what each happening carries. */
export const eventOps = {
  add: Added,
  report: Reported,
  hide: nothing,
  restore: nothing,
  erase: nothing,
  'remove-image': z.object({ imageUrl: z.string() }),
} as const;
export type EventOp = keyof typeof eventOps;

/** What can be appended to the log: what happens to an event, and what is done to anything else. */
export const ops = { ...eventOps, act: Act } as const;
export type Op = keyof typeof ops;

type Happening = { [O in EventOp]: { op: O; data: z.infer<(typeof eventOps)[O]> } }[EventOp];

/** What is to happen to an event. `item` is the identity of the feed item behind it: no two changes may share one. */
export type EventDraft = Happening & { eventId: string; item: string | null; by: string };
export type ActDraft = { op: 'act'; data: Act; by: string };
export type Draft = EventDraft | ActDraft;

interface Header {
  seq: number;
  at: Date;
  /** `pipeline`, `seed`, `account` for what a person does to their own account, else the author as of `byPerson`. */
  by: string;
}

/** A change of the timeline. `data` is null once the event was erased. */
export type EventChange = Header & { eventId: string; item: string | null } & (Happening | { op: EventOp; data: null });
export type ActChange = Header & { op: 'act'; data: Act };

/** One entry of the log. */
export type Change = EventChange | ActChange;

export function isEventChange(change: Change): change is EventChange {
  return change.op !== 'act';
}

/** An event with its evidence, as folded from the log. */
export interface EventRecord extends Added {
  id: string;
  seq: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  /** Pictures that an administrator took away: no later report brings them back. */
  removedImages?: string[];
}

/**
 * Folds one change into the event it speaks of. Pure, and harmless when repeated: a change that
 * the event has seen, and one whose data is gone or that meets no event, leave it as it is.
 */
export function applyChange(event: EventRecord | null, change: EventChange): EventRecord | null {
  if (event && event.seq >= change.seq) return event;
  if (change.op === 'erase') return null;
  if (change.data === null) return event;
  const at = change.at.toISOString();
  if (change.op === 'add') {
    if (event) return event;
    return { ...change.data, id: change.eventId, seq: change.seq, createdAt: at, updatedAt: at, deletedAt: null };
  }
  if (!event) return null;
  const touched = { ...event, seq: change.seq, updatedAt: at };
  if (change.op === 'hide') return { ...touched, deletedAt: event.deletedAt ?? at };
  if (change.op === 'restore') return { ...touched, deletedAt: null };
  if (change.op === 'remove-image') return removeImage(touched, change.data.imageUrl);
  return addReport(touched, change.data);
}

function removeImage(event: EventRecord, imageUrl: string): EventRecord {
  return {
    ...event,
    imageUrls: event.imageUrls.filter((url) => url !== imageUrl),
    removedImages: [...new Set([...(event.removedImages ?? []), imageUrl])],
  };
}

function addReport(event: EventRecord, { report, imageUrls, urgencyLevel }: Reported): EventRecord {
  const removed = new Set(event.removedImages);
  return {
    ...event,
    reports: [...event.reports, report],
    imageUrls: [...new Set([...event.imageUrls, ...imageUrls])].filter((url) => !removed.has(url)),
    urgencyLevel: isMoreUrgent(urgencyLevel, event.urgencyLevel) ? urgencyLevel : event.urgencyLevel,
  };
}

/** What browsers receive of a record: the reports become the parallel lists of sources and links. */
export function toEvent(record: EventRecord): Event {
  const { reports, removedImages: _, ...event } = record;
  const links = new Map<string, string>();
  for (const report of reports) if (!links.get(report.source)) links.set(report.source, report.url);
  return { ...event, sources: [...links.keys()], sourceUrls: [...links.values()], sourceCount: links.size };
}

/** An event after a change, as one audience may see it: null when it is hidden from it or erased. */
export const Update = z.object({ seq: z.int(), eventId: z.string(), event: Event.nullable() });
export type Update = z.infer<typeof Update>;

/**
 * Updates in the order of the log. They follow directly on the change numbered `before`: a browser
 * that has seen less than that has a gap and catches up.
 */
export const Updates = z.object({ epoch: z.string(), before: z.int(), seq: z.int(), updates: z.array(Update) });
export type Updates = z.infer<typeof Updates>;

export const timelineCalls = {
  changes: call({
    method: 'GET',
    path: '/api/changes',
    access: 'anyone',
    query: z.strictObject({ since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    /** One update for each event touched after `since`. `complete` is false when there were too many: load all anew. */
    reply: Updates.extend({ complete: z.boolean() }),
  }),
};
