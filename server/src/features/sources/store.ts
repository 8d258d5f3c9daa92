import { alertKinds, type Source, type SourceState } from '@vigil/common/sources';
import type { Connection } from 'mongoose';
import { createReadings } from './readings.ts';
import { createRegistry } from './registry.ts';
import { laterFields, type SourceRow, sourceRowsOf, type WebSubPush } from './row.ts';

export type { CountedItems, Pace, ReadMark, Validators } from './readings.ts';
export type { SourceInsert } from './registry.ts';
export type { SourceRow, WebSubPush } from './row.ts';

export type SourceStore = ReturnType<typeof createSourceStore>;

/** The publishers whose feeds are read, and how reading them went. */
export function createSourceStore(connection: Connection) {
  const Sources = sourceRowsOf(connection);

  /** By name. */
  async function list(): Promise<SourceRow[]> {
    const rows = await Sources.find().sort({ name: 1 }).lean();
    return rows.map((row) => ({ ...laterFields, ...row }));
  }

  async function get(id: string): Promise<SourceRow | null> {
    const row = await Sources.findById(id).lean();
    return row && { ...laterFields, ...row };
  }

  async function keepPush(id: string, push: WebSubPush): Promise<void> {
    await set(id, { push });
  }

  /** The hub has agreed to send until then; null if it sends no longer. */
  async function setPushedUntil(id: string, pushedUntil: Date | null): Promise<void> {
    await set(id, { pushedUntil });
  }

  async function keepEpisodes(id: string, episodes: readonly object[]): Promise<void> {
    await set(id, { episodes });
  }

  async function counts(): Promise<{ active: number; total: number }> {
    const [active, total] = await Promise.all([Sources.countDocuments({ status: 'active' }), Sources.countDocuments()]);
    return { active, total };
  }

  function set(id: string, fields: Partial<SourceRow>): Promise<SourceRow | null> {
    return Sources.findByIdAndUpdate(id, { $set: fields }, { returnDocument: 'after' }).lean();
  }

  return {
    ...createRegistry(Sources, set),
    ...createReadings(Sources, set),
    list,
    get,
    keepPush,
    setPushedUntil,
    keepEpisodes,
    counts,
  };
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
