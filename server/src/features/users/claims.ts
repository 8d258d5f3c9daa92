import { createHash } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf, isOnlyDuplicates } from '../../database/duplicate.ts';

/** The claim of an account on a name. The id is a hash, so names are compared and not stored. */
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

/**
 * A claim is created before the row that needs it. After this time, a claim without a row is left over from a crash.
 */
const inFlightMs = 60_000;

/**
 * The namespace of usernames and e-mail addresses. Each claim is a row with a unique id, which every database enforces,
 * also between servers and without transactions. `claimsOf` returns the claims that an account needs now.
 */
export function createClaims(connection: Connection, claimsOf: (userId: string) => Promise<string[]>) {
  const Claims = connection.model<ClaimRow>('NameClaim', ClaimSchema);

  /**
   * Takes all of these claims or none. Returns the first that another account holds, else null. All callers use the
   * same order, so that one of several concurrent calls succeeds.
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

  /** Removes a claim that its account does not need. Returns true if it was removed. */
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
   * Takes the missing free claims of accounts, from earlier versions or interrupted sign-ups. Returns how many claims
   * another account holds; both accounts stay unchanged.
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
      // Another server that starts at the same time takes the same claims.
      if (!isOnlyDuplicates(error)) throw error;
    });
    return collisions;
  }

  return { take, release, releaseAll, takeMissing };
}

function idOf(claim: string): string {
  return createHash('sha256').update(claim).digest('base64url');
}
