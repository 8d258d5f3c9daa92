import { StoreError } from '../errors.ts';
import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';
import type { Compile, Expression, Operator } from './expression.ts';

/** An operator that only computes with the values of its arguments, of which there are `least` to `most`. */
export function compute(least: number, most: number, apply: (...values: Maybe[]) => Maybe): Operator {
  return (argument, compile, name) => {
    const all = listOf(argument, name, least, most).map(compile);
    return (scope) => apply(...all.map((evaluate) => evaluate(scope)));
  };
}

/** The arguments of an operator, of which a single one need not stand in an array. */
export function listOf(argument: Value, name: string, least: number, most: number): Value[] {
  const list = Array.isArray(argument) ? argument : [argument];
  if (list.length >= least && list.length <= most) return list;
  const count = least === most ? `exactly ${least}` : most === Infinity ? `at least ${least}` : `${least} to ${most}`;
  throw new StoreError(16020, `Expression ${name} takes ${count} arguments. ${list.length} were passed in.`);
}

/** The named arguments of an operator, compiled; a name that it does not know is refused. */
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

/** The named arguments of an operator, as they stand. */
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

/** Most operators answer null when an argument is null or missing. */
export const isNil = (value: Maybe): value is null | undefined => value === null || value === undefined;
