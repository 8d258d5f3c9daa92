import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProfileUpdate } from '@vigil/common/profile';
import { recentSignupDays, type User, type UserStats } from '@vigil/common/users';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';
import { createSerialQueue } from '../../kit/concurrency.ts';
import { Fault } from '../../kit/fault.ts';
import { createAdmins } from './admins.ts';
import { createClaims } from './claims.ts';
import type { PasswordOwner } from './common-passwords.ts';
import { claimsOf, claimsOfEmail, keyOf } from './names.ts';
import { emailTaken, lookalike, taken } from './refusals.ts';

export { keyOf } from './names.ts';

export interface UserRow {
  _id: string;
  username: string;
  email: string;
  /** The `emailKey` that was confirmed last. */
  confirmedEmail?: string | null;
  /** Lower-case copies, unique in the collection. */
  usernameKey: string;
  emailKey: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string;
  isAdmin: boolean;
  createdAt: Date;
}

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

type NewUser = Pick<UserRow, 'username' | 'email' | 'passwordHash' | 'isAdmin'>;

const UserSchema = new Schema<UserRow>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    email: { type: String, required: true },
    confirmedEmail: { type: String, default: null },
    usernameKey: { type: String, required: true },
    emailKey: { type: String, required: true },
    firstName: { type: String, default: null },
    lastName: { type: String, default: null },
    passwordHash: { type: String, required: true },
    isAdmin: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
  },
  { collection: 'users', versionKey: false, strict: 'throw' },
);
UserSchema.index({ usernameKey: 1 }, { unique: true });
UserSchema.index({ emailKey: 1 }, { unique: true });
UserSchema.index({ createdAt: 1 });

export type UserStore = ReturnType<typeof createUserStore>;

