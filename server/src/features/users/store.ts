import { randomUUID } from 'node:crypto';
import type { ProfileUpdate } from '@vigil/common/profile';
import { recentSignupDays, type User, type UserStats } from '@vigil/common/users';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';
import { Fault } from '../../kit/fault.ts';
import { inTurn } from '../../kit/order.ts';
import { createAdmins } from './admins.ts';
import type { PasswordOwner } from './common-passwords.ts';

export interface UserRow {
  _id: string;
  username: string;
  email: string;
  /** Lower-cased copies that hold names and addresses unique whatever their case. */
  usernameKey: string;
  emailKey: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string;
  isAdmin: boolean;
  createdAt: Date;
}

/** The work on passwords, in threads of its own; a `Fault` says when there is too much of it. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Compares with a hash that fits nothing when `stored` is null, so that both take the same time. */
  isMatch: (password: string, stored: string | null) => Promise<boolean>;
  /** A stored hash that is cheaper to guess than those made now. */
  isOutdated: (stored: string) => boolean;
  /** Throws a `Fault` for a new password that an attacker would try early. */
  refuseGuessable: (password: string, owner: PasswordOwner) => void;
}

export type NewUser = Pick<UserRow, 'username' | 'email' | 'passwordHash' | 'isAdmin'>;

const UserSchema = new Schema<UserRow>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    email: { type: String, required: true },
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
  const turn = inTurn();

  /** Once at the start: counts every administrator there is, as a crash may have kept one from being counted. */
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

  /** Returns its id; throws E11000 when the username or the address is taken. */
  async function add(user: NewUser, at: Date): Promise<string> {
    const id = randomUUID();
    const keys = { usernameKey: keyOf(user.username), emailKey: keyOf(user.email) };
    await Users.create({ _id: id, ...user, ...keys, createdAt: at });
    if (user.isAdmin) await admins.add([id]);
    return id;
  }

  /** Everybody, in the order in which they came. */
  async function list(): Promise<UserRow[]> {
    return Users.find().sort({ createdAt: 1, _id: 1 }).lean();
  }

  async function get(id: string): Promise<UserRow | null> {
    return Users.findById(id).lean();
  }

  /** Of these people, those who are administrators. */
  async function listAdmins(ids: string[]): Promise<string[]> {
    const rows = await Users.find({ _id: { $in: ids }, isAdmin: true }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  /** What these people are called, by their ids; those who are gone are left out. */
  async function usernames(ids: string[]): Promise<Map<string, string>> {
    const rows = await Users.find({ _id: { $in: ids } }, { username: 1 }).lean();
    return new Map(rows.map(({ _id, username }) => [_id, username]));
  }

  /** By username or address, in any case. */
  async function getByLogin(login: string): Promise<UserRow | null> {
    const key = keyOf(login);
    const found = await Users.find({ $or: [{ usernameKey: key }, { emailKey: key }] }).lean();
    // A name may be chosen to look like another person's address, which that person must not feel.
    return found.find(({ emailKey }) => emailKey === key) ?? found[0] ?? null;
  }

  /** Puts a new hash in the place of the old one; false when that has changed meanwhile. */
  async function replaceHash(id: string, old: string, passwordHash: string): Promise<boolean> {
    const { matchedCount } = await Users.updateOne({ _id: id, passwordHash: old }, { $set: { passwordHash } });
    return matchedCount === 1;
  }

  /** Throws a `Fault` when the address is another person's, or the user is gone. */
  async function update(id: string, { email, ...names }: Omit<ProfileUpdate, 'currentPassword'>): Promise<UserRow> {
    try {
      const row = await Users.findByIdAndUpdate(
        id,
        { $set: { email, emailKey: keyOf(email), ...names } },
        { returnDocument: 'after' },
      ).lean();
      return row ?? missing();
    } catch (error) {
      // Of an update, not every database says that this was the trouble.
      const isTaken = duplicateOf(error) ?? (await Users.exists({ emailKey: keyOf(email), _id: { $ne: id } }));
      throw isTaken ? new Fault('conflict', 'This email is already in use.') : error;
    }
  }

  /** Makes an administrator, or one no longer; throws a `Fault` when nobody would be left, or the user is gone. */
  async function setAdmin(id: string, isAdmin: boolean): Promise<UserRow> {
    if (!isAdmin) await release(id);
    const row = await Users.findByIdAndUpdate(id, { $set: { isAdmin } }, { returnDocument: 'after' }).lean();
    if (row && isAdmin) await admins.add([id]);
    return row ?? missing();
  }

  /** Counts a person as an administrator no longer; throws a `Fault` for the last one. */
  function release(id: string): Promise<void> {
    return turn(async () => {
      const ids = await adminIds();
      if (!ids.includes(id)) return;
      const others = ids.filter((other) => other !== id);
      if (!(await admins.strike(id, others))) {
        throw new Fault('conflict', 'The last administrator cannot be removed.');
      }
    });
  }

  async function remove(id: string): Promise<void> {
    await Users.deleteOne({ _id: id });
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
    isEmpty,
    add,
    list,
    get,
    getByLogin,
    listAdmins,
    usernames,
    update,
    replaceHash,
    setAdmin,
    release,
    remove,
    stats,
  };
}

export function toUser(row: UserRow): User {
  const { _id: id, username, email, firstName, lastName, isAdmin, createdAt } = row;
  return { id, username, email, firstName, lastName, isAdmin, createdAt: createdAt.toISOString() };
}

function missing(): never {
  throw new Fault('notFound', 'There is no such user.');
}

/** Names and addresses are the same whatever their case and their way of writing a letter. */
export function keyOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
