import { z } from 'zod';

/** What can be done to anything but an event. */
export const auditActions = [
  'source-added',
  'source-removed',
  'sources-tested',
  'trusted-source-added',
  'trusted-source-changed',
  'trusted-source-removed',
  'scan-started',
  'scan-settings-changed',
  'article-analyzed',
  'erased-article-added',
  'analysis-generated',
  'report-generated',
  'balance-generated',
  'admin-granted',
  'admin-revoked',
  'user-registered',
  'user-removed',
  'sessions-ended',
  'signed-out',
  'password-changed',
  'account-deleted',
] as const;

/** An act as the log keeps it: never a name or an address of a person, since the log forgets nothing. */
export const AuditAction = z.object({
  act: z.enum(auditActions),
  /** What it was done to: the id of a source, a user, a session, or what was generated; empty where there is only one. */
  subject: z.string(),
  /** What else a reader of the audit list should know. */
  note: z.string(),
});
export type AuditAction = z.infer<typeof AuditAction>;

/** The acts after which the sockets of their subject, a user or a session, are closed. */
export const sessionEndingActions: ReadonlySet<AuditAction['act']> = new Set([
  'admin-granted',
  'admin-revoked',
  'user-removed',
  'sessions-ended',
  'signed-out',
  'password-changed',
  'account-deleted',
]);

const prefix = 'user:';

/** How the log names a person who acts as an administrator. */
export function byPerson(userId: string): string {
  return prefix + userId;
}

/** The person behind an entry, or null. */
export function personOf(by: string): string | null {
  return by.startsWith(prefix) ? by.slice(prefix.length) : null;
}
