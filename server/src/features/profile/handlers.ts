import { done } from '@vigil/common/kit';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { LinkStore } from '../account/store.ts';
import type { PasskeyStore } from '../passkeys/store.ts';
import type { SessionManager } from '../sessions/store.ts';
import type { Throttle } from '../throttle/store.ts';
import { type Passwords, toUser, type UserRow, type UserStore } from '../users/store.ts';

interface ProfileOptions {
  users: UserStore;
  links: Pick<LinkStore, 'revoke'>;
  passkeys: Pick<PasskeyStore, 'removeAllOf'>;
  sessionManager: SessionManager;
  passwords: Passwords;
  throttle: Throttle;
  /** Null where no mail server is set up. */
  mails: { confirm: (userId: string) => void; notify: (user: UserRow, what: 'address' | 'password') => void } | null;
  auditLog: AuditLog;
  /** The user, if the password is right; throws a `Fault` otherwise. */
  confirmPassword: (userId: string, password: string) => Promise<UserRow>;
  /** Deletes all data of a user. Throws a `Fault` for the last administrator. */
  removePerson: (userId: string) => Promise<void>;
}

export function profileHandlers({
  users,
  links,
  passkeys,
  sessionManager,
  passwords,
  throttle,
  mails,
  auditLog,
  confirmPassword,
  removePerson,
}: ProfileOptions): Pick<Handlers, 'updateProfile' | 'changePassword' | 'deleteAccount'> {
  return {
    updateProfile: async ({ body: { currentPassword, ...update }, person, ctx }) => {
      const user = await users.get(person.id);
      if (!user) throw new Fault('signedOut');
      if (update.email !== user.email) {
        if (currentPassword === undefined) throw new Fault('badInput', 'Current password is required');
        await confirmPassword(user._id, currentPassword);
        // The reply reveals whether an address is registered, so the attempt is counted before the lookup.
        await throttle.take('emailChange', user._id);
        await throttle.take('emailChangeByNetwork', ctx);
      }
      const updated = await users.update(user._id, update);
      if (updated.emailKey !== user.emailKey) {
        if (users.isConfirmed(user)) mails?.notify(user, 'address');
        mails?.confirm(user._id);
      }
      return toUser(updated);
    },

    changePassword: async ({ body: { currentPassword, newPassword }, person, ctx }) => {
      const user = await confirmPassword(person.id, currentPassword);
      passwords.refuseGuessable(newPassword, user);
      // Of two concurrent changes, the second would use an outdated current password.
      if (!(await users.replaceHash(user._id, user.passwordHash, await passwords.hash(newPassword)))) {
        throw new Fault('conflict');
      }
      await links.revoke('reset', user._id);
      // A password alone must not remove the second factor of an administrator.
      if (!person.needsPasskey) await passkeys.removeAllOf(user._id);
      await sessionManager.renew(ctx, user._id);
      await auditLog.record('account', 'password-changed', user._id);
      if (users.isConfirmed(user)) mails?.notify(user, 'password');
      return done;
    },

    deleteAccount: async ({ body: { currentPassword }, person, ctx }) => {
      await confirmPassword(person.id, currentPassword);
      await removePerson(person.id);
      await sessionManager.signOut(ctx);
      await auditLog.record('account', 'account-deleted', person.id);
      return done;
    },
  };
}
