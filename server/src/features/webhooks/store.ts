import { randomBytes, randomUUID } from 'node:crypto';
import type { Webhook, WebhookForm } from '@vigil/common/webhooks';
import type { Connection } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';
import { defineMeta } from '../../database/meta.ts';
import { Fault } from '../../kit/fault.ts';
import { createDeliveryStore } from './deliveries.ts';
import { createReceiverStore } from './receivers.ts';
import { type AttemptResult, type DeliveryRow, defineDeliveries, defineWebhooks, type WebhookRow } from './rows.ts';

export type { AttemptResult, DeliveryRow, WebhookRow };

export type WebhookStore = ReturnType<typeof createWebhookStore>;

/** The webhooks, their messages, and the change up to which messages were made. */
export function createWebhookStore(connection: Connection, now: () => Date) {
  const Webhooks = defineWebhooks(connection);
  const Deliveries = defineDeliveries(connection);
  const Meta = defineMeta(connection);
  const receivers = createReceiverStore(connection);

  /** By name. */
  async function list(): Promise<WebhookRow[]> {
    return Webhooks.find().sort({ name: 1, _id: 1 }).lean();
  }

  async function get(id: string): Promise<WebhookRow | null> {
    return Webhooks.findById(id).lean();
  }

  /** Throws a `Fault` if another webhook has the URL. `since`: the last change that it is not sent. */
  async function add(form: WebhookForm, since: number): Promise<WebhookRow> {
    const at = now();
    const state = { failures: 0, retryAt: at, lastDeliveredAt: null, fault: null };
    const row: WebhookRow = { _id: randomUUID(), ...form, secret: newSecret(), createdAt: at, since, ...state };
    try {
      await Webhooks.create(row);
    } catch (error) {
      throw duplicateOf(error) ? isTaken() : error;
    }
    return row;
  }

  /**
   * Null if there is no such webhook. One that is turned on again is sent the changes after `since` only; messages of one
   * that is turned off are not sent. Its pause after a failure ends.
   */
  async function change(id: string, form: WebhookForm, since: number): Promise<WebhookRow | null> {
    const before = await get(id);
    if (!before) return null;
    if (await Webhooks.exists({ url: form.url, _id: { $ne: id } })) throw isTaken();
    const start = form.isEnabled && !before.isEnabled ? { since } : {};
    if (!form.isEnabled) await giveUpWaiting(id, 'The webhook was turned off.');
    const set = { ...form, ...start, failures: 0, retryAt: now(), fault: null };
    return Webhooks.findByIdAndUpdate(id, { $set: set }, { returnDocument: 'after' }).lean();
  }

  /** Returns the new secret; null if there is no such webhook. */
  async function renewSecret(id: string): Promise<string | null> {
    const secret = newSecret();
    const { matchedCount } = await Webhooks.updateOne({ _id: id }, { $set: { secret } });
    return matchedCount > 0 ? secret : null;
  }

  /** Returns the removed webhook, or null. */
  async function remove(id: string): Promise<WebhookRow | null> {
    const row = await Webhooks.findByIdAndDelete(id).lean();
    await Deliveries.deleteMany({ webhookId: id });
    await receivers.forgetReceiver(id);
    return row;
  }

  /** Records an attempt with the webhook: after a failure nothing is sent before `retryAt`. */
  async function noteAttempt(id: string, { fault }: AttemptResult, retryAt: Date): Promise<void> {
    const update = fault
      ? { $set: { fault, retryAt }, $inc: { failures: 1 } }
      : { $set: { fault: null, failures: 0, lastDeliveredAt: now() } };
    await Webhooks.updateOne({ _id: id }, update);
  }

  /** Of a receiver that answers 410: it asks for no further messages. */
  async function turnOff(id: string): Promise<void> {
    await Webhooks.updateOne({ _id: id }, { $set: { isEnabled: false } });
    await giveUpWaiting(id, 'The receiver answered 410: the webhook was turned off.');
  }

  async function giveUpWaiting(webhookId: string, fault: string): Promise<void> {
    await Deliveries.updateMany({ webhookId, state: 'waiting' }, { $set: { state: 'given-up', fault } });
  }

  /** The last change that messages were made of. At the first start that is `head`. */
  async function position(head: number): Promise<number> {
    const meta = await Meta.findOneAndUpdate(
      { _id: 'webhooks' },
      { $setOnInsert: { seq: head } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
    return meta?.seq ?? head;
  }

  async function moveTo(seq: number): Promise<void> {
    await Meta.updateOne({ _id: 'webhooks' }, { $max: { seq } });
  }

  return {
    list,
    get,
    add,
    change,
    renewSecret,
    remove,
    noteAttempt,
    turnOff,
    position,
    moveTo,
    ...createDeliveryStore(Deliveries, now),
    ...receivers,
  };
}

/** As Standard Webhooks writes a secret: 32 random bytes in base64. */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function isTaken(): Fault {
  return new Fault('conflict', 'Another webhook has this address.');
}

export function toWebhook(row: WebhookRow, waiting: number): Webhook {
  const { _id: id, name, url, minUrgency, isEnabled, createdAt, lastDeliveredAt, fault } = row;
  const delivered = lastDeliveredAt?.toISOString() ?? null;
  return {
    id,
    name,
    url,
    minUrgency,
    isEnabled,
    createdAt: createdAt.toISOString(),
    lastDeliveredAt: delivered,
    fault: fault ?? null,
    waiting,
  };
}
