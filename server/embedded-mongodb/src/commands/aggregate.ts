import type { Collection } from '../disk/catalog.ts';
import { countMatching, type ScanQuery, type Stored, select } from '../disk/scan.ts';
import { StoreError, unsupported } from '../errors.ts';
import { compileExpression, fieldsOf } from '../expression/expression.ts';
import type { Variables } from '../expression/operator.ts';
import { writeResults } from '../pipeline/out.ts';
import type { StageContext } from '../pipeline/stage.ts';
import { compileStages, readStage } from '../pipeline/stages.ts';
import {
  arrayOption,
  type Command,
  type CommandHandlers,
  cursorOptions,
  documentOption,
  namespaceOf,
  refuse,
  refuseCollation,
  variablesOf,
} from '../protocol/command.ts';
import type { WireReply } from '../protocol/wire.ts';
import { compileFilter } from '../query/filter.ts';
import { readSort } from '../query/sort.ts';
import type { DocumentStore } from '../store.ts';
import { atOnce, type TimeLimit, taken } from '../turns.ts';
import { decode, encode } from '../values/decode.ts';
import { type Doc, doc, isDoc, isNumeric, isTruthy, type Maybe, toWhole, type Value } from '../values/value.ts';
import { hintOf, sum } from './read.ts';

/** `aggregate`: leading stages become a query where possible, the others run as a pipeline over its results. */
export const aggregateCommands: CommandHandlers = {
  aggregate: {
    options: ['pipeline', 'cursor', 'allowDiskUse', 'bypassDocumentValidation', 'hint', 'let', 'collation', 'explain'],
    run: aggregate,
  },
};

