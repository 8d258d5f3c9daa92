import { compileFilter } from '../query/filter.ts';
import type { Store } from '../store.ts';
import { doc } from '../values/value.ts';
import type { Collection, Index } from './catalog.ts';
import { select } from './scan.ts';

/** So that a great heap of expired documents does not hold up everybody else. */
const mostAtOnce = 1_000;

/** Deletes the documents whose time is over, as TTL indexes ask; at most a thousand of each index in one go. */
export async function removeExpired(store: Store, now: Date): Promise<void> {
  for (const collection of store.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds !== null)
        await removeThrough(store, collection, index, index.expireAfterSeconds, now);
    }
  }
}

/** Only dates expire; of an array of dates, the earliest counts. */
function removeThrough(
  { storage, documents }: Store,
  collection: Collection,
  index: Index,
  seconds: number,
  now: Date,
): Promise<void> {
  const [field] = index.fields;
  const limit = new Date(now.getTime() - seconds * 1000);
  const filter = compileFilter(doc({ [field?.path ?? '']: doc({ $lte: limit }) }));
  // The hint keeps the search to the index, and so to the documents that a partial index holds.
  const query = { filter, sort: [], skip: 0, limit: mostAtOnce, hint: index.name };
  return storage.write(() => {
    for (const { number, bytes } of [...select(storage, collection, query)])
      documents.remove(collection, number, bytes);
  });
}
