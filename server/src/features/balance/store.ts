import type { Balance, BalancePoint } from '@vigil/common/balance';
import { type Connection, Schema } from 'mongoose';
import { insertNumbered } from '../../database/numbered.ts';
import type { Weighed } from './balance.ts';
import type { Export } from './export.ts';

interface BalanceRow {
  _id: number;
  createdAt: Date;
  content: Weighed;
  /** All that it was computed from. */
  export: Export;
}

const BalanceSchema = new Schema<BalanceRow>(
  {
    _id: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    content: { type: Schema.Types.Mixed, required: true },
    export: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'balances', versionKey: false, minimize: false, strict: 'throw' },
);

const longestHistory = 1000;

export type BalanceStore = ReturnType<typeof createBalanceStore>;

/** Every balance of power that was generated, numbered from 1, each with its export. */
export function createBalanceStore(connection: Connection) {
  const Balances = connection.model<BalanceRow>('Balance', BalanceSchema);

  async function latest(): Promise<Balance | null> {
    const row = await Balances.findOne({}, { export: 0 }).sort({ _id: -1 }).lean();
    return row && toBalance(row);
  }

  async function latestExport(): Promise<Export | null> {
    return (await Balances.findOne({}, { export: 1 }).sort({ _id: -1 }).lean())?.export ?? null;
  }

  /** The last thousand, oldest first. */
  async function history(): Promise<BalancePoint[]> {
    const rows = await Balances.find()
      .select('-export -content.keyFactors')
      .sort({ _id: -1 })
      .limit(longestHistory)
      .lean();
    return rows.reverse().map(toPoint);
  }

  async function add(content: Weighed, data: Export, createdAt: Date): Promise<Balance> {
    const last = async () => (await Balances.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean())?._id ?? 0;
    const insert = (id: number) => Balances.create({ _id: id, createdAt, content, export: data });
    return toBalance({ _id: await insertNumbered(last, insert), createdAt, content });
  }

  return { latest, latestExport, history, add };
}

function toPoint(row: Omit<BalanceRow, 'export'>): BalancePoint {
  const { id, israelAdvantage, iranAdvantage, conflictOutcome, confidence, createdAt } = toBalance(row);
  return { id, israelAdvantage, iranAdvantage, conflictOutcome, confidence, createdAt };
}

function toBalance({ _id, createdAt, content }: Omit<BalanceRow, 'export'>): Balance {
  return { id: String(_id), ...content, createdAt: createdAt.toISOString() };
}
