import { StoreError } from '../errors.ts';
import { readSort, sortValues } from '../query/sort.ts';
import { encodeKey, isEqual } from '../values/key.ts';
import { isDoc, isTruthy, type Maybe, toWhole, typeName, type Value } from '../values/value.ts';
import { compute, isNil, named, objectOf } from './arguments.ts';
import type { EvaluationScope, Expression, Operators } from './operator.ts';

/** Array and set operators. */
export const arrayOperators: Operators = {
  $size: compute(1, 1, (value) => {
    if (!Array.isArray(value))
      throw new StoreError(17124, `The argument to $size must be an array, but was of type: ${typeName(value)}`);
    return value.length;
  }),
  $isArray: compute(1, 1, (value) => Array.isArray(value)),
  $arrayElemAt: compute(2, 2, (list, at) => {
    if (isNil(list) || isNil(at)) return null;
    return array('$arrayElemAt', list).at(whole('$arrayElemAt', at));
  }),
  $first: compute(1, 1, (list) => (isNil(list) ? null : array('$first', list)[0])),
  $last: compute(1, 1, (list) => (isNil(list) ? null : array('$last', list).at(-1))),
  $concatArrays: compute(0, Infinity, (...lists) =>
    lists.some(isNil) ? null : lists.flatMap((list) => array('$concatArrays', list)),
  ),
  $in: compute(2, 2, (value, list) => {
    if (!Array.isArray(list))
      throw new StoreError(40081, `$in requires an array as a second argument, found: ${typeName(list)}`);
    return list.some((item) => isEqual(item, value));
  }),
  $indexOfArray: compute(2, 4, (list, value, start = 0, end) => {
    if (isNil(list)) return null;
    const items = array('$indexOfArray', list);
    const from = whole('$indexOfArray', start);
    const to = end === undefined ? items.length : whole('$indexOfArray', end);
    return items.findIndex((item, i) => i >= from && i < to && isEqual(item, value));
  }),
  $reverseArray: compute(1, 1, (list) => (isNil(list) ? null : array('$reverseArray', list).toReversed())),
  $slice: compute(2, 3, (list, a, b) => {
    if (isNil(list) || isNil(a) || b === null) return null;
    return slice(array('$slice', list), whole('$slice', a), b === undefined ? null : whole('$slice', b));
  }),
  $range: compute(2, 3, (first, last, by = 1) => {
    const [start, end, step] = [first, last, by].map((value) => whole('$range', value));
    if (start === undefined || end === undefined || !step)
      throw new StoreError(34449, '$range requires a non-zero step value');
    return Array.from({ length: Math.max(0, Math.ceil((end - start) / step)) }, (_, i) => start + i * step);
  }),
  $arrayToObject: compute(1, 1, (list) => {
    if (isNil(list)) return null;
    return new Map(array('$arrayToObject', list).map(toPair));
  }),
  $zip: (argument, compile, name) => {
    const { inputs } = named(argument, compile, name, ['inputs']);
    return (scope) => {
      const lists = inputs?.(scope);
      if (!Array.isArray(lists)) throw new StoreError(34461, 'inputs must be an array of expressions');
      if (lists.some(isNil)) return null;
      const all = lists.map((list) => array(name, list));
      const length = Math.min(...all.map((list) => list.length));
      return Array.from({ length }, (_, i) => all.map((list) => list[i] ?? null));
    };
  },
  $filter: (argument, compile, name) => {
    const fields = objectOf(argument, name, ['input', 'cond'], ['as', 'limit']);
    const each = eachItem(fields.get('as'), compile(fields.get('cond') ?? null));
    const input = compile(fields.get('input') ?? null);
    const limit = fields.has('limit') ? compile(fields.get('limit') ?? null) : null;
    return (scope) => {
      const list = input(scope);
      if (isNil(list)) return null;
      const max = limit?.(scope);
      const kept = array(name, list).filter((item) => isTruthy(each(scope, item)));
      return isNil(max) ? kept : kept.slice(0, whole(name, max));
    };
  },
  $map: (argument, compile, name) => {
    const fields = objectOf(argument, name, ['input', 'in'], ['as']);
    const each = eachItem(fields.get('as'), compile(fields.get('in') ?? null));
    const input = compile(fields.get('input') ?? null);
    return (scope) => {
      const list = input(scope);
      return isNil(list) ? null : array(name, list).map((item) => each(scope, item) ?? null);
    };
  },
  $reduce: (argument, compile, name) => {
    const fields = objectOf(argument, name, ['input', 'initialValue', 'in']);
    const [input, initial, body] = ['input', 'initialValue', 'in'].map((part) => compile(fields.get(part) ?? null));
    return (scope) => {
      const list = input?.(scope);
      if (isNil(list)) return null;
      return array(name, list).reduce<Maybe>((value, item) => {
        const variables = new Map(scope.variables).set('value', value).set('this', item);
        return body?.({ root: scope.root, variables });
      }, initial?.(scope));
    };
  },
  $sortArray: (argument, compile, name) => {
    const fields = objectOf(argument, name, ['input', 'sortBy']);
    const input = compile(fields.get('input') ?? null);
    const sortBy = fields.get('sortBy') ?? null;
    const sort = isDoc(sortBy) ? readSort(sortBy) : toWhole(sortBy);
    return (scope) => {
      const list = input(scope);
      return isNil(list) ? null : sortValues(array(name, list), sort ?? 1);
    };
  },
  $setUnion: compute(0, Infinity, (...lists) =>
    lists.some(isNil) ? null : unique(lists.flatMap((list) => array('$setUnion', list))),
  ),
  $setIntersection: compute(0, Infinity, (...lists) => {
    if (lists.some(isNil)) return null;
    const [first, ...others] = lists.map((list) => array('$setIntersection', list));
    return unique((first ?? []).filter((item) => others.every((list) => contains(list, item))));
  }),
  $setDifference: compute(2, 2, (a, b) => {
    if (isNil(a) || isNil(b)) return null;
    const without = array('$setDifference', b);
    return unique(array('$setDifference', a).filter((item) => !contains(without, item)));
  }),
  $setIsSubset: compute(2, 2, (a, b) => {
    const larger = array('$setIsSubset', b);
    return array('$setIsSubset', a).every((item) => contains(larger, item));
  }),
  $setEquals: compute(2, Infinity, (...lists) => {
    const all = lists.map((list) => array('$setEquals', list));
    return all.every((list) => all.every((other) => other.every((item) => contains(list, item))));
  }),
  $anyElementTrue: compute(1, 1, (list) => array('$anyElementTrue', list).some(isTruthy)),
  $allElementsTrue: compute(1, 1, (list) => array('$allElementsTrue', list).every(isTruthy)),
};

