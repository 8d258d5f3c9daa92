import { byPerson } from '@vigil/common/acts';
import type { Acts } from '../../changes/acts.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { ScanStore } from './store.ts';

export function scanHandlers(store: ScanStore, acts: Acts): Pick<Handlers, 'scanSettings' | 'saveScanSettings'> {
  return {
    scanSettings: () => store.settings(),

    saveScanSettings: async ({ body, person }) => {
      await store.setSettings(body);
      const note = body.enabled ? `every ${body.intervalMinutes} minutes` : 'off';
      // Every server hears of it from the log, and plans its next scan anew.
      await acts.record(byPerson(person.id), 'scan-settings-changed', '', note);
      return store.settings();
    },
  };
}
