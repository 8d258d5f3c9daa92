import { compileFilter } from '../query/filter.ts';
import type { DocumentStore } from '../store.ts';
import { atOnce, createTimeLimit } from '../turns.ts';
import { doc } from '../values/value.ts';
import type { Collection, CollectionIndex } from './catalog.ts';
import { select } from './scan.ts';

/** Limits one pass, so that many expired documents do not delay other commands. */
const maxAtOnce = 1_000;

/** Deletes documents that TTL indexes declare expired, at most 1 000 an index in one pass. */
export async function removeExpired(store: DocumentStore, now: Date): Promise<void> {
  for (const collection of store.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds !== null)
        await removeThrough(store, collection, index, index.expireAfterSeconds, now);
    }
  }
}

/** Only dates expire. For an array of dates, the earliest one counts. */
function removeThrough(
  { storage, documents }: DocumentStore,
  collection: Collection,
  index: CollectionIndex,
  seconds: number,
  now: Date,
): Promise<void> {
  const [field] = index.fields;
  const limit = new Date(now.getTime() - seconds * 1000);
  const filter = compileFilter(doc({ [field?.path ?? '']: doc({ $lte: limit }) }));
  // The hint limits the search to this index, which matters for partial indexes.
  const query = { filter, sort: [], skip: 0, limit: maxAtOnce, hint: index.name };
  const timeLimit = createTimeLimit(null);
  return storage.write(() => {
    for (const { number, bytes } of [...atOnce(select(storage, collection, query, { timeLimit }))])
      documents.remove(collection, number, bytes);
  });
}