/** With one number n: the first n items, or the last -n. With two: `count` items from a position, from the end if negative. */
export function slice(items: readonly Value[], first: number, count: number | null): Value[] {
  if (count === null) return first >= 0 ? items.slice(0, first) : items.slice(first);
  const start = first >= 0 ? first : Math.max(0, items.length + first);
  return items.slice(start, start + count);
}

/** The distinct values, in order of first appearance. */
export function unique(values: readonly Value[]): Value[] {
  const seen = new Map<string, Value>();
  for (const value of values) {
    const key = encodeKey([value]).toString('latin1');
    if (!seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()];
}

const contains = (list: readonly Value[], value: Value): boolean => list.some((item) => isEqual(item, value));

function array(name: string, value: Maybe): Value[] {
  if (Array.isArray(value)) return value;
  throw new StoreError(28689, `${name} requires an array, but was of type: ${typeName(value)}`);
}

function whole(name: string, value: Maybe): number {
  const number = toWhole(value);
  if (number === null)
    throw new StoreError(28691, `${name} requires a whole number, but was of type: ${typeName(value)}`);
  return number;
}

/** Evaluates `body` with the item bound to a variable, by default `this`. */
function eachItem(as: Maybe, body: Expression): (scope: EvaluationScope, item: Value) => Maybe {
  const name = typeof as === 'string' ? as : 'this';
  return ({ root, variables }, item) => body({ root, variables: new Map(variables).set(name, item) });
}

/** A field as `{ k, v }` or as `[name, value]`. */
function toPair(item: Value): [string, Value] {
  const [key, value] = isDoc(item) ? [item.get('k'), item.get('v')] : Array.isArray(item) ? item : [];
  if (typeof key !== 'string' || value === undefined) {
    throw new StoreError(40391, '$arrayToObject requires an array of key-value pairs');
  }
  return [key, value];
}
