import { type Corrected, EventContent, UrgencyLevel } from '@vigil/common/events';
import { Report } from '@vigil/common/reports';
import { z } from 'zod';
import { AuditAction } from './audit-action.ts';

const Added = EventContent.extend({ reports: z.array(Report) });
export type Added = z.infer<typeof Added>;

const Reported = z.object({
  report: Report,
  imageUrls: z.array(z.string()),
  /** The report's own judgement; the event takes the most pressing one. */
  urgencyLevel: UrgencyLevel,
});
export type Reported = z.infer<typeof Reported>;

/** What an administrator put right, and why. What is left out stays as it is. */
const Correction = EventContent.pick({
  title: true,
  summary: true,
  location: true,
  place: true,
  eventType: true,
  urgencyLevel: true,
})
  .partial()
  .extend({
    reason: z.string(),
    /** Takes the place of the event's reports of the same items: those that hold the administrator's words alone. */
    reports: z.array(Report).optional(),
  });
export type Correction = z.infer<typeof Correction>;

const nothing = z.object({});

/** What can happen to an event, and what each happening carries. */
export const eventOps = {
  add: Added,
  report: Reported,
  hide: nothing,
  restore: nothing,
  erase: nothing,
  'remove-image': z.object({ imageUrl: z.string() }),
  correct: Correction,
  /** The event becomes a pointer to another one, which takes its reports over. */
  merge: z.object({ into: z.string() }),
  /** The reports of these items leave the event; the event `to` was added with them. */
  split: z.object({ items: z.array(z.string()), to: z.string() }),
} as const;
export type EventOp = keyof typeof eventOps;

/** What can be appended to the log: what happens to an event, and what is done to anything else. */
export const ops = { ...eventOps, act: AuditAction } as const;
export type Op = keyof typeof ops;

type Happening = { [O in EventOp]: { op: O; data: z.infer<(typeof eventOps)[O]> } }[EventOp];

/** What is to happen to an event. `item` is the identity of the feed item behind it: no two changes may share one. */
export type EventDraft = Happening & { eventId: string; item: string | null; by: string };
export type AuditDraft = { op: 'act'; data: AuditAction; by: string };
export type Draft = EventDraft | AuditDraft;

interface Header {
  seq: number;
  at: Date;
  /** `pipeline`, `seed`, `account` for what a person does to their own account, else the author as of `byPerson`. */
  by: string;
}

/** A change of the timeline. `data` is null once the event was erased. */
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
  /** Pictures that an administrator took away: no later report brings them back. */
  removedImages?: string[];
  /** The last correction. */
  corrected?: Corrected;
  /** An administrator has set the urgency: no later report raises it. */
  isUrgencySet?: boolean;
  /** Where it was merged into another one: it then only points there, and is shown nowhere. */
  mergedInto?: string;
  /** The events that were merged into this one. */
  merged?: string[];
}
