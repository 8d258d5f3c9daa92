import { createHash, randomBytes } from 'node:crypto';
import {
  alertKinds,
  type Source,
  type SourceChange,
  type SourceLanguage,
  type SourceState,
} from '@vigil/common/sources';
import type { Connection } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';
import { countByDay, firstDay } from './item-days.ts';
import { laterFields, neverRead, type Push, readWell, type SourceRow, SourceSchema } from './row.ts';

export type { Push, SourceRow };

/** What a reading says of when the next one is worth it. A field that is left out stays as it was. */
export type Pace = Partial<Pick<SourceRow, 'gapMs' | 'newestAt' | 'freshForMs'>>;

/** What a publisher's server wants to be asked with, so that it need not send a feed again. */
export type Validators = Pick<SourceRow, 'etag' | 'lastModified'>;

/** What makes a new source. */
export type NewSource = Pick<SourceRow, 'name' | 'url' | 'side' | 'reliability'> &
  Partial<Pick<SourceRow, 'kind' | 'official'>>;

const maxWaitMs = 6 * 3_600_000;

/** What a successful reading leaves with its source. */
export interface ReadMark {
  id: string;
  validators: Validators | null;
  pace: Pace;
  language: SourceLanguage | null;
}

export type SourceStore = ReturnType<typeof createSourceStore>;

