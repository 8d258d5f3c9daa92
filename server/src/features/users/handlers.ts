import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';

export function userHandlers(): Pick<Handlers, 'users' | 'userStats' | 'setAdmin' | 'removeUser' | 'endUserSessions'> {
  return {
    users: notYet,
    userStats: notYet,
    setAdmin: notYet,
    removeUser: notYet,
    endUserSessions: notYet,
  };
}

function notYet(): never {
  throw new Fault('unavailable');
}
