import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';

export function scanHandlers(): Pick<Handlers, 'scanSettings' | 'saveScanSettings'> {
  return { scanSettings: notYet, saveScanSettings: notYet };
}

function notYet(): never {
  throw new Fault('unavailable');
}
