import { ObjectId } from 'bson';
import type { Collection } from '../disk/catalog.ts';
import { select } from '../disk/scan.ts';
import { StoreError } from '../errors.ts';
import type { Variables } from '../expression/operator.ts';
import { compileFilter, type QueryFilter } from '../query/filter.ts';
import { compileProjection } from '../query/projection.ts';
import type { Sort } from '../query/sort.ts';
import type { DocumentStore } from '../store.ts';
import { atOnce, type TimeLimit } from '../turns.ts';
import { type CompiledUpdate, compileUpdate, positionOf, startOfUpsert, withIdFirst } from '../update/update.ts';
import { decode, elements, encode } from '../values/decode.ts';
import { type Doc, doc, isDoc, type Maybe, typeName, type Value } from '../values/value.ts';

// Call these functions only inside `storage.write`.

/** Creates the collection if it does not exist. */
export function insertOne({ catalog, documents }: DocumentStore, namespace: string, bytes: Buffer): void {
  const prepared = withFirstId(bytes);
  documents.insert(catalog.findOrCreate(namespace), prepared);
}

/** One update statement. */
interface UpdateOptions {
  query: Doc;
  update: Maybe;
  arrayFilters: Maybe;
  sort: Sort;
  hint: Maybe;
  upsert: boolean;
  multi: boolean;
  variables: Variables;
  timeLimit: TimeLimit;
}

/** `upserted` is the inserted document; `matched` is 0 then. */
interface UpdateOutcome {
  matched: number;
  modified: number;
  upserted: Doc | null;
}

/** Updates the first or all matching documents, or inserts one if none matches and `upsert` is set. */
export function updateMatching(store: DocumentStore, namespace: string, options: UpdateOptions): UpdateOutcome {
  const filter = compileFilter(options.query, options.variables);
  const update = compileUpdate(options.update, options.arrayFilters, options.variables);
  if (options.multi && update.kind === 'replacement')
    throw new StoreError(9, 'multi update is not supported for replacement-style update');
  const collection = store.catalog.find(namespace);
  const targets = collection ? find(store, collection, filter, options, !options.multi) : [];
  let modified = 0;
  for (const target of targets) {
    if (collection && applyUpdate(store, collection, target, update, filter).isModified) modified++;
  }
  if (targets.length > 0 || !options.upsert) return { matched: targets.length, modified, upserted: null };
  return { matched: 0, modified: 0, upserted: upsert(store, namespace, update, filter) };
}

/** One delete statement. */
interface DeleteOptions {
  query: Doc;
  sort: Sort;
  hint: Maybe;
  isOne: boolean;
  variables: Variables;
  timeLimit: TimeLimit;
}

/** Deletes the matching documents and returns them. */
export function deleteMatching(store: DocumentStore, namespace: string, options: DeleteOptions): Buffer[] {
  const collection = store.catalog.find(namespace);
  const filter = compileFilter(options.query, options.variables);
  if (!collection) return [];
  const targets = find(store, collection, filter, options, options.isOne);
  return targets.flatMap((number) => {
    const bytes = store.storage.get(collection.space, number);
    if (!bytes) return [];
    store.documents.remove(collection, number, bytes);
    return [bytes];
  });
}

/** Options of `findAndModify`: an update or deletion that returns the document before or after it. */
interface ModifyOptions extends Omit<UpdateOptions, 'multi'> {
  remove: boolean;
  returnsNew: boolean;
  fields: Doc;
}

