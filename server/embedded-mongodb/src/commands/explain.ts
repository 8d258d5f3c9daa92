import { type Plan, plan } from '../disk/planner.ts';
import { type ScanCounts, type ScanQuery, select } from '../disk/scan.ts';
import { unsupported } from '../errors.ts';
import { arrayOption, type Command, type CommandHandlers, documentOption, namespaceOf } from '../protocol/command.ts';
import { compileFilter } from '../query/filter.ts';
import type { Sort } from '../query/sort.ts';
import type { DocumentStore } from '../store.ts';
import { taken } from '../turns.ts';
import { type Doc, doc, isDoc } from '../values/value.ts';
import { split } from './aggregate.ts';
import { findOptions, hintOf } from './read.ts';

/**
 * `explain` of a query: the plan in the stages of MongoDB, `COLLSCAN`, `IXSCAN`, `FETCH`, `SORT` and `SORT_MERGE`, and with the verbosity
 * `executionStats` (the default) the numbers of keys and documents that it reads. Nothing is written.
 */
export const explainCommands: CommandHandlers = { explain: { options: ['verbosity'], run: explain } };

async function explain(
  { storage, catalog }: DocumentStore,
  { database, body, message, timeLimit }: Command,
): Promise<Doc> {
  const explained = documentOption(body, 'explain');
  const [name = ''] = explained.keys();
  const namespace = namespaceOf({ name, database, body: explained, message, timeLimit });
  const query = queryOf(name, explained);
  const collection = catalog.find(namespace);
  const isPlanOnly = body.get('verbosity') === 'queryPlanner';
  const examined: ScanCounts = { keys: 0, documents: 0 };
  let nReturned = 0;
  if (collection && !isPlanOnly)
    for await (const _ of taken(select(storage, collection, query, { timeLimit, examined }))) nReturned++;
  const winningPlan = collection
    ? describe(plan(collection, query.filter, query.sort, query.hint), query)
    : doc({ stage: 'EOF' });
  const { keys: totalKeysExamined, documents: totalDocsExamined } = examined;
  const executionStats = doc({ executionSuccess: true, nReturned, totalKeysExamined, totalDocsExamined });
  return doc({
    explainVersion: '1',
    queryPlanner: doc({ namespace, winningPlan, rejectedPlans: [] }),
    ...(!isPlanOnly && { executionStats }),
    command: explained,
    ok: 1,
  });
}

/** The query of a command. Of `update` and `delete` that of the first statement. */
function queryOf(name: string, body: Doc): ScanQuery {
  const first = (list: string): Doc => {
    const [statement] = arrayOption(body, list);
    return isDoc(statement) ? statement : new Map();
  };
  const whole = { skip: 0, limit: Number.POSITIVE_INFINITY };
  const of = (query: Doc, options: Omit<ScanQuery, 'filter'>): ScanQuery => ({
    filter: compileFilter(query),
    ...options,
  });
  switch (name) {
    case 'find':
      return of(documentOption(body, 'filter'), findOptions(body));
    case 'findAndModify':
      return of(documentOption(body, 'query'), { ...findOptions(body), limit: 1 });
    case 'count':
    case 'distinct':
      return of(documentOption(body, 'query'), { ...whole, sort: [], hint: hintOf(body) });
    case 'aggregate':
      return { ...split(arrayOption(body, 'pipeline'), new Map()).query, hint: hintOf(body) };
    case 'update':
      return of(documentOption(first('updates'), 'q'), { ...findOptions(first('updates')), ...whole });
    case 'delete':
      return of(documentOption(first('deletes'), 'q'), { ...findOptions(first('deletes')), ...whole });
    default:
      throw unsupported(`explain of ${name}`);
  }
}

/** The plan as a tree of stages, the last one first. */
function describe(chosen: Plan, { sort, skip, limit }: ScanQuery): Doc {
  let stage = chosen.index
    ? doc({ stage: 'FETCH', inputStage: ofIndex(chosen) })
    : doc({ stage: 'COLLSCAN', direction: directionOf(chosen) });
  if (!chosen.isSorted) stage = doc({ stage: 'SORT', sortPattern: patternOf(sort), inputStage: stage });
  if (skip > 0) stage = doc({ stage: 'SKIP', skipAmount: skip, inputStage: stage });
  return limit < Number.POSITIVE_INFINITY ? doc({ stage: 'LIMIT', limitAmount: limit, inputStage: stage }) : stage;
}

function ofIndex(chosen: Plan): Doc {
  const { index, isMerged } = chosen;
  const scan = doc({
    stage: 'IXSCAN',
    indexName: index?.name ?? '',
    keyPattern: patternOf(index?.fields ?? []),
    isMultiKey: index?.isMultikey === true,
    isUnique: index?.unique === true,
    direction: directionOf(chosen),
  });
  return isMerged && chosen.ranges.length > 1
    ? doc({ stage: 'SORT_MERGE', inputStages: chosen.ranges.map(() => scan) })
    : scan;
}

const directionOf = ({ reverse }: Plan): string => (reverse ? 'backward' : 'forward');

const patternOf = (fields: Sort): Doc =>
  new Map(fields.map(({ path, descending }) => [path, descending ? -1 : 1] as const));
