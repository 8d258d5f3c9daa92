import { insertOne } from '../commands/writes.ts';
import { select } from '../disk/scan.ts';
import { StoreError } from '../errors.ts';
import { compileExpression } from '../expression/expression.ts';
import { mergeObjects } from '../expression/logic.ts';
import { compileFilter } from '../query/filter.ts';
import { valueAt } from '../query/path.ts';
import type { DocumentStore } from '../store.ts';
import { atOnce, createTimeLimit } from '../turns.ts';
import { withIdFirst } from '../update/update.ts';
import { decode, encode } from '../values/decode.ts';
import { print } from '../values/print.ts';
import { type Doc, doc, isDoc, type Maybe, type Value } from '../values/value.ts';
import type { StageContext } from './stage.ts';
import { compileStages } from './stages.ts';

/** `$out` and `$merge`: stores the results of a pipeline. Call it inside `storage.write`. */
export function writeResults(
  store: DocumentStore,
  database: string,
  stage: { name: string; argument: Value },
  results: Doc[],
  context: StageContext,
): void {
  if (stage.name === '$out') replaceCollection(store, targetOf(stage.argument, database, '$out'), results);
  else merge(store, database, stage.argument, results, context);
}

/** Replaces all documents of the collection and keeps its indexes. */
function replaceCollection(store: DocumentStore, namespace: string, results: readonly Doc[]): void {
  const { catalog } = store;
  const existing = catalog.find(namespace);
  const specifications = existing?.indexes.slice(1).map(({ specification }) => specification) ?? [];
  if (existing) catalog.drop(existing);
  const collection = catalog.create(namespace);
  for (const specification of specifications) catalog.addIndex(collection, specification);
  for (const document of results) insertOne(store, namespace, encode(withIdFirst(document)));
}

/** Each result is written on its own; results before a failure are kept, as in MongoDB. */
function merge(
  store: DocumentStore,
  database: string,
  argument: Value,
  results: readonly Doc[],
  context: StageContext,
): void {
  const fields = isDoc(argument) ? argument : doc({ into: argument });
  const namespace = targetOf(fields.get('into') ?? null, database, '$merge');
  const given = fields.get('on') ?? '_id';
  const on = (Array.isArray(given) ? given : [given]).map(String);
  const whenMatched = fields.get('whenMatched') ?? 'merge';
  const whenNotMatched = fields.get('whenNotMatched') ?? 'insert';
  checkUniqueOn(store, namespace, on);
  for (const result of results) {
    const document = withIdFirst(result);
    const found = findTarget(store, namespace, document, on);
    if (!found) {
      if (whenNotMatched === 'fail')
        throw new StoreError(
          13113,
          '$merge could not find a matching document in the target collection for at least one document in the source collection',
        );
      if (whenNotMatched === 'insert') insertOne(store, namespace, encode(document));
      continue;
    }
    if (whenMatched === 'fail') throw refusal(namespace, document);
    const { collection, stored, before } = found;
    const after = combine(before, document, whenMatched, fields.get('let'), context);
    if (after) store.documents.replace(collection, stored.number, stored.bytes, encode(after));
  }
}

function refusal(namespace: string, document: Doc): StoreError {
  const keyValue = doc({ _id: document.get('_id') });
  const message = `E11000 duplicate key error collection: ${namespace} index: _id_ dup key: ${print(keyValue)}`;
  return new StoreError(11000, message, doc({ keyPattern: doc({ _id: 1 }), keyValue }));
}

/** The merged document; null to keep the existing one. */
function combine(before: Doc, document: Doc, whenMatched: Value, given: Maybe, context: StageContext): Doc | null {
  if (whenMatched === 'keepExisting') return null;
  const id = before.get('_id') ?? null;
  if (whenMatched === 'replace') return new Map([['_id', id], ...document]).set('_id', id);
  if (whenMatched === 'merge') return mergeObjects([before, document]).set('_id', id);
  if (!Array.isArray(whenMatched))
    throw new StoreError(2, "Enumeration value for field 'whenMatched' is not a valid value.");
  const scope = { root: document, variables: new Map(context.variables) };
  const variables = new Map(context.variables);
  for (const [name, value] of isDoc(given) ? given : doc({ new: '$$ROOT' }))
    variables.set(name, compileExpression(value)(scope));
  const [after] = compileStages(whenMatched, { ...context, variables })([before]);
  return after ?? null;
}

function findTarget({ storage, catalog }: DocumentStore, namespace: string, document: Doc, on: readonly string[]) {
  const collection = catalog.find(namespace);
  if (!collection) return null;
  const equalities = on.map((path) => doc({ [path]: doc({ $eq: valueAt(document, path.split('.')) ?? null }) }));
  const query = { filter: compileFilter(doc({ $and: equalities })), sort: [], skip: 0, limit: 1, hint: undefined };
  const [stored] = atOnce(select(storage, collection, query, { timeLimit: createTimeLimit(null) }));
  return stored ? { collection, stored, before: decode(stored.bytes) } : null;
}

/** Requires a unique index, so that a result matches one document at most. */
function checkUniqueOn({ catalog }: DocumentStore, namespace: string, on: readonly string[]): void {
  const indexes = catalog.find(namespace)?.indexes ?? [];
  const isUnique = indexes.some(({ unique, partial, fields }) => {
    return unique && !partial && fields.length === on.length && fields.every(({ path }) => on.includes(path));
  });
  if (isUnique || (on.length === 1 && on[0] === '_id')) return;
  throw new StoreError(51183, 'Cannot find index to verify that join fields will be unique');
}

function targetOf(argument: Value, database: string, stage: string): string {
  if (typeof argument === 'string') return `${database}.${argument}`;
  const name = isDoc(argument) ? argument.get('coll') : null;
  if (!isDoc(argument) || typeof name !== 'string')
    throw new StoreError(16990, `${stage} needs the name of a collection`);
  return `${argument.get('db') ?? database}.${name}`;
}
