import { type PasswordReset, resetHours } from '@vigil/common/account';
import { done } from '@vigil/common/kit';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import type { Handlers } from '../../kit/mount.ts';
import { byPerson } from '../../timeline/audit-action.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { Throttle } from '../throttle/store.ts';
import type { Passwords, UserStore } from '../users/store.ts';
import type { LinkStore } from './store.ts';

interface AccountOptions {
  users: UserStore;
  links: LinkStore;
  sessions: Pick<SessionStore, 'endAllOf'>;
  passwords: Passwords;
  throttle: Throttle;
  auditLog: AuditLog;
  log: Log;
  home: () => string;
  now: () => Date;
}

export function accountHandlers({
  users,
  links,
  sessions,
  passwords,
  throttle,
  auditLog,
  log,
  home,
  now,
}: AccountOptions): Pick<Handlers, 'makeResetLink' | 'resetPassword'> {
  /** Throws a `Fault` for a link that was used or has expired. The link stays valid if the password is refused. */
  async function setPassword({ token, newPassword }: PasswordReset): Promise<string> {
    const userId = await links.userOf('reset', token);
    const user = userId === null ? null : await users.get(userId);
    if (!user) throw invalidLink();
    passwords.refuseGuessable(newPassword, user);
    const passwordHash = await passwords.hash(newPassword);
    if (!(await links.consume('reset', token))) throw invalidLink();
    if (!(await users.replaceHash(user._id, user.passwordHash, passwordHash))) throw invalidLink();
    return user._id;
  }

  return {
    makeResetLink: async ({ params: { id }, person }) => {
      if (!(await users.get(id))) throw new Fault('notFound', 'There is no such user.');
      const expiresAt = new Date(now().getTime() + resetHours * 3_600_000);
      const token = await links.issue('reset', id, expiresAt);
      await auditLog.record(byPerson(person.id), 'reset-link-made', id);
      return { url: `${home()}/link#reset=${token}`, expiresAt: expiresAt.toISOString() };
    },

    resetPassword: async ({ body, ctx }) => {
      await throttle.take('accountLink', ctx);
      const userId = await setPassword(body);
      await sessions.endAllOf(userId);
      await auditLog.record('account', 'password-reset', userId);
      log.info({ userId }, 'password reset');
      return done;
    },
  };
}

function invalidLink(): Fault {
  return new Fault('notFound', 'This link was used already or has expired. Please ask for a new one.');
}
