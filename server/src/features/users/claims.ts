import { createHash } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf, isOnlyDuplicates } from '../../database/duplicate.ts';

/** That one account has taken a name. The id is the claim's hash: names are compared here, not kept. */
interface ClaimRow {
  _id: string;
  userId: string;
  at: Date;
}

const ClaimSchema = new Schema<ClaimRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'names', versionKey: false, strict: 'throw' },
);
ClaimSchema.index({ userId: 1 });

/** A claim is made before the row that needs it: after this time, one that no row needs was left behind by a crash. */
const inFlightMs = 60_000;

/**
 * The one namespace of usernames and e-mail addresses. Each claim is a row whose id is unique, which every database
 * enforces, also between servers and without transactions. `claimsOf` says what an account needs now.
 */
export function createClaims(connection: Connection, claimsOf: (userId: string) => Promise<string[]>) {
  const Claims = connection.model<ClaimRow>('NameClaim', ClaimSchema);

  /**
   * Takes all of these or none. Returns the first that another account holds, else null. The order is the same for all
   * callers, so that of several at once one succeeds.
   */
  async function take(userId: string, claims: string[]): Promise<string | null> {
    const taken: string[] = [];
    for (const claim of [...claims].sort()) {
      const held = await takeOne(userId, claim);
      if (held === 'other') {
        await release(userId, taken);
        return claim;
      }
      if (held === 'new') taken.push(claim);
    }
    return null;
  }

  async function takeOne(userId: string, claim: string, isSecond = false): Promise<'new' | 'own' | 'other'> {
    const _id = idOf(claim);
    try {
      await Claims.create({ _id, userId, at: new Date() });
      return 'new';
    } catch (error) {
      if (!duplicateOf(error)) throw error;
    }
    const row = await Claims.findById(_id).lean();
    if (row?.userId === userId) return 'own';
    if (isSecond || (row && !(await removeIfLeft(row, claim)))) return 'other';
    return takeOne(userId, claim, true);
  }

  /** True when the claim was one that its account does not need, and is gone. */
  async function removeIfLeft({ _id, userId, at }: ClaimRow, claim: string): Promise<boolean> {
    if (Date.now() - at.getTime() < inFlightMs) return false;
    if ((await claimsOf(userId)).includes(claim)) return false;
    await Claims.deleteOne({ _id, userId, at });
    return true;
  }

  async function release(userId: string, claims: string[]): Promise<void> {
    if (claims.length > 0) await Claims.deleteMany({ userId, _id: { $in: claims.map(idOf) } });
  }

  async function releaseAll(userId: string): Promise<void> {
    await Claims.deleteMany({ userId });
  }

  /**
   * Takes for accounts what they lack and nobody holds: those that an earlier version made, and those whose making broke
   * off. Returns how many of their claims another account holds; both accounts stay as they are.
   */
  async function takeMissing(accounts: { userId: string; claims: string[] }[]): Promise<number> {
    const wanted = new Map<string, string>();
    let collisions = 0;
    for (const { userId, claims } of accounts) {
      for (const _id of claims.map(idOf)) {
        if (wanted.has(_id)) collisions += 1;
        else wanted.set(_id, userId);
      }
    }
    const held = await Claims.find({ _id: { $in: [...wanted.keys()] } }).lean();
    for (const { _id, userId } of held) {
      if (wanted.get(_id) !== userId) collisions += 1;
      wanted.delete(_id);
    }
    const rows = [...wanted].map(([_id, userId]) => ({ _id, userId, at: new Date() }));
    if (rows.length === 0) return collisions;
    await Claims.insertMany(rows, { ordered: false }).catch((error) => {
      // Another server that starts at the same time takes the same ones.
      if (!isOnlyDuplicates(error)) throw error;
    });
    return collisions;
  }

  return { take, release, releaseAll, takeMissing };
}

function idOf(claim: string): string {
  return createHash('sha256').update(claim).digest('base64url');
}
