import { createHash, randomBytes } from 'node:crypto';
import {
  alertKinds,
  type Side,
  type Source,
  type SourceChange,
  type SourceKind,
  type SourceLanguage,
  type SourceState,
  type SourceStatus,
} from '@vigil/common/sources';
import { type Connection, Schema } from 'mongoose';
import { duplicateOf } from '../../database/duplicate.ts';
import { countByDay, firstDay } from './item-days.ts';

/** The subscription of a feed at its hub. `token` is part of the address that the hub calls, `secret` signs what it sends. */
export interface Push {
  hub: string;
  topic: string;
  token: string;
  secret: string;
}

export interface SourceRow {
  _id: string;
  name: string;
  url: string;
  status: SourceStatus;
  reliability: number;
  side: Side;
  kind: SourceKind;
  official: boolean;
  lastUpdate: Date | null;
  fault: string | null;
  failingSince: Date | null;
  /** An administrator has paused it: it is not read. */
  paused: boolean;
  /** The name under which its items are identified, which a new name does not change. Null: its name. */
  itemName: string | null;
  /** The language of most items, as of its last reading. */
  language: SourceLanguage | null;
  /** Attempts that failed in a row, and the earliest time of the next one. */
  failures: number;
  nextAttemptAt: Date | null;
  /** Of the last answer that was taken in whole. */
  etag: string | null;
  lastModified: string | null;
  /** For planning its next reading, see `nextReadAt`. */
  gapMs: number | null;
  newestAt: Date | null;
  freshForMs: number | null;
  pushedUntil: Date | null;
  push: Push | null;
  /** The number of new items by their day of publication, such as '2030-01-02', for about a week. */
  days: Record<string, number> | null;
  /** Of an alert channel: its running alerts, see `Episode`. */
  episodes: unknown;
}

/** What a reading says of when the next one is worth it. A field that is left out stays as it was. */
export type Pace = Partial<Pick<SourceRow, 'gapMs' | 'newestAt' | 'freshForMs'>>;

/** What a publisher's server wants to be asked with, so that it need not send a feed again. */
export type Validators = Pick<SourceRow, 'etag' | 'lastModified'>;

/** What makes a new source. */
export type NewSource = Pick<SourceRow, 'name' | 'url' | 'side' | 'reliability'> &
  Partial<Pick<SourceRow, 'kind' | 'official'>>;

const nullable = <T>(type: T) => ({ type, default: null });

const SourceSchema = new Schema<SourceRow>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    url: { type: String, required: true },
    status: { type: String, default: 'unread' },
    reliability: { type: Number, default: 100 },
    side: { type: String, required: true },
    kind: { type: String, default: 'feed' },
    official: { type: Boolean, default: false },
    lastUpdate: nullable(Date),
    fault: nullable(String),
    failingSince: nullable(Date),
    paused: { type: Boolean, default: false },
    itemName: nullable(String),
    language: nullable(Schema.Types.Mixed),
    failures: { type: Number, default: 0 },
    nextAttemptAt: nullable(Date),
    etag: nullable(String),
    lastModified: nullable(String),
    gapMs: nullable(Number),
    newestAt: nullable(Date),
    freshForMs: nullable(Number),
    pushedUntil: nullable(Date),
    push: nullable(Schema.Types.Mixed),
    days: nullable(Schema.Types.Mixed),
    episodes: nullable(Schema.Types.Mixed),
  },
  { collection: 'sources', versionKey: false, strict: 'throw' },
);
SourceSchema.index({ url: 1 }, { unique: true });

const readWell = { status: 'active', fault: null, failingSince: null, failures: 0, nextAttemptAt: null } as const;

/** Nothing that an earlier address has said. */
const neverRead = {
  ...readWell,
  status: 'unread',
  lastUpdate: null,
  language: null,
  etag: null,
  lastModified: null,
  gapMs: null,
  newestAt: null,
  freshForMs: null,
  pushedUntil: null,
  push: null,
  episodes: null,
} as const;

const maxWaitMs = 6 * 3_600_000;

/** Rows of earlier versions lack these fields. */
const laterFields = {
  kind: 'feed',
  official: false,
  paused: false,
  itemName: null,
  language: null,
  gapMs: null,
  newestAt: null,
  freshForMs: null,
  pushedUntil: null,
  push: null,
  days: null,
  episodes: null,
} as const;

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
