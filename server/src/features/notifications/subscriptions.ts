import { createHash } from 'node:crypto';
import type { Device } from '@vigil/common/alerts';
import type { Subscription } from '@vigil/common/notifications';
import type { Model } from 'mongoose';
import type { SubscriptionRow } from './rows.ts';

/** The user and session of a browser, and for how many days they are kept. */
export interface Subscribing {
  userId: string;
  sessionId: string;
  keptDays: number;
  /** Undefined leaves what the browser sent before. */
  device?: Device | undefined;
}

/** Of one user. */
const maxSubscriptions = 10;
const dayMs = 86_400_000;

/** The browsers that messages can be pushed to. Expired rows are left out before the database removes them. */
export function createSubscriptionStore(Subscriptions: Model<SubscriptionRow>, now: () => Date) {
  const unexpired = () => ({ expiresAt: { $gt: now() } });

  /** A browser that another user subscribed before becomes this user's, without the preferences of the other. Above the limit, the oldest is removed. */
  async function subscribe({ endpoint, keys }: Subscription, { userId, sessionId, keptDays, device }: Subscribing) {
    const at = now();
    const expiresAt = new Date(at.getTime() + keptDays * dayMs);
    await Subscriptions.updateOne({ _id: idOf(endpoint), userId: { $ne: userId } }, { $unset: { device: '' } });
    await Subscriptions.updateOne(
      { _id: idOf(endpoint) },
      {
        $set: { userId, sessionId, endpoint, ...keys, lastSeenAt: at, expiresAt, ...(device && { device }) },
        $setOnInsert: { createdAt: at },
      },
      { upsert: true },
    );
    const surplus = await Subscriptions.find({ userId }, { _id: 1 })
      .sort({ lastSeenAt: -1, _id: 1 })
      .skip(maxSubscriptions)
      .lean();
    if (surplus.length > 0) await drop(surplus.map(({ _id }) => _id));
  }

  async function unsubscribe(userId: string, endpoint: string): Promise<void> {
    await Subscriptions.deleteOne({ _id: idOf(endpoint), userId });
  }

  async function listSubscriptions(): Promise<SubscriptionRow[]> {
    return Subscriptions.find(unexpired()).lean();
  }

  /** The subscriptions of a user or of a session. */
  async function listBoundTo(subject: string): Promise<SubscriptionRow[]> {
    // Two queries, each with its index: no identifier is of both kinds.
    const ofUser = await Subscriptions.find({ userId: subject }).lean();
    return [...ofUser, ...(await Subscriptions.find({ sessionId: subject }).lean())];
  }

  async function drop(ids: string[]): Promise<void> {
    await Subscriptions.deleteMany({ _id: { $in: ids } });
  }

  /** Null if it has ended. */
  async function findSubscription(id: string): Promise<SubscriptionRow | null> {
    return Subscriptions.findOne({ _id: id, ...unexpired() }).lean();
  }

  /** A browser of this user, or null. */
  async function getSubscription(userId: string, endpoint: string): Promise<SubscriptionRow | null> {
    return Subscriptions.findOne({ _id: idOf(endpoint), userId, ...unexpired() }).lean();
  }

  return { subscribe, unsubscribe, listSubscriptions, listBoundTo, drop, findSubscription, getSubscription };
}

function idOf(endpoint: string): string {
  return createHash('sha256').update(new URL(endpoint).href).digest('hex');
}
