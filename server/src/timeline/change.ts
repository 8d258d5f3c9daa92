import { type Corrected, EventContent, EventType, PossiblySame, UrgencyLevel } from '@vigil/common/events';
import { Report } from '@vigil/common/reports';
import { Statement } from '@vigil/reader';
import { z } from 'zod';
import { AuditAction } from './audit-action.ts';

/** A report as the log keeps it, with what it says; not sent to browsers. Missing where it was not read. */
export const StoredReport = Report.extend({ statement: Statement.optional() });
export type StoredReport = z.infer<typeof StoredReport>;

const Added = EventContent.extend({
  reports: z.array(StoredReport),
  /** What an administrator's own words say, of an event without a report that could bear it. Not sent to browsers. */
  statement: Statement.optional(),
});
export type Added = z.infer<typeof Added>;

const Reported = z.object({
  report: StoredReport,
  imageUrls: z.array(z.string()),
  /** The report's own urgency; the event takes the highest one. */
  urgencyLevel: UrgencyLevel,
  /** The report's own type: see `mayChangeType`. Missing in changes of earlier versions. */
  eventType: EventType.optional(),
  /** The report's own place: see `movedBy`. Missing in changes of earlier versions, and where the report names none or is in another language. */
  location: EventContent.shape.location.optional(),
  place: EventContent.shape.place.optional(),
  /** The place is the town of the act, where the event named no more than its region. Missing in changes of earlier versions. */
  isSite: z.literal(true).optional(),
  /** The report was published before all that were read before it. Missing in changes of earlier versions. */
  timestamp: EventContent.shape.timestamp.optional(),
});
export type Reported = z.infer<typeof Reported>;

/** A correction by an administrator. Missing fields stay unchanged. */
const Correction = EventContent.pick({
  title: true,
  summary: true,
  location: true,
  place: true,
  eventType: true,
  urgencyLevel: true,
  alertAreas: true,
})
  .partial()
  .extend({
    reason: z.string(),
    /** Replaces the event's reports of the same items, which have the administrator's text only. */
    reports: z.array(StoredReport).optional(),
    /** What the new words say, of an event without reports. */
    statement: Statement.optional(),
  });
export type Correction = z.infer<typeof Correction>;

/** What a model says of an event that rules have judged. Missing fields stay unchanged. */
const ModelJudgement = EventContent.pick({
  eventType: true,
  urgencyLevel: true,
  location: true,
  place: true,
  gloss: true,
})
  .partial()
  .extend({
    model: z.string(),
    /** Events of which it could not tell either whether they are the same. */
    unsure: z.array(z.string()).optional(),
  });
export type ModelJudgement = z.infer<typeof ModelJudgement>;

/** What an administrator states of a report. Missing fields stay as they were read. */
const Restated = z.object({
  /** The item of the report. */
  report: z.string(),
  /** `relevance` is 0 or 1, and `urgency` has one chance of 1. */
  fields: Statement.pick({
    relevance: true,
    type: true,
    urgency: true,
    kind: true,
    reality: true,
    again: true,
    by: true,
    on: true,
    country: true,
  }).partial(),
  reason: z.string(),
});
export type Restated = z.infer<typeof Restated>;

/** What another version of the reader says of a report of the event. */
const ReRead = z.object({
  item: z.string(),
  /** When the report was published. */
  publishedAt: z.iso.datetime().nullable(),
  statement: Statement,
});
export type ReRead = z.infer<typeof ReRead>;

const nothing = z.object({});

/** The operations on an event, with their data. */
const eventOps = {
  add: Added,
  report: Reported,
  hide: nothing,
  restore: nothing,
  erase: nothing,
  're-read': ReRead,
  'remove-image': z.object({ imageUrl: z.string() }),
  correct: Correction,
  restate: Restated,
  /** The event becomes a pointer to another one, which takes over its reports. */
  merge: z.object({ into: z.string() }),
  /** It is not the same as these events, which it was possibly the same as. */
  'keep-apart': z.object({ from: z.array(PossiblySame) }),
  judge: ModelJudgement,
  /** The reports of these items leave the event; the event `to` was added with them. `urgencyLevel`: the highest of those that stay. */
  split: z.object({ items: z.array(z.string()), to: z.string(), urgencyLevel: UrgencyLevel.optional() }),
} as const;
export type EventOp = keyof typeof eventOps;

/** All operations of the log: on events, and audit actions. */
export const ops = { ...eventOps, act: AuditAction } as const;
export type Op = keyof typeof ops;

type Happening = { [O in EventOp]: { op: O; data: z.infer<(typeof eventOps)[O]> } }[EventOp];

/** An operation to append. `item` is the identity of the feed item behind it, unique in the log. */
export type EventDraft = Happening & { eventId: string; item: string | null; by: string };
type AuditDraft = { op: 'act'; data: AuditAction; by: string };
export type ChangeDraft = EventDraft | AuditDraft;

interface Header {
  seq: number;
  at: Date;
  /** `pipeline`, `seed`, `account` for users' changes of their own account, else the administrator as of `byPerson`. */
  by: string;
}

/** A change of an event. `data` is null once the event was erased. */
export type EventChange = Header & { eventId: string; item: string | null } & (Happening | { op: EventOp; data: null });
export type AuditChange = Header & { op: 'act'; data: AuditAction };

/** One entry of the log. */
export type Change = EventChange | AuditChange;

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
  /** Images removed by an administrator: later reports do not restore them. */
  removedImages?: string[];
  /** The last correction. */
  corrected?: Corrected;
  /** The urgency was set by an administrator: reports do not raise it. */
  isUrgencySet?: boolean;
  /** Administrators have judged it by statements of its reports alone: further ones change its type, and its urgency. */
  isTypeOpen?: boolean;
  isUrgencyOpen?: boolean;
  /** The event that it was merged into: it is then a pointer, and not shown. */
  mergedInto?: string;
  /** The events that were merged into this one. */
  merged?: string[];
}
