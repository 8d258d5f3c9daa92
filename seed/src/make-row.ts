import type { SourceRow } from '@vigil/server/features/sources/store';
import { makeSource } from './make.ts';

/** A source as it is stored; apart from what pages are tested with, since only a server knows its type. */
export function makeSourceRow(overrides: Partial<SourceRow> = {}): SourceRow {
  const { id, lastUpdate, ...source } = makeSource();
  return {
    _id: id,
    ...source,
    failingSince: null,
    lastUpdate: lastUpdate === null ? null : new Date(lastUpdate),
    failures: 0,
    nextAttemptAt: null,
    etag: null,
    lastModified: null,
    ...overrides,
  };
}
