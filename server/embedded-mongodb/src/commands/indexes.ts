import type { Collection, CollectionIndex } from '../disk/catalog.ts';
import { isSamePattern } from '../disk/planner.ts';
import { StoreError, unsupported } from '../errors.ts';
import {
  arrayOption,
  type Command,
  type CommandHandlers,
  cursorOptions,
  documentOption,
  namespaceOf,
  refuseCollation,
} from '../protocol/command.ts';
import type { WireReply } from '../protocol/wire.ts';
import type { DocumentStore } from '../store.ts';
import { encode } from '../values/decode.ts';
import { isEqual } from '../values/key.ts';
import { print } from '../values/print.ts';
import { type Doc, doc, isDoc, isNumeric, isTruthy, toWhole, type Value } from '../values/value.ts';

/** Commands about the indexes of one collection. */
export const indexCommands: CommandHandlers = {
  createIndexes: { options: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'], run: createIndexes },
  listIndexes: { options: ['cursor'], run: listIndexes },
  dropIndexes: { options: ['index'], run: dropIndexes },
};

/** Existing documents are indexed in the same transaction, so an index is complete or does not exist. */
function createIndexes({ storage, catalog, documents }: DocumentStore, command: Command): Promise<WireReply> {
  const namespace = namespaceOf(command);
  const specifications = arrayOption(command.body, 'indexes').map(readSpecification);
  return storage.write(() => {
    const createdCollectionAutomatically = !catalog.find(namespace);
    const collection = catalog.findOrCreate(namespace);
    const numIndexesBefore = collection.indexes.length;
    const added: CollectionIndex[] = [];
    try {
      for (const specification of specifications) {
        if (isThere(collection, specification)) continue;
        const index = catalog.addIndex(collection, specification);
        added.push(index);
        documents.fill(collection, index);
      }
    } catch (error) {
      // All indexes are created, or none.
      for (const index of added) catalog.removeIndex(collection, index);
      throw error;
    }
    const numIndexesAfter = collection.indexes.length;
    const note = numIndexesAfter === numIndexesBefore ? 'all indexes already exist' : undefined;
    return doc({ ok: 1, numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, note });
  });
}

/** `background` and `ns` come from old drivers and are ignored. */
const indexOptions = [
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'ns',
];

/** The specification in MongoDB's field order, without options that have no effect. */
function readSpecification(given: Value): Doc {
  const key = isDoc(given) ? given.get('key') : null;
  const name = isDoc(given) ? given.get('name') : null;
  if (!isDoc(given) || !isDoc(key) || key.size === 0) throw new StoreError(67, 'Index keys cannot be an empty object');
  if (typeof name !== 'string' || name === '')
    throw new StoreError(9, "The 'name' field is a required property of an index specification");
  for (const [path, direction] of key) {
    if (!isNumeric(direction)) throw unsupported(`an index of the kind ${String(direction)} on ${path}`);
    if (toWhole(direction) === 0) throw new StoreError(67, 'Values in v:2 index key pattern cannot be zero');
    if (path === '' || path.startsWith('$') || path.split('.').includes(''))
      throw new StoreError(67, `Index key contains an illegal field name: '${path}'.`);
  }
  refuseCollation(given);
  for (const option of given.keys()) {
    if (option !== 'collation' && !indexOptions.includes(option))
      throw new StoreError(197, `The field '${option}' is not valid for an index specification.`);
  }
  const seconds = given.get('expireAfterSeconds');
  if (seconds !== undefined && (!isNumeric(seconds) || key.size > 1)) {
    throw new StoreError(
      67,
      'TTL indexes are single-field indexes, compound indexes do not support TTL, and expireAfterSeconds must be a number',
    );
  }
  const signs = doc(Object.fromEntries(Array.from(key, ([path, direction]) => [path, Number(direction) < 0 ? -1 : 1])));
  const kept = ['unique', 'sparse']
    .filter((option) => isTruthy(given.get(option)))
    .map((option): [string, Value] => [option, true]);
  const rest = ['partialFilterExpression', 'expireAfterSeconds'].flatMap((option): [string, Value][] => {
    const value = given.get(option);
    return value === undefined ? [] : [[option, value]];
  });
  return new Map<string, Value>([['v', 2], ['key', signs], ['name', name], ...kept, ...rest]);
}

/** True if the identical index exists. Throws if the same index has another name, or another index this name. */
function isThere({ indexes }: Collection, specification: Doc): boolean {
  const name = specification.get('name');
  for (const { specification: other } of indexes) {
    const isAlike =
      isSamePattern(other.get('key'), specification.get('key')) && isSameIn(other, specification, signature);
    if (isAlike && other.get('name') === '_id_') return true;
    if (isAlike && other.get('name') !== name) {
      throw new StoreError(85, `Index already exists with a different name: ${other.get('name')}`);
    }
    if (other.get('name') !== name) continue;
    const difference = `Requested index: ${print(specification)}, existing index: ${print(other)}`;
    if (!isAlike) throw new StoreError(86, `An existing index has the same name as the requested index. ${difference}`);
    if (isSameIn(other, specification, ['expireAfterSeconds'])) return true;
    throw new StoreError(
      85,
      `An equivalent index already exists with the same name but different options. ${difference}`,
    );
  }
  return false;
}

/** The options that are part of the identity of an index. */
const signature = ['unique', 'sparse', 'partialFilterExpression'];

const isSameIn = (a: Doc, b: Doc, names: readonly string[]): boolean =>
  names.every((name) => isEqual(a.get(name), b.get(name)));

function existing({ catalog }: DocumentStore, namespace: string): Collection {
  const collection = catalog.find(namespace);
  if (!collection) throw new StoreError(26, `ns does not exist: ${namespace}`);
  return collection;
}

async function listIndexes(store: DocumentStore, command: Command): Promise<WireReply> {
  const namespace = namespaceOf(command);
  const { indexes } = existing(store, namespace);
  const described = indexes.map(({ specification }) => encode(specification));
  const options = cursorOptions(documentOption(command.body, 'cursor'));
  return { batch: await store.cursors.start(namespace, described, options, command.timeLimit) };
}

function dropIndexes(store: DocumentStore, command: Command): Promise<WireReply> {
  const namespace = namespaceOf(command);
  const wanted = command.body.get('index');
  return store.storage.write(() => {
    const collection = existing(store, namespace);
    const nIndexesWas = collection.indexes.length;
    for (const index of wanted === '*' ? collection.indexes.slice(1) : findIndexes(collection, wanted ?? null)) {
      if (index.name === '_id_') throw new StoreError(72, 'cannot drop _id index');
      store.catalog.removeIndex(collection, index);
    }
    return doc({ nIndexesWas, ok: 1 });
  });
}

/** Finds indexes by name or by key pattern. */
function findIndexes({ indexes }: Collection, wanted: Value) {
  const names = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((name) => {
    const found = indexes.find((index) => index.name === name || isSamePattern(index.specification.get('key'), name));
    if (!found) throw new StoreError(27, `index not found with name [${String(name)}]`);
    return found;
  });
}
