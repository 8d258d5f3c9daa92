import { StoreError } from '../errors.ts';
import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';
import type { Compile, Expression, Operator } from './operator.ts';

/** An operator that is a function of its `min` to `max` evaluated arguments. */
export function compute(min: number, max: number, apply: (...values: Maybe[]) => Maybe): Operator {
  return (argument, compile, name) => {
    const all = listOf(argument, name, min, max).map(compile);
    return (scope) => apply(...all.map((evaluate) => evaluate(scope)));
  };
}

/** The arguments of an operator. A single argument need not be in an array. */
export function listOf(argument: Value, name: string, min: number, max: number): Value[] {
  const list = Array.isArray(argument) ? argument : [argument];
  if (list.length >= min && list.length <= max) return list;
  const count = min === max ? `exactly ${min}` : max === Infinity ? `at least ${min}` : `${min} to ${max}`;
  throw new StoreError(16020, `Expression ${name} takes ${count} arguments. ${list.length} were passed in.`);
}

/** The compiled named arguments of an operator. Unknown names are rejected. */
export function named(
  argument: Value,
  compile: Compile,
  operator: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Record<string, Expression> {
  const fields = objectOf(argument, operator, required, optional);
  return Object.fromEntries(Array.from(fields, ([name, value]) => [name, compile(value)]));
}

/** The named arguments of an operator, not compiled. */
export function objectOf(
  argument: Value,
  operator: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Doc {
  if (!isDoc(argument)) throw new StoreError(28646, `${operator} only supports an object as its argument`);
  for (const name of argument.keys()) {
    if (!required.includes(name) && !optional.includes(name)) {
      throw new StoreError(28647, `Unrecognized parameter to ${operator}: ${name}`);
    }
  }
  for (const name of required) {
    if (!argument.has(name)) throw new StoreError(28648, `Missing '${name}' parameter to ${operator}`);
  }
  return argument;
}

/** Most operators return null if an argument is null or missing. */
export const isNil = (value: Maybe): value is null | undefined => value === null || value === undefined;
