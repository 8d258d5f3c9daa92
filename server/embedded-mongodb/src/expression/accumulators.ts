import { compareValues } from '../values/key.ts';
import { add, divide } from '../values/numbers.ts';
import { asDouble, isNumeric, type Maybe, type Numeric, toNumber, type Value } from '../values/value.ts';
import { unique } from './arrays.ts';
import type { Operators } from './expression.ts';
import { mergeObjects } from './logic.ts';

/** Sees every value of its group. */
export interface Total {
  add: (value: Maybe) => void;
  result: () => Maybe;
}

/** An accumulator that folds each value into one. */
function fold<T>(start: () => T, step: (total: T, value: Maybe) => T, end: (total: T) => Maybe): () => Total {
  return () => {
    let total = start();
    return {
      add: (value) => {
        total = step(total, value);
      },
      result: () => end(total),
    };
  };
}

/** Keeps all values of the group, which is what it then costs in memory. */
const collect = (end: (values: Value[]) => Maybe, keepsMissing = false) =>
  fold<Value[]>(
    () => [],
    (values, value) => {
      if (value !== undefined) values.push(value);
      else if (keepsMissing) values.push(null);
      return values;
    },
    end,
  );

/** Those that take one expression; the others sort and are below. */
export const accumulators: Readonly<Record<string, () => Total>> = {
  $sum: fold<Numeric>(
    () => 0,
    (total, value) => (isNumeric(value) ? add(total, value) : total),
    (total) => total,
  ),
  $count: fold(
    () => 0,
    (total) => total + 1,
    (total) => total,
  ),
  $avg: fold<{ sum: Numeric; count: number }>(
    () => ({ sum: 0, count: 0 }),
    ({ sum, count }, value) => (isNumeric(value) ? { sum: add(sum, value), count: count + 1 } : { sum, count }),
    ({ sum, count }) => (count > 0 ? divide(sum, count) : null),
  ),
  $min: fold<Maybe>(
    () => undefined,
    (least, value) => (isBetter(value, least, -1) ? value : least),
    (least) => least,
  ),
  $max: fold<Maybe>(
    () => undefined,
    (most, value) => (isBetter(value, most, 1) ? value : most),
    (most) => most,
  ),
  $first: fold<{ value: Maybe } | null>(
    () => null,
    (first, value) => first ?? { value },
    (first) => first?.value,
  ),
  $last: fold<Maybe>(
    () => undefined,
    (_last, value) => value,
    (last) => last,
  ),
  $push: collect((values) => values),
  $addToSet: collect(unique),
  $mergeObjects: collect(mergeObjects),
  $stdDevPop: collect((values) => deviation(values, 0)),
  $stdDevSamp: collect((values) => deviation(values, 1)),
};

/** `$min` and `$max` leave null and missing out. */
function isBetter(value: Maybe, than: Maybe, sign: number): boolean {
  if (value === undefined || value === null) return false;
  return than === undefined || compareValues(value, than) * sign > 0;
}

function deviation(values: readonly Value[], less: number): Maybe {
  const numbers = values.filter(isNumeric).map(toNumber);
  if (numbers.length <= less) return null;
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const squares = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return asDouble(Math.sqrt(squares / (numbers.length - less)));
}

/** Accumulators that are expressions as well. */
const overArguments = ['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'];

/** As expressions they see their arguments, or the items of an array that is the only one. */
export const accumulatorOperators: Operators = Object.fromEntries(
  overArguments.map((operator): [string, Operators[string]] => [
    operator,
    (argument, compile) => {
      const parts = (Array.isArray(argument) ? argument : [argument]).map(compile);
      return (scope) => {
        const values = parts.map((part) => part(scope));
        const [only] = values;
        const seen = values.length === 1 && Array.isArray(only) ? only : values;
        const total = accumulators[operator]?.();
        for (const value of seen) total?.add(value);
        return total?.result() ?? null;
      };
    },
  ]),
);
