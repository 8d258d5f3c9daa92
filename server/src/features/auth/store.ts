import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';

interface BurntRow {
  _id: string;
  expiresAt: Date;
}

const BurntSchema = new Schema<BurntRow>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'captcha-used', versionKey: false, strict: 'throw' },
);
BurntSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type ChallengeStore = ReturnType<typeof createChallengeStore>;

/** The used challenges of the security check. */
export function createChallengeStore(connection: Connection) {
  const Burnt = connection.model<BurntRow>('BurntPuzzle', BurntSchema);

  /** Returns true for the first use of a challenge, over all servers. Stored until `expiresAt`. */
  async function consume(id: string, expiresAt: Date): Promise<boolean> {
    try {
      await Burnt.create({ _id: id, expiresAt });
      return true;
    } catch (error) {
      if (duplicateOf(error)) return false;
      throw error;
    }
  }

  return { consume };
}
