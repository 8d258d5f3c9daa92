import { StoreError } from '../errors.ts';
import { decode } from '../values/decode.ts';
import { print } from '../values/print.ts';
import { doc, type Value } from '../values/value.ts';
import type { Catalog, Collection, CollectionIndex } from './catalog.ts';
import { type IndexKey, isTruncated, keysOf } from './index-keys.ts';
import { everything, type Storage } from './storage.ts';

export type Documents = ReturnType<typeof createDocuments>;

/** MongoDB's limit for one document. */
const maxBytes = 16 * 1024 * 1024;

/** Writes documents together with their index entries. Call all methods inside `storage.write`. */
export function createDocuments(storage: Storage, catalog: Catalog) {
  function insert(collection: Collection, bytes: Buffer): void {
    checkSize(bytes);
    const number = numberBytes(collection.nextNumber);
    const document = decode(bytes, collection.roots);
    const added = collection.indexes.map((index) => ({ index, keys: keysOf(index, document) }));
    for (const { index, keys } of added) checkUnique(collection, index, keys, number);
    storage.put(collection.space, number, bytes);
    for (const { index, keys } of added) addKeys(index, keys, number);
    collection.nextNumber++;
    collection.count++;
    catalog.touch(collection);
  }

  function replace(collection: Collection, number: Buffer, before: Buffer, after: Buffer): void {
    checkSize(after);
    const [old, updated] = [before, after].map((bytes) => decode(bytes, collection.roots));
    if (!old || !updated) return;
    const changes = collection.indexes.map((index) => difference(index, keysOf(index, old), keysOf(index, updated)));
    for (const { index, added } of changes) checkUnique(collection, index, added, number);
    for (const { index, removed } of changes) removeKeys(index, removed, number);
    for (const { index, added } of changes) addKeys(index, added, number);
    storage.put(collection.space, number, after);
    catalog.touch(collection);
  }

  function remove(collection: Collection, number: Buffer, bytes: Buffer): void {
    const document = decode(bytes, collection.roots);
    for (const index of collection.indexes) removeKeys(index, keysOf(index, document), number);
    storage.remove(collection.space, number);
    collection.count--;
    catalog.touch(collection);
  }

  /** Builds a new index from all documents. */
  function fill(collection: Collection, index: CollectionIndex): void {
    for (const { key, value } of storage.range(collection.space, everything)) {
      const keys = keysOf(index, decode(value, collection.roots));
      checkUnique(collection, index, keys, key);
      addKeys(index, keys, Buffer.from(key));
    }
  }

  function checkUnique(
    collection: Collection,
    index: CollectionIndex,
    keys: readonly IndexKey[],
    number: Buffer,
  ): void {
    if (!index.unique) return;
    for (const { bytes, values } of keys) {
      const owner = storage.get(index.space, bytes);
      if (owner && !owner.equals(number))
        throw duplicate(
          collection,
          index,
          values.map((value) => value ?? null),
        );
    }
  }

  function addKeys(index: CollectionIndex, keys: readonly IndexKey[], number: Buffer): void {
    if (keys.length > 1) index.isMultikey = true;
    for (const { bytes, values } of keys) {
      if (isTruncated(bytes)) index.hasLongKeys = true;
      if (values.some(Array.isArray)) index.isMultikey = true;
      if (index.unique) storage.put(index.space, bytes, number);
      else storage.put(index.space, Buffer.concat([bytes, number]), nothing);
    }
  }

  function removeKeys(index: CollectionIndex, keys: readonly IndexKey[], number: Buffer): void {
    for (const { bytes } of keys) storage.remove(index.space, index.unique ? bytes : Buffer.concat([bytes, number]));
  }

  return { insert, replace, remove, fill };
}

/** The number of a document as 6 bytes that sort in numeric order. */
function numberBytes(number: number): Buffer {
  const bytes = Buffer.allocUnsafe(6);
  bytes.writeUIntBE(number, 0, 6);
  return bytes;
}

const nothing = Buffer.alloc(0);

/** The index keys that an update removes and adds. Most updates change no index. */
function difference(index: CollectionIndex, before: readonly IndexKey[], after: readonly IndexKey[]) {
  const isIn = (keys: readonly IndexKey[]) => (key: IndexKey) => keys.some(({ bytes }) => bytes.equals(key.bytes));
  return {
    index,
    removed: before.filter((key) => !isIn(after)(key)),
    added: after.filter((key) => !isIn(before)(key)),
  };
}

function checkSize(bytes: Buffer): void {
  if (bytes.length <= maxBytes) return;
  throw new StoreError(
    10334,
    `BSONObj size: ${bytes.length} (0x${bytes.length.toString(16).toUpperCase()}) is invalid. Size must be between 0 and 16793600(16MB)`,
  );
}

/** Some clients read `keyPattern` and `keyValue`, others parse the message, so both are complete. */
function duplicate({ namespace }: Collection, index: CollectionIndex, values: readonly Value[]): StoreError {
  const keyPattern = doc(Object.fromEntries(index.fields.map(({ path, descending }) => [path, descending ? -1 : 1])));
  const keyValue = doc(Object.fromEntries(index.fields.map(({ path }, i) => [path, values[i] ?? null])));
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: ${print(keyValue)}`;
  return new StoreError(11000, message, doc({ keyPattern, keyValue }));
}
