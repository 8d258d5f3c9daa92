import { randomUUID } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';

/** Single facts about this database. */
export interface Meta {
  _id: 'log' | 'projection' | 'notifications';
  /** Of `log`: the identity of the log of changes. */
  epoch?: string;
  /** The last change that was folded, and the last one of which people were notified. */
  seq?: number;
}

const MetaSchema = new Schema<Meta>(
  { _id: { type: String, required: true }, epoch: String, seq: Number },
  { collection: 'meta', versionKey: false, strict: 'throw' },
);

export function defineMeta(connection: Connection): Model<Meta> {
  return connection.model<Meta>('Meta', MetaSchema);
}

/** The epoch of the log in this database, made at the first start; of two servers starting at once both get the same. */
export async function readEpoch(connection: Connection): Promise<string> {
  const meta = await defineMeta(connection).findOneAndUpdate(
    { _id: 'log' },
    { $setOnInsert: { epoch: randomUUID() } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!meta?.epoch) throw new Error('the database kept no epoch');
  return meta.epoch;
}
