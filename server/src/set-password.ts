import { randomBytes } from 'node:crypto';
import { type Env, readEnv } from './config/env.ts';
import { startFailure } from './database/start-failure.ts';
import { createPasswords } from './features/users/password.ts';
import type { UserRow } from './features/users/store.ts';
import { createLog } from './kit/log.ts';
import { openStores, type Stores } from './stores.ts';

/**
 * `npm run set-password [-- NAME]`: gives an administrator of DATA_DIR, whose server must be stopped, or of MONGODB_URI a
 * new generated password, and ends all sign-ins of the account. Without a name: the first administrator.
 */
const [name] = process.argv.slice(2);
try {
  const env = readEnv(process.env);
  const stores = await openStores(env, createLog('error'), () => new Date()).catch(explain);
  try {
    const { username, password } = await setPassword(stores, env);
    console.log(`New password of ${username}: ${password}\nAll sign-ins of this account have ended.`);
  } finally {
    await stores.close();
  }
} catch (error) {
  console.error(startFailure(error));
  process.exitCode = 1;
}

async function setPassword(stores: Stores, env: Env): Promise<{ username: string; password: string }> {
  const { _id, username, passwordHash } = adminOf(await stores.users.list());
  const password = randomBytes(12).toString('base64url');
  const passwords = createPasswords(env.BCRYPT_COST);
  try {
    if (!(await stores.users.replaceHash(_id, passwordHash, await passwords.hash(password))))
      throw new Error(`The password of ${username} was changed meanwhile: run this again.`);
  } finally {
    await passwords.close();
  }
  await stores.links.revoke('reset', _id);
  await stores.sessions.endAllOf(_id);
  // Servers of the same database disconnect the sockets of the account when they read this.
  await stores.auditLog.record('account', 'password-reset', _id);
  return { username, password };
}

/** `users` are in the order of their registration. */
function adminOf(users: readonly UserRow[]): UserRow {
  const admins = users.filter(({ isAdmin }) => isAdmin);
  const found = name === undefined ? admins[0] : admins.find(({ username }) => username === name);
  if (found) return found;
  if (admins.length === 0) throw new Error('There is no administrator yet: npm start makes the first one.');
  throw new Error(`${name} is no administrator. Administrators: ${admins.map(({ username }) => username).join(', ')}.`);
}

function explain(error: unknown): never {
  const isInUse = error instanceof Error && error.message.startsWith('Another Vigil');
  throw isInUse ? new Error(`${error.message}: stop it, set the password, and start it again.`) : error;
}
