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

/** A balance as it was computed, with its export. What it names may no longer be public. */
export interface StoredBalance {
  id: string;
  createdAt: string;
  weighed: Weighed;
  data: Export;
}

export type BalanceStore = ReturnType<typeof createBalanceStore>;

/** The balances that were generated, numbered from 1, each with its export. Of days long past only the last is kept. */
export function createBalanceStore(connection: Connection) {
  const Balances = connection.model<BalanceRow>('Balance', BalanceSchema);

  /** The latest one, or the one that was it at a moment. */
  async function latest(at?: Date): Promise<StoredBalance | null> {
    const known = at ? { createdAt: { $lte: at } } : {};
    const row = await Balances.findOne(known).sort({ _id: -1 }).lean();
    return row && toStored(row);
  }

  async function get(id: string): Promise<StoredBalance | null> {
    const number = toNumber(id);
    const row = number === null ? null : await Balances.findById(number).lean();
    return row && toStored(row);
  }

  /** The one that was generated before; null where it was the first, or the one before was not kept. */
  function before({ id }: Pick<StoredBalance, 'id'>): Promise<StoredBalance | null> {
    return get(String(Number(id) - 1));
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
    return toBalance({ id: String(_id), createdAt: createdAt.toISOString(), weighed: content });
  }

  /** Those that were generated since a time, oldest first. */
  async function* since(at: Date): AsyncIterable<StoredBalance> {
    const rows = Balances.find({ createdAt: { $gte: at } })
      .sort({ _id: 1 })
      .lean();
    for await (const row of rows.cursor({ batchSize: 10 })) yield toStored(row);
  }

  async function replace({ id, weighed, data }: StoredBalance): Promise<void> {
    await Balances.updateOne({ _id: Number(id) }, { $set: { content: weighed, export: data } });
  }

  const thinning: Thinning = {
    undecided: async (before) => {
      const rows = await Balances.find({ lasting: null, createdAt: { $lt: before } }, { createdAt: 1 }).lean();
      return rows.map(({ _id: id, createdAt: at }) => ({ id, at }));
    },
    keepForGood: (ids) => Balances.updateMany({ _id: { $in: ids } }, { $set: { lasting: true } }),
    remove: (ids) => Balances.deleteMany({ _id: { $in: ids } }),
  };

  return { latest, get, before, history, add, since, replace };
}

function toPoint({ _id, createdAt, content }: Omit<BalanceRow, 'export'>): BalancePoint {
  const { israelAdvantage, iranAdvantage, conflictOutcome, confidence } = content;
  const id = String(_id);
  return { id, israelAdvantage, iranAdvantage, conflictOutcome, confidence, createdAt: createdAt.toISOString() };
}

function toStored({ _id, createdAt, content, export: data }: BalanceRow): StoredBalance {
  return { id: String(_id), createdAt: createdAt.toISOString(), weighed: content, data };
}

/** As the contract has it. */
export function toBalance({ id, createdAt, weighed }: Omit<StoredBalance, 'data'>): Balance {
  return { id, ...weighed, createdAt };
}
