import { z } from 'zod';
import { call } from './call.ts';

/** What was done, by an administrator. Times are ISO 8601 in UTC. */
export const AuditEntry = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  /** Null once the account is gone. */
  by: z.string().nullable(),
  /** What was done: an act of `acts`, or what happened to an event. */
  what: z.string(),
  /** What it was done to: a name or a title; empty when it is not known any more. */
  subject: z.string(),
  note: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditCalls = {
  audit: call({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    query: z.strictObject({
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    /** Newest first. */
    reply: z.array(AuditEntry),
  }),
};
