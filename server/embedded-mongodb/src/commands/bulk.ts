import { StoreError } from '../errors.ts';
import type { Variables } from '../expression/operator.ts';
import {
  arrayOption,
  type Command,
  type CommandHandlers,
  cursorOptions,
  documentOption,
  encodedDocuments,
  refuseCollation,
  sortOption,
  variablesOf,
} from '../protocol/command.ts';
import type { WireReply } from '../protocol/wire.ts';
import type { DocumentStore } from '../store.ts';
import { decode, elements, encode } from '../values/decode.ts';
import { type Doc, doc, isDoc, isTruthy, toWhole, type Value } from '../values/value.ts';
import { deleteMatching, insertOne, updateMatching } from './writes.ts';

/** Writes to several collections in one command, as `MongoClient.bulkWrite` sends them. */
export const bulkCommands: CommandHandlers = {
  bulkWrite: {
    options: ['ops', 'nsInfo', 'ordered', 'errorsOnly', 'bypassDocumentValidation', 'let', 'cursor'],
    run: bulkWrite,
  },
};

async function bulkWrite(store: DocumentStore, command: Command): Promise<WireReply> {
  const { body } = command;
  if (command.database !== 'admin') throw new StoreError(13, 'bulkWrite may only be run against the admin database.');
  const spaces = namespaces(command);
  const operations = encodedDocuments(command, 'ops');
  const variables = variablesOf(body);
  const isOrdered = body.get('ordered') !== false;
  const errorsOnly = isTruthy(body.get('errorsOnly'));
  const totals = { nErrors: 0, nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  const results = await store.storage.write(() => {
    const made: Doc[] = [];
    for (const [idx, bytes] of operations.entries()) {
      try {
        const fields = runOne(store, command, spaces, bytes, variables, totals);
        if (!errorsOnly) made.push(doc({ ok: 1, idx, ...fields }));
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        totals.nErrors++;
        const { code, message, more } = error;
        made.push(new Map([...doc({ ok: 0, idx, n: 0, code }), ...(more ?? []), ['errmsg', message]]));
        if (isOrdered) break;
      }
    }
    return made;
  });
  const namespace = 'admin.$cmd.bulkWrite';
  const options = cursorOptions(documentOption(body, 'cursor'));
  const batch = await store.cursors.start(namespace, results.map(encode), options, command.timeLimit);
  return { batch, extraFields: doc(totals) };
}

/** Counters of the reply. */
type Totals = Record<'nErrors' | 'nInserted' | 'nMatched' | 'nModified' | 'nUpserted' | 'nDeleted', number>;

/** Runs one operation, returns the fields of its result, and adds to the totals. */
function runOne(
  store: DocumentStore,
  { timeLimit }: Command,
  spaces: readonly string[],
  bytes: Buffer,
  variables: Variables,
  totals: Totals,
): Record<string, Value | undefined> {
  const operation = decode(bytes);
  const [[kind, which] = []] = operation;
  const namespace = spaces[toWhole(which) ?? -1];
  if (namespace === undefined) throw new StoreError(2, 'BulkWrite ops entry has an invalid namespace index');
  refuseCollation(operation);
  if (kind === 'insert') {
    insertOne(store, namespace, documentOf(bytes));
    totals.nInserted++;
    return { n: 1 };
  }
  const isMulti = isTruthy(operation.get('multi'));
  const query = documentOption(operation, 'filter');
  if (kind === 'delete') {
    const n = deleteMatching(store, namespace, {
      query,
      hint: operation.get('hint'),
      sort: [],
      isOne: !isMulti,
      variables,
      timeLimit,
    }).length;
    totals.nDeleted += n;
    return { n };
  }
  if (kind !== 'update') throw new StoreError(40415, `BSON field 'bulkWrite.ops.${kind}' is an unknown field.`);
  const { matched, modified, upserted } = updateMatching(store, namespace, {
    query,
    update: operation.get('updateMods'),
    arrayFilters: operation.get('arrayFilters'),
    ...sortOption(operation),
    upsert: isTruthy(operation.get('upsert')),
    multi: isMulti,
    variables,
    timeLimit,
  });
  totals.nMatched += matched;
  totals.nModified += modified;
  if (upserted) totals.nUpserted++;
  const id = upserted ? doc({ _id: upserted.get('_id') }) : undefined;
  return { n: upserted ? 1 : matched, nModified: modified, upserted: id };
}

function namespaces({ body, message }: Command): string[] {
  const described = message.sequences.get('nsInfo')?.map((bytes) => decode(bytes)) ?? arrayOption(body, 'nsInfo');
  return described.map((one) => {
    const namespace = isDoc(one) ? one.get('ns') : null;
    if (typeof namespace !== 'string' || !namespace.includes('.'))
      throw new StoreError(73, 'Invalid namespace specified for bulkWrite');
    return namespace;
  });
}

/** The document to insert, in the bytes received. */
function documentOf(operation: Buffer): Buffer {
  for (const { name, type, start, end } of elements(operation)) {
    if (name === 'document' && type === 3) return operation.subarray(start + 2 + name.length, end);
  }
  throw new StoreError(40414, "BSON field 'bulkWrite.ops.document' is missing but a required field");
}
