import { type Connection, Schema } from 'mongoose';
import type { NewDelivery } from './deliveries.ts';
import { defineDeliveries } from './rows.ts';

/** That a webhook was sent an event. No text; kept as long as the event, so that its receiver learns of a late removal. */
interface ReceiverRow {
  /** Of the event and the webhook. */
  _id: string;
  eventId: string;
  webhookId: string;
}

const ReceiverSchema = new Schema<ReceiverRow>(
  {
    _id: { type: String, required: true },
    eventId: { type: String, required: true },
    webhookId: { type: String, required: true },
  },
  { collection: 'webhook-receivers', versionKey: false, strict: 'throw' },
);
ReceiverSchema.index({ eventId: 1 });
ReceiverSchema.index({ webhookId: 1, eventId: 1 });

/** Which webhooks were sent which events. */
export function createReceiverStore(connection: Connection) {
  const Receivers = connection.model<ReceiverRow>('WebhookReceiver', ReceiverSchema);
  const Deliveries = defineDeliveries(connection);

  /** Call it before the messages are stored. */
  async function noteReceivers(messages: NewDelivery[]): Promise<void> {
    const writes = messages.flatMap(({ webhookId, eventId, type }) => {
      if (eventId === null || type === 'event.removed') return [];
      const update = { $setOnInsert: { eventId, webhookId } };
      return [{ updateOne: { filter: { _id: `${eventId}:${webhookId}` }, update, upsert: true } }];
    });
    if (writes.length > 0) await Receivers.bulkWrite(writes, { ordered: false });
  }

  /** The webhooks that were sent messages about each of these events. */
  async function receiversOf(eventIds: string[]): Promise<Map<string, Set<string>>> {
    const wanted = { eventId: { $in: eventIds } };
    const fields = { eventId: 1, webhookId: 1 };
    const rows = [
      ...(await Receivers.find(wanted, fields).lean()),
      // Messages that an earlier version stored.
      ...(await Deliveries.find(wanted, fields).lean()),
    ];
    const receivers = new Map<string, Set<string>>();
    for (const { eventId, webhookId } of rows)
      if (eventId) receivers.set(eventId, (receivers.get(eventId) ?? new Set()).add(webhookId));
    return receivers;
  }

  /** A page of the events that a webhook was sent, in the order of their ids, after an id. */
  async function eventsSentTo(webhookId: string, after: string, limit: number): Promise<string[]> {
    const rows = await Receivers.find({ webhookId, eventId: { $gt: after } }, { eventId: 1 })
      .sort({ eventId: 1 })
      .limit(limit)
      .lean();
    return rows.map(({ eventId }) => eventId);
  }

  /** Of erased events, once the messages about them to these webhooks are stored. */
  async function forgetEvents(eventIds: string[], webhookIds: string[]): Promise<void> {
    if (eventIds.length === 0) return;
    await Receivers.deleteMany({ eventId: { $in: eventIds }, webhookId: { $in: webhookIds } });
  }

  async function forgetReceiver(webhookId: string): Promise<void> {
    await Receivers.deleteMany({ webhookId });
  }

  return { noteReceivers, receiversOf, eventsSentTo, forgetEvents, forgetReceiver };
}
