import type { Login } from '@vigil/common/auth';
import type { Context } from 'koa';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import { networkOf } from '../../kit/throttle.ts';
import type { Throttle } from '../throttle/store.ts';
import { keyOf, type Passwords, type UserRow, type UserStore } from '../users/store.ts';

interface AuthenticateOptions {
  users: UserStore;
  passwords: Passwords;
  throttle: Throttle;
  log: Log;
}

/**
 * Returns the user with this name and password. Throws the same `Fault`, after the same time, for a wrong password and
 * for an unknown name. An attacker cannot lock out a user: each address has a few attempts for each name; once a name
 * has many failed attempts from many addresses, each address has fewer, and the owner needs only one.
 */
export function createAuthenticate({ users, passwords, throttle, log }: AuthenticateOptions) {
  return async ({ username, password }: Login, ctx: Context): Promise<UserRow> => {
    await throttle.take('signInByAddress', ctx);
    const user = await users.getByLogin(username);
    // Username and e-mail share one counter, or there would be twice as many attempts.
    const name = user?._id ?? keyOf(username);
    const pair = `${name} ${networkOf(ctx.ip)}`;
    const limit = (await throttle.isSpent('failedSignIns', name)) ? 'signInUnderAttack' : 'signIn';
    await throttle.take(limit, pair);

    const found = await match(user, username, password, () => throttle.giveBack(limit, pair));
    if (!found) {
      await throttle.count('failedSignIns', name);
      log.info({ userId: user?._id }, 'a sign-in failed');
      throw invalidCredentials();
    }
    await Promise.all([throttle.forget('signIn', pair), throttle.forget('signInUnderAttack', pair)]);
    return { ...found, passwordHash: await upToDate(found, password) };
  };

  /**
   * The account with this password. In accounts of earlier versions, the username of one can be the e-mail address of
   * another: usernames are tried first, then addresses.
   */
  async function match(
    user: UserRow | null,
    login: string,
    password: string,
    takeBack: () => Promise<void>,
  ): Promise<UserRow | null> {
    if ((await compare(password, user?.passwordHash ?? null, takeBack)) && user) return user;
    const other = await users.getByEmail(login);
    if (!user || !other || other._id === user._id) return null;
    return (await compare(password, other.passwordHash, takeBack)) ? other : null;
  }

  /** An attempt that was not checked, because of overload, does not count. */
  async function compare(password: string, stored: string | null, takeBack: () => Promise<void>): Promise<boolean> {
    try {
      return await passwords.isMatch(password, stored);
    } catch (error) {
      await takeBack();
      throw error;
    }
  }

  /** The stored hash, computed again if it is weaker than current ones. */
  async function upToDate({ _id, passwordHash }: UserRow, password: string): Promise<string> {
    if (!passwords.isOutdated(passwordHash)) return passwordHash;
    const renewed = await passwords.hash(password);
    if (!(await users.replaceHash(_id, passwordHash, renewed))) throw invalidCredentials();
    return renewed;
  }
}

export function invalidCredentials(): Fault {
  return new Fault('signedOut', 'Invalid credentials');
}
