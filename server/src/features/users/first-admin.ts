import { randomBytes } from 'node:crypto';
import type { Env } from '../../config/env.ts';
import { Fault } from '../../kit/fault.ts';
import { firstPassword } from './first-password.ts';
import type { Passwords, UserStore } from './store.ts';

export interface FirstAdmin {
  username: string;
  /** Generated, and shown at each start until it was used; null if the operator chose it. */
  password: string | null;
}

/**
 * Creates the first administrator of an empty database. Returns it at later starts too, until the generated password was
 * used or replaced; null from then on.
 */
export async function addFirstAdmin(
  users: UserStore,
  passwords: Pick<Passwords, 'hash' | 'isMatch'>,
  env: Env,
  at: Date,
): Promise<FirstAdmin | null> {
  const kept = firstPassword(env.DATA_DIR);
  if (!(await users.isEmpty())) return unusedAdmin(users, passwords, kept);
  // Written before the account, so that no interruption leaves an account without it.
  const made = env.ADMIN_PASSWORD ? null : await kept.keep(randomBytes(12).toString('base64url'));
  const passwordHash = await passwords.hash(env.ADMIN_PASSWORD ?? made ?? '');
  const admin = { username: env.ADMIN_USERNAME, email: env.ADMIN_EMAIL, passwordHash, isAdmin: true };
  try {
    await users.add({ ...admin, ...(made && { unusedPassword: true }) }, at);
  } catch (error) {
    // Another server of the same database was first.
    if (error instanceof Fault && error.code === 'conflict') return unusedAdmin(users, passwords, kept);
    throw error;
  }
  return { username: admin.username, password: made };
}

/** Removes the file of a password that was used, was replaced, or belongs to no account. */
async function unusedAdmin(
  users: UserStore,
  passwords: Pick<Passwords, 'isMatch'>,
  kept: ReturnType<typeof firstPassword>,
): Promise<FirstAdmin | null> {
  const password = await kept.read();
  if (password === null) return null;
  const user = await users.getUnused();
  if (user && (await passwords.isMatch(password, user.passwordHash))) return { username: user.username, password };
  await kept.remove();
  return null;
}
