import type { Balance, BalancePoint } from '@vigil/common/balance';
import { type Connection, Schema } from 'mongoose';
import { createNumberedArchive, type NumberedRow } from '../../database/numbered-archive.ts';
import type { BalanceContent } from './balance.ts';
import type { Export } from './export.ts';

interface BalanceRow extends NumberedRow {
  createdAt: Date;
  content: BalanceContent;
  /** All that it was computed from. */
  export: Export;
}

const BalanceSchema = new Schema<BalanceRow>(
  {
    _id: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    content: { type: Schema.Types.Mixed, required: true },
    export: { type: Schema.Types.Mixed, required: true },
    lasting: Boolean,
  },
  { collection: 'balances', versionKey: false, minimize: false, strict: 'throw' },
);

BalanceSchema.index({ lasting: 1, createdAt: 1 });
BalanceSchema.index({ createdAt: 1, _id: 1 });

/** A balance as it was computed, with its export. What it names may no longer be public. */
export interface StoredBalance {
  id: string;
  createdAt: string;
  content: BalanceContent;
  data: Export;
}

export type BalanceStore = ReturnType<typeof createBalanceStore>;

/** The balances that were generated, each with its export, in a numbered archive. */
export function createBalanceStore(connection: Connection) {
  const Balances = connection.model<BalanceRow>('Balance', BalanceSchema);

  const archive = createNumberedArchive({ rows: Balances, time: 'createdAt' });

  /** The latest one, or the one that was it at a moment. */
  async function latest(at?: Date): Promise<StoredBalance | null> {
    const row = await archive.latest(at);
    return row && toStored(row);
  }

  async function get(id: string): Promise<StoredBalance | null> {
    const row = await archive.get(id);
    return row && toStored(row);
  }

  /** The one that was generated before; null where it was the first, or the one before was not kept. */
  function before({ id }: Pick<StoredBalance, 'id'>): Promise<StoredBalance | null> {
    return get(String(Number(id) - 1));
  }

  async function history(): Promise<BalancePoint[]> {
    return (await archive.history(['export', 'content.keyFactors'])).map(toPoint);
  }

  async function add(content: BalanceContent, data: Export, createdAt: Date): Promise<Balance> {
    const insert = (id: number) => Balances.create({ _id: id, createdAt, content, export: data });
    const id = String(await archive.add(insert, createdAt));
    return toBalance({ id, createdAt: createdAt.toISOString(), content: content });
  }

  /** Those that were generated since a time, oldest first. */
  async function* since(at: Date): AsyncIterable<StoredBalance> {
    const rows = Balances.find({ createdAt: { $gte: at } })
      .sort({ createdAt: 1, _id: 1 })
      .maxTimeMS(0)
      .lean();
    for await (const row of rows.cursor({ batchSize: 10 })) yield toStored(row);
  }

  async function replace({ id, content, data }: StoredBalance): Promise<void> {
    await Balances.updateOne({ _id: Number(id) }, { $set: { content: content, export: data } });
  }

  return { latest, get, before, history, add, since, replace };
}

function toPoint({ _id, createdAt, content }: Omit<BalanceRow, 'export'>): BalancePoint {
  const { israelAdvantage, iranAdvantage, conflictOutcome, confidence } = content;
  const id = String(_id);
  return { id, israelAdvantage, iranAdvantage, conflictOutcome, confidence, createdAt: createdAt.toISOString() };
}

function toStored({ _id, createdAt, content, export: data }: BalanceRow): StoredBalance {
  return { id: String(_id), createdAt: createdAt.toISOString(), content: content, data };
}

/** As the contract has it. */
export function toBalance({ id, createdAt, content }: Omit<StoredBalance, 'data'>): Balance {
  return { id, ...content, createdAt };
}
