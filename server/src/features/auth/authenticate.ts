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
 * Finds the person whose name and password these are; throws a `Fault` that is the same, in words and in
 * time, for a wrong password and for a name that nobody has.
 *
 * Nobody can lock another person out. An address has few tries for each name, and when a name has met many
 * failures from many addresses each of them has fewer still; the owner needs one.
 */
export function createAuthenticate({ users, passwords, throttle, log }: AuthenticateOptions) {
  return async ({ username, password }: Login, ctx: Context): Promise<UserRow> => {
    await throttle.take('signInByAddress', ctx);
    const user = await users.getByLogin(username);
    // A person's name and e-mail share one count, or there would be twice as many tries.
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
   * The account that this password opens. In accounts of earlier versions, one's username may be another's address: the
   * username is tried first, and the address opens its own account all the same.
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

  /** A try that nobody had the time to look at is none. */
  async function compare(password: string, stored: string | null, takeBack: () => Promise<void>): Promise<boolean> {
    try {
      return await passwords.isMatch(password, stored);
    } catch (error) {
      await takeBack();
      throw error;
    }
  }

  /** The stored hash, made anew where it is cheaper to guess than those of today. */
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
