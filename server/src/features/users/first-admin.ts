import { randomBytes } from 'node:crypto';
import type { Env } from '../../config/env.ts';
import { Fault } from '../../kit/fault.ts';
import type { Passwords, UserStore } from './store.ts';

export interface FirstAdmin {
  username: string;
  /** Generated and shown once; null if the operator chose it. */
  password: string | null;
}

/** Creates the first administrator of an empty database; null if there are users already. */
export async function addFirstAdmin(
  users: UserStore,
  passwords: Pick<Passwords, 'hash'>,
  env: Env,
  at: Date,
): Promise<FirstAdmin | null> {
  if (!(await users.isEmpty())) return null;
  const made = env.ADMIN_PASSWORD ? null : randomBytes(12).toString('base64url');
  const passwordHash = await passwords.hash(env.ADMIN_PASSWORD ?? made ?? '');
  const admin = { username: env.ADMIN_USERNAME, email: env.ADMIN_EMAIL, passwordHash, isAdmin: true };
  try {
    await users.add(admin, at);
  } catch (error) {
    // Another server of the same database was first.
    if (error instanceof Fault && error.code === 'conflict') return null;
    throw error;
  }
  return { username: admin.username, password: made };
}
