import type { Connection } from 'mongoose';
import { createAccounts } from './accounts.ts';
import type { PasswordOwner } from './common-passwords.ts';
import { createUserReader } from './read.ts';
import { createRoles } from './roles.ts';
import { isConfirmed, userRowsOf } from './row.ts';

export { keyOf } from './names.ts';
export { toUser, type UserRow } from './row.ts';

/** Hashing and comparing of passwords in worker threads; throws a `Fault` on overload. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Compares with a hash that nothing matches if `stored` is null, so that both take the same time. */
  isMatch: (password: string, stored: string | null) => Promise<boolean>;
  /** Returns true for a stored hash that is weaker than current ones. */
  isOutdated: (stored: string) => boolean;
  /** Throws a `Fault` for a password that an attacker would try early. */
  refuseGuessable: (password: string, owner: PasswordOwner) => void;
}

export type UserStore = ReturnType<typeof createUserStore>;

export function createUserStore(connection: Connection) {
  const Users = userRowsOf(connection);
  const reader = createUserReader(Users);
  const { noteAdmin, ...roles } = createRoles(Users, connection);
  const accounts = createAccounts({ Users, connection, get: reader.get, noteAdmin });

  /** Records that the user receives messages at this address; returns false if the account has another one by now. */
  async function confirmEmail(id: string, emailKey: string): Promise<boolean> {
    const { matchedCount } = await Users.updateOne({ _id: id, emailKey }, { $set: { confirmedEmail: emailKey } });
    return matchedCount === 1;
  }

  /** Replaces a hash; returns false if the old one has changed meanwhile. */
  async function replaceHash(id: string, old: string, passwordHash: string): Promise<boolean> {
    const { matchedCount } = await Users.updateOne({ _id: id, passwordHash: old }, { $set: { passwordHash } });
    return matchedCount === 1;
  }

  async function noteUsedPassword(id: string): Promise<void> {
    await Users.updateOne({ _id: id }, { $unset: { unusedPassword: 1 } });
  }

  return { ...reader, ...roles, ...accounts, confirmEmail, isConfirmed, replaceHash, noteUsedPassword };
}
