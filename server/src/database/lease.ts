import { randomUUID } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from './duplicate.ts';

interface LeaseRow {
  _id: string;
  owner: string;
  /** Grows whenever the lease changes hands. */
  token: number;
  expiresAt: Date;
}

const LeaseSchema = new Schema<LeaseRow>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    token: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'leases', versionKey: false, strict: 'throw' },
);

const lifetimeMs = 60_000;
const renewMs = 20_000;

/** Held while `run` works; `signal` aborts when it could not be kept. */
export interface Lease {
  token: number;
  signal: AbortSignal;
}

export type Leases = ReturnType<typeof createLeases>;

/** Work that only one server may do at a time, by a document that all of them see, on the database's own clock. */
export function createLeases(connection: Connection) {
  const Rows = connection.model<LeaseRow>('Lease', LeaseSchema);
  const me = randomUUID();

  /** Runs `work` if nobody else holds the lease; null when somebody does. */
  async function run<T>(name: string, work: (lease: Lease) => Promise<T>): Promise<{ result: T } | null> {
    const token = await claim(name);
    if (token === null) return null;
    const lost = new AbortController();
    const renewal = setInterval(() => {
      claim(name).then(
        (renewed) => renewed !== token && lost.abort(),
        () => lost.abort(),
      );
    }, renewMs);
    try {
      return { result: await work({ token, signal: lost.signal }) };
    } finally {
      clearInterval(renewal);
      await Rows.updateOne({ _id: name, owner: me, token }, { $set: { expiresAt: new Date(0) } }).catch(() => {});
    }
  }

  async function claim(name: string): Promise<number | null> {
    const isMine = { $eq: ['$owner', me] };
    const renewed = { $cond: [isMine, '$token', { $add: [{ $ifNull: ['$token', 0] }, 1] }] };
    try {
      const row = await Rows.findOneAndUpdate(
        { _id: name, $or: [{ owner: me }, { $expr: { $lt: ['$expiresAt', '$$NOW'] } }] },
        [{ $set: { owner: me, token: renewed, expiresAt: { $add: ['$$NOW', lifetimeMs] } } }],
        { upsert: true, returnDocument: 'after', updatePipeline: true },
      ).lean();
      return row?.token ?? null;
    } catch (error) {
      // Upserting met the document of somebody whose lease still runs.
      if (duplicateOf(error)) return null;
      throw error;
    }
  }

  /** Frees every lease; for a database that no other process can reach, where a holder left over is a dead one. */
  async function freeAll(): Promise<void> {
    await Rows.deleteMany({});
  }

  return { run, freeAll };
}
