import { ObjectId } from 'bson';
import { StoreError } from '../errors.ts';
import type { Variables } from '../expression/operator.ts';
import { compileStages } from '../pipeline/stages.ts';
import { compileFilter, type QueryFilter } from '../query/filter.ts';
import { arrayIndex, valueAt } from '../query/path.ts';
import { decode, encode } from '../values/decode.ts';
import { isEqual } from '../values/key.ts';
import { print } from '../values/print.ts';
import { type Doc, doc, isDoc, type Maybe, typeName, type Value } from '../values/value.ts';
import { type ArrayParts, changeAt } from './change-at.ts';
import { type ErrorContext, type Modifier, updateOperators } from './operators.ts';

/** A compiled update. `apply` can modify its argument, and returns the new document. */
export interface CompiledUpdate {
  apply: (document: Doc, context: { isInsert: boolean; filter: QueryFilter }) => Doc;
  kind: 'operators' | 'replacement' | 'pipeline';
}

/** Compiles an update: an array is a pipeline, a document of operators a set of changes, any other a replacement. */
export function compileUpdate(update: Maybe, arrayFilters: Maybe, variables: Variables): CompiledUpdate {
  if (Array.isArray(update)) {
    if (arrayFilters !== undefined)
      throw new StoreError(9, 'arrayFilters may not be specified for pipeline-syle updates');
    return { kind: 'pipeline', apply: pipeline(update, variables) };
  }
  if (!isDoc(update)) throw new StoreError(9, 'Update argument must be either an object or an array');
  const [first] = update.keys();
  if (first?.startsWith('$')) return { kind: 'operators', apply: operators(update, arrayFilters, variables) };
  for (const name of update.keys()) if (name.startsWith('$')) throw dollarPrefixed(name);
  return { kind: 'replacement', apply: (old) => replaced(old, update) };
}

/** The initial document of an upsert: the equality conditions of the query. */
export function startOfUpsert(filter: QueryFilter, kind: CompiledUpdate['kind']): Doc {
  const start: Doc = new Map();
  for (const { path, operator, operand } of filter.terms) {
    if (operator !== '$eq' || (kind === 'replacement' && path !== '_id')) continue;
    const parts = path.split('.');
    if (valueAt(start, parts) !== undefined)
      throw new StoreError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    changeAt(start, { parts, modify: () => operand, creates: true }, noArrays);
  }
  return decode(encode(start));
}

/** Moves `_id` to the front, and generates one if it is missing. */
export function withIdFirst(document: Doc): Doc {
  const id = document.get('_id') ?? (document.has('_id') ? null : new ObjectId());
  return new Map([['_id', id], ...document]).set('_id', id);
}

/** The index of the first array item that matches the last condition on the array. */
export function positionOf(document: Doc, filter: QueryFilter, path: string): number | null {
  const parts = path.split('.');
  const items = valueAt(document, parts);
  const term = filter.terms.findLast((one) => one.path === path || one.path.startsWith(`${path}.`));
  if (!Array.isArray(items) || !term) return null;
  const named = arrayIndex(term.path.slice(path.length + 1).split('.')[0]);
  if (named !== null) return named;
  const found = items.findIndex((item) => term.test(wrap(parts, [item])));
  return found < 0 ? null : found;
}

const wrap = ([part = '', ...rest]: readonly string[], value: Value): Doc =>
  doc({ [part]: rest.length > 0 ? wrap(rest, value) : value });

const noArrays: ArrayParts = { position: () => null, matchesItem: () => false };

