import { createHash } from 'node:crypto';
import type { UrgencyLevel } from '@vigil/common/events';
import type { Subscription } from '@vigil/common/notifications';
import type { Connection } from 'mongoose';
import { keepFor } from '../../database/keep-for.ts';
import { defineMeta } from '../../database/meta.ts';
import { type DecisionRow, defineDecisions, defineSubscriptions, type SubscriptionRow } from './rows.ts';

export type { DecisionRow, SubscriptionRow };

/** Whose browser it is, and for how many days that is remembered. */
export interface Subscribing {
  userId: string;
  sessionId: string;
  keptDays: number;
}

/** Browsers that one person may have subscribed. */
const mostSubscriptions = 10;
const mostListed = 100;
const dayMs = 86_400_000;

export type NotificationStore = ReturnType<typeof createNotificationStore>;

/**
 * The browsers that may be woken, and what was decided about each event for each person. The database removes
 * what has expired in its own time, so every read compares the dates by itself.
 */
export function createNotificationStore(connection: Connection, now: () => Date) {
  const Subscriptions = defineSubscriptions(connection);
  const Decisions = defineDecisions(connection);
  const Meta = defineMeta(connection);
  const unexpired = () => ({ expiresAt: { $gt: now() } });

  /** A browser that another person used before is this person's from now on. Of too many the oldest goes. */
  async function subscribe({ endpoint, keys }: Subscription, { userId, sessionId, keptDays }: Subscribing) {
    const at = now();
    const expiresAt = new Date(at.getTime() + keptDays * dayMs);
    await Subscriptions.updateOne(
      { _id: idOf(endpoint) },
      { $set: { userId, sessionId, endpoint, ...keys, lastSeenAt: at, expiresAt }, $setOnInsert: { createdAt: at } },
      { upsert: true },
    );
    const surplus = await Subscriptions.find({ userId }, { _id: 1 })
      .sort({ lastSeenAt: -1, _id: 1 })
      .skip(mostSubscriptions)
      .lean();
    if (surplus.length > 0) await drop(surplus.map(({ _id }) => _id));
  }

  async function unsubscribe(userId: string, endpoint: string): Promise<void> {
    await Subscriptions.deleteOne({ _id: idOf(endpoint), userId });
  }

  async function listSubscriptions(): Promise<SubscriptionRow[]> {
    return Subscriptions.find(unexpired()).lean();
  }

  /** Those of a person, or of a session. */
  async function listBoundTo(subject: string): Promise<SubscriptionRow[]> {
    return Subscriptions.find({ $or: [{ userId: subject }, { sessionId: subject }] }).lean();
  }

  async function drop(ids: string[]): Promise<void> {
    await Subscriptions.deleteMany({ _id: { $in: ids } });
  }

  /** Keeps decisions that are there already as they are. */
  async function decide(rows: DecisionRow[]): Promise<void> {
    const writes = rows.map(({ _id, ...row }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true },
    }));
    if (writes.length > 0) await Decisions.bulkWrite(writes, { ordered: false });
  }

  /** Writes decisions anew that were made of events as they were before. */
  async function redecide(rows: DecisionRow[]): Promise<void> {
    const writes = rows.map(({ _id, ...row }) => ({ updateOne: { filter: { _id }, update: { $set: row } } }));
    if (writes.length > 0) await Decisions.bulkWrite(writes, { ordered: false });
  }

  /** How many of the person's browsers took the message about these. */
  async function setPushed(decisionIds: string[], pushed: number): Promise<void> {
    await Decisions.updateMany({ _id: { $in: decisionIds } }, { $set: { pushed } });
  }

  /** What was decided of an event while it had one of these urgencies. */
  async function listDecided(eventId: string, urgencyLevels: UrgencyLevel[]): Promise<DecisionRow[]> {
    return Decisions.find({ eventId, urgencyLevel: { $in: urgencyLevels }, ...unexpired() }).lean();
  }

  /** The people who were told of each of these urgencies one by one since then, other events than these. */
  async function listTold(since: Date, exceptIds: string[]): Promise<Pick<DecisionRow, 'userId' | 'urgencyLevel'>[]> {
    return Decisions.find(
      { at: { $gt: since }, rule: 'passed', eventId: { $nin: exceptIds } },
      { userId: 1, urgencyLevel: 1 },
    ).lean();
  }

  /**
   * Claims those who were told of an event for one message more, whose reason is the change `seq`; a second claim
   * for the same reason returns nobody, whichever server makes it.
   */
  async function claimTold(eventId: string, seq: number): Promise<DecisionRow[]> {
    const open = { retoldSeq: { $not: { $gte: seq } } };
    const rows = await Decisions.find({ eventId, rule: 'passed', ...open, ...unexpired() }).lean();
    const claimed: DecisionRow[] = [];
    for (const row of rows) {
      const { modifiedCount } = await Decisions.updateOne({ _id: row._id, ...open }, { $set: { retoldSeq: seq } });
      if (modifiedCount > 0) claimed.push(row);
    }
    return claimed;
  }

  /** A browser of this person; null when it is none. */
  async function getSubscription(userId: string, endpoint: string): Promise<SubscriptionRow | null> {
    return Subscriptions.findOne({ _id: idOf(endpoint), userId, ...unexpired() }).lean();
  }

  /** Newest first. */
  async function listDecisions(userId: string): Promise<DecisionRow[]> {
    return Decisions.find({ userId, ...unexpired() })
      .sort({ at: -1, _id: 1 })
      .limit(mostListed)
      .lean();
  }

  /** Of all changes up to this one people were notified; at the first start that is `head`, since the past is no news. */
  async function position(head: number): Promise<number> {
    const meta = await Meta.findOneAndUpdate(
      { _id: 'notifications' },
      { $setOnInsert: { seq: head } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
    return meta?.seq ?? head;
  }

  async function moveTo(seq: number): Promise<void> {
    await Meta.updateOne({ _id: 'notifications' }, { $max: { seq } });
  }

  /** Keeps what is the person's for so many days from each date on, the past ones too. */
  async function setRetention(userId: string, days: number): Promise<void> {
    await keepFor(Subscriptions, userId, 'lastSeenAt', days * dayMs);
    await keepFor(Decisions, userId, 'at', days * dayMs);
  }

  async function removeAllOf(userId: string): Promise<void> {
    await Subscriptions.deleteMany({ userId });
    await Decisions.deleteMany({ userId });
  }

  return {
    subscribe,
    unsubscribe,
    listSubscriptions,
    listBoundTo,
    drop,
    getSubscription,
    decide,
    redecide,
    setPushed,
    listDecided,
    listTold,
    claimTold,
    listDecisions,
    position,
    moveTo,
    setRetention,
    removeAllOf,
  };
}

function idOf(endpoint: string): string {
  return createHash('sha256').update(new URL(endpoint).href).digest('hex');
}
