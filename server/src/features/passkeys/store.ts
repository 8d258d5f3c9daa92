import { createHash } from 'node:crypto';
import { maxPasskeys, type Passkey } from '@vigil/common/passkeys';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';
import { createSerialQueue } from '../../kit/concurrency.ts';

export interface PasskeyRow {
  /** The id of the credential, base64url. */
  _id: string;
  userId: string;
  name: string;
  /** COSE, base64url. */
  publicKey: string;
  /** The signature counter; 0 of authenticators that do not count. */
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

interface ChallengeRow {
  /** The hash of the challenge. */
  _id: string;
  /** The user who makes a passkey; empty for a sign-in. */
  userId: string;
  expiresAt: Date;
}

const PasskeySchema = new Schema<PasskeyRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    name: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'passkeys', versionKey: false, strict: 'throw' },
);
PasskeySchema.index({ userId: 1, createdAt: 1, _id: 1 });

const ChallengeSchema = new Schema<ChallengeRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, default: '' },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passkey-challenges', versionKey: false, strict: 'throw' },
);
ChallengeSchema.index({ userId: 1 });
ChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** How long a browser may ask its user, in milliseconds. */
export const challengeMs = 5 * 60_000;

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

/** The passkeys of users, and the challenges that were given out. */
export function createPasskeyStore(connection: Connection, now: () => Date) {
  const Passkeys = connection.model<PasskeyRow>('Passkey', PasskeySchema);
  const Challenges = connection.model<ChallengeRow>('PasskeyChallenge', ChallengeSchema);
  const enqueue = createSerialQueue();

  async function remember(challenge: string, userId = ''): Promise<void> {
    await Challenges.create({
      _id: hashOf(challenge),
      userId,
      expiresAt: new Date(now().getTime() + challengeMs),
    });
  }

  /** Returns true once for a challenge that was given to this user, or to no user for a sign-in. */
  async function consume(challenge: string, userId = ''): Promise<boolean> {
    const valid = { _id: hashOf(challenge), userId, expiresAt: { $gt: now() } };
    return (await Challenges.findOneAndDelete(valid).lean()) !== null;
  }

  async function list(userId: string): Promise<PasskeyRow[]> {
    return Passkeys.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean();
  }

  async function get(id: string): Promise<PasskeyRow | null> {
    return Passkeys.findById(id).lean();
  }

  /** `full`: the user has as many as there may be. `known`: a passkey with this id exists. One at a time, or all would find the last place. */
  function add(row: Omit<PasskeyRow, 'createdAt' | 'lastUsedAt'>): Promise<'added' | 'full' | 'known'> {
    return enqueue(async () => {
      if ((await Passkeys.countDocuments({ userId: row.userId })) >= maxPasskeys) return 'full';
      try {
        await Passkeys.create({ ...row, createdAt: now(), lastUsedAt: null });
      } catch (error) {
        if (duplicateOf(error)) return 'known';
        throw error;
      }
      // Another server may have added one meanwhile.
      const place = (await list(row.userId)).findIndex(({ _id }) => _id === row._id);
      if (place < maxPasskeys) return 'added';
      await remove(row.userId, row._id);
      return 'full';
    });
  }

  /** Records a use. Returns false if the passkey was used or removed meanwhile. */
  async function use({ _id, counter }: PasskeyRow, newCounter: number): Promise<boolean> {
    const { matchedCount } = await Passkeys.updateOne(
      { _id, counter },
      { $set: { counter: newCounter, lastUsedAt: now() } },
    );
    return matchedCount === 1;
  }

  /** Returns false if the user has no such passkey. */
  async function remove(userId: string, id: string): Promise<boolean> {
    return (await Passkeys.deleteOne({ _id: id, userId })).deletedCount === 1;
  }

  /** Also ends what was begun to add one. Returns how many there were. */
  async function removeAllOf(userId: string): Promise<number> {
    await Challenges.deleteMany({ userId });
    return (await Passkeys.deleteMany({ userId })).deletedCount;
  }

  return { remember, consume, list, get, add, use, remove, removeAllOf };
}

export function toPasskey({ _id: id, name, createdAt, lastUsedAt }: Omit<PasskeyRow, 'publicKey'>): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}
