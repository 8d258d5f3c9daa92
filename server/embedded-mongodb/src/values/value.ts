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
 * A BSON value without loss of type: a `number` that is a 32-bit integer is an int32, any other `number` a double, and
 * a double with an int32 value is a `Double`. A `bigint` is an int64. Documents are maps, because plain objects reorder
 * keys like "2".
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

/** A document; the order of fields is significant. */
export type Doc = Map<string, Value>;
/** A value, or `undefined` for a missing field. */
export type Maybe = Value | undefined;
export type Numeric = number | bigint | Double | Decimal128;

export const isDoc = (value: unknown): value is Doc => value instanceof Map;

/** Creates a document; undefined fields are omitted. */
export function doc(fields: Record<string, Maybe>): Doc {
  const made: Doc = new Map();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) made.set(name, value);
  return made;
}

/** False for -0, which integers cannot represent. */
export const isInt32 = (value: number): boolean => (value | 0) === value && !Object.is(value, -0);

/** `value` as a double, also if it is an int32 value. */
export const asDouble = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

export function isNumeric(value: unknown): value is Numeric {
  return (
    typeof value === 'number' || typeof value === 'bigint' || value instanceof Double || value instanceof Decimal128
  );
}

/** The nearest double; exact for int32, double, and integers up to 2^53. */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Double ? value.value : Number(value.toString());
}

/** The value as a safe integer, for counts, limits and indexes; null if it is not one. */
export function toWhole(value: Maybe): number | null {
  if (!isNumeric(value)) return null;
  const number = toNumber(value);
  return Number.isSafeInteger(number) ? number : null;
}

/** MongoDB's truthiness: false, null, missing and zero are false, any other value is true. */
export function isTruthy(value: Maybe): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}

/** The type name that `$type` uses. */
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

/** Type numbers that `$type` accepts. */
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
