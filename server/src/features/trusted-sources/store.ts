import { randomUUID } from 'node:crypto';
import type { Audience } from '@vigil/common/access';
import type { TrustedCategory, TrustedSource } from '@vigil/common/trusted-sources';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';
import { Fault } from '../../kit/fault.ts';

interface TrustedSourceRow {
  _id: string;
  name: string;
  url: string;
  description: string;
  category: TrustedCategory;
  reliability: number;
  isPublic: boolean;
  createdAt: Date;
}

export type NewTrustedSource = Omit<TrustedSourceRow, '_id' | 'createdAt'>;

const TrustedSourceSchema = new Schema<TrustedSourceRow>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    url: { type: String, required: true },
    description: { type: String, default: '' },
    category: { type: String, required: true },
    reliability: { type: Number, default: 100 },
    isPublic: { type: Boolean, default: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'trusted-sources', versionKey: false, strict: 'throw' },
);
TrustedSourceSchema.index({ url: 1 }, { unique: true });

export type TrustedSourceStore = ReturnType<typeof createTrustedSourceStore>;

/** The sources recommended to readers. */
export function createTrustedSourceStore(connection: Connection) {
  const TrustedSources = connection.model<TrustedSourceRow>('TrustedSource', TrustedSourceSchema);

  /** By name; private ones for administrators only. */
  async function list(audience: Audience): Promise<TrustedSource[]> {
    const seen = audience === 'admin' ? {} : { isPublic: true };
    return (await TrustedSources.find(seen).sort({ name: 1 }).lean()).map(toTrustedSource);
  }

  async function isEmpty(): Promise<boolean> {
    return (await TrustedSources.findOne({}, { _id: 1 }).lean()) === null;
  }

  /** Null if its URL exists already; the existing source stays unchanged. */
  async function add(source: NewTrustedSource, at: Date): Promise<TrustedSource | null> {
    const row = { _id: randomUUID(), ...source, createdAt: at };
    try {
      await TrustedSources.create(row);
    } catch (error) {
      if (duplicateOf(error)) return null;
      throw error;
    }
    return toTrustedSource(row);
  }

  /** Null if it does not exist; throws a `Fault` if another source has the URL. */
  async function change(id: string, source: NewTrustedSource): Promise<TrustedSource | null> {
    try {
      const row = await TrustedSources.findByIdAndUpdate(id, { $set: source }, { returnDocument: 'after' }).lean();
      return row && toTrustedSource(row);
    } catch (error) {
      // Not every database reports a duplicate key of an update.
      const isTaken = duplicateOf(error) ?? (await TrustedSources.exists({ url: source.url, _id: { $ne: id } }));
      throw isTaken ? new Fault('conflict', 'This source is already on the list.') : error;
    }
  }

  /** Returns the removed source, or null. */
  async function remove(id: string): Promise<TrustedSource | null> {
    const row = await TrustedSources.findByIdAndDelete(id).lean();
    return row && toTrustedSource(row);
  }

  return { list, isEmpty, add, change, remove };
}

function toTrustedSource({ _id: id, createdAt, ...fields }: TrustedSourceRow): TrustedSource {
  return { id, ...fields, createdAt: createdAt.toISOString() };
}
