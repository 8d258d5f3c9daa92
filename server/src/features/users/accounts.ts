import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProfileUpdate } from '@vigil/common/profile';
import type { Connection } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';
import { Fault } from '../../kit/fault.ts';
import { createClaims } from './claims.ts';
import { claimsOf, claimsOfEmail, keyOf } from './names.ts';
import { emailTaken, lookalike, taken } from './refusals.ts';
import { missingUser, type UserRow, type UserRows } from './row.ts';

type NewUser = Pick<UserRow, 'username' | 'email' | 'passwordHash' | 'isAdmin' | 'unusedPassword'>;

interface UserAccountsOptions {
  Users: UserRows;
  connection: Connection;
  get: (id: string) => Promise<UserRow | null>;
  /** Adds a new administrator to the counter. */
  noteAdmin: (id: string) => Promise<void>;
}

/** Adds, changes and removes accounts. Each username and address, and what looks like it, belongs to one account. */
export function createAccounts({ Users, connection, get, noteAdmin }: UserAccountsOptions) {
  const claims = createClaims(connection, async (id) => {
    const row = await get(id);
    return row ? claimsOf(row) : [];
  });

  /** Called once at the start: takes the claims of older accounts. Returns how many collide with another account. */
  async function claimNames(): Promise<number> {
    let collisions = 0;
    const rows = Users.find({}, { username: 1, email: 1 }).sort({ createdAt: 1, _id: 1 }).maxTimeMS(0).lean().cursor();
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
    if (user.isAdmin) await noteAdmin(id);
    return id;
  }

  /** Returns true if another row has one of these keys, such as an account of an earlier version without claims. */
  async function isHeldByAnother(id: string, keys: string[]): Promise<boolean> {
    const either = [{ usernameKey: { $in: keys } }, { emailKey: { $in: keys } }];
    return (await Users.exists({ _id: { $ne: id }, $or: either })) !== null;
  }

  /** Throws a `Fault` if the address is another user's name or address, or the user does not exist. */
  async function update(id: string, { email, ...names }: Omit<ProfileUpdate, 'currentPassword'>): Promise<UserRow> {
    const before = (await get(id)) ?? missingUser();
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
    return (await Users.findByIdAndUpdate(id, { $set: fields }, { returnDocument: 'after' }).lean()) ?? missingUser();
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

  async function remove(id: string): Promise<void> {
    await Users.deleteOne({ _id: id });
    await claims.releaseAll(id);
  }

  return { claimNames, add, update, remove };
}

/** The number of rows whose claims are looked up at once. */
const batchSize = 500;

/** How often, and with which pause in milliseconds, an update is repeated. */
const withdrawalTurns = 20;
const withdrawalMs = 50;
