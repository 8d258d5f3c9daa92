import type { Device } from '@vigil/common/alerts';
import type { Decision } from '@vigil/common/notifications';
import type { UserSettings } from '@vigil/common/settings';
import { type Connection, type Model, Schema } from 'mongoose';

/** A browser that messages can be pushed to. */
export interface SubscriptionRow {
  /** The hash of its endpoint: one browser is one row, for any user who signs in there. */
  _id: string;
  userId: string;
  /** Messages are pushed while this session is open. */
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Missing for browsers that have sent none: those follow the user's settings. */
  device?: Device;
  createdAt: Date;
  /** When the browser last renewed the subscription. */
  lastSeenAt: Date;
  expiresAt: Date;
}

/** What was decided about one event for one user. The text is read from the event itself. */
export interface DecisionRow extends Omit<Decision, 'id' | 'at' | 'title' | 'alertThreshold'> {
  /** Of the user and the event, so that repeating a decision changes nothing. */
  _id: string;
  userId: string;
  at: Date;
  /** Only in decisions of earlier versions. */
  alertThreshold?: UserSettings['alertThreshold'];
  /** The subscriptions that a message about the event was for; missing in decisions of earlier versions. */
  sentTo?: string[];
  /** When it is pushed again to devices that repeat it, and how often yet; missing once it was seen. */
  repeatAt?: Date;
  repeatsLeft?: number;
  /** The step of the event (`Event.step`) at the decision; missing for none. */
  step?: number;
  /** The change that was the reason of the last update sent about the event. */
  retoldSeq?: number;
  expiresAt: Date;
}

const SubscriptionSchema = new Schema<SubscriptionRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    sessionId: { type: String, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    device: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'push-subscriptions', versionKey: false, strict: 'throw' },
);
SubscriptionSchema.index({ userId: 1 });
SubscriptionSchema.index({ sessionId: 1 });
SubscriptionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const DecisionSchema = new Schema<DecisionRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    at: { type: Date, required: true },
    eventId: { type: String, required: true },
    eventType: { type: String, required: true },
    urgencyLevel: { type: String, required: true },
    rule: { type: String, required: true },
    alertThreshold: String,
    pushed: { type: Number, required: true },
    subscribed: { type: Number, required: true },
    sentTo: { type: [String], default: undefined },
    repeatAt: Date,
    repeatsLeft: Number,
    step: Number,
    retoldSeq: Number,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'notification-decisions', versionKey: false, strict: 'throw' },
);
DecisionSchema.index({ userId: 1, at: -1, _id: 1 });
DecisionSchema.index({ eventId: 1 });
DecisionSchema.index({ at: -1 });
DecisionSchema.index({ repeatAt: 1 });
DecisionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function defineSubscriptions(connection: Connection): Model<SubscriptionRow> {
  return connection.model<SubscriptionRow>('PushSubscription', SubscriptionSchema);
}

export function defineDecisions(connection: Connection): Model<DecisionRow> {
  return connection.model<DecisionRow>('NotificationDecision', DecisionSchema);
}
