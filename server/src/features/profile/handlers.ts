import { done } from '@vigil/common/kit';
import type { Acts } from '../../changes/acts.ts';
import { Fault } from '../../kit/fault.ts';
import type { Handlers } from '../../kit/mount.ts';
import type { Throttle } from '../../kit/throttle.ts';
import type { Door } from '../sessions/store.ts';
import { type Passwords, toUser, type UserStore } from '../users/store.ts';

interface ProfileOptions {
  users: UserStore;
  door: Door;
  passwords: Passwords;
  throttle: Throttle;
  acts: Acts;
  /** Removes everything that is kept of a person; throws a `Fault` for the last administrator. */
  removePerson: (userId: string) => Promise<void>;
}

export function profileHandlers({
  users,
  door,
  passwords,
  throttle,
  acts,
  removePerson,
}: ProfileOptions): Pick<Handlers, 'updateProfile' | 'changePassword' | 'deleteAccount'> {
  return {
    updateProfile: async ({ body, person }) => toUser(await users.update(person.id, body)),

    changePassword: async ({ body: { currentPassword, newPassword }, person, ctx }) => {
      await throttle.take('passwordChange', person.id);
      const user = await users.get(person.id);
      if (!user || !(await passwords.isMatch(currentPassword, user.passwordHash))) {
        throw new Fault('badInput', 'Current password is incorrect');
      }
      // Of two changes at once the second would be made with a password that is the current one no more.
      if (!(await users.replaceHash(user._id, user.passwordHash, await passwords.hash(newPassword)))) {
        throw new Fault('conflict');
      }
      await door.renew(ctx, user._id);
      await acts.record('account', 'password-changed', user._id);
      return done;
    },

    deleteAccount: async ({ person, ctx }) => {
      await removePerson(person.id);
      await door.signOut(ctx);
      await acts.record('account', 'account-deleted', person.id);
      return done;
    },
  };
}
