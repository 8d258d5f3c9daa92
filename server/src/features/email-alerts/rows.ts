import type { Device } from '@vigil/common/alerts';
import type { UrgencyLevel } from '@vigil/common/events';
import { type Connection, Schema } from 'mongoose';

/** The e-mail alerts of a user. The row stays when they are switched off, so that links in earlier messages keep their effect. */
interface EmailAlertsRow {
  /** The user's id. */
  _id: string;
  device: Device | null;
  /** The key that signs the user's links. */
  key: string;
  lastSentAt: Date;
}

/** What was decided about an event for a user: one row, so that an event is sent once. */
export interface AlertDecisionRow {
  /** Of the user and the event. */
  _id: string;
  userId: string;
  eventId: string;
  /** Of the event at the last decision. */
  urgencyLevel: UrgencyLevel;
  /** `held`: the user's choices do not let it through, or it was withdrawn before it was sent. */
  state: 'held' | 'waiting' | 'sent';
  /** The message that it belongs to, from before the first attempt to send it until it is sent. */
  batch: string | null;
  /** The step of the event at the last decision; missing for none. */
  step?: number;
  /** The urgency with which it was sent; null if it was not. */
  sentLevel: UrgencyLevel | null;
  expiresAt: Date;
}

const EmailAlertsSchema = new Schema<EmailAlertsRow>(
  {
    _id: { type: String, required: true },
    device: { type: Schema.Types.Mixed, default: null },
    key: { type: String, required: true },
    lastSentAt: { type: Date, required: true },
  },
  { collection: 'email-alerts', versionKey: false, strict: 'throw' },
);

const AlertDecisionSchema = new Schema<AlertDecisionRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    eventId: { type: String, required: true },
    urgencyLevel: { type: String, required: true },
    state: { type: String, required: true },
    batch: { type: String, default: null },
    step: Number,
    sentLevel: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'email-alert-decisions', versionKey: false, strict: 'throw' },
);
AlertDecisionSchema.index({ userId: 1 });
AlertDecisionSchema.index({ state: 1 });
AlertDecisionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const defineEmailAlerts = (connection: Connection) =>
  connection.model<EmailAlertsRow>('EmailAlerts', EmailAlertsSchema);

export const defineAlertDecisions = (connection: Connection) =>
  connection.model<AlertDecisionRow>('EmailAlertDecision', AlertDecisionSchema);
