import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';

export function profileHandlers(): Pick<Handlers, 'updateProfile' | 'changePassword' | 'deleteAccount'> {
  return {
    updateProfile: notYet,
    changePassword: notYet,
    deleteAccount: notYet,
  };
}

function notYet(): never {
  throw new Fault('unavailable');
}
