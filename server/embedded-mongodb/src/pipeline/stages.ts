import { StoreError } from '../errors.ts';
import { compileExpression } from '../expression/expression.ts';
import { compileFilter } from '../query/filter.ts';
import { valueAt } from '../query/path.ts';
import { compileAddition, compileProjection } from '../query/projection.ts';
import { createSorter, readSort, sortKey } from '../query/sort.ts';
import { atOnce } from '../turns.ts';
import { type Doc, doc, isDoc, isTruthy, toWhole, typeName, type Value } from '../values/value.ts';
import { compileGroup } from './group.ts';
import { lookup } from './lookup.ts';
import { map, type PipelineStage, type StageCompiler, type StageContext, withField } from './stage.ts';

/** Compiles a pipeline. Documents are streamed, except by stages that need all of them. */
export function compileStages(pipeline: readonly Value[], context: StageContext): PipelineStage {
  const stages = pipeline.map((stage, i) => {
    const { name, argument } = readStage(stage);
    const compile = stageCompilers[name];
    if (!compile) throw new StoreError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(argument, context, pipeline[i + 1]);
  });
  return (input) => stages.reduce((documents, stage) => stage(documents), input);
}

/** Reads a stage, a document with exactly one field. */
export function readStage(stage: Value): { name: string; argument: Value } {
  if (!isDoc(stage)) throw new StoreError(14, "Each element of the 'pipeline' array must be an object");
  const [entry] = stage;
  if (!entry || stage.size !== 1)
    throw new StoreError(40323, 'A pipeline stage specification object must contain exactly one field.');
  return { name: entry[0], argument: entry[1] };
}

export const stageCompilers: Readonly<Record<string, StageCompiler>> = {
  $match: (argument, { variables }) => {
    const { test } = compileFilter(object('$match', argument), variables);
    return function* match(input) {
      for (const document of input) if (test(document)) yield document;
    };
  },
  $project: (argument, { variables }) => {
    const fields = object('$project', argument);
    if (fields.size === 0)
      throw new StoreError(
        51272,
        'Invalid $project :: caused by :: projection specification must have at least one field',
      );
    const project = compileProjection(fields);
    return (input) => map(input, (document) => project(document, variables));
  },
  $addFields: (argument, context) => addFields('$addFields', argument, context),
  $set: (argument, context) => addFields('$set', argument, context),
  $unset: (argument, { variables }) => {
    const names = Array.isArray(argument) ? argument : [argument];
    const project = compileProjection(doc(Object.fromEntries(names.map((name) => [text('$unset', name), false]))));
    return (input) => map(input, (document) => project(document, variables));
  },
  $replaceRoot: (argument, context) => replaceRoot(object('$replaceRoot', argument).get('newRoot') ?? null, context),
  $replaceWith: replaceRoot,
  $sort: (argument, _context, next) => {
    const sort = readSort(object('$sort', argument));
    if (sort.length === 0) throw new StoreError(15976, '$sort stage must have at least one sort key');
    const limit = isDoc(next) ? toWhole(next.get('$limit')) : null;
    return function* sorted(input) {
      const sorter = createSorter<Doc>(limit ?? Infinity);
      for (const document of input) {
        const key = sortKey(document, sort);
        // The size of decoded documents is unknown; this is an estimate.
        sorter.add(key, document, 1000);
      }
      yield* atOnce(sorter.sorted());
    };
  },
  $limit: (argument) => {
    const limit = toWhole(argument);
    if (limit === null || limit <= 0) throw new StoreError(15958, 'the limit must be positive');
    return function* limited(input) {
      let count = 0;
      for (const document of input) {
        yield document;
        if (++count >= limit) return;
      }
    };
  },
  $skip: (argument) => {
    const skip = toWhole(argument);
    if (skip === null || skip < 0)
      throw new StoreError(5107200, 'invalid argument to $skip stage: Expected a non-negative number');
    return function* skipped(input) {
      let count = 0;
      for (const document of input) if (count++ >= skip) yield document;
    };
  },
  $count: (argument) => {
    const name = text('$count', argument);
    if (name === '' || name.startsWith('$') || name.includes('.'))
      throw new StoreError(40156, 'the count field must be a non-empty string without $ and .');
    return function* counted(input) {
      let count = 0;
      for (const _ of input) count++;
      if (count > 0) yield doc({ [name]: count });
    };
  },
  $group: (argument, { variables }) => compileGroup(argument, variables),
  $sortByCount: (argument, context) => {
    const group = compileGroup(doc({ _id: argument, count: doc({ $sum: 1 }) }), context.variables);
    const sort = compileStages([doc({ $sort: doc({ count: -1 }) })], context);
    return (input) => sort(group(input));
  },
  $unwind: unwind,
  $facet: (argument, context) => {
    const facets = [...object('$facet', argument)].map(([name, pipeline]) => {
      if (!Array.isArray(pipeline))
        throw new StoreError(40169, `arguments to $facet must be arrays, ${name} is type ${typeName(pipeline)}`);
      return { name, run: compileStages(pipeline, context) };
    });
    return (input) => {
      const documents = [...input];
      return [new Map(facets.map(({ name, run }) => [name, [...run(documents)]]))];
    };
  },
  $sample: (argument) => {
    const size = toWhole(object('$sample', argument).get('size'));
    if (size === null || size <= 0) throw new StoreError(28747, 'size argument to $sample must be a positive integer');
    return (input) => {
      const kept: Doc[] = [];
      let seen = 0;
      for (const document of input) {
        const at = Math.floor(Math.random() * ++seen);
        if (kept.length < size) kept.push(document);
        else if (at < size) kept[at] = document;
      }
      return kept;
    };
  },
  $unionWith: (argument, context) => {
    const from = isDoc(argument) ? argument.get('coll') : argument;
    const pipeline = isDoc(argument) ? argument.get('pipeline') : undefined;
    const run = compileStages(Array.isArray(pipeline) ? pipeline : [], context);
    return function* union(input) {
      yield* input;
      yield* run(context.read(text('$unionWith', from ?? null), new Map()));
    };
  },
  $lookup: (argument, context) => lookup(argument, context, compileStages),
};

