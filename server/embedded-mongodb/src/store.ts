import { type Catalog, openCatalog } from './disk/catalog.ts';
import { createDocuments, type Documents } from './disk/documents.ts';
import type { Storage } from './disk/storage.ts';
import { type Cursors, createCursors } from './protocol/cursors.ts';

/** What commands work with. */
export interface DocumentStore {
  storage: Storage;
  catalog: Catalog;
  documents: Documents;
  cursors: Cursors;
  counts: StoreCounts;
}

/** Counters for `serverStatus`. */
interface StoreCounts {
  connections: { current: number; created: number };
  /** Number of calls by command name. */
  commands: Map<string, number>;
}

/** Opens the store. Only the owner may write: the catalog is cached in memory. */
export function openStore(storage: Storage): DocumentStore {
  const catalog = openCatalog(storage);
  const counts: StoreCounts = { connections: { current: 0, created: 0 }, commands: new Map() };
  return { storage, catalog, documents: createDocuments(storage, catalog), cursors: createCursors(), counts };
}
