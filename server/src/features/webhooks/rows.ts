import type { UrgencyLevel } from '@vigil/common/events';
import type { Delivery, WebhookType } from '@vigil/common/webhooks';
import { type Connection, type Model, Schema } from 'mongoose';

export interface WebhookRow {
  _id: string;
  name: string;
  url: string;
  minUrgency: UrgencyLevel;
  isEnabled: boolean;
  secret: string;
  createdAt: Date;
  /** Changes after this one are sent. */
  since: number;
  /** Failed attempts since the last success, and when the next one may start. */
  failures: number;
  retryAt: Date;
  lastDeliveredAt: Date | null;
  fault: string | null;
}

/** One message to one webhook. Its contents are read from the event at each attempt, so that no row keeps a text. */
export interface DeliveryRow {
  /** Of the webhook, the change and the event: reading a change again adds nothing. */
  _id: string;
  webhookId: string;
  at: Date;
  type: WebhookType;
  eventId: string | null;
  seq: number;
  state: Delivery['state'];
  attempts: number;
  status: number | null;
  fault: string | null;
  ms: number | null;
  nextAt: Date;
  expiresAt: Date;
}

/** How an attempt ended. `fault` is null on success. */
export interface AttemptResult {
  status: number | null;
  fault: string | null;
  ms: number;
}

const WebhookSchema = new Schema<WebhookRow>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    url: { type: String, required: true },
    minUrgency: { type: String, required: true },
    isEnabled: { type: Boolean, required: true },
    secret: { type: String, required: true },
    createdAt: { type: Date, required: true },
    since: { type: Number, required: true },
    failures: { type: Number, required: true },
    retryAt: { type: Date, required: true },
    lastDeliveredAt: { type: Date, default: null },
    fault: { type: String, default: null },
  },
  { collection: 'webhooks', versionKey: false, strict: 'throw' },
);
WebhookSchema.index({ url: 1 }, { unique: true });

const DeliverySchema = new Schema<DeliveryRow>(
  {
    _id: { type: String, required: true },
    webhookId: { type: String, required: true },
    at: { type: Date, required: true },
    type: { type: String, required: true },
    eventId: { type: String, default: null },
    seq: { type: Number, required: true },
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    status: { type: Number, default: null },
    fault: { type: String, default: null },
    ms: { type: Number, default: null },
    nextAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'webhook-deliveries', versionKey: false, strict: 'throw' },
);
DeliverySchema.index({ webhookId: 1, at: -1 });
DeliverySchema.index({ state: 1, webhookId: 1, nextAt: 1, seq: 1 });
DeliverySchema.index({ eventId: 1 });
DeliverySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function defineWebhooks(connection: Connection): Model<WebhookRow> {
  return connection.model<WebhookRow>('Webhook', WebhookSchema);
}

export function defineDeliveries(connection: Connection): Model<DeliveryRow> {
  return connection.model<DeliveryRow>('WebhookDelivery', DeliverySchema);
}
