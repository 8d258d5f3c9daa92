import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { type Connection, Schema } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Fault } from './fault.ts';
import type { Log } from './log.ts';

/** The number of points in `duration` seconds; a key that exceeds it is blocked for `blockDuration` seconds. */
export interface Limit {
  points: number;
  duration: number;
  blockDuration?: number;
}

interface Bucket {
  key: string;
  points: number;
  expire: Date | null;
}

const BucketSchema = new Schema<Bucket>(
  { key: { type: String, required: true }, points: { type: Number, required: true }, expire: Date },
  { collection: 'limits', versionKey: false },
);
BucketSchema.index({ key: 1 }, { unique: true });
BucketSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });

/** Counts in the database, for all servers together; each server counts by itself while the database is unavailable. */
export function createThrottle<Name extends string>(connection: Connection, log: Log, limits: Record<Name, Limit>) {
  const { collection } = connection.model<Bucket>('Bucket', BucketSchema);
  const limiters = new Map(
    Object.entries<Limit>(limits).map(([name, limit]) => {
      const options = { keyPrefix: name, ...limit };
      const limiter = new RateLimiterMongo({
        ...options,
        storeClient: connection.getClient(),
        dbName: connection.name,
        tableName: collection.collectionName,
        disableIndexesCreation: true,
        insuranceLimiter: new RateLimiterMemory(options),
      });
      return [name, limiter];
    }),
  );

  function limiterOf(name: Name): RateLimiterMongo {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`there is no limit named ${name}`);
    return limiter;
  }

  /** Consumes a point of a key, or of the address of a request; throws a `Fault` if none is left. */
  async function take(name: Name, who: string | Context): Promise<void> {
    const wait = await count(name, who);
    if (wait === null) return;
    log.info({ limit: name }, 'throttled');
    const minutes = Math.max(1, Math.ceil(wait / 60_000));
    throw new Fault(
      'tooMany',
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      undefined,
      { retryAfter: Math.max(1, wait / 1000) },
    );
  }

  /** Consumes a point. Returns null, or the milliseconds until a point is available. */
  async function count(name: Name, who: string | Context): Promise<number | null> {
    try {
      await limiterOf(name).consume(keyOf(who));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  }

  async function isSpent(name: Name, who: string | Context): Promise<boolean> {
    const state = await limiterOf(name).get(keyOf(who));
    return (state?.consumedPoints ?? 0) >= limits[name].points;
  }

  /** Returns a point, for an action that did not happen. */
  async function giveBack(name: Name, who: string | Context): Promise<void> {
    await limiterOf(name).reward(keyOf(who));
  }

  async function forget(name: Name, who: string | Context): Promise<void> {
    await limiterOf(name).delete(keyOf(who));
  }

  return { take, count, isSpent, giveBack, forget };
}

/** The network that an address is counted as: one IPv6 host or household controls a whole /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  return ip instanceof ipaddr.IPv6 ? `${ip.parts.slice(0, 4).join(':')}/64` : ip.toString();
}

/** A hash: names and addresses are not stored. */
function keyOf(who: string | Context): string {
  const name = typeof who === 'string' ? who : networkOf(who.ip);
  return createHash('sha256').update(name).digest('base64url');
}
