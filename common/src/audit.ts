import { z } from 'zod';
import { call } from './call.ts';

/** One action of an administrator. Times are ISO 8601 in UTC. */
export const AuditEntry = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  /** Null if the account was deleted. */
  by: z.string().nullable(),
  /** An audit action, or an operation on an event. */
  what: z.string(),
  /** The name or title of the object; empty if it is no longer known. */
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
