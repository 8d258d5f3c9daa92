import { countMatching, type ScanQuery, select } from '../disk/scan.ts';
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
import { type Pause, pause, taken } from '../turns.ts';
import { positionOf } from '../update/update.ts';
import { decode, encode } from '../values/decode.ts';
import { type Doc, doc, isTruthy, type Maybe, toWhole, type Value } from '../values/value.ts';

/**
 * Commands that read. A reply that takes no longer than a slice of time is built in one turn of the event loop, and sees no part of a
 * transaction; a longer one lets other commands run in between, as MongoDB does.
 */
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
async function find({ storage, catalog, cursors }: DocumentStore, command: Command): Promise<WireReply> {
  const { body, timeLimit } = command;
  refuseCollation(body);
  refuse(body, ['tailable', 'awaitData', 'oplogReplay', 'returnKey', 'showRecordId', 'min', 'max']);
  const namespace = namespaceOf(command);
  const variables = variablesOf(body);
  const filter = compileFilter(documentOption(body, 'filter'), variables);
  const projection = documentOption(body, 'projection');
  const project =
    projection.size > 0 ? compileProjection(projection, (document, path) => positionOf(document, filter, path)) : null;
  const query = { filter, ...findOptions(body) };
  const collection = catalog.find(namespace);
  const found = collection ? select(storage, collection, query, { timeLimit }) : [];
  function* documents(): Generator<Buffer | Pause> {
    for (const stored of found) {
      if (stored === pause) yield pause;
      else yield project ? encode(project(decode(stored.bytes), variables)) : stored.bytes;
    }
  }
  return { batch: await cursors.start(namespace, documents(), cursorOptions(body), timeLimit) };
}

/** Order and slice of a `find`. */
export function findOptions(body: Doc): Omit<ScanQuery, 'filter'> {
  return {
    ...sortOption(body),
    skip: countOption(body, 'skip') ?? 0,
    limit: countOption(body, 'limit') || Infinity,
  };
}

async function getMore({ cursors }: DocumentStore, { database, body }: Command): Promise<WireReply> {
  const cursorId = body.get('getMore');
  if (typeof cursorId !== 'bigint')
    throw new StoreError(14, "BSON field 'getMore' is the wrong type, expected type 'long'");
  const batchSize = countOption(body, 'batchSize') || Infinity;
  return { batch: await cursors.more(cursorId, `${database}.${body.get('collection')}`, batchSize) };
}

function killCursors({ cursors }: DocumentStore, { body }: Command): WireReply {
  const killed: Value[] = [];
  const missing: Value[] = [];
  for (const id of arrayOption(body, 'cursors'))
    (typeof id === 'bigint' && cursors.kill(id) ? killed : missing).push(id);
  return doc({ cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [], ok: 1 });
}

/** Uses the stored counter for the whole collection, and counts matches otherwise. */
async function count({ storage, catalog }: DocumentStore, command: Command): Promise<WireReply> {
  const { body, timeLimit } = command;
  refuseCollation(body);
  const collection = catalog.find(namespaceOf(command));
  const filter = compileFilter(documentOption(body, 'query'));
  const skip = countOption(body, 'skip') ?? 0;
  // A negative limit means its absolute value.
  const limit = Math.abs(toWhole(body.get('limit')) ?? 0) || Infinity;
  const all = collection ? await sum(countMatching(storage, collection, filter, hintOf(body), { timeLimit })) : 0;
  return doc({ n: Math.min(Math.max(0, all - skip), limit), ok: 1 });
}

/** Array items are separate values. */
async function distinct({ storage, catalog }: DocumentStore, command: Command): Promise<WireReply> {
  const { body, timeLimit } = command;
  refuseCollation(body);
  const key = body.get('key');
  if (typeof key !== 'string')
    throw new StoreError(14, "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const collection = catalog.find(namespaceOf(command));
  const filter = compileFilter(documentOption(body, 'query'));
  const query = { filter, sort: [], skip: 0, limit: Infinity, hint: hintOf(body) };
  const values: Value[] = [];
  const parts = key.split('.');
  for await (const { bytes } of collection ? taken(select(storage, collection, query, { timeLimit })) : []) {
    visitValues(decode(bytes, new Set([parts[0] ?? ''])), parts, (value) => {
      if (value !== undefined) values.push(...(Array.isArray(value) ? value : [value]));
      return false;
    });
  }
  return doc({ values: unique(values), ok: 1 });
}

/** The sum of parts of a count, with a turn of the event loop at each pause. */
export async function sum(parts: ReturnType<typeof countMatching>): Promise<number> {
  let total = 0;
  for await (const { documents } of taken(parts)) total += documents;
  return total;
}

/** Drivers send an empty hint for none. */
export function hintOf(body: Doc): Maybe {
  const hint = body.get('hint');
  return hint === null || !isTruthy(hint) ? undefined : hint;
}
