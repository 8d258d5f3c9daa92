import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';

export function authHandlers(): Pick<
  Handlers,
  'session' | 'user' | 'captcha' | 'login' | 'register' | 'logout' | 'signIns' | 'endSignIn'
> {
  return {
    session: notYet,
    user: notYet,
    captcha: notYet,
    login: notYet,
    register: notYet,
    logout: notYet,
    signIns: notYet,
    endSignIn: notYet,
  };
}

function notYet(): never {
  throw new Fault('unavailable');
}
