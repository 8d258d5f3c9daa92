import { randomUUID } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';
import { duplicateOf } from './duplicate.ts';

/** Single facts about this database. */
export interface Meta {
  _id: 'log' | 'projection' | 'notifications' | 'withdrawals';
  /** Of `log`: what browsers count its changes in, and what its chain begins with. */
  epoch?: string;
  root?: string;
  /** The last change that was folded, the last one of which people were notified, and the last withdrawal that is complete. */
  seq?: number;
}

const MetaSchema = new Schema<Meta>(
  { _id: { type: String, required: true }, epoch: String, root: String, seq: Number },
  { collection: 'meta', versionKey: false, strict: 'throw' },
);

export function defineMeta(connection: Connection): Model<Meta> {
  return connection.model<Meta>('Meta', MetaSchema);
}

/** The identity of the log. A browser that knows another `epoch` loads all anew; `root` is where its chain begins, for ever. */
export interface Epoch {
  epoch: string;
  root: string;
}

/** Made at the first start; of two servers that start at once both get the same. */
export async function readEpoch(connection: Connection): Promise<Epoch> {
  const Rows = defineMeta(connection);
  await Rows.create({ _id: 'log', epoch: randomUUID() }).catch((error) => {
    if (!duplicateOf(error)) throw error;
  });
  const meta = await Rows.findById('log').lean();
  if (!meta?.epoch) throw new Error('the database kept no epoch');
  return { epoch: meta.epoch, root: meta.root ?? meta.epoch };
}

/** The identity of a log that is there already; null when there is none. */
export async function findEpoch(connection: Connection): Promise<Epoch | null> {
  const meta = await defineMeta(connection).findById('log').lean();
  return meta?.epoch ? { epoch: meta.epoch, root: meta.root ?? meta.epoch } : null;
}

/** For a log that has lost its end: browsers that saw more of it must not take it for the same. */
export async function renewEpoch(connection: Connection): Promise<void> {
  const { root } = await readEpoch(connection);
  await defineMeta(connection).updateOne({ _id: 'log' }, { $set: { epoch: randomUUID(), root } });
}