/** A replacement keeps `_id`, and must not change it. */
function replaced(old: Doc, update: Doc): Doc {
  const id = old.get('_id');
  const given = update.get('_id');
  if (id === undefined) return new Map(update);
  if (given !== undefined && !isEqual(id, given)) {
    throw new StoreError(
      66,
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${print(given)}`,
    );
  }
  return new Map([['_id', id], ...update]).set('_id', id);
}

function pipeline(stages: Value[], variables: Variables): CompiledUpdate['apply'] {
  for (const stage of stages) {
    const [name] = isDoc(stage) ? stage.keys() : [];
    if (!/^\$(addFields|set|project|unset|replaceRoot|replaceWith)$/.test(name ?? '')) {
      throw new StoreError(72, `${name} is not allowed to be used within an update`);
    }
  }
  const run = compileStages(stages, { variables, read: () => [] });
  return (document) => {
    const id = document.get('_id');
    const [result] = run([new Map(document)]);
    const updated = new Map(result);
    if (id !== undefined && !updated.has('_id')) return new Map([['_id', id], ...updated]);
    checkId(id, updated);
    return updated;
  };
}

/** The change at one path. */
interface UpdateStep extends Modifier {
  path: string;
  parts: readonly string[];
  /** For `$rename`: the source path. */
  from?: readonly string[];
}

function operators(update: Doc, arrayFilters: Maybe, variables: Variables): CompiledUpdate['apply'] {
  const now = variables.get('NOW');
  const steps = [...update].flatMap(([operator, fields]) =>
    compileOperator(operator, fields, now instanceof Date ? now : new Date()),
  );
  steps.sort((a, b) => comparePaths(a.parts, b.parts));
  checkConflicts(steps);
  const matchesItem = compileArrayFilters(arrayFilters, steps);
  return (document, { isInsert, filter }) => {
    const id = document.get('_id');
    // Positions refer to the document before any operator has changed it.
    const found = steps.some(({ parts }) => parts.includes('$')) ? decode(encode(document)) : document;
    const arrays: ArrayParts = { position: (path) => positionOf(found, filter, path), matchesItem };
    const moved = steps.map(({ from }) => (from ? valueAt(document, from) : undefined));
    for (const [i, { modify, creates, parts, path, onInsertOnly, from }] of steps.entries()) {
      if ((onInsertOnly && !isInsert) || (from && moved[i] === undefined)) continue;
      const context: ErrorContext = { id: id ?? null, name: path.split('.').at(-1) ?? path };
      changeAt(document, { parts, creates, modify: (old) => (from ? moved[i] : modify(old, context)) }, arrays);
    }
    checkId(id, document);
    return document;
  };
}

function compileOperator(operator: string, fields: Value, now: Date): UpdateStep[] {
  const compile = updateOperators[operator];
  if (!compile && operator !== '$rename') {
    throw new StoreError(
      9,
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDoc(fields)) {
    const example = `For example: {$mod: {<field>: ...}} not {${operator}: ${print(fields)}}`;
    throw new StoreError(9, `Modifiers operate on fields but we found type ${typeName(fields)} instead. ${example}`);
  }
  return [...fields].flatMap(([path, operand]) => {
    const parts = readPath(path);
    return compile ? [{ path, parts, ...compile(operand, path, now) }] : rename(path, operand);
  });
}

function rename(path: string, operand: Value): UpdateStep[] {
  if (typeof operand !== 'string')
    throw new StoreError(2, `The 'to' field for $rename must be a string: ${path}: ${print(operand)}`);
  const [from, to] = [path, operand].map(readPath);
  if (!from || !to || [...from, ...to].some((part) => part.startsWith('$'))) {
    throw new StoreError(2, `The source and target field for $rename must not be dynamic: ${path}`);
  }
  return [
    { path: operand, parts: to, from, creates: true, modify: (old) => old },
    { path, parts: from, creates: false, modify: () => undefined },
  ];
}

/** Rejects names that begin with a dollar sign, except positional operators and DBRef fields. */
function readPath(path: string): string[] {
  const parts = path.split('.');
  if (path === '') throw new StoreError(56, 'An empty update path is not valid.');
  if (parts.includes(''))
    throw new StoreError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  const dollar = parts.find(
    (part) => part.startsWith('$') && !/^\$(\[.*\])?$/.test(part) && !/^\$(ref|id|db)$/.test(part),
  );
  if (dollar) throw dollarPrefixed(dollar, path);
  if (parts[0]?.startsWith('$'))
    throw new StoreError(2, `Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  return parts;
}

/** The order in which new fields are added, independent of the order of operators. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i];
    if (right === undefined) return 1;
    if (left === right) continue;
    const [x, y] = [arrayIndex(left), arrayIndex(right)];
    if (x !== null && y !== null) return x - y;
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  }
  return a.length - b.length;
}

/** Throws if a path equals or contains another. In sorted order, conflicting paths are adjacent. */
function checkConflicts(sorted: readonly UpdateStep[]): void {
  for (const [i, { parts, path }] of sorted.entries()) {
    const next = sorted[i + 1];
    if (!next?.parts.slice(0, parts.length).every((part, at) => part === parts[at]) || next.parts.length < parts.length)
      continue;
    throw new StoreError(40, `Updating the path '${next.path}' would create a conflict at '${path}'`);
  }
}

function compileArrayFilters(arrayFilters: Maybe, steps: readonly UpdateStep[]): ArrayParts['matchesItem'] {
  const tests = new Map<string, (item: Doc) => boolean>();
  for (const filter of Array.isArray(arrayFilters) ? arrayFilters : []) {
    const compiled = isDoc(filter) ? compileFilter(filter) : null;
    const [name, ...others] = compiled?.roots ?? [];
    if (!compiled || name === undefined)
      throw new StoreError(9, 'Cannot use an expression without a top-level field name in arrayFilters');
    if (others.length > 0)
      throw new StoreError(
        9,
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${others[0]}'`,
      );
    if (tests.has(name))
      throw new StoreError(9, `Found multiple array filters with the same top-level field name ${name}`);
    tests.set(name, compiled.test);
  }
  const used = new Set(steps.flatMap(({ parts }) => parts).flatMap((part) => /^\$\[(.+)\]$/.exec(part)?.[1] ?? []));
  for (const name of used)
    if (!tests.has(name)) throw new StoreError(2, `No array filter found for identifier '${name}' in path`);
  for (const name of tests.keys())
    if (!used.has(name))
      throw new StoreError(9, `The array filter for identifier '${name}' was not used in the update`);
  return (name, item) => tests.get(name)?.(new Map([[name, item]])) === true;
}

function checkId(before: Maybe, document: Doc): void {
  if (before === undefined || isEqual(before, document.get('_id'))) return;
  throw new StoreError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
}

const dollarPrefixed = (name: string, path = name): StoreError =>
  new StoreError(
    52,
    `The dollar ($) prefixed field '${name}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
  );
