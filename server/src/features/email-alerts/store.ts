import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Device } from '@vigil/common/alerts';
import type { UrgencyLevel } from '@vigil/common/events';
import { lessUrgentThan } from '@vigil/common/notify';
import type { Connection } from 'mongoose';
import { type AlertDecisionRow, defineAlertDecisions, defineEmailAlerts } from './rows.ts';

export type { AlertDecisionRow };

/** What was decided about an event for a user. */
export interface AlertDecision {
  eventId: string;
  urgencyLevel: UrgencyLevel;
  /** 0 for an event that has not moved. */
  step: number;
  passed: boolean;
}

/** Longer than an event is news, so that none is sent twice; what could not be sent by then is dropped. */
const keptMs = 24 * 3_600_000;

export type EmailAlertStore = ReturnType<typeof createEmailAlertStore>;

/** Who receives e-mail alerts, and what was decided about events for them. */
export function createEmailAlertStore(connection: Connection, now: () => Date) {
  const Alerts = defineEmailAlerts(connection);
  const Decisions = defineAlertDecisions(connection);
  const idOf = (userId: string, eventId: string) => `${userId}:${eventId}`;

  async function deviceOf(userId: string): Promise<Device | null> {
    return (await Alerts.findById(userId).lean())?.device ?? null;
  }

  /** Null switches alerts off and drops what waits. */
  async function save(userId: string, device: Device | null): Promise<void> {
    const first = { key: randomBytes(32).toString('base64url'), lastSentAt: new Date(0) };
    await Alerts.updateOne({ _id: userId }, { $set: { device }, $setOnInsert: first }, { upsert: true });
    if (device === null) await Decisions.deleteMany({ userId, state: 'waiting' });
  }

  async function listOn(): Promise<{ userId: string; device: Device }[]> {
    const rows = await Alerts.find({ device: { $ne: null } }).lean();
    return rows.flatMap(({ _id: userId, device }) => (device ? [{ userId, device }] : []));
  }

  /** The first decision about an event counts. */
  async function decide(userId: string, decisions: AlertDecision[]): Promise<void> {
    const expiresAt = new Date(now().getTime() + keptMs);
    const writes = decisions.map(({ eventId, urgencyLevel, step, passed }) => {
      const state = passed ? ('waiting' as const) : ('held' as const);
      const row = { userId, eventId, urgencyLevel, step, state, batch: null, sentLevel: null, expiresAt };
      return { updateOne: { filter: { _id: idOf(userId, eventId) }, update: { $setOnInsert: row }, upsert: true } };
    });
    if (writes.length > 0) await Decisions.bulkWrite(writes, { ordered: false });
  }

  /** A further decision, where the event was less urgent or a step behind at the last one. What was sent is sent again if it passes. */
  async function redecide(userId: string, decisions: AlertDecision[]): Promise<void> {
    for (const { eventId, urgencyLevel, step, passed } of decisions) {
      const isBehind = step > 0 ? [{ step: { $not: { $gte: step } } }] : [];
      const $or = [{ urgencyLevel: { $in: lessUrgentThan(urgencyLevel) } }, ...isBehind];
      const earlier = { _id: idOf(userId, eventId), $or };
      if (passed)
        await Decisions.updateOne(
          { ...earlier, state: { $ne: 'waiting' } },
          { $set: { state: 'waiting', urgencyLevel, step, batch: null } },
        );
      await Decisions.updateOne({ ...earlier, state: { $ne: 'sent' } }, { $set: { urgencyLevel, step } });
    }
  }

  /** By user. */
  async function listWaiting(): Promise<Map<string, AlertDecisionRow[]>> {
    const byUser = new Map<string, AlertDecisionRow[]>();
    for (const row of await Decisions.find({ state: 'waiting', expiresAt: { $gt: now() } }).lean())
      byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row]);
    return byUser;
  }

  /** True for one server if the user may be sent a message now; the next one may follow after `gapMs`. */
  async function claim(userId: string, gapMs: number): Promise<boolean> {
    const at = now();
    const { modifiedCount } = await Alerts.updateOne(
      { _id: userId, device: { $ne: null }, lastSentAt: { $lte: new Date(at.getTime() - gapMs) } },
      { $set: { lastSentAt: at } },
    );
    return modifiedCount > 0;
  }

  /** Makes these rows one message and returns its id, which a second attempt finds in them. */
  async function startBatch(rows: AlertDecisionRow[]): Promise<string> {
    const batch = randomUUID();
    await Decisions.updateMany({ _id: { $in: rows.map(({ _id }) => _id) } }, { $set: { batch } });
    return batch;
  }

  /** What became more urgent or moved after it was read stays waiting, for the next message. */
  async function markSent(rows: AlertDecisionRow[]): Promise<void> {
    for (const { _id, urgencyLevel, step = 0 } of rows) {
      const sent = { state: 'sent' as const, batch: null, sentLevel: urgencyLevel };
      const asRead = { urgencyLevel, step: step > 0 ? step : { $not: { $gt: 0 } } };
      await Decisions.updateOne({ _id, state: 'waiting', ...asRead }, { $set: sent });
    }
    await Decisions.updateMany(
      { _id: { $in: rows.map(({ _id }) => _id) }, state: 'waiting' },
      { $set: { batch: null } },
    );
  }

  /** What is not sent at all: its event was withdrawn, or there is no address to send it to. */
  async function drop(rows: AlertDecisionRow[]): Promise<void> {
    const dropped = { state: 'held' as const, batch: null };
    await Decisions.updateMany({ _id: { $in: rows.map(({ _id }) => _id) } }, { $set: dropped });
  }

  /** The signature of the link that ends the user's alerts; null for a user without alerts. */
  async function signatureOf(userId: string): Promise<string | null> {
    const row = await Alerts.findById(userId).lean();
    return row && createHmac('sha256', row.key).update(`unsubscribe ${userId}`).digest('base64url');
  }

  async function isSigned(userId: string, signature: string): Promise<boolean> {
    const [right, given] = [Buffer.from((await signatureOf(userId)) ?? ''), Buffer.from(signature)];
    return right.length > 0 && right.length === given.length && timingSafeEqual(right, given);
  }

  async function removeAllOf(userId: string): Promise<void> {
    await Alerts.deleteOne({ _id: userId });
    await Decisions.deleteMany({ userId });
  }

  return {
    deviceOf,
    save,
    listOn,
    decide,
    redecide,
    listWaiting,
    claim,
    startBatch,
    markSent,
    drop,
    signatureOf,
    isSigned,
    removeAllOf,
  };
}
