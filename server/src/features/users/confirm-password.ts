import { wrongPassword } from '@vigil/common/profile';
import { Fault } from '../../kit/fault.ts';
import type { Passwords, UserRow, UserStore } from './store.ts';

interface ConfirmOptions {
  users: UserStore;
  passwords: Passwords;
  throttle: { take: (limit: 'passwordCheck', userId: string) => Promise<void> };
}

/** Returns the user if the password is right; throws a `Fault` otherwise. All calls share one limit of attempts. */
export function createConfirmPassword({ users, passwords, throttle }: ConfirmOptions) {
  return async (userId: string, password: string): Promise<UserRow> => {
    await throttle.take('passwordCheck', userId);
    const user = await users.get(userId);
    if (!user || !(await passwords.isMatch(password, user.passwordHash))) {
      throw new Fault('badInput', wrongPassword);
    }
    return user;
  };
}