export function createUserStore(connection: Connection) {
  const Users = connection.model<UserRow>('User', UserSchema);
  const admins = createAdmins(connection);
  const enqueue = createSerialQueue();
  const claims = createClaims(connection, async (id) => {
    const row = await get(id);
    return row ? claimsOf(row) : [];
  });

  /** Called once at the start: adds every administrator to the counter, in case a crash prevented it. */
  async function countAdmins(): Promise<void> {
    const ids = await adminIds();
    if (ids.length > 0) await admins.add(ids);
  }

  async function adminIds(): Promise<string[]> {
    const rows = await Users.find({ isAdmin: true }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  async function isEmpty(): Promise<boolean> {
    return (await Users.findOne({}, { _id: 1 }).lean()) === null;
  }

  /** Called once at the start: takes the claims of older accounts. Returns how many collide with another account. */
  async function claimNames(): Promise<number> {
    let collisions = 0;
    const rows = Users.find({}, { username: 1, email: 1 }).sort({ createdAt: 1, _id: 1 }).lean().cursor();
    let batch: { userId: string; claims: string[] }[] = [];
    for await (const { _id: userId, username, email } of rows) {
      batch.push({ userId, claims: claimsOf({ username, email }) });
      if (batch.length < batchSize) continue;
      collisions += await claims.takeMissing(batch);
      batch = [];
    }
    return collisions + (await claims.takeMissing(batch));
  }

  /** Returns the id. Throws a `Fault` if the username or the address is taken, or looks like one that is. */
  async function add(user: NewUser, at: Date): Promise<string> {
    const id = randomUUID();
    const keys = { usernameKey: keyOf(user.username), emailKey: keyOf(user.email) };
    if (await isHeldByAnother(id, Object.values(keys))) throw taken();
    try {
      await Users.create({ _id: id, ...user, ...keys, createdAt: at });
    } catch (error) {
      throw duplicateOf(error) ? taken() : error;
    }
    // After the row: if this is interrupted, the next start takes the missing claims.
    const claim = await claims.take(id, claimsOf(user));
    if (claim !== null) {
      await remove(id);
      throw claim.startsWith('look:') ? lookalike() : taken();
    }
    if (user.isAdmin) await admins.add([id]);
    return id;
  }

  /** Returns true if another row has one of these keys, such as an account of an earlier version without claims. */
  async function isHeldByAnother(id: string, keys: string[]): Promise<boolean> {
    const either = [{ usernameKey: { $in: keys } }, { emailKey: { $in: keys } }];
    return (await Users.exists({ _id: { $ne: id }, $or: either })) !== null;
  }

  /** All users, in the order of their registration. */
  async function list(): Promise<UserRow[]> {
    return Users.find().sort({ createdAt: 1, _id: 1 }).lean();
  }

  async function get(id: string): Promise<UserRow | null> {
    return Users.findById(id).lean();
  }

  /** Those of these users who are administrators. */
  async function listAdmins(ids: string[]): Promise<string[]> {
    const rows = await Users.find({ _id: { $in: ids }, isAdmin: true }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  /** The usernames of these ids; unknown ids are missing. */
  async function usernames(ids: string[]): Promise<Map<string, string>> {
    const rows = await Users.find({ _id: { $in: ids } }, { username: 1 }).lean();
    return new Map(rows.map(({ _id, username }) => [_id, username]));
  }

  /** By username, else by address: accounts of earlier versions can collide, so usernames come first. */
  async function getByLogin(login: string): Promise<UserRow | null> {
    return (await Users.findOne({ usernameKey: keyOf(login) }).lean()) ?? getByEmail(login);
  }

  async function getByEmail(email: string): Promise<UserRow | null> {
    return Users.findOne({ emailKey: keyOf(email) }).lean();
  }

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

  /** Throws a `Fault` if the address is another user's name or address, or the user does not exist. */
  async function update(id: string, { email, ...names }: Omit<ProfileUpdate, 'currentPassword'>): Promise<UserRow> {
    const before = (await get(id)) ?? missing();
    const emailKey = keyOf(email);
    if (emailKey === before.emailKey) return change(id, { email, ...names });
    const wanted = claimsOfEmail(email);
    if ((await isHeldByAnother(id, [emailKey])) || (await claims.take(id, wanted))) {
      throw new Fault('conflict', emailTaken);
    }
    try {
      return await changeWhenFree(id, { email, emailKey, ...names });
    } finally {
      await releaseUnused(id, [...wanted, ...claimsOfEmail(before.email)]);
    }
  }

  /** Another row still has this address and is about to be deleted, so the update is repeated. */
  async function changeWhenFree(id: string, fields: Pick<UserRow, 'email' | 'emailKey'>): Promise<UserRow> {
    for (let turn = 0; ; turn += 1) {
      try {
        return await change(id, fields);
      } catch (error) {
        // Not every database reports a duplicate key of an update.
        const isTaken = duplicateOf(error) ?? (await isHeldByAnother(id, [fields.emailKey]));
        if (!isTaken) throw error;
        if (turn === withdrawalTurns) throw new Fault('conflict', emailTaken);
        await pause(withdrawalMs);
      }
    }
  }

  async function change(id: string, fields: Partial<UserRow>): Promise<UserRow> {
    return (await Users.findByIdAndUpdate(id, { $set: fields }, { returnDocument: 'after' }).lean()) ?? missing();
  }

  /** Releases those of these claims that the account no longer needs. */
  async function releaseUnused(id: string, some: string[]): Promise<void> {
    const row = await get(id);
    const needed = row ? claimsOf(row) : [];
    await claims.release(
      id,
      some.filter((claim) => !needed.includes(claim)),
    );
  }

  /** Grants or revokes administration. Throws a `Fault` for the last administrator or an unknown user. */
  async function setAdmin(id: string, isAdmin: boolean): Promise<UserRow> {
    if (!isAdmin) await release(id);
    const row = await Users.findByIdAndUpdate(id, { $set: { isAdmin } }, { returnDocument: 'after' }).lean();
    if (row && isAdmin) await admins.add([id]);
    return row ?? missing();
  }

  /** Removes a user from the counter of administrators; throws a `Fault` for the last one. */
  function release(id: string): Promise<void> {
    return enqueue(async () => {
      const ids = await adminIds();
      if (!ids.includes(id)) return;
      const others = ids.filter((other) => other !== id);
      if (!(await admins.remove(id, others))) {
        throw new Fault('conflict', 'The last administrator cannot be removed.');
      }
    });
  }

  async function remove(id: string): Promise<void> {
    await Users.deleteOne({ _id: id });
    await claims.releaseAll(id);
  }

  async function stats(now: Date): Promise<UserStats> {
    const recently = new Date(now.getTime() - recentSignupDays * 86_400_000);
    const [totalUsers, adminUsers, recentSignups] = await Promise.all([
      Users.countDocuments(),
      Users.countDocuments({ isAdmin: true }),
      Users.countDocuments({ createdAt: { $gte: recently } }),
    ]);
    return { totalUsers, adminUsers, recentSignups };
  }

  return {
    countAdmins,
    claimNames,
    isEmpty,
    add,
    list,
    get,
    getByLogin,
    getByEmail,
    listAdmins,
    usernames,
    update,
    confirmEmail,
    isConfirmed,
    replaceHash,
    setAdmin,
    release,
    remove,
    stats,
  };
}

export function toUser(row: UserRow): User {
  const { _id: id, username, email, firstName, lastName, isAdmin, createdAt } = row;
  const emailConfirmed = isConfirmed(row);
  return { id, username, email, emailConfirmed, firstName, lastName, isAdmin, createdAt: createdAt.toISOString() };
}

function isConfirmed({ emailKey, confirmedEmail }: UserRow): boolean {
  return confirmedEmail === emailKey;
}

function missing(): never {
  throw new Fault('notFound', 'There is no such user.');
}

/** The number of rows whose claims are looked up at once. */
const batchSize = 500;

/** How often, and with which pause in milliseconds, an update is repeated. */
const withdrawalTurns = 20;
const withdrawalMs = 50;
