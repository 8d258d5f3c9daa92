import type { AuditLog } from '../../changes/audit-log.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { ScanStore } from './store.ts';

export function scanHandlers(
  store: ScanStore,
  auditLog: AuditLog,
): Pick<Handlers, 'scanSettings' | 'saveScanSettings'> {
  return {
    scanSettings: () => store.settings(),

    saveScanSettings: async ({ body, person }) => {
      await store.setSettings(body);
      const note = body.enabled ? `every ${body.intervalMinutes} minutes` : 'off';
      // Every server receives this action from the log and reschedules its next scan.
      await auditLog.record(byPerson(person.id), 'scan-settings-changed', '', note);
      return store.settings();
    },
  };
}
