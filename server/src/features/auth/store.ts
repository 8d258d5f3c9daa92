import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';

interface UsedChallengeRow {
  _id: string;
  expiresAt: Date;
}

const UsedChallengeSchema = new Schema<UsedChallengeRow>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'captcha-used', versionKey: false, strict: 'throw' },
);
UsedChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type ChallengeStore = ReturnType<typeof createChallengeStore>;

/** The used challenges of the security check. */
export function createChallengeStore(connection: Connection) {
  const UsedChallenges = connection.model<UsedChallengeRow>('BurntPuzzle', UsedChallengeSchema);

  /** Returns true for the first use of a challenge, over all servers. Stored until `expiresAt`. */
  async function consume(id: string, expiresAt: Date): Promise<boolean> {
    try {
      await UsedChallenges.create({ _id: id, expiresAt });
      return true;
    } catch (error) {
      if (duplicateOf(error)) return false;
      throw error;
    }
  }

  return { consume };
}
