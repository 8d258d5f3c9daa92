import { StoreError, unsupported } from '../errors.ts';
import { createStepper, createTimeLimit, type Pause, pause } from '../turns.ts';
import { compareValues, emptyArray, encodeKey } from '../values/key.ts';
import { type Doc, isDoc, type Maybe, toWhole, type Value } from '../values/value.ts';
import { visitValues } from './path.ts';

/** One field of a sort order. */
interface SortField {
  path: string;
  parts: readonly string[];
  descending: boolean;
}

export type Sort = readonly SortField[];

/** Reads `{ at: -1, _id: 1 }`. */
export function readSort(specification: Doc): Sort {
  return Array.from(specification, ([path, value]) => {
    if (isDoc(value)) throw unsupported('sorting by $meta');
    const direction = toWhole(value);
    if (direction !== 1 && direction !== -1)
      throw new StoreError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (path === '' || path.startsWith('$'))
      throw new StoreError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    return { path, parts: path.split('.'), descending: direction === -1 };
  });
}

/** The sort key of a document. An array sorts by its smallest item ascending, its largest descending. */
export function sortKey(document: Doc, sort: Sort): Buffer {
  const values = sort.map(({ parts, descending }) => extreme(document, parts, descending));
  return encodeKey(
    values,
    sort.map(({ descending }) => descending),
  );
}

/** Sorts array items by fields, or by direction (1 or -1). */
export function sortValues(values: readonly Value[], by: Sort | number): Value[] {
  if (typeof by === 'number') return values.toSorted((a, b) => by * compareValues(a, b));
  const keyed = values.map((value) => ({ value, key: sortKey(isDoc(value) ? value : new Map(), by) }));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ value }) => value);
}

/** MongoDB's limit for an in-memory sort. */
const memoryLimit = 100 * 1024 * 1024;

/** Collects items and returns them sorted. */
interface Sorter<T> {
  add: (key: Buffer, item: T, bytes: number) => void;
  /** The sorted items, with pauses. The sort is stable. */
  sorted: () => Generator<T | Pause>;
}

interface Sortable<T> {
  key: Buffer;
  order: number;
  item: T;
  bytes: number;
}

const inOrder = (a: Sortable<unknown>, b: Sortable<unknown>): number =>
  Buffer.compare(a.key, b.key) || a.order - b.order;

/** Sorts in memory, up to 100 MB. Keeps only the first `limit` items. */
export function createSorter<T>(limit: number, timeLimit = createTimeLimit(null)): Sorter<T> {
  let items: Sortable<T>[] = [];
  let order = 0;
  let memory = 0;
  const arrange = () => {
    items.sort(inOrder);
    for (const dropped of items.splice(limit)) memory -= dropped.bytes;
  };
  return {
    add(key, item, bytes) {
      items.push({ key, order: order++, item, bytes: bytes + key.length });
      memory += bytes + key.length;
      if (items.length >= 2 * limit + 64) arrange();
      if (memory > memoryLimit) {
        throw new StoreError(
          292,
          'Sort exceeded memory limit of 104857600 bytes, but did not opt in to external sorting.',
        );
      }
    },
    *sorted() {
      const all = items;
      items = [];
      let left = limit;
      for (const next of mergeSort(all, createStepper(timeLimit))) {
        if (next === pause) yield pause;
        else if (left-- > 0) yield next.item;
        else return;
      }
    },
  };
}

/** Items of one run that are sorted without a pause. */
const runLength = 2048;

/** Sorts runs, and merges them pair by pair: each step is short, however many there are. */
function* mergeSort<T>(items: Sortable<T>[], mayPause: () => boolean): Generator<Sortable<T> | Pause> {
  let runs: Sortable<T>[][] = [];
  for (let from = 0; from < items.length; from += runLength) {
    runs.push(items.slice(from, from + runLength).sort(inOrder));
    if (items.length > runLength) yield pause;
  }
  while (runs.length > 1) {
    const merged: Sortable<T>[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const [left = [], right = []] = runs.slice(at, at + 2);
      const both: Sortable<T>[] = [];
      for (let i = 0, j = 0; i < left.length || j < right.length; ) {
        const [one, other] = [left[i], right[j]];
        if (one && (!other || inOrder(one, other) <= 0)) i = both.push(one) - j;
        else if (other) j = both.push(other) - i;
        if (mayPause()) yield pause;
      }
      merged.push(both);
    }
    runs = merged;
  }
  yield* runs[0] ?? [];
}

/** The smallest or largest value at a path. An empty array sorts before null. */
function extreme(document: Doc, parts: readonly string[], descending: boolean): Maybe {
  let found: Maybe;
  let isFirst = true;
  const offer = (value: Maybe) => {
    const order = isFirst ? 0 : compareValues(value, found);
    if (isFirst || (descending ? order > 0 : order < 0)) found = value;
    isFirst = false;
  };
  visitValues(document, parts, (value) => {
    if (Array.isArray(value)) {
      if (value.length === 0) offer(emptyArray);
      value.forEach(offer);
    } else offer(value);
    return false;
  });
  return found;
}
