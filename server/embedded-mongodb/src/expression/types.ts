import { Decimal128, ObjectId } from 'bson';
import { StoreError } from '../errors.ts';
import { toDecimal, toExact } from '../values/exact.ts';
import {
  asDouble,
  isNumeric,
  isTruthy,
  type Maybe,
  toNumber,
  toWhole,
  typeName,
  typeNumbers,
  type Value,
} from '../values/value.ts';
import { compute, isNil, named } from './arguments.ts';
import type { Operators } from './operator.ts';

/** Type conversions. A conversion that would change the value is an error. */
export const typeOperators: Operators = {
  $type: compute(1, 1, (value) => typeName(value)),
  $isNumber: compute(1, 1, (value) => isNumeric(value)),
  $toString: conversion('string'),
  $toInt: conversion('int'),
  $toLong: conversion('long'),
  $toDouble: conversion('double'),
  $toDecimal: conversion('decimal'),
  $toBool: conversion('bool'),
  $toDate: conversion('date'),
  $toObjectId: conversion('objectId'),
  $convert: (argument, compile, name) => {
    const { input, to, onError, onNull } = named(argument, compile, name, ['input', 'to'], ['onError', 'onNull']);
    return (scope) => {
      const value = input?.(scope);
      if (isNil(value)) return onNull ? onNull(scope) : null;
      const target = to?.(scope);
      const type = typeof target === 'string' ? target : (typeNumbers[toWhole(target) ?? 0] ?? '');
      try {
        return convert(value, type);
      } catch (error) {
        if (onError && error instanceof StoreError && error.code === 241) return onError(scope);
        throw error;
      }
    };
  },
};

function conversion(type: string) {
  return compute(1, 1, (value) => (isNil(value) ? null : convert(value, type)));
}

function convert(value: Value, type: string): Value {
  const converter = converters[type];
  if (!converter) throw new StoreError(9, `Unknown type name: ${type}`);
  const converted = converter(value);
  if (converted !== undefined) return converted;
  throw new StoreError(
    241,
    `Failed to convert ${typeName(value)} ${typeof value === 'string' ? `'${value}' ` : ''}to ${type}`,
  );
}

/** Each returns `undefined` if it cannot convert the value. */
const converters: Readonly<Record<string, (value: Value) => Maybe>> = {
  string: (value) => {
    if (value instanceof Date) return value.toISOString();
    if (value instanceof ObjectId) return value.toHexString();
    if (typeof value === 'string' || typeof value === 'boolean' || isNumeric(value)) return value.toString();
    return undefined;
  },
  int: (value) => {
    const whole = toInteger(value);
    return whole !== undefined && BigInt.asIntN(32, whole) === whole ? Number(whole) : undefined;
  },
  long: (value) => {
    const whole = toInteger(value);
    return whole !== undefined && BigInt.asIntN(64, whole) === whole ? whole : undefined;
  },
  double: (value) => {
    if (typeof value === 'string') return isNumberText(value) ? asDouble(Number(value)) : undefined;
    if (typeof value === 'boolean') return asDouble(Number(value));
    if (value instanceof Date) return asDouble(value.getTime());
    return isNumeric(value) ? asDouble(toNumber(value)) : undefined;
  },
  decimal: (value) => {
    if (value instanceof Decimal128) return value;
    if (typeof value === 'string') return isNumberText(value) ? Decimal128.fromString(value) : undefined;
    if (typeof value === 'boolean') return Decimal128.fromString(String(Number(value)));
    if (typeof value === 'bigint') return toDecimal(toExact(value));
    // A double is converted with 15 significant digits.
    return isNumeric(value) ? Decimal128.fromString(String(Number(toNumber(value).toPrecision(15)))) : undefined;
  },
  bool: (value) => isTruthy(value),
  date: (value) => {
    if (value instanceof Date) return value;
    if (value instanceof ObjectId) return value.getTimestamp();
    const time = typeof value === 'string' ? parseDate(value) : isNumeric(value) ? toNumber(value) : Number.NaN;
    return Number.isNaN(new Date(time).getTime()) ? undefined : new Date(time);
  },
  objectId: (value) => {
    if (value instanceof ObjectId) return value;
    return typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value) ? new ObjectId(value) : undefined;
  },
};

function toInteger(value: Value): bigint | undefined {
  if (typeof value === 'string') return /^[+-]?\d+$/.test(value) ? BigInt(value.replace('+', '')) : undefined;
  if (typeof value === 'boolean') return BigInt(value);
  if (value instanceof Date) return BigInt(value.getTime());
  if (typeof value === 'bigint') return value;
  const number = isNumeric(value) ? Math.trunc(toNumber(value)) : Number.NaN;
  return Number.isFinite(number) ? BigInt(number) : undefined;
}

const isNumberText = (value: string): boolean => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value);

/** Accepts ISO 8601 only. Without a zone the time is UTC. */
function parseDate(value: string): number {
  if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(value)) return Number.NaN;
  const isZoned = value.length === 10 || /(Z|[+-]\d\d:?\d\d)$/.test(value.slice(10));
  return Date.parse(`${value.replace(' ', 'T')}${isZoned ? '' : 'Z'}`);
}
