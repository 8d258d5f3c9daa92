import { randomUUID } from 'node:crypto';
import { webhookRetryHours } from '@vigil/common/webhooks';
import type { Model } from 'mongoose';
import type { AttemptResult, DeliveryRow } from './rows.ts';

const keptMs = 30 * 86_400_000;
const maxListed = 100;

/** A message that is to be sent. */
export type NewDelivery = Pick<DeliveryRow, 'webhookId' | 'type' | 'eventId' | 'seq'>;

/** The messages of all webhooks. */
export function createDeliveryStore(Deliveries: Model<DeliveryRow>, now: () => Date) {
  /** Messages from before this time are not tried again, except removals: else a receiver would keep what was withdrawn. */
  const oldest = () => new Date(now().getTime() - webhookRetryHours * 3_600_000);

  /** Messages that are known already stay as they are. */
  async function enqueue(wanted: NewDelivery[]): Promise<void> {
    const writes = wanted.map((delivery) => {
      const { _id, ...row } = toRow(delivery, idOf(delivery));
      return { updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true } };
    });
    if (writes.length > 0) await Deliveries.bulkWrite(writes, { ordered: false });
  }

  /** The same, and those that were given up are tried again. */
  async function enqueueAgain(wanted: NewDelivery[]): Promise<void> {
    await enqueue(wanted);
    const ids = wanted.map(idOf);
    const at = now();
    await Deliveries.updateMany(
      { _id: { $in: ids }, state: 'given-up' },
      { $set: { state: 'waiting', at, nextAt: at, attempts: 0, expiresAt: new Date(at.getTime() + keptMs) } },
    );
  }

  /** A test is sent once, by the server that was asked for it. */
  async function addTest(webhookId: string, seq: number): Promise<DeliveryRow> {
    const test: NewDelivery = { webhookId, type: 'test', eventId: null, seq };
    const row: DeliveryRow = { ...toRow(test, `${webhookId}:test:${randomUUID()}`), state: 'given-up', attempts: 1 };
    await Deliveries.create(row);
    return row;
  }

  function toRow(delivery: NewDelivery, _id: string): DeliveryRow {
    const at = now();
    const outcome = { status: null, fault: null, ms: null };
    const expiresAt = new Date(at.getTime() + keptMs);
    return { _id, ...delivery, at, state: 'waiting', attempts: 0, ...outcome, nextAt: at, expiresAt };
  }

  /** The message of a webhook that is due first, or null. */
  async function firstDue(webhookId: string): Promise<DeliveryRow | null> {
    const due = { webhookId, state: 'waiting' as const, nextAt: { $lte: now() } };
    return Deliveries.findOne({ ...due, $or: [{ type: 'event.removed' }, { at: { $gte: oldest() } }] })
      .sort({ nextAt: 1, seq: 1 })
      .lean();
  }

  /** When the first waiting message of a webhook is due; null if none waits. */
  async function nextDueAt(webhookId: string): Promise<Date | null> {
    const row = await Deliveries.findOne({ webhookId, state: 'waiting' }, { nextAt: 1 }).sort({ nextAt: 1 }).lean();
    return row?.nextAt ?? null;
  }

  /**
   * Claims an attempt before it is made: false if another process has made it meanwhile. If this process is killed during
   * the attempt, the message is due again at `nextAt`.
   */
  async function claimAttempt({ _id, attempts }: DeliveryRow, nextAt: Date): Promise<boolean> {
    const { modifiedCount } = await Deliveries.updateOne(
      { _id, attempts, state: 'waiting' },
      { $set: { nextAt }, $inc: { attempts: 1 } },
    );
    return modifiedCount > 0;
  }

  /** A message that was given up during its attempt waits no longer, but may turn out to be delivered. */
  async function settle(_id: string, result: AttemptResult, state: DeliveryRow['state']): Promise<void> {
    const isStill = state === 'waiting' ? { state } : {};
    await Deliveries.updateOne({ _id, ...isStill }, { $set: { ...result, state } });
  }

  async function giveUpOld(): Promise<void> {
    await Deliveries.updateMany(
      { state: 'waiting', type: { $ne: 'event.removed' }, at: { $lt: oldest() } },
      { $set: { state: 'given-up' } },
    );
  }

  /** The latest of a webhook, newest first. */
  async function deliveriesOf(webhookId: string): Promise<DeliveryRow[]> {
    return Deliveries.find({ webhookId }).sort({ at: -1, seq: -1 }).limit(maxListed).lean();
  }

  async function getDelivery(id: string): Promise<DeliveryRow | null> {
    return Deliveries.findById(id).lean();
  }

  async function countWaiting(webhookId: string): Promise<number> {
    return Deliveries.countDocuments({ webhookId, state: 'waiting' });
  }

  return {
    enqueue,
    enqueueAgain,
    addTest,
    firstDue,
    nextDueAt,
    claimAttempt,
    settle,
    giveUpOld,
    deliveriesOf,
    getDelivery,
    countWaiting,
  };
}

function idOf({ webhookId, seq, eventId }: NewDelivery): string {
  return `${webhookId}:${seq}:${eventId}`;
}
