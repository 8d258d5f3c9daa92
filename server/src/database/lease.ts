import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from './duplicate.ts';

/** One row for each name, and one with the number of its last claim. */
interface LeaseRow {
  _id: string;
  /** A fencing token: it grows with every claim, so that late writes of earlier holders are rejected. */
  token: number;
  expiresAt: Date;
}

const LeaseSchema = new Schema<LeaseRow>(
  {
    _id: { type: String, required: true },
    token: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'leases', versionKey: false, strict: 'throw' },
);

const lifetimeMs = 60_000;
const renewMs = 20_000;
/** A holder that could not renew for this time gives up, well before another server can claim the lease. */
const renewTimeoutMs = 40_000;

/** A held lease. `signal` aborts when it could not be renewed. */
export interface Lease {
  token: number;
  signal: AbortSignal;
}

export type Leases = ReturnType<typeof createLeases>;

/**
 * Work that only one server may do at a time, guarded by a document in the database. Only the database's clock is used,
 * because the clocks of servers can be wrong.
 */
export function createLeases(connection: Connection) {
  const Rows = connection.model<LeaseRow>('Lease', LeaseSchema);
  const heldLeases = new Set<string>();
  /** The tokens of leases that could not be released. */
  const leftOver = new Map<string, number>();

  /** Runs `work` if no other process holds the lease, else returns null. */
  async function run<T>(name: string, work: (lease: Lease) => Promise<T>): Promise<{ result: T } | null> {
    if (heldLeases.has(name)) return null;
    heldLeases.add(name);
    try {
      const token = await claim(name);
      return token === null ? null : { result: await hold(name, token, work) };
    } finally {
      heldLeases.delete(name);
    }
  }

  async function hold<T>(name: string, token: number, work: (lease: Lease) => Promise<T>): Promise<T> {
    const lost = new AbortController();
    let renewedAt = performance.now();
    const renewal = setInterval(() => {
      const askedAt = performance.now();
      // A suspended process, or one without a reply, notices the timeout itself.
      if (askedAt - renewedAt >= renewTimeoutMs) return lost.abort();
      renew(name, token).then(
        (isClaimed) => {
          if (isClaimed) renewedAt = askedAt;
          else lost.abort();
        },
        () => {},
      );
    }, renewMs);
    try {
      return await work({ token, signal: lost.signal });
    } finally {
      clearInterval(renewal);
      await Rows.updateOne({ _id: name, token }, { $set: { expiresAt: new Date(0) } }).catch(() => {
        leftOver.set(name, token);
      });
    }
  }

  async function claim(name: string): Promise<number | null> {
    const now = await databaseTime(connection);
    const expiresAt = later(now);
    const left = leftOver.get(name);
    const isFree = { $or: [{ expiresAt: { $lt: now } }, ...(left === undefined ? [] : [{ token: left }])] };
    const row = await Rows.findOneAndUpdate(
      { _id: name, ...isFree },
      { $set: { expiresAt }, $inc: { token: 1 } },
      { returnDocument: 'after' },
    ).lean();
    // In some databases two concurrent updates match the same row. Of two inserts, every database rejects one.
    const claim = row
      ? { _id: `${name} ${row.token}`, token: row.token, expiresAt: new Date(0) }
      : { _id: name, token: 1, expiresAt };
    try {
      await Rows.create(claim);
    } catch (error) {
      if (duplicateOf(error)) return null;
      throw error;
    }
    if (row) await Rows.deleteOne({ _id: `${name} ${row.token - 1}` });
    leftOver.delete(name);
    return claim.token;
  }

  async function renew(name: string, token: number): Promise<boolean> {
    const expiresAt = later(await databaseTime(connection));
    const { matchedCount } = await Rows.updateOne({ _id: name, token }, { $set: { expiresAt } });
    return matchedCount === 1;
  }

  /** Releases every lease; for a database that only this process uses, where any remaining holder is dead. */
  async function freeAll(): Promise<void> {
    await Rows.updateMany({}, { $set: { expiresAt: new Date(0) } });
  }

  return { run, freeAll };
}

/**
 * The time in the reply to `hello`, which every server supports. It is older than now by the latency, which errs on the
 * safe side.
 */
async function databaseTime(connection: Connection): Promise<Date> {
  const greeting = await connection.db?.admin().command({ hello: 1 });
  const time: unknown = greeting?.localTime;
  if (!(time instanceof Date)) throw new Error('the database does not tell its time');
  return time;
}

function later(now: Date): Date {
  return new Date(now.getTime() + lifetimeMs);
}
