import { randomUUID } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';
import { duplicateOf } from './duplicate.ts';

/** Single values about this database. */
interface Meta {
  _id: 'log' | 'projection' | 'notifications' | 'webhooks' | 'withdrawals';
  /** Of `log`: the epoch of its sequence numbers, and the start of its chain. */
  epoch?: string;
  root?: string;
  /**
   * A position in the log: the last folded change, the last change that users or webhooks were notified of, or the
   * last completed retraction.
   */
  seq?: number;
  /** Of `projection`: how many events are active and hidden after that change; missing in databases of earlier versions. */
  active?: number;
  hidden?: number;
  /** The change that they are counted up to. Another one than `seq`: a server of an earlier version has moved that on. */
  countedTo?: number;
}

const MetaSchema = new Schema<Meta>(
  {
    _id: { type: String, required: true },
    epoch: String,
    root: String,
    seq: Number,
    active: Number,
    hidden: Number,
    countedTo: Number,
  },
  { collection: 'meta', versionKey: false, strict: 'throw' },
);

export function defineMeta(connection: Connection): Model<Meta> {
  return connection.model<Meta>('Meta', MetaSchema);
}

/**
 * The identity of the log. A browser with another `epoch` reloads everything; `root` is the permanent start of the
 * chain.
 */
export interface Epoch {
  epoch: string;
  root: string;
}

/** Created at the first start. Two servers that start at once get the same one. */
export async function readEpoch(connection: Connection): Promise<Epoch> {
  const Rows = defineMeta(connection);
  await Rows.create({ _id: 'log', epoch: randomUUID() }).catch((error) => {
    if (!duplicateOf(error)) throw error;
  });
  const meta = await Rows.findById('log').lean();
  if (!meta?.epoch) throw new Error('the database kept no epoch');
  return { epoch: meta.epoch, root: meta.root ?? meta.epoch };
}

/** The identity of an existing log, or null. */
export async function findEpoch(connection: Connection): Promise<Epoch | null> {
  const meta = await defineMeta(connection).findById('log').lean();
  return meta?.epoch ? { epoch: meta.epoch, root: meta.root ?? meta.epoch } : null;
}

/** For a log that was truncated: browsers that saw later changes must not mistake it for the same log. */
export async function renewEpoch(connection: Connection): Promise<void> {
  const { root } = await readEpoch(connection);
  await defineMeta(connection).updateOne({ _id: 'log' }, { $set: { epoch: randomUUID(), root } });
}
