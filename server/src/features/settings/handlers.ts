import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';

export function settingsHandlers(): Pick<Handlers, 'settings' | 'saveSettings'> {
  return {
    settings: notYet,
    saveSettings: notYet,
  };
}

function notYet(): never {
  throw new Fault('unavailable');
}
