import type { AuditAction } from '../timeline/audit-action.ts';
import type { ChangeLog } from './log.ts';
import type { Tail } from './tail.ts';

export type AuditLog = ReturnType<typeof createAuditLog>;

/** Writes into the log what is done to anything but an event, so that every server hears of it and the audit list shows it. */
export function createAuditLog(log: ChangeLog, tail: Tail) {
  /**
   * `by` is `byPerson(id)` for an administrator, `account` for what people do to their own account. Resolves
   * once this server has acted on it.
   */
  async function record(by: string, act: AuditAction['act'], subject = '', note = ''): Promise<void> {
    const { seq } = await log.append([{ op: 'act', by, data: { act, subject, note } }]);
    await tail.waitFor(seq);
  }

  return { record };
}
