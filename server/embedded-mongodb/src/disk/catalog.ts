import { StoreError } from '../errors.ts';
import { compileFilter, type QueryFilter } from '../query/filter.ts';
import { readSort, type Sort } from '../query/sort.ts';
import { decode, encode } from '../values/decode.ts';
import { type Doc, doc, isDoc, isNumeric, isTruthy, toNumber, toWhole, type Value } from '../values/value.ts';
import { everything, type KeySpace, type Storage } from './storage.ts';

/** An index on one or several fields. */
export interface CollectionIndex {
  name: string;
  fields: Sort;
  unique: boolean;
  sparse: boolean;
  /** The `partialFilterExpression`; null when the index holds all documents. */
  partial: QueryFilter | null;
  expireAfterSeconds: number | null;
  space: KeySpace;
  /** True if some document has several keys because an indexed field is an array. */
  isMultikey: boolean;
  /** True if some key was truncated, so that key order can differ from value order. */
  hasLongKeys: boolean;
  /** The document that `listIndexes` returns. */
  specification: Doc;
}

/** A collection and its indexes. */
export interface Collection {
  /** Database and collection, for example `shop.orders`. */
  namespace: string;
  space: KeySpace;
  /** The first index is the one on `_id`. */
  indexes: CollectionIndex[];
  /** The top-level fields that the indexes read; null if they can read any field. */
  roots: ReadonlySet<string> | null;
  count: number;
  /** The number of the next document. Documents are stored in the order of their numbers. */
  nextNumber: number;
}

export type Catalog = ReturnType<typeof openCatalog>;

/** The collections and indexes, in memory and on disk in space 0. Call mutating methods only inside `storage.write`. */
export function openCatalog(storage: Storage) {
  let collections = load(storage);
  let nextSpace = 1 + Math.max(0, ...[...collections.values()].flatMap(spacesOf));
  const changed = new Set<Collection>();

  storage.beforeCommit(() => {
    for (const collection of changed) storage.put(0, Buffer.from(collection.namespace), encode(toRecord(collection)));
    changed.clear();
  });
  storage.afterAbort(() => {
    changed.clear();
    collections = load(storage);
  });

  function create(namespace: string): Collection {
    checkNamespace(namespace);
    const specification = doc({ v: 2, key: doc({ _id: 1 }), name: '_id_' });
    const indexes = [readIndex(specification, nextSpace + 1)];
    const collection = { namespace, space: nextSpace, indexes, roots: new Set(['_id']), count: 0, nextNumber: 1 };
    nextSpace += 2;
    collections.set(namespace, collection);
    changed.add(collection);
    return collection;
  }

  return {
    find: (namespace: string): Collection | undefined => collections.get(namespace),
    create,
    findOrCreate: (namespace: string): Collection => collections.get(namespace) ?? create(namespace),
    list: (database: string): Collection[] =>
      [...collections.values()].filter(({ namespace }) => namespace.startsWith(`${database}.`)),
    all: (): Collection[] => [...collections.values()],
    /** Marks the collection's record to be written with this transaction. */
    touch: (collection: Collection) => changed.add(collection),
    addIndex(collection: Collection, specification: Doc): CollectionIndex {
      const index = readIndex(specification, nextSpace++);
      setIndexes(collection, [...collection.indexes, index]);
      changed.add(collection);
      return index;
    },
    removeIndex(collection: Collection, index: CollectionIndex): void {
      storage.clear(index.space);
      setIndexes(
        collection,
        collection.indexes.filter((other) => other !== index),
      );
      changed.add(collection);
    },
    drop(collection: Collection): void {
      for (const space of spacesOf(collection)) storage.clear(space);
      storage.remove(0, Buffer.from(collection.namespace));
      collections.delete(collection.namespace);
      changed.delete(collection);
    },
  };
}

/** Reads an index from the specification given to `createIndexes`. */
export function readIndex(specification: Doc, space: KeySpace): CollectionIndex {
  const key = specification.get('key');
  const partial = specification.get('partialFilterExpression');
  const seconds = specification.get('expireAfterSeconds');
  const name = specification.get('name');
  return {
    name: typeof name === 'string' ? name : '',
    fields: isDoc(key) ? readSort(key) : [],
    unique: name === '_id_' || isTruthy(specification.get('unique')),
    sparse: isTruthy(specification.get('sparse')),
    partial: isDoc(partial) ? compileFilter(partial) : null,
    expireAfterSeconds: isNumeric(seconds) ? toNumber(seconds) : null,
    space,
    isMultikey: false,
    hasLongKeys: false,
    specification,
  };
}

function setIndexes(collection: Collection, indexes: CollectionIndex[]): void {
  collection.indexes = indexes;
  collection.roots = rootsOf(indexes);
}

/** The top-level fields to decode when updating the indexes of a document. */
function rootsOf(indexes: readonly CollectionIndex[]): ReadonlySet<string> | null {
  const roots = new Set<string>();
  for (const { fields, partial } of indexes) {
    for (const { parts } of fields) roots.add(parts[0] ?? '');
    if (partial && !partial.roots) return null;
    for (const root of partial?.roots ?? []) roots.add(root);
  }
  return roots;
}

const spacesOf = ({ space, indexes }: Collection): KeySpace[] => [space, ...indexes.map((index) => index.space)];

/** MongoDB limits the namespace, database and collection together, to 255 bytes. */
function checkNamespace(namespace: string): void {
  const name = namespace.slice(namespace.indexOf('.') + 1);
  const isValid =
    name !== '' && !name.includes('$') && !name.includes('\0') && !name.startsWith('.') && !name.startsWith('system.');
  if (!isValid || Buffer.byteLength(namespace) > 255)
    throw new StoreError(73, `Invalid namespace specified '${namespace}'`);
}

function toRecord({ space, count, indexes }: Collection): Doc {
  return doc({
    space,
    count,
    indexes: indexes.map(
      (index): Value =>
        doc({
          specification: index.specification,
          space: index.space,
          isMultikey: index.isMultikey,
          hasLongKeys: index.hasLongKeys,
        }),
    ),
  });
}

/** Reads collection records only, no documents and no index entries. */
function load(storage: Storage): Map<string, Collection> {
  const collections = new Map<string, Collection>();
  for (const { key, value } of storage.range(0, everything)) {
    const namespace = key.toString();
    collections.set(namespace, readRecord(storage, namespace, decode(value)));
  }
  return collections;
}

function readRecord(storage: Storage, namespace: string, record: Doc): Collection {
  const space = toWhole(record.get('space')) ?? 0;
  const list = record.get('indexes');
  const indexes = (Array.isArray(list) ? list : []).flatMap((item) => {
    const specification = isDoc(item) ? item.get('specification') : null;
    if (!isDoc(item) || !isDoc(specification)) return [];
    const index = readIndex(specification, toWhole(item.get('space')) ?? 0);
    index.isMultikey = item.get('isMultikey') === true;
    index.hasLongKeys = item.get('hasLongKeys') === true;
    return [index];
  });
  const [last] = storage.range(space, everything, true);
  const nextNumber = 1 + (last ? last.key.readUIntBE(0, 6) : 0);
  return { namespace, space, indexes, roots: rootsOf(indexes), count: toWhole(record.get('count')) ?? 0, nextNumber };
}
