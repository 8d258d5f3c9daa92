import { done } from '@vigil/common/kit';
import type { AuditLog } from '../../changes/audit-log.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { LinkStore } from '../account/store.ts';
import type { SessionManager } from '../sessions/store.ts';
import type { Throttle } from '../throttle/store.ts';
import { type Passwords, toUser, type UserRow, type UserStore } from '../users/store.ts';

interface ProfileOptions {
  users: UserStore;
  links: Pick<LinkStore, 'revoke'>;
  sessionManager: SessionManager;
  passwords: Passwords;
  throttle: Throttle;
  auditLog: AuditLog;
  /** Deletes all data of a user. Throws a `Fault` for the last administrator. */
  removePerson: (userId: string) => Promise<void>;
}

export function profileHandlers({
  users,
  links,
  sessionManager,
  passwords,
  throttle,
  auditLog,
  removePerson,
}: ProfileOptions): Pick<Handlers, 'updateProfile' | 'changePassword' | 'deleteAccount'> {
  /**
   * The user with their row, if the password is right; throws a `Fault` otherwise. All calls share one limit of
   * attempts.
   */
  async function confirm(personId: string, currentPassword: string): Promise<UserRow> {
    await throttle.take('passwordCheck', personId);
    const user = await users.get(personId);
    if (!user || !(await passwords.isMatch(currentPassword, user.passwordHash))) {
      throw new Fault('badInput', 'Current password is incorrect');
    }
    return user;
  }

  return {
    updateProfile: async ({ body: { currentPassword, ...update }, person, ctx }) => {
      const user = await users.get(person.id);
      if (!user) throw new Fault('signedOut');
      if (update.email !== user.email) {
        if (currentPassword === undefined) throw new Fault('badInput', 'Current password is required');
        await confirm(user._id, currentPassword);
        // The reply reveals whether an address is registered, so the attempt is counted before the lookup.
        await throttle.take('emailChange', user._id);
        await throttle.take('emailChangeByNetwork', ctx);
      }
      return toUser(await users.update(user._id, update));
    },

    changePassword: async ({ body: { currentPassword, newPassword }, person, ctx }) => {
      const user = await confirm(person.id, currentPassword);
      passwords.refuseGuessable(newPassword, user);
      // Of two concurrent changes, the second would use an outdated current password.
      if (!(await users.replaceHash(user._id, user.passwordHash, await passwords.hash(newPassword)))) {
        throw new Fault('conflict');
      }
      await links.revoke('reset', user._id);
      await sessionManager.renew(ctx, user._id);
      await auditLog.record('account', 'password-changed', user._id);
      return done;
    },

    deleteAccount: async ({ body: { currentPassword }, person, ctx }) => {
      await confirm(person.id, currentPassword);
      await removePerson(person.id);
      await sessionManager.signOut(ctx);
      await auditLog.record('account', 'account-deleted', person.id);
      return done;
    },
  };
}
