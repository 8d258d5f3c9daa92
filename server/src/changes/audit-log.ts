import type { AuditAction } from '../timeline/audit-action.ts';
import type { ChangeLog } from './log.ts';
import type { Tail } from './tail.ts';

export type AuditLog = ReturnType<typeof createAuditLog>;

/** Appends audit actions to the log, so that every server receives them and the audit list shows them. */
export function createAuditLog(log: ChangeLog, tail: Tail) {
  /**
   * `by` is `byPerson(id)` for an administrator, `account` for what users do to their own account. Resolves once this
   * server has processed the action.
   */
  async function record(by: string, act: AuditAction['act'], subject = '', note = ''): Promise<void> {
    const { seq } = await log.append([{ op: 'act', by, data: { act, subject, note } }]);
    await tail.waitFor(seq);
  }

  return { record };
}