async function aggregate(store: DocumentStore, command: Command): Promise<WireReply> {
  const { database, body } = command;
  refuseCollation(body);
  refuse(body, ['explain']);
  const pipeline = arrayOption(body, 'pipeline');
  if (!body.has('cursor'))
    throw new StoreError(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  const variables = variablesOf(body);
  const { timeLimit } = command;
  const context = contextOf(store, database, variables, timeLimit);
  const { namespace, stages, source } = sourceOf(store, command, pipeline, variables);
  checkTerminal(stages);
  const last = stages.length > 0 ? readStage(stages.at(-1) ?? null) : null;
  if (last && isTerminal(last.name)) {
    const results = await prepare(store, source, stages.slice(0, -1), context, command);
    await store.storage.write(() => writeResults(store, database, last, [...results], context));
    return { batch: { namespace, cursorId: 0n, documents: [], isFirst: true } };
  }
  const results = await prepare(store, source, stages, context, command);
  function* documents(): Generator<Buffer> {
    for (const document of results) yield encode(document);
  }
  const options = cursorOptions(documentOption(body, 'cursor'));
  return { batch: await store.cursors.start(namespace, documents(), options, timeLimit) };
}

/** The source of documents: a collection, which may be missing, or a leading `$documents` stage. */
function sourceOf(store: DocumentStore, command: Command, pipeline: readonly Value[], variables: Variables) {
  if (typeof command.body.get('aggregate') === 'string') {
    const namespace = namespaceOf(command);
    return { namespace, stages: pipeline, source: store.catalog.find(namespace) ?? [] };
  }
  const [first = null, ...stages] = pipeline;
  const { name, argument } = readStage(first);
  if (name !== '$documents') throw unsupported(`${name} as a source of documents`);
  const source = compileExpression(argument)({ root: new Map(), variables });
  if (!Array.isArray(source) || !source.every(isDoc)) {
    throw new StoreError(5858203, '$documents needs an array of objects');
  }
  return { namespace: `${command.database}.$cmd.aggregate`, stages, source };
}

/** Stages that read other collections see their state at the time of reading. */
function contextOf(
  { storage, catalog }: DocumentStore,
  database: string,
  variables: Variables,
  timeLimit: TimeLimit,
): StageContext {
  return {
    variables,
    *read(name, query) {
      const collection = catalog.find(`${database}.${name}`);
      if (!collection) return;
      const all = { ...everything(), filter: compileFilter(query) };
      for (const { bytes } of atOnce(select(storage, collection, all, { timeLimit }))) yield decode(bytes);
    },
  };
}

/**
 * The results of a pipeline: a query that can use an index, then the remaining stages over what it finds. What a stage needs as a whole
 * is read with pauses; a pipeline that streams reads as its cursor is read.
 */
async function prepare(
  store: DocumentStore,
  source: Collection | readonly Doc[],
  pipeline: readonly Value[],
  context: StageContext,
  { body, timeLimit }: Command,
): Promise<Iterable<Doc>> {
  if (isList(source)) return compileStages(pipeline, context)(source);
  const { query, rest } = split(pipeline, context.variables);
  const run = compileStages(rest, context);
  const only = fieldsNeeded(rest);
  const hint = hintOf(body);
  if (only?.size === 0) {
    const all = await sum(countMatching(store.storage, source, query.filter, hint, { timeLimit }));
    return run(repeat(nothing, Math.min(Math.max(0, all - query.skip), query.limit)));
  }
  const found = select(store.storage, source, { ...query, hint }, { timeLimit });
  const documents: Doc[] = [];
  if (!needsAll(rest)) return run(decoded(atOnce(found), only));
  for await (const { bytes } of taken(found)) documents.push(decode(bytes, only));
  return run(documents);
}

function* decoded(found: Iterable<Stored>, only: ReadonlySet<string> | null): Generator<Doc> {
  for (const { bytes } of found) yield decode(bytes, only);
}

function* repeat(document: Doc, times: number): Generator<Doc> {
  for (let i = 0; i < times; i++) yield document;
}

/** True if the first stage gives nothing before it has read everything. */
function needsAll([first]: readonly Value[]): boolean {
  return first !== undefined && ['$group', '$sort', '$sortByCount', '$facet'].includes(readStage(first).name);
}

const isList = (source: Collection | readonly Doc[]): source is readonly Doc[] => Array.isArray(source);

/** Placeholder for documents whose fields are not read. */
const nothing: Doc = new Map();
const everything = (): ScanQuery => ({
  filter: compileFilter(new Map()),
  sort: [],
  skip: 0,
  limit: Infinity,
  hint: undefined,
});

/** The leading stages that form a query: any `$match`, then at most one `$sort`, `$skip` and `$limit`. */
export function split(pipeline: readonly Value[], variables: Variables): { query: ScanQuery; rest: readonly Value[] } {
  const stages = pipeline.map(readStage);
  const matches: Value[] = [];
  let at = 0;
  for (let stage = stages[at]; stage?.name === '$match'; stage = stages[++at]) {
    if (!isDoc(stage.argument)) throw new StoreError(15959, 'the match filter must be an expression in an object');
    matches.push(stage.argument);
  }
  const query = everything();
  query.filter = compileFilter(matches.length > 0 ? doc({ $and: matches }) : new Map(), variables);
  const takeArgument = (name: string): Maybe => (stages[at]?.name === name ? stages[at++]?.argument : undefined);
  const sort = stages[at]?.argument;
  if (stages[at]?.name === '$sort' && isDoc(sort) && sort.size > 0) query.sort = readSort(sort);
  if (query.sort.length > 0) at++;
  const skip = takeArgument('$skip');
  if (skip !== undefined)
    query.skip = whole(skip, 0, 'invalid argument to $skip stage: Expected a non-negative number');
  const limit = takeArgument('$limit');
  if (limit !== undefined) query.limit = whole(limit, 1, 'the limit must be positive');
  return { query, rest: pipeline.slice(at) };
}

function whole(value: Value, min: number, message: string): number {
  const number = toWhole(value);
  if (number === null || number < min) throw new StoreError(15958, message);
  return number;
}

/** The top-level fields that the stages read; null if they can read any field. */
function fieldsNeeded(stages: readonly Value[]): ReadonlySet<string> | null {
  const [first] = stages;
  if (first === undefined) return null;
  const { name, argument } = readStage(first);
  if (name === '$count') return new Set();
  if (name === '$group' || name === '$sortByCount') return usesOrder(argument) ? null : fieldsOf(argument);
  if (name !== '$project' || !isDoc(argument)) return null;
  const fields = new Set(['_id']);
  for (const [path, value] of argument) {
    const isFlag = typeof value === 'boolean' || isNumeric(value);
    if (isFlag && !isTruthy(value) && path !== '_id') return null;
    fields.add(path.split('.', 1)[0] ?? '');
    if (!isFlag && !fieldsOf(value, fields)) return null;
  }
  return [...argument.values()].some(isTruthy) ? fields : null;
}

/** `sortBy` names fields without a dollar sign, so `fieldsOf` does not find them. */
function usesOrder(value: Value): boolean {
  if (isDoc(value)) return value.has('sortBy') || [...value.values()].some(usesOrder);
  return Array.isArray(value) && value.some(usesOrder);
}

const isTerminal = (name: string): boolean => name === '$out' || name === '$merge';

function checkTerminal(pipeline: readonly Value[]): void {
  for (const stage of pipeline.slice(0, -1)) {
    const { name } = readStage(stage);
    if (isTerminal(name)) throw new StoreError(40601, `${name} can only be the final stage in the pipeline`);
  }
}
