import { z } from 'zod';

/** The audit actions: changes of anything but events. */
const auditActions = [
  'source-added',
  'source-changed',
  'source-paused',
  'source-resumed',
  'source-removed',
  'sources-tested',
  'trusted-source-added',
  'trusted-source-changed',
  'trusted-source-removed',
  'webhook-added',
  'webhook-changed',
  'webhook-removed',
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
  'reset-link-made',
  'password-reset',
  'passkey-added',
  'passkey-removed',
  'passkeys-removed',
  'account-deleted',
] as const;

/** An action as stored in the log: never with a name or an address of a user, since the log is permanent. */
export const AuditAction = z.object({
  act: z.enum(auditActions),
  /** The id of the source, user, session or result; empty if there is only one object. */
  subject: z.string(),
  /** Further text for the audit list. */
  note: z.string(),
});
export type AuditAction = z.infer<typeof AuditAction>;

/** The actions after which the sockets of their subject, a user or a session, are disconnected. */
export const sessionEndingActions: ReadonlySet<AuditAction['act']> = new Set([
  'admin-granted',
  'admin-revoked',
  'user-removed',
  'sessions-ended',
  'signed-out',
  'password-changed',
  'password-reset',
  'passkeys-removed',
  'account-deleted',
]);

const prefix = 'user:';

/** The author of a change by an administrator. */
export function byPerson(userId: string): string {
  return prefix + userId;
}

/** The id of the user who made a change, or null. */
export function personOf(by: string): string | null {
  return by.startsWith(prefix) ? by.slice(prefix.length) : null;
}
