import type { Balance, BalancePoint } from '@vigil/common/balance';
import { type Connection, Schema } from 'mongoose';
import { insertNumbered, toNumber } from '../../database/numbered.ts';
import { type Thinning, thinOut } from '../../database/thin-out.ts';
import type { Weighed } from './balance.ts';
import type { Export } from './export.ts';

interface BalanceRow {
  _id: number;
  createdAt: Date;
  content: Weighed;
  /** All that it was computed from. */
  export: Export;
  /** True for the one of a day long past that is kept; left out before that. */
  lasting?: true;
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

const longestHistory = 1000;

export type BalanceStore = ReturnType<typeof createBalanceStore>;

/** The balances that were generated, numbered from 1, each with its export. Of days long past only the last is kept. */
export function createBalanceStore(connection: Connection) {
  const Balances = connection.model<BalanceRow>('Balance', BalanceSchema);

  /** The latest one, or the one that was it at a moment. */
  async function latest(at?: Date): Promise<Balance | null> {
    const known = at ? { createdAt: { $lte: at } } : {};
    const row = await Balances.findOne(known, { export: 0 }).sort({ _id: -1 }).lean();
    return row && toBalance(row);
  }

  async function get(id: string): Promise<Balance | null> {
    const number = toNumber(id);
    const row = number === null ? null : await Balances.findById(number, { export: 0 }).lean();
    return row && toBalance(row);
  }

  /** Of the latest one, or of that one. */
  async function exportOf(id?: string): Promise<Export | null> {
    const number = id === undefined ? undefined : toNumber(id);
    if (number === null) return null;
    const filter = number === undefined ? {} : { _id: number };
    return (await Balances.findOne(filter, { export: 1 }).sort({ _id: -1 }).lean())?.export ?? null;
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
    const _id = await insertNumbered(last, insert);
    await thinOut(thinning, createdAt);
    return toBalance({ _id, createdAt, content });
  }

  const thinning: Thinning = {
    undecided: async (before) => {
      const rows = await Balances.find({ lasting: null, createdAt: { $lt: before } }, { createdAt: 1 }).lean();
      return rows.map(({ _id: id, createdAt: at }) => ({ id, at }));
    },
    keepForGood: (ids) => Balances.updateMany({ _id: { $in: ids } }, { $set: { lasting: true } }),
    remove: (ids) => Balances.deleteMany({ _id: { $in: ids } }),
  };

  return { latest, get, exportOf, history, add };
}

function toPoint(row: Omit<BalanceRow, 'export'>): BalancePoint {
  const { id, israelAdvantage, iranAdvantage, conflictOutcome, confidence, createdAt } = toBalance(row);
  return { id, israelAdvantage, iranAdvantage, conflictOutcome, confidence, createdAt };
}

function toBalance({ _id, createdAt, content }: Omit<BalanceRow, 'export'>): Balance {
  return { id: String(_id), ...content, createdAt: createdAt.toISOString() };
}
