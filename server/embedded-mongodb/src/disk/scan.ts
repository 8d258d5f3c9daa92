import type { QueryFilter } from '../query/filter.ts';
import { createSorter, type Sort, sortKey } from '../query/sort.ts';
import { decode } from '../values/decode.ts';
import type { Maybe } from '../values/value.ts';
import type { Collection } from './catalog.ts';
import { type Plan, plan } from './planner.ts';
import type { KeySpace, KeyValue, Range, Storage } from './storage.ts';

/** A stored document: its number and its BSON bytes. */
export interface Stored {
  number: Buffer;
  bytes: Buffer;
}

/** A query: filter, order and slice. */
export interface ScanQuery {
  filter: QueryFilter;
  sort: Sort;
  skip: number;
  /** Infinity for no limit. */
  limit: number;
  hint: Maybe;
}

/**
 * The documents that match a query. No snapshot is kept between two documents: a scan that resumes later continues
 * after its last key and sees writes made in between, but never part of a document.
 */
export function* select(storage: Storage, collection: Collection, query: ScanQuery): Generator<Stored> {
  const { filter, sort, skip, limit } = query;
  const chosen = plan(collection, filter, sort, query.hint);
  const found = matching(storage, collection, chosen, filter);
  const ordered = chosen.isSorted ? found : inMemory(found, sort, skip + limit);
  let position = 0;
  for (const stored of ordered) {
    if (position >= skip + limit) return;
    if (position++ >= skip) yield stored;
    if (position >= skip + limit) return;
  }
}

/** The number of matching documents, before skip and limit. */
export function countMatching(storage: Storage, collection: Collection, filter: QueryFilter, hint: Maybe): number {
  if (filter.terms.length === 0 && filter.isTermsOnly && hint === undefined) return collection.count;
  let count = 0;
  const found = matching(storage, collection, plan(collection, filter, [], hint), filter);
  while (!found.next().done) count++;
  return count;
}

/** Tests every candidate from the index with the whole filter. */
function* matching(storage: Storage, collection: Collection, chosen: Plan, filter: QueryFilter): Generator<Stored> {
  const isEverything = filter.terms.length === 0 && filter.isTermsOnly;
  for (const stored of candidates(storage, collection, chosen)) {
    if (isEverything || filter.test(decode(stored.bytes, filter.roots))) yield stored;
  }
}

/** Yields a document with several keys in the range only once. */
function* candidates(storage: Storage, collection: Collection, chosen: Plan): Generator<Stored> {
  const { index, ranges, reverse } = chosen;
  if (!index) {
    for (const { key, value } of walk(storage, collection.space, ranges, reverse)) yield { number: key, bytes: value };
    return;
  }
  const seen = index.isMultikey ? new Set<number>() : null;
  const entries = chosen.isKeys ? lookUp(storage, index.space, chosen) : walk(storage, index.space, ranges, reverse);
  for (const { key, value } of entries) {
    const number = index.unique ? value : key.subarray(-6);
    if (seen) {
      const id = number.readUIntBE(0, 6);
      if (seen.has(id)) continue;
      seen.add(id);
    }
    const bytes = storage.get(collection.space, number);
    if (bytes) yield { number, bytes };
  }
}

function* walk(storage: Storage, space: KeySpace, ranges: readonly Range[], reverse: boolean): Generator<KeyValue> {
  for (const range of reverse ? ranges.toReversed() : ranges) yield* storage.range(space, range, reverse);
}

/** Gets single keys, which costs less than opening a range for each. */
function* lookUp(storage: Storage, space: KeySpace, { ranges, reverse }: Plan): Generator<KeyValue> {
  for (const { from: key } of reverse ? ranges.toReversed() : ranges) {
    const value = storage.get(space, key);
    if (value) yield { key, value };
  }
}

/** Sorts in memory when no index yields the order. */
function inMemory(found: Iterable<Stored>, sort: Sort, limit: number): Stored[] {
  const roots = new Set(sort.map(({ parts }) => parts[0] ?? ''));
  const sorter = createSorter<Stored>(limit);
  for (const stored of found) sorter.add(sortKey(decode(stored.bytes, roots), sort), stored, stored.bytes.length);
  return sorter.sorted();
}
