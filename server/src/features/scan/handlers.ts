import type { AuditLog } from '../../changes/audit-log.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { ScanStore } from './store.ts';

interface ScanHandlerOptions {
  scan: ScanStore;
  auditLog: AuditLog;
}

export function scanHandlers({
  scan,
  auditLog,
}: ScanHandlerOptions): Pick<Handlers, 'scanSettings' | 'saveScanSettings'> {
  return {
    scanSettings: () => scan.settings(),

    saveScanSettings: async ({ body, person }) => {
      await scan.setSettings(body);
      const note = body.enabled ? `every ${body.intervalMinutes} minutes` : 'off';
      // Every server receives this action from the log and reschedules its next scan.
      await auditLog.record(byPerson(person.id), 'scan-settings-changed', '', note);
      return scan.settings();
    },
  };
}
