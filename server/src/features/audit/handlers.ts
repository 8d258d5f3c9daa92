import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';

export function auditHandlers(): Pick<Handlers, 'audit'> {
  return {
    audit: notYet,
  };
}

function notYet(): never {
  throw new Fault('unavailable');
}
