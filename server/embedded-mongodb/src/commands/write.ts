import { StoreError } from '../errors.ts';
import {
  type Command,
  type CommandHandlers,
  documentOption,
  encodedDocuments,
  namespaceOf,
  refuseCollation,
  sortOption,
  variablesOf,
} from '../protocol/command.ts';
import type { WireReply } from '../protocol/wire.ts';
import type { DocumentStore } from '../store.ts';
import { decode } from '../values/decode.ts';
import { type Doc, doc, isTruthy, type Value } from '../values/value.ts';
import { deleteMatching, findAndModify, insertOne, updateMatching } from './writes.ts';

/**
 * Commands that write to one collection. A command runs in one transaction, together with the commands of other
 * connections that arrived in the same turn of the event loop. Each write in it succeeds or fails on its own.
 */
export const writeCommands: CommandHandlers = {
  insert: { options: ['documents', 'ordered', 'bypassDocumentValidation'], run: insert },
  update: { options: ['updates', 'ordered', 'bypassDocumentValidation', 'let'], run: update },
  delete: { options: ['deletes', 'ordered', 'let'], run: remove },
  findAndModify: { options: findAndModifyOptions(), run: modify },
  findandmodify: { options: findAndModifyOptions(), run: modify },
};

function findAndModifyOptions(): string[] {
  const about = [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'arrayFilters',
    'hint',
    'let',
    'collation',
  ];
  return [...about, 'bypassDocumentValidation'];
}

/** Documents are stored in the bytes received. */
async function insert(store: DocumentStore, command: Command): Promise<WireReply> {
  const namespace = namespaceOf(command);
  const documents = encodedDocuments(command, 'documents');
  checkBatch(documents.length);
  let n = 0;
  const writeErrors = await runEach(store, command, documents, (document) => {
    insertOne(store, namespace, document);
    n++;
  });
  return answer({ n }, writeErrors);
}

async function update(store: DocumentStore, command: Command): Promise<WireReply> {
  const namespace = namespaceOf(command);
  const updates = encodedDocuments(command, 'updates').map((bytes) => decode(bytes));
  checkBatch(updates.length);
  const variables = variablesOf(command.body);
  const totals = { n: 0, nModified: 0 };
  const upserted: Value[] = [];
  const writeErrors = await runEach(store, command, updates, (one, index) => {
    checkFields('update.updates', one, ['q', 'u', 'upsert', 'multi', 'hint', 'collation', 'arrayFilters', 'c', 'sort']);
    refuseCollation(one);
    const outcome = updateMatching(store, namespace, {
      query: documentOption(one, 'q'),
      update: one.get('u'),
      arrayFilters: one.get('arrayFilters'),
      ...sortOption(one),
      upsert: isTruthy(one.get('upsert')),
      multi: isTruthy(one.get('multi')),
      variables,
      timeLimit: command.timeLimit,
    });
    totals.n += outcome.matched;
    totals.nModified += outcome.modified;
    if (outcome.upserted) {
      totals.n++;
      upserted.push(doc({ index, _id: outcome.upserted.get('_id') }));
    }
  });
  return answer({ ...totals, upserted: upserted.length > 0 ? upserted : undefined }, writeErrors);
}

async function remove(store: DocumentStore, command: Command): Promise<WireReply> {
  const namespace = namespaceOf(command);
  const deletes = encodedDocuments(command, 'deletes').map((bytes) => decode(bytes));
  checkBatch(deletes.length);
  const variables = variablesOf(command.body);
  let n = 0;
  const writeErrors = await runEach(store, command, deletes, (one) => {
    checkFields('delete.deletes', one, ['q', 'limit', 'hint', 'collation']);
    refuseCollation(one);
    const isOne = isTruthy(one.get('limit'));
    n += deleteMatching(store, namespace, {
      query: documentOption(one, 'q'),
      hint: one.get('hint'),
      sort: [],
      isOne,
      variables,
      timeLimit: command.timeLimit,
    }).length;
  });
  return answer({ n }, writeErrors);
}

async function modify({ storage, ...store }: DocumentStore, command: Command): Promise<WireReply> {
  const { body } = command;
  refuseCollation(body);
  const namespace = namespaceOf(command);
  const options = {
    query: documentOption(body, 'query'),
    update: body.get('update'),
    arrayFilters: body.get('arrayFilters'),
    ...sortOption(body),
    upsert: isTruthy(body.get('upsert')),
    remove: isTruthy(body.get('remove')),
    returnsNew: isTruthy(body.get('new')),
    fields: documentOption(body, 'fields'),
    variables: variablesOf(body),
    timeLimit: command.timeLimit,
  };
  if (options.remove && options.update !== undefined)
    throw new StoreError(9, 'Cannot specify both an update and remove=true');
  if (!options.remove && options.update === undefined)
    throw new StoreError(9, 'Either an update or remove=true must be specified');
  if (options.remove && options.upsert) throw new StoreError(9, 'Cannot specify both upsert=true and remove=true');
  if (options.remove && options.returnsNew)
    throw new StoreError(
      9,
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  return storage.write(() => findAndModify({ storage, ...store }, namespace, options));
}

/** Runs the writes of a command in one transaction. Writes before a failure are kept; unordered ones continue after it. */
function runEach<T>(
  { storage }: DocumentStore,
  { body }: Command,
  items: readonly T[],
  run: (item: T, index: number) => void,
): Promise<Value[]> {
  const isOrdered = body.get('ordered') !== false;
  return storage.write(() => {
    const errors: Value[] = [];
    for (const [index, item] of items.entries()) {
      try {
        run(item, index);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        errors.push(
          new Map([['index', index], ['code', error.code], ...(error.more ?? []), ['errmsg', error.message]]),
        );
        if (isOrdered) break;
      }
    }
    return errors;
  });
}

/** The reply to a batch. Errors of single writes are in `writeErrors`; the command itself succeeds. */
function answer(fields: Record<string, Value | undefined>, writeErrors: Value[]): Doc {
  return doc({ ...fields, writeErrors: writeErrors.length > 0 ? writeErrors : undefined, ok: 1 });
}

function checkBatch(size: number): void {
  if (size >= 1 && size <= 100_000) return;
  throw new StoreError(16, `Write batch sizes must be between 1 and 100000. Got ${size} operations.`);
}

function checkFields(where: string, fields: Doc, known: readonly string[]): void {
  for (const name of fields.keys()) {
    if (!known.includes(name)) throw new StoreError(40415, `BSON field '${where}.${name}' is an unknown field.`);
  }
}