/** Returns the reply of the command, with the document or null in `value`. */
export function findAndModify(store: DocumentStore, namespace: string, options: ModifyOptions): Doc {
  const filter = compileFilter(options.query, options.variables);
  const collection = store.catalog.find(namespace);
  const project = (document: Doc): Doc => {
    if (options.fields.size === 0) return document;
    return compileProjection(options.fields, (found, path) => positionOf(found, filter, path))(
      document,
      options.variables,
    );
  };
  if (options.remove) {
    const [removed] = deleteMatching(store, namespace, { ...options, isOne: true });
    return doc({
      lastErrorObject: doc({ n: removed ? 1 : 0 }),
      value: removed ? project(decode(removed)) : null,
      ok: 1,
    });
  }
  const update = compileUpdate(options.update, options.arrayFilters, options.variables);
  const [target] = collection ? find(store, collection, filter, options, true) : [];
  if (collection && target) {
    const { before, after } = applyUpdate(store, collection, target, update, filter);
    const value = project(decode(options.returnsNew ? after : before));
    return doc({ lastErrorObject: doc({ n: 1, updatedExisting: true }), value, ok: 1 });
  }
  if (!options.upsert) return doc({ lastErrorObject: doc({ n: 0, updatedExisting: false }), value: null, ok: 1 });
  const made = upsert(store, namespace, update, filter);
  const lastErrorObject = doc({ n: 1, updatedExisting: false, upserted: made.get('_id') });
  return doc({ lastErrorObject, value: options.returnsNew ? project(made) : null, ok: 1 });
}

/** The numbers of the documents to write, collected before the first one is changed. */
function find(
  { storage }: DocumentStore,
  collection: Collection,
  filter: QueryFilter,
  { sort, hint, timeLimit }: { sort: Sort; hint: Maybe; timeLimit: TimeLimit },
  isOne: boolean,
): Buffer[] {
  const query = { filter, sort, hint, skip: 0, limit: isOne ? 1 : Infinity };
  const found = atOnce(select(storage, collection, query, { timeLimit }));
  return Array.from(found, ({ number }) => Buffer.from(number));
}

/** A document whose bytes do not change is not written and does not count as modified. */
function applyUpdate(
  { storage, documents }: DocumentStore,
  collection: Collection,
  number: Buffer,
  update: CompiledUpdate,
  filter: QueryFilter,
) {
  const before = storage.get(collection.space, number);
  if (!before) throw new StoreError(1, 'a document disappeared during its update');
  const after = encode(update.apply(decode(before), { isInsert: false, filter }));
  const isModified = !before.equals(after);
  if (isModified) documents.replace(collection, number, before, after);
  return { before, after, isModified };
}

function upsert(
  { catalog, documents }: DocumentStore,
  namespace: string,
  update: CompiledUpdate,
  filter: QueryFilter,
): Doc {
  const made = withIdFirst(update.apply(startOfUpsert(filter, update.kind), { isInsert: true, filter }));
  checkId(made.get('_id') ?? null);
  documents.insert(catalog.findOrCreate(namespace), encode(made));
  return made;
}

/** The document with `_id` as its first field, generated if missing. Other bytes are unchanged. */
function withFirstId(bytes: Buffer): Buffer {
  const all = [...elements(bytes)];
  const id = all.find(({ name }) => name === '_id');
  if (id) checkId(decode(bytes, new Set(['_id'])).get('_id') ?? null);
  if (id && id === all[0]) return bytes;
  const first = id ? bytes.subarray(id.start, id.end) : encode(doc({ _id: new ObjectId() })).subarray(4, -1);
  const rest = all.filter((element) => element !== id).map(({ start, end }) => bytes.subarray(start, end));
  const size = Buffer.alloc(4);
  size.writeInt32LE(5 + first.length + rest.reduce((total, part) => total + part.length, 0));
  return Buffer.concat([size, first, ...rest, Buffer.of(0)]);
}

/** Rejects arrays, which would match by item, regular expressions, and `$`-prefixed fields. */
function checkId(id: Value): void {
  const type = typeName(id);
  if (type === 'array' || type === 'regex') throw new StoreError(53, `The '_id' value cannot be of type ${type}`);
  if (!isDoc(id)) return;
  for (const name of id.keys()) {
    if (name.startsWith('$'))
      throw new StoreError(52, `_id fields may not contain '$'-prefixed fields: ${name} is not valid for storage.`);
  }
}
