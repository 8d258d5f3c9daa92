import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';

/** The tokens spent on a day (UTC), by its date, such as '2030-01-02'. */
interface SpendingRow {
  _id: string;
  tokens: number;
}

const SpendingSchema = new Schema<SpendingRow>(
  { _id: { type: String, required: true }, tokens: { type: Number, required: true } },
  { collection: 'spendings', versionKey: false, strict: 'throw' },
);

/** The last prompt of a kind. */
export interface LastPromptRow {
  /** The kind, such as `analysis`. */
  _id: string;
  at: Date;
  /** The reason for a missing answer, or null. */
  failure: string | null;
}

const LastPromptSchema = new Schema<LastPromptRow>(
  { _id: { type: String, required: true }, at: { type: Date, required: true }, failure: { type: String } },
  { collection: 'asked', versionKey: false, strict: 'throw' },
);

export type UsageLedger = ReturnType<typeof createUsageLedger>;

/** The tokens spent, and the results of the last prompts, shared by all servers of a database. */
export function createUsageLedger(connection: Connection) {
  const Spendings = connection.model<SpendingRow>('Spending', SpendingSchema);
  const LastPrompts = connection.model<LastPromptRow>('Asked', LastPromptSchema);

  /** Reserves tokens of a day's budget atomically. Returns false if fewer are left. */
  async function reserve(day: string, tokens: number, daily: number): Promise<boolean> {
    await Spendings.updateOne({ _id: day }, { $setOnInsert: { tokens: 0 } }, { upsert: true }).catch((error) => {
      if (!duplicateOf(error)) throw error;
    });
    const withinBudget = { _id: day, tokens: { $lte: daily - tokens } };
    const { matchedCount } = await Spendings.updateOne(withinBudget, { $inc: { tokens } });
    return matchedCount === 1;
  }

  /** Replaces a reservation by the tokens actually spent. */
  async function settle(day: string, reserved: number, spent: number): Promise<void> {
    await Spendings.updateOne({ _id: day }, { $inc: { tokens: spent - reserved } });
  }

  async function spentOn(day: string): Promise<number> {
    return (await Spendings.findById(day).lean())?.tokens ?? 0;
  }

  async function note({ _id, at, failure }: LastPromptRow): Promise<void> {
    await LastPrompts.updateOne({ _id }, { $set: { at, failure } }, { upsert: true });
  }

  /** The last prompt of a kind, or of any kind. */
  async function lastPrompt(kind?: string): Promise<LastPromptRow | null> {
    return LastPrompts.findOne(kind ? { _id: kind } : {})
      .sort({ at: -1 })
      .lean();
  }

  return { reserve, settle, spentOn, note, lastPrompt };
}
