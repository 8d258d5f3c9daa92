import { StoreError } from '../errors.ts';
import { compareValues } from '../values/key.ts';
import { type Doc, isDoc, isTruthy, type Maybe } from '../values/value.ts';
import { compute, isNil, listOf, named, objectOf } from './arguments.ts';
import type { Operators } from './operator.ts';

/** Missing sorts before null in expressions, unlike in queries. */
function compareInExpression(a: Maybe, b: Maybe): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a, b);
}

const comparison = (accepts: (order: number) => boolean) => compute(2, 2, (a, b) => accepts(compareInExpression(a, b)));

/** Comparison, conditional, variable and object operators. */
export const logicOperators: Operators = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: compute(2, 2, (a, b) => Math.sign(compareInExpression(a, b))),
  $and: (argument, compile, name) => {
    const all = listOf(argument, name, 0, Infinity).map(compile);
    return (scope) => all.every((evaluate) => isTruthy(evaluate(scope)));
  },
  $or: (argument, compile, name) => {
    const all = listOf(argument, name, 0, Infinity).map(compile);
    return (scope) => all.some((evaluate) => isTruthy(evaluate(scope)));
  },
  $not: compute(1, 1, (value) => !isTruthy(value)),
  $cond: (argument, compile, name) => {
    const parts = Array.isArray(argument) ? null : named(argument, compile, name, ['if', 'then', 'else']);
    const listed = parts ? [parts.if, parts.then, parts.else] : listOf(argument, name, 3, 3).map(compile);
    const [condition, yes, no] = listed;
    return (scope) => (isTruthy(condition?.(scope)) ? yes : no)?.(scope);
  },
  $ifNull: (argument, compile, name) => {
    const all = listOf(argument, name, 2, Infinity).map(compile);
    return (scope) => {
      let value: Maybe;
      for (const evaluate of all) {
        value = evaluate(scope);
        if (!isNil(value)) break;
      }
      return value;
    };
  },
  $switch: (argument, compile, name) => {
    const fields = objectOf(argument, name, ['branches'], ['default']);
    const list = fields.get('branches');
    if (!Array.isArray(list)) throw new StoreError(40061, "$switch expected an array for 'branches'");
    const branches = list.map((branch) => named(branch, compile, name, ['case', 'then']));
    const otherwise = fields.has('default') ? compile(fields.get('default') ?? null) : null;
    return (scope) => {
      const taken = branches.find((branch) => isTruthy(branch.case?.(scope)));
      if (taken) return taken.then?.(scope);
      if (otherwise) return otherwise(scope);
      throw new StoreError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    };
  },
  $let: (argument, compile, name) => {
    const fields = objectOf(argument, name, ['vars', 'in']);
    const given = fields.get('vars');
    if (!isDoc(given)) throw new StoreError(10065, 'invalid parameter: expected an object (vars)');
    const bindings = Array.from(given, ([variable, value]) => ({ variable, evaluate: compile(value) }));
    const body = compile(fields.get('in') ?? null);
    return ({ root, variables }) => {
      const inner = new Map(variables);
      for (const { variable, evaluate } of bindings) inner.set(variable, evaluate({ root, variables }));
      return body({ root, variables: inner });
    };
  },
  $literal: (argument) => () => argument,
  $rand: () => () => Math.random(),
  $mergeObjects: compute(0, Infinity, (...values) => {
    const [first] = values;
    return mergeObjects(values.length === 1 && Array.isArray(first) ? first : values);
  }),
  $objectToArray: compute(1, 1, (value) => {
    if (isNil(value)) return null;
    if (!isDoc(value)) throw new StoreError(40390, '$objectToArray requires a document input');
    return Array.from(
      value,
      ([k, v]): Doc =>
        new Map([
          ['k', k],
          ['v', v],
        ]),
    );
  }),
  $getField: (argument, compile, name) => {
    const isShort = typeof argument === 'string' || !isDoc(argument) || !argument.has('field');
    const parts = isShort ? { field: compile(argument) } : named(argument, compile, name, ['field'], ['input']);
    return (scope) => {
      const field = parts.field?.(scope);
      const input = parts.input ? parts.input(scope) : scope.root;
      if (typeof field !== 'string') throw new StoreError(5654602, '$getField requires a string as its field');
      return isDoc(input) ? input.get(field) : undefined;
    };
  },
  $setField: (argument, compile, name) => {
    const { field, input, value } = named(argument, compile, name, ['field', 'input', 'value']);
    return (scope) => {
      const key = field?.(scope);
      const document = input?.(scope);
      if (isNil(document)) return null;
      if (typeof key !== 'string' || !isDoc(document))
        throw new StoreError(4161105, '$setField needs a field and an object');
      return withField(document, key, value?.(scope));
    };
  },
  $unsetField: (argument, compile, name) => {
    const { field, input } = named(argument, compile, name, ['field', 'input']);
    return (scope) => {
      const key = field?.(scope);
      const document = input?.(scope);
      if (isNil(document)) return null;
      if (typeof key !== 'string' || !isDoc(document))
        throw new StoreError(4161106, '$unsetField needs a field and an object');
      return withField(document, key, undefined);
    };
  },
};

/** Later fields win. Null and missing values are ignored. */
export function mergeObjects(values: readonly Maybe[]): Doc {
  const merged: Doc = new Map();
  for (const value of values) {
    if (isNil(value)) continue;
    if (!isDoc(value)) throw new StoreError(40400, '$mergeObjects requires object inputs');
    for (const [name, item] of value) merged.set(name, item);
  }
  return merged;
}

function withField(document: Doc, name: string, value: Maybe): Doc {
  const copy = new Map(document);
  if (value === undefined) copy.delete(name);
  else copy.set(name, value);
  return copy;
}
