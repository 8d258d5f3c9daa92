import { z } from 'zod';
import { call } from './call.ts';
import { Event, EventType, Tally, TitleLanguage, UrgencyLevel } from './events.ts';
import { Id, isCorrection, Reason } from './kit.ts';
import { limits } from './limits.ts';
import { Report, ReportParty } from './reports.ts';
import { ReportReading } from './statements.ts';

/** A report of an event, with the name of its origin. */
export const EvidenceReport = Report.pick({
  item: true,
  source: true,
  url: true,
  title: true,
  lang: true,
  publishedAt: true,
  side: true,
  claims: true,
  denials: true,
}).extend({
  origin: z.string(),
  /** Missing where it was not read. */
  reading: ReportReading.optional(),
  /** An administrator has added it, and the built-in reader could not read it yet. */
  isUnread: z.literal(true).optional(),
});
export type EvidenceReport = z.infer<typeof EvidenceReport>;

/** The first publisher, the reports that repeat it, and why they count as one origin. */
export const EvidenceOrigin = z.object({ name: z.string(), sources: z.array(z.string()), why: z.string() });
export type EvidenceOrigin = z.infer<typeof EvidenceOrigin>;

/** The rows of a figure, oldest first: who gave it, when, in which words, and the link. */
export const EvidenceLedger = Tally.omit({ rows: true }).extend({
  rows: z.array(
    z.object({
      value: z.string(),
      isDenial: z.boolean(),
      by: z.string(),
      claims: z.array(ReportParty),
      at: z.iso.datetime(),
      words: z.string(),
      url: z.string(),
    }),
  ),
});
export type EvidenceLedger = z.infer<typeof EvidenceLedger>;

/** Whose outlets a report can be of. */
export const outletGroups = ['israeli', 'iranian', 'arab', 'western', 'other'] as const;
export const OutletGroup = z.enum(outletGroups);
export type OutletGroup = z.infer<typeof OutletGroup>;

/** The title that tells an event best in the outlets of one group; null where none of them is among its reports. */
export const EvidenceTelling = z.object({
  group: OutletGroup,
  quoted: z
    .object({
      item: z.string(),
      title: z.string(),
      /** Missing for English. */
      lang: TitleLanguage.optional(),
      /** What the reader makes of a title in another language: an English line by a template. */
      gloss: z.string().optional(),
    })
    .nullable(),
});
export type EvidenceTelling = z.infer<typeof EvidenceTelling>;

/** An event with all its evidence. */
export const Evidence = z.object({
  event: Event,
  reports: z.array(EvidenceReport),
  origins: z.array(EvidenceOrigin),
  ledgers: z.array(EvidenceLedger),
  /** As each side tells it, in the order of the groups. Old servers do not send it. */
  tellings: z.array(EvidenceTelling).optional(),
  /** Why the event has its verification labels. */
  reason: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

const corrected = (longest: number) => z.string().trim().min(1, 'Please leave no field empty').max(longest).optional();

/** A correction by an administrator. Missing fields stay unchanged. */
export const EventCorrection = z
  .strictObject({
    title: corrected(limits.title),
    summary: corrected(limits.summary),
    location: corrected(limits.location),
    eventType: EventType.optional(),
    urgencyLevel: UrgencyLevel.optional(),
    /** Shown to all readers. */
    reason: Reason,
  })
  .refine(isCorrection, { error: 'Please correct something' });
export type EventCorrection = z.infer<typeof EventCorrection>;

export const evidenceCalls = {
  /** The id of a merged event returns the event that it was merged into. Hidden events are for administrators. */
  evidence: call({ method: 'GET', path: '/api/events/:id', access: 'anyone', params: Id, reply: Evidence }),
  correctEvent: call({
    method: 'PATCH',
    path: '/api/admin/events/:id',
    access: 'admin',
    params: Id,
    body: EventCorrection,
    reply: Event,
  }),
  /** Merges the event into `into`, which is the reply. */
  mergeEvents: call({
    method: 'POST',
    path: '/api/admin/events/:id/merge',
    access: 'admin',
    params: Id,
    body: z.strictObject({ into: z.string().min(1).max(limits.id) }),
    reply: Event,
  }),
  /** Moves the reports of these items to a new event, which is the reply. */
  splitEvent: call({
    method: 'POST',
    path: '/api/admin/events/:id/split',
    access: 'admin',
    params: Id,
    body: z.strictObject({
      items: z.array(z.string().max(200)).min(1, 'Please choose the reports of the other event').max(500),
      /** Defaults to the title of the first report. */
      title: z.string().trim().min(1).max(limits.title).optional(),
    }),
    reply: Event,
  }),
};
