import type { Connection } from 'mongoose';
import { defineMeta } from '../../database/meta.ts';
import { setTtl } from '../../database/set-ttl.ts';
import { createDecisionStore } from './decisions.ts';
import { type DecisionRow, defineDecisions, defineSubscriptions, type SubscriptionRow } from './rows.ts';
import { createSubscriptionStore } from './subscriptions.ts';

export type { DecisionRow, SubscriptionRow };

const dayMs = 86_400_000;

export type NotificationStore = ReturnType<typeof createNotificationStore>;

/** The browsers that messages can be pushed to, the decisions, and how far the log was decided on. */
export function createNotificationStore(connection: Connection, now: () => Date) {
  const Subscriptions = defineSubscriptions(connection);
  const Decisions = defineDecisions(connection);
  const Meta = defineMeta(connection);

  /** The last change that users were notified of. At the first start that is `head`: older events notify no user. */
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

  /** Sets the retention of a user's rows, existing ones included. */
  async function setRetention(userId: string, days: number): Promise<void> {
    await setTtl(Subscriptions, userId, 'lastSeenAt', days * dayMs);
    await setTtl(Decisions, userId, 'at', days * dayMs);
  }

  async function removeAllOf(userId: string): Promise<void> {
    await Subscriptions.deleteMany({ userId });
    await Decisions.deleteMany({ userId });
  }

  return {
    ...createSubscriptionStore(Subscriptions, now),
    ...createDecisionStore(Decisions, now),
    position,
    moveTo,
    setRetention,
    removeAllOf,
  };
}