/** The publishers whose feeds are read, and how reading them went. */
export function createSourceStore(connection: Connection) {
  const Sources = connection.model<SourceRow>('Source', SourceSchema);

  /** By name. */
  async function list(): Promise<SourceRow[]> {
    const rows = await Sources.find().sort({ name: 1 }).lean();
    return rows.map((row) => ({ ...laterFields, ...row }));
  }

  /** Null where its address is known already; that one stays as it is. */
  async function add(source: NewSource): Promise<SourceRow | null> {
    try {
      const _id = (await hasMoved(source.url)) ? randomBytes(8).toString('hex') : idOf(source.url);
      return (await Sources.create({ _id, ...source })).toObject();
    } catch (error) {
      if (duplicateOf(error)) return null;
      throw error;
    }
  }

  /** The source that had this address once has another one now, and keeps its id. */
  async function hasMoved(url: string): Promise<boolean> {
    const known = await Sources.findById(idOf(url)).lean();
    return known !== null && idOf(known.url) !== known._id;
  }

  /**
   * Stores what an administrator has changed. A new address begins as a feed that was never read; its items go on being
   * identified as before. Returns null if another source has the address.
   */
  async function change(row: SourceRow, { name, ...fields }: SourceChange): Promise<SourceRow | null> {
    const renamed = name === undefined || name === row.name ? {} : { name, itemName: row.itemName ?? row.name };
    const isElsewhere = fields.url !== undefined && fields.url !== row.url;
    try {
      return await set(row._id, { ...fields, ...renamed, ...(isElsewhere && neverRead) });
    } catch (error) {
      if (duplicateOf(error)) return null;
      throw error;
    }
  }

  /** Returns what was removed, or null. Its events stay. */
  function remove(id: string): Promise<SourceRow | null> {
    return Sources.findByIdAndDelete(id).lean();
  }

  /** The feed was read at `at`, whether or not it held anything new. */
  function markRead(id: string, at: Date, validators: Validators | null) {
    return set(id, { ...readWell, lastUpdate: at, ...validators });
  }

  /** The same for many feeds in one write. Returns those that are still there. */
  async function markAllRead(feeds: ReadMark[], at: Date): Promise<SourceRow[]> {
    const writes = feeds.map(({ id, validators, pace, language }) => ({
      updateOne: {
        filter: { _id: id },
        update: { $set: { ...readWell, lastUpdate: at, ...validators, ...pace, language } },
      },
    }));
    if (writes.length > 0) await Sources.bulkWrite(writes, { ordered: false });
    return Sources.find({ _id: { $in: feeds.map(({ id }) => id) } }).lean();
  }

  /**
   * The feed could not be read. The next attempt waits twice as long after each failure, from
   * `pauseMs` up to six hours, and at least `retryAfterMs`.
   */
  function markFailed(row: SourceRow, at: Date, fault: string, pauseMs: number, retryAfterMs = 0) {
    const doubled = pauseMs * 2 ** Math.min(row.failures, 10) - pauseMs;
    const wait = Math.min(Math.max(doubled, retryAfterMs), maxWaitMs);
    return set(row._id, {
      status: 'failing',
      fault,
      failingSince: row.failingSince ?? at,
      failures: row.failures + 1,
      nextAttemptAt: new Date(at.getTime() + wait),
    });
  }

  /** The same of an attempt out of turn, which leaves the next one where it is. */
  async function noteFault({ _id, failingSince }: SourceRow, at: Date, fault: string): Promise<SourceRow | null> {
    return set(_id, { status: 'failing', fault, failingSince: failingSince ?? at });
  }

  /** Counts new items of a source by the days of their publication, and forgets days that are no longer shown. */
  async function countItems(
    { _id, days }: Pick<SourceRow, '_id' | 'days'>,
    dates: readonly Date[],
    now: Date,
  ): Promise<void> {
    const counts = countByDay(dates, now);
    const first = firstDay(now);
    if (!days) await Sources.updateOne({ _id, days: null }, { $set: { days: {} } });
    const old = Object.keys(days ?? {}).filter((day) => day < first);
    await Sources.updateOne(
      { _id },
      {
        $inc: Object.fromEntries([...counts].map(([day, count]) => [`days.${day}`, count])),
        ...(old.length > 0 && { $unset: Object.fromEntries(old.map((day) => [`days.${day}`, 1])) }),
      },
    );
  }

  async function get(id: string): Promise<SourceRow | null> {
    const row = await Sources.findById(id).lean();
    return row && { ...laterFields, ...row };
  }

  async function keepPush(id: string, push: Push): Promise<void> {
    await set(id, { push });
  }

  /** The hub has agreed to send until then; null if it sends no longer. */
  async function setPushedUntil(id: string, pushedUntil: Date | null): Promise<void> {
    await set(id, { pushedUntil });
  }

  async function keepEpisodes(id: string, episodes: readonly object[]): Promise<void> {
    await set(id, { episodes });
  }

  function set(id: string, fields: Partial<SourceRow>): Promise<SourceRow | null> {
    return Sources.findByIdAndUpdate(id, { $set: fields }, { returnDocument: 'after' }).lean();
  }

  async function counts(): Promise<{ active: number; total: number }> {
    const [active, total] = await Promise.all([Sources.countDocuments({ status: 'active' }), Sources.countDocuments()]);
    return { active, total };
  }

  return {
    list,
    get,
    add,
    change,
    remove,
    markRead,
    markAllRead,
    markFailed,
    noteFault,
    countItems,
    keepPush,
    setPushedUntil,
    keepEpisodes,
    counts,
  };
}

/** The same for an address however it is written, so that a source that comes back knows its items again. */
function idOf(url: string): string {
  const { href, hash } = new URL(url);
  const address = hash ? href.slice(0, -hash.length) : href;
  return createHash('sha256').update(address).digest('hex').slice(0, 16);
}

/** Returns true for a source that scans and scheduled readings read: neither paused nor an alert channel. */
export function isScanned({ kind, paused }: Pick<SourceRow, 'kind' | 'paused'>): boolean {
  return !paused && !alertKinds.has(kind);
}

export function toSource(row: SourceRow): Source {
  const { name, url, reliability, side, kind, official, paused, language } = row;
  return { ...toSourceState(row), name, url, reliability, side, kind, official, paused, language };
}

export function toSourceState({ _id: id, status, lastUpdate, fault, failingSince }: SourceRow): SourceState {
  return {
    id,
    status,
    lastUpdate: lastUpdate?.toISOString() ?? null,
    fault,
    failingSince: failingSince?.toISOString() ?? null,
  };
}
