import { createHash } from 'node:crypto';
import type { TrustedCategory, TrustedSource } from '@vigil/common/trusted-sources';
import { type Connection, Schema } from 'mongoose';

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

/** The sources that are recommended to readers for reference. */
export function createTrustedSourceStore(connection: Connection) {
  const TrustedSources = connection.model<TrustedSourceRow>('TrustedSource', TrustedSourceSchema);

  /** The public ones, by name. */
  async function listPublic(): Promise<TrustedSource[]> {
    return (await TrustedSources.find({ isPublic: true }).sort({ name: 1 }).lean()).map(toTrustedSource);
  }

  async function isEmpty(): Promise<boolean> {
    return (await TrustedSources.findOne({}, { _id: 1 }).lean()) === null;
  }

  /** Adds one; where its address is known already, that one stays as it is. Returns whether it was added. */
  async function add(source: NewTrustedSource, at: Date): Promise<boolean> {
    const _id = createHash('sha256').update(source.url).digest('hex').slice(0, 16);
    const fields = { _id, ...source, createdAt: at };
    const { upsertedCount } = await TrustedSources.updateOne(
      { url: source.url },
      { $setOnInsert: fields },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  return { listPublic, isEmpty, add };
}

function toTrustedSource({ _id: id, createdAt, ...fields }: TrustedSourceRow): TrustedSource {
  return { id, ...fields, createdAt: createdAt.toISOString() };
}
