import { type Catalog, openCatalog } from './disk/catalog.ts';
import { createDocuments, type Documents } from './disk/documents.ts';
import type { Storage } from './disk/storage.ts';
import { type Cursors, createCursors } from './protocol/cursors.ts';

/** The parts that commands work with. */
export interface Store {
  storage: Storage;
  catalog: Catalog;
  documents: Documents;
  cursors: Cursors;
  counts: Counts;
}

/** What `serverStatus` tells. */
export interface Counts {
  connections: { current: number; created: number };
  /** By name. */
  commands: Map<string, number>;
}

/** Only for the owner of the folder: it holds in memory what it takes nobody else to change. */
export function openStore(storage: Storage): Store {
  const catalog = openCatalog(storage);
  const counts: Counts = { connections: { current: 0, created: 0 }, commands: new Map() };
  return { storage, catalog, documents: createDocuments(storage, catalog), cursors: createCursors(), counts };
}
