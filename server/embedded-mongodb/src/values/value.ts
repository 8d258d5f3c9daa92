import {
  type Binary,
  BSONRegExp,
  type BSONSymbol,
  type Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';

/**
 * A BSON value that loses nothing: a `number` that is whole and fits 32 bits is an int32, every other `number` a
 * double, and a double that looks like an int32 is a `Double`. A `bigint` is an int64. Documents are maps, because
 * a plain object would move keys like "2" to the front.
 */
export type Value =
  | null
  | string
  | number
  | bigint
  | boolean
  | Date
  | Double
  | Decimal128
  | ObjectId
  | Binary
  | BSONRegExp
  | BSONSymbol
  | Code
  | Timestamp
  | MinKey
  | MaxKey
  | Doc
  | Value[];

/** A document, its fields in their order. */
export type Doc = Map<string, Value>;
/** A value, or `undefined` where a document has no such field. */
export type Maybe = Value | undefined;
export type Numeric = number | bigint | Double | Decimal128;

export const isDoc = (value: unknown): value is Doc => value instanceof Map;

/** Makes a document, without the fields that are undefined. */
export function doc(fields: Record<string, Maybe>): Doc {
  const made: Doc = new Map();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) made.set(name, value);
  return made;
}

/** Minus zero is none, for an integer cannot hold it. */
export const isInt32 = (value: number): boolean => (value | 0) === value && !Object.is(value, -0);

/** The double `value`, even where it looks like an int32. */
export const asDouble = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

export function isNumeric(value: unknown): value is Numeric {
  return (
    typeof value === 'number' || typeof value === 'bigint' || value instanceof Double || value instanceof Decimal128
  );
}

/** The nearest double; exact for int32, double, and whole numbers up to 2^53. */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Double ? value.value : Number(value.toString());
}

/** The whole number that a count, limit or index means; null when the value is none. */
export function toWhole(value: Maybe): number | null {
  if (!isNumeric(value)) return null;
  const number = toNumber(value);
  return Number.isSafeInteger(number) ? number : null;
}

/** MongoDB's truth: false, null, missing and zero are false, everything else is true. */
export function isTruthy(value: Maybe): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}

/** MongoDB's name of the value's type, as `$type` knows it. */
export function typeName(value: Maybe): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'long';
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  if (Array.isArray(value)) return 'array';
  if (isDoc(value)) return 'object';
  if (value instanceof Date) return 'date';
  if (value instanceof Double) return 'double';
  if (value instanceof Decimal128) return 'decimal';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof BSONRegExp) return 'regex';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof MinKey) return 'minKey';
  if (value instanceof MaxKey) return 'maxKey';
  if ('sub_type' in value) return 'binData';
  if ('code' in value) return value.scope ? 'javascriptWithScope' : 'javascript';
  return 'symbol';
}

/** BSON's number of each type, as `$type` accepts it. */
export const typeNumbers: Readonly<Record<number, string>> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
};
