import type { QueryFilter } from '../query/filter.ts';
import { createSorter, type Sort, sortKey } from '../query/sort.ts';
import { createStepper, type Pause, pause, type TimeLimit } from '../turns.ts';
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

/** What a scan has read, for `explain`. */
export interface ScanCounts {
  keys: number;
  documents: number;
}

/** How a scan is run. */
export interface ScanRun {
  timeLimit: TimeLimit;
  /** CountedDocuments while it runs. */
  examined?: ScanCounts;
}

/**
 * The documents that match a query, with pauses at which other work can run. No snapshot is kept between two documents: a scan that
 * resumes later continues after its last key and sees writes made in between, but never part of a document.
 */
export function* select(
  storage: Storage,
  collection: Collection,
  query: ScanQuery,
  run: ScanRun,
): Generator<Stored | Pause> {
  const { filter, sort, skip, limit } = query;
  const chosen = plan(collection, filter, sort, query.hint);
  const isSkippedUnread = chosen.isExact && chosen.isSorted;
  const skipped = isSkippedUnread ? 0 : skip;
  const found = matching(storage, collection, chosen, filter, run, isSkippedUnread ? skip : 0);
  const ordered = chosen.isSorted ? found : inMemory(found, sort, skip + limit, run.timeLimit);
  let position = 0;
  for (const stored of ordered) {
    if (stored === pause) {
      yield pause;
      continue;
    }
    if (position >= skipped + limit) return;
    if (position++ >= skipped) yield stored;
    if (position >= skipped + limit) return;
  }
}

/** Yields once for each matching document, before skip and limit, and at pauses. */
export function* countMatching(
  storage: Storage,
  collection: Collection,
  filter: QueryFilter,
  hint: Maybe,
  run: ScanRun,
): Generator<CountedDocuments | Pause> {
  if (filter.terms.length === 0 && filter.isTermsOnly && hint === undefined) {
    yield { documents: collection.count };
    return;
  }
  const chosen = plan(collection, filter, [], hint);
  if (chosen.isExact && chosen.index) {
    const mayPause = createStepper(run.timeLimit);
    let documents = 0;
    for (const _ of entries(storage, collection, chosen, run)) {
      if (mayPause()) yield pause;
      documents++;
    }
    yield { documents };
    return;
  }
  for (const stored of matching(storage, collection, chosen, filter, run, 0))
    yield stored === pause ? pause : { documents: 1 };
}

/** Some of the matching documents. */
interface CountedDocuments {
  documents: number;
}

/** Tests every candidate from the index with the whole filter. `skip`: as many entries are passed over unread. */
function* matching(
  storage: Storage,
  collection: Collection,
  chosen: Plan,
  filter: QueryFilter,
  run: ScanRun,
  skip: number,
): Generator<Stored | Pause> {
  const isEverything = filter.terms.length === 0 && filter.isTermsOnly;
  const mayPause = createStepper(run.timeLimit);
  let left = skip;
  /** Of documents with several keys in the range. */
  const seen = chosen.index?.isMultikey ? new Set<number>() : null;
  for (const { key, value } of entries(storage, collection, chosen, run)) {
    if (mayPause()) yield pause;
    if (left > 0) {
      left--;
      continue;
    }
    const number = numberOf(chosen, key, value);
    if (seen) {
      const id = number.readUIntBE(0, 6);
      if (seen.has(id)) continue;
      seen.add(id);
    }
    const bytes = chosen.index ? storage.get(collection.space, number) : value;
    if (!bytes) continue;
    if (run.examined) run.examined.documents++;
    if (isEverything || filter.test(decode(bytes, filter.roots))) yield { number, bytes };
  }
}

function numberOf({ index }: Plan, key: Buffer, value: Buffer): Buffer {
  if (!index) return key;
  return index.unique ? value : key.subarray(-6);
}

/** The entries of the plan's ranges, in its order. */
function* entries(storage: Storage, collection: Collection, chosen: Plan, { examined }: ScanRun): Generator<KeyValue> {
  for (const entry of walkPlan(storage, chosen.index?.space ?? collection.space, chosen)) {
    if (examined && chosen.index) examined.keys++;
    yield entry;
  }
}

function walkPlan(storage: Storage, space: KeySpace, chosen: Plan): Iterable<KeyValue> {
  if (chosen.isKeys) return lookUp(storage, space, chosen);
  return chosen.isMerged ? merge(storage, space, chosen) : walk(storage, space, chosen.ranges, chosen.reverse);
}

function* walk(storage: Storage, space: KeySpace, ranges: readonly Range[], reverse: boolean): Generator<KeyValue> {
  for (const range of reverse ? ranges.toReversed() : ranges) yield* storage.range(space, range, reverse);
}

/** The entries of several ranges as one, ordered by the part of their keys after the shared prefix of each range. */
function* merge(storage: Storage, space: KeySpace, { ranges, reverse }: Plan): Generator<KeyValue> {
  let open = ranges.flatMap((range) => advance(storage.range(space, range, reverse), range.prefix));
  while (open.length > 0) {
    const first = open.reduce((best, one) => {
      const order = Buffer.compare(one.rest, best.rest);
      return (reverse ? order > 0 : order < 0) ? one : best;
    });
    yield first.entry;
    const next = advance(first.source, first.prefix);
    open = open.flatMap((one) => (one === first ? next : one));
  }
}

/** The next entry of a range; none at its end. */
function advance(source: Generator<KeyValue>, prefix: number) {
  const { value: entry, done } = source.next();
  return done ? [] : [{ source, prefix, entry, rest: entry.key.subarray(prefix) }];
}

/** Gets single keys, which costs less than opening a range for each. */
function* lookUp(storage: Storage, space: KeySpace, { ranges, reverse }: Plan): Generator<KeyValue> {
  for (const { from: key } of reverse ? ranges.toReversed() : ranges) {
    const value = storage.get(space, key);
    if (value) yield { key, value };
  }
}

/** Sorts in memory when no index yields the order. */
function* inMemory(
  found: Iterable<Stored | Pause>,
  sort: Sort,
  limit: number,
  timeLimit: TimeLimit,
): Generator<Stored | Pause> {
  const roots = new Set(sort.map(({ parts }) => parts[0] ?? ''));
  const sorter = createSorter<Stored>(limit, timeLimit);
  for (const stored of found) {
    if (stored === pause) yield pause;
    else sorter.add(sortKey(decode(stored.bytes, roots), sort), stored, stored.bytes.length);
  }
  yield* sorter.sorted();
}