function addFields(name: string, argument: Value, { variables }: StageContext): PipelineStage {
  const fields = object(name, argument);
  if (fields.size === 0) throw new StoreError(40177, `${name} specification must have at least one field`);
  const add = compileAddition(fields);
  return (input) => map(input, (document) => add(document, variables));
}

function replaceRoot(argument: Value, { variables }: StageContext): PipelineStage {
  const evaluate = compileExpression(argument);
  return (input) =>
    map(input, (root) => {
      const value = evaluate({ root, variables });
      if (isDoc(value)) return value;
      throw new StoreError(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was of type: ${typeName(value)}`,
      );
    });
}

/** Yields one document for each item of an array. A value that is not an array counts as a single item. */
function unwind(argument: Value): PipelineStage {
  const fields = isDoc(argument) ? argument : doc({ path: argument });
  const path = text('$unwind', fields.get('path') ?? null);
  if (!path.startsWith('$'))
    throw new StoreError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  const parts = path.slice(1).split('.');
  const keepsEmpty = isTruthy(fields.get('preserveNullAndEmptyArrays'));
  const index = fields.get('includeArrayIndex');
  const indexParts = typeof index === 'string' ? index.split('.') : null;
  const number = (document: Doc, at: number | null) =>
    indexParts ? withField(document, indexParts, at === null ? null : BigInt(at)) : document;
  return function* unwound(input) {
    for (const document of input) {
      const value = valueAt(document, parts);
      if (Array.isArray(value) && value.length > 0) {
        for (const [at, item] of value.entries()) yield number(withField(document, parts, item), at);
      } else if (!Array.isArray(value) && value !== undefined && value !== null) yield number(document, null);
      else if (keepsEmpty) yield number(Array.isArray(value) ? withField(document, parts, undefined) : document, null);
    }
  };
}

function object(name: string, argument: Value): Doc {
  if (isDoc(argument)) return argument;
  throw new StoreError(15959, `the ${name} stage needs an object, not ${typeName(argument)}`);
}

function text(name: string, argument: Value): string {
  if (typeof argument === 'string') return argument;
  throw new StoreError(28809, `${name} needs a string, not ${typeName(argument)}`);
}
