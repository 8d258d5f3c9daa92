import { z } from 'zod';
import { call } from './call.ts';
import { Event, EventType, UrgencyLevel } from './events.ts';
import { Id, isCorrection, Reason } from './kit.ts';
import { againNames, countryNames, keysOf, kindNames, partyNames, realityNames, roleNames } from './statement-words.ts';

const Chance = z.number().min(0).max(1);
const Kind = z.enum(keysOf(kindNames));
const Reality = z.enum(keysOf(realityNames));
const Again = z.enum(keysOf(againNames));
const Parties = z.array(z.enum(keysOf(partyNames))).max(keysOf(partyNames).length);
const Country = z.enum(keysOf(countryNames));

/** What a report says: the fields of a statement that an administrator can correct. */
export const StatedFields = z.object({
  /** The chance that the report is about the conflict. */
  relevance: Chance,
  type: EventType,
  /** The chances of low, medium, high, urgent and critical; together 1. */
  urgency: z.array(Chance).length(5),
  kind: Kind,
  reality: Reality,
  again: Again,
  by: Parties,
  on: Parties,
  country: Country,
});
export type StatedFields = z.infer<typeof StatedFields>;

/** What a report was read as, and the words of its title that say so. */
export const ReportReading = StatedFields.extend({
  /** Who read it: the model, an administrator, the archive, or the sender of an official alert. */
  reader: z.enum(['model', 'admin', 'archive', 'alert']),
  /** Places in the title in UTF-16 units, in their order, none over another. */
  spans: z.array(z.object({ role: z.enum(keysOf(roleNames)), start: z.int(), end: z.int() })),
});
export type ReportReading = z.infer<typeof ReportReading>;

/** What an administrator states of a report. Missing fields stay as they were read. */
export const ReportCorrection = z
  .strictObject({
    /** The item of the report. */
    item: z.string().min(1).max(200),
    /** False: the report leaves the event; an event without any other report is hidden. */
    isRelevant: z.boolean().optional(),
    type: EventType.optional(),
    urgency: UrgencyLevel.optional(),
    kind: Kind.optional(),
    reality: Reality.optional(),
    again: Again.optional(),
    by: Parties.optional(),
    on: Parties.optional(),
    country: Country.optional(),
    /** Shown to all readers. */
    reason: Reason,
  })
  .refine(({ item: _, ...fields }) => isCorrection(fields), { error: 'Please correct something' });
export type ReportCorrection = z.infer<typeof ReportCorrection>;

/** A corrected statement as a label for training. */
export const StatementLabel = z.object({
  item: z.string(),
  title: z.string(),
  url: z.string(),
  /** When it was last corrected. */
  at: z.iso.datetime(),
  /** The id of the model that had read it; null if no model had. */
  model: z.string().nullable(),
  /** As it was before the first correction; null if it was not read. */
  read: StatedFields.nullable(),
  corrected: StatedFields,
});
export type StatementLabel = z.infer<typeof StatementLabel>;

export const statementCalls = {
  /** Replies with the event that the report belonged to. */
  correctReport: call({
    method: 'PATCH',
    path: '/api/admin/events/:id/reports',
    access: 'admin',
    params: Id,
    body: ReportCorrection,
    reply: Event,
  }),
  /** Every report that administrators have corrected, as JSON Lines, in the order of their first corrections. Names no user. */
  statementLabels: call({
    method: 'GET',
    path: '/api/admin/statements/corrected',
    access: 'admin',
    replying: 'lines',
    reply: z.array(StatementLabel),
  }),
};
