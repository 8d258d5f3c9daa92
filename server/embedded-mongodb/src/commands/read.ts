import { countMatching, select } from '../disk/scan.ts';
import { StoreError } from '../errors.ts';
import { unique } from '../expression/arrays.ts';
import {
  arrayOption,
  type Command,
  type CommandHandlers,
  countOption,
  cursorOptions,
  documentOption,
  namespaceOf,
  refuse,
  refuseCollation,
  sortOption,
  variablesOf,
} from '../protocol/command.ts';
import type { WireReply } from '../protocol/wire.ts';
import { compileFilter } from '../query/filter.ts';
import { visitValues } from '../query/path.ts';
import { compileProjection } from '../query/projection.ts';
import type { DocumentStore } from '../store.ts';
import { positionOf } from '../update/update.ts';
import { decode, encode } from '../values/decode.ts';
import { type Doc, doc, isTruthy, type Maybe, toWhole, type Value } from '../values/value.ts';

/** Commands that read. Each builds its reply in one turn of the event loop, so it never sees part of a transaction. */
export const readCommands: CommandHandlers = {
  find: {
    options: [
      ...[
        'filter',
        'sort',
        'projection',
        'hint',
        'skip',
        'limit',
        'batchSize',
        'singleBatch',
        'let',
        'collation',
        'allowDiskUse',
      ],
      ...[
        'noCursorTimeout',
        'allowPartialResults',
        'tailable',
        'awaitData',
        'oplogReplay',
        'returnKey',
        'showRecordId',
        'min',
        'max',
      ],
    ],
    run: find,
  },
  getMore: { options: ['collection', 'batchSize'], run: getMore },
  killCursors: { options: ['cursors'], run: killCursors },
  count: { options: ['query', 'limit', 'skip', 'hint', 'fields', 'collation'], run: count },
  distinct: { options: ['key', 'query', 'collation', 'hint'], run: distinct },
};

/** Without a projection, documents are sent in their stored bytes. */
function find({ storage, catalog, cursors }: DocumentStore, command: Command): WireReply {
  const { body } = command;
  refuseCollation(body);
  refuse(body, ['tailable', 'awaitData', 'oplogReplay', 'returnKey', 'showRecordId', 'min', 'max']);
  const namespace = namespaceOf(command);
  const variables = variablesOf(body);
  const filter = compileFilter(documentOption(body, 'filter'), variables);
  const projection = documentOption(body, 'projection');
  const project =
    projection.size > 0 ? compileProjection(projection, (document, path) => positionOf(document, filter, path)) : null;
  const query = {
    filter,
    ...sortOption(body),
    skip: countOption(body, 'skip') ?? 0,
    limit: countOption(body, 'limit') || Infinity,
  };
  const collection = catalog.find(namespace);
  const found = collection ? select(storage, collection, query) : [];
  function* documents(): Generator<Buffer> {
    for (const { bytes } of found) yield project ? encode(project(decode(bytes), variables)) : bytes;
  }
  return { batch: cursors.start(namespace, documents(), cursorOptions(body)) };
}

function getMore({ cursors }: DocumentStore, { database, body }: Command): WireReply {
  const cursorId = body.get('getMore');
  if (typeof cursorId !== 'bigint')
    throw new StoreError(14, "BSON field 'getMore' is the wrong type, expected type 'long'");
  return {
    batch: cursors.more(cursorId, `${database}.${body.get('collection')}`, countOption(body, 'batchSize') || Infinity),
  };
}

function killCursors({ cursors }: DocumentStore, { body }: Command): WireReply {
  const killed: Value[] = [];
  const missing: Value[] = [];
  for (const id of arrayOption(body, 'cursors'))
    (typeof id === 'bigint' && cursors.kill(id) ? killed : missing).push(id);
  return doc({ cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [], ok: 1 });
}

/** Uses the stored counter for the whole collection, and counts matches otherwise. */
function count({ storage, catalog }: DocumentStore, command: Command): WireReply {
  const { body } = command;
  refuseCollation(body);
  const collection = catalog.find(namespaceOf(command));
  const filter = compileFilter(documentOption(body, 'query'));
  const skip = countOption(body, 'skip') ?? 0;
  // A negative limit means its absolute value.
  const limit = Math.abs(toWhole(body.get('limit')) ?? 0) || Infinity;
  const all = collection ? countMatching(storage, collection, filter, hintOf(body)) : 0;
  return doc({ n: Math.min(Math.max(0, all - skip), limit), ok: 1 });
}

/** Array items are separate values. */
function distinct({ storage, catalog }: DocumentStore, command: Command): WireReply {
  const { body } = command;
  refuseCollation(body);
  const key = body.get('key');
  if (typeof key !== 'string')
    throw new StoreError(14, "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const collection = catalog.find(namespaceOf(command));
  const filter = compileFilter(documentOption(body, 'query'));
  const query = { filter, sort: [], skip: 0, limit: Infinity, hint: hintOf(body) };
  const values: Value[] = [];
  const parts = key.split('.');
  for (const { bytes } of collection ? select(storage, collection, query) : []) {
    visitValues(decode(bytes, new Set([parts[0] ?? ''])), parts, (value) => {
      if (value !== undefined) values.push(...(Array.isArray(value) ? value : [value]));
      return false;
    });
  }
  return doc({ values: unique(values), ok: 1 });
}

/** Drivers send an empty hint for none. */
function hintOf(body: Doc): Maybe {
  const hint = body.get('hint');
  return hint === null || !isTruthy(hint) ? undefined : hint;
}
