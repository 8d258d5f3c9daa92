import type { UrgencyLevel } from '@vigil/common/events';
import { repeatMs } from '@vigil/common/notify';
import type { Model } from 'mongoose';
import type { DecisionRow } from './rows.ts';

const maxListed = 100;
const maxClaimed = 200;
const stop = { $unset: { repeatAt: '', repeatsLeft: '' } };

/** What was decided about each event for each user. Expired rows are left out before the database removes them. */
export function createDecisionStore(Decisions: Model<DecisionRow>, now: () => Date) {
  const unexpired = () => ({ expiresAt: { $gt: now() } });

  /** Existing decisions stay as they are. */
  async function decide(rows: DecisionRow[]): Promise<void> {
    const writes = rows.map(({ _id, ...row }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true },
    }));
    if (writes.length > 0) await Decisions.bulkWrite(writes, { ordered: false });
  }

  /** Overwrites existing decisions. */
  async function redecide(rows: DecisionRow[]): Promise<void> {
    const writes = rows.map(({ _id, ...row }) => ({ updateOne: { filter: { _id }, update: { $set: row } } }));
    if (writes.length > 0) await Decisions.bulkWrite(writes, { ordered: false });
  }

  /** Counts browsers of the user that received the message about these. */
  async function addPushed(decisionIds: string[], pushed: number): Promise<void> {
    await Decisions.updateMany({ _id: { $in: decisionIds } }, { $inc: { pushed } });
  }

  /** What was decided of these events while they had one of these urgencies, or fewer steps than this. */
  async function listDecided(eventIds: string[], urgencyLevels: UrgencyLevel[], step = 0): Promise<DecisionRow[]> {
    const isBehind = step > 0 ? [{ step: { $not: { $gte: step } } }] : [];
    const $or = [{ urgencyLevel: { $in: urgencyLevels } }, ...isBehind];
    return Decisions.find({ eventId: { $in: eventIds }, $or, ...unexpired() }).lean();
  }

  /** The individual notifications since then, except for those about these events. */
  async function listNotified(
    since: Date,
    exceptIds: string[],
  ): Promise<Pick<DecisionRow, 'userId' | 'urgencyLevel'>[]> {
    return Decisions.find(
      { at: { $gt: since }, rule: 'passed', eventId: { $nin: exceptIds } },
      { userId: 1, urgencyLevel: 1 },
    ).lean();
  }

  /**
   * Claims the users who were notified of an event for one further message, whose reason is the change `seq`. A second
   * claim for the same reason returns no user, on any server.
   */
  async function claimNotified(eventId: string, seq: number): Promise<DecisionRow[]> {
    const open = { retoldSeq: { $not: { $gte: seq } } };
    const rows = await Decisions.find({ eventId, rule: 'passed', ...open, ...unexpired() }).lean();
    const claimed: DecisionRow[] = [];
    for (const row of rows) {
      const { modifiedCount } = await Decisions.updateOne({ _id: row._id, ...open }, { $set: { retoldSeq: seq } });
      if (modifiedCount > 0) claimed.push(row);
    }
    return claimed;
  }

  /** Claims the decisions that are to be repeated now: each one is returned to one caller, on any server. */
  async function claimRepeats(): Promise<DecisionRow[]> {
    const at = now();
    const rows = await Decisions.find({ repeatAt: { $lte: at }, ...unexpired() })
      .sort({ repeatAt: 1, _id: 1 })
      .limit(maxClaimed)
      .lean();
    const claimed: DecisionRow[] = [];
    for (const row of rows) {
      const left = (row.repeatsLeft ?? 1) - 1;
      const next = { $set: { repeatAt: new Date(at.getTime() + repeatMs), repeatsLeft: left } };
      const { modifiedCount } = await Decisions.updateOne(
        { _id: row._id, repeatAt: row.repeatAt },
        left > 0 ? next : stop,
      );
      if (modifiedCount > 0) claimed.push(row);
    }
    return claimed;
  }

  /** Ends the repetitions of an event for a user. */
  async function endRepeats(userId: string, eventId: string): Promise<void> {
    await Decisions.updateOne({ _id: `${userId}:${eventId}` }, stop);
  }

  /** Newest first; all with a limit of 0. */
  async function listDecisions(userId: string, limit = maxListed): Promise<DecisionRow[]> {
    return Decisions.find({ userId, ...unexpired() })
      .sort({ at: -1, _id: 1 })
      .limit(limit)
      .lean();
  }

  return {
    decide,
    redecide,
    addPushed,
    listDecided,
    listNotified,
    claimNotified,
    claimRepeats,
    endRepeats,
    listDecisions,
  };
}
