import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { type Connection, Schema } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Fault } from './fault.ts';
import type { Log } from './log.ts';

const minute = 60;
const hour = 60 * minute;

/** So many times in so many seconds; who goes beyond `block` waits that many. */
const limits = {
  /** Every try of an address, whoever it tries to be. */
  signInByAddress: { points: 50, duration: 15 * minute },
  /** Tries of one address to be one person; a success forgets them. */
  signIn: { points: 8, duration: 15 * minute, blockDuration: 15 * minute },
  /** Failures to be one person from anywhere. */
  failedSignIns: { points: 100, duration: 24 * hour },
  /** In the place of `signIn` once `failedSignIns` is spent. */
  signInUnderAttack: { points: 2, duration: 15 * minute },
  register: { points: 100, duration: hour },
  challenge: { points: 120, duration: 15 * minute },
  /** A signed-in person's own password, asked for before something grave. */
  passwordCheck: { points: 10, duration: 15 * minute },
  /** Each tells whether an address is registered, so there are few. */
  emailChange: { points: 5, duration: hour },
  emailChangeByNetwork: { points: 30, duration: hour },
  donation: { points: 20, duration: hour },
  article: { points: 30, duration: 10 * minute },
  asOf: { points: 120, duration: 5 * minute },
  export: { points: 20, duration: 5 * minute },
  testPush: { points: 10, duration: 10 * minute },
} satisfies Record<string, { points: number; duration: number; blockDuration?: number }>;

export type LimitName = keyof typeof limits;

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

export type Throttle = ReturnType<typeof createThrottle>;

/** Counts in the database, for all servers together; each counts by itself while the database is away. */
export function createThrottle(connection: Connection, log: Log) {
  const { collection } = connection.model<Bucket>('Bucket', BucketSchema);
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => {
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

  function limiterOf(name: LimitName): RateLimiterMongo {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`there is no limit named ${name}`);
    return limiter;
  }

  /** Counts one more time for a key, or for the address of a request; throws a `Fault` when that is too often. */
  async function take(name: LimitName, who: string | Context): Promise<void> {
    const wait = await count(name, who);
    if (wait === null) return;
    log.info({ limit: name }, 'throttled');
    const minutes = Math.max(1, Math.ceil(wait / (minute * 1000)));
    throw new Fault(
      'tooMany',
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      undefined,
      { retryAfter: Math.max(1, wait / 1000) },
    );
  }

  /** Counts one more time; returns null, or for how many milliseconds it is too often. */
  async function count(name: LimitName, who: string | Context): Promise<number | null> {
    try {
      await limiterOf(name).consume(keyOf(who));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  }

  async function isSpent(name: LimitName, who: string | Context): Promise<boolean> {
    const state = await limiterOf(name).get(keyOf(who));
    return (state?.consumedPoints ?? 0) >= limits[name].points;
  }

  /** Takes back one count, of something that did not happen after all. */
  async function giveBack(name: LimitName, who: string | Context): Promise<void> {
    await limiterOf(name).reward(keyOf(who));
  }

  async function forget(name: LimitName, who: string | Context): Promise<void> {
    await limiterOf(name).delete(keyOf(who));
  }

  return { take, count, isSpent, giveBack, forget };
}

/** Whom an address stands for: one household or host has a whole /64 of IPv6 to choose from. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  return ip instanceof ipaddr.IPv6 ? `${ip.parts.slice(0, 4).join(':')}/64` : ip.toString();
}

/** Names and addresses are counted, not kept. */
function keyOf(who: string | Context): string {
  const name = typeof who === 'string' ? who : networkOf(who.ip);
  return createHash('sha256').update(name).digest('base64url');
}
