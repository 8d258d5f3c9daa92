import { compareValues } from '../values/key.ts';
import { add, divide } from '../values/numbers.ts';
import { asDouble, isNumeric, type Maybe, type Numeric, toNumber, type Value } from '../values/value.ts';
import { unique } from './arrays.ts';
import { mergeObjects } from './logic.ts';
import type { Operators } from './operator.ts';

/** Receives every value of a group. */
interface Total {
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

/** An accumulator that keeps all values of the group in memory. */
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

/** Accumulators with one expression. `group.ts` has those that sort. */
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
    (min, value) => (isBetter(value, min, -1) ? value : min),
    (min) => min,
  ),
  $max: fold<Maybe>(
    () => undefined,
    (max, value) => (isBetter(value, max, 1) ? value : max),
    (max) => max,
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

/** `$min` and `$max` ignore null and missing values. */
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

/** Accumulators that are also expression operators. */
const overArguments = ['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'];

/** As expressions they accumulate their arguments, or the items of a single array argument. */
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
