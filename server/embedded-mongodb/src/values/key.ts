import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { StoreError } from '../errors.ts';
import { align, compareExact, isExactDouble, toExact } from './exact.ts';
import { type Doc, isDoc, type Maybe, type Numeric, toNumber, type Value } from './value.ts';

/**
 * Encodes values as keys whose byte order is MongoDB's order of values. A value is one byte for the rank of its type
 * (all numeric types share one), then a payload. No payload is a prefix of another:
 *
 * - number: the largest double not above it, bits flipped to sort as bytes; then 0, or for an int64 or decimal that
 *   is not a double 1 and the remainder as exponent, digits, 0. Equal numbers of different types have equal keys.
 * - string: UTF-8 with 0 escaped as 0 255, terminated by 0 0
 * - object: for each field the type byte, the name, 0, the payload; array: its values; both terminated by 0
 * - binary: length, subtype, bytes; date and timestamp: 64 bits that sort as bytes; regex: pattern, 0, flags, 0
 *
 * All bytes of a descending field are inverted.
 */
export function encodeKey(values: readonly Maybe[], descending?: readonly boolean[]): Buffer {
  length = 0;
  for (let i = 0; i < values.length; i++) {
    const start = length;
    const value = values[i];
    byte(rank(value));
    payload(value);
    if (descending?.[i]) for (let at = start; at < length; at++) bytes[at] = 255 - (bytes[at] ?? 0);
  }
  return Buffer.from(bytes.subarray(0, length));
}

/** Compares two values in MongoDB's order. A missing value sorts as null. */
export function compareValues(a: Maybe, b: Maybe): number {
  if (typeof a === 'number' && typeof b === 'number' && !Number.isNaN(a + b)) return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'string' && a === b) return 0;
  if (a instanceof Date && b instanceof Date) return Math.sign(a.getTime() - b.getTime());
  return rank(a) - rank(b) || Buffer.compare(encodeKey([a]), encodeKey([b]));
}

/** MongoDB's equality: numbers by value across types, documents field by field in order. */
export function isEqual(a: Maybe, b: Maybe): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a === b;
  return compareValues(a, b) === 0;
}

/** True if query comparison operators compare the two: both types have the same rank. */
export const isComparable = (a: Maybe, b: Maybe): boolean => rank(a) === rank(b);

/** The rank of the value's type, which is the first byte of its key. */
export function rank(value: Maybe): number {
  if (value === undefined || value === null) return ranks.null;
  if (typeof value === 'string' || value instanceof BSONSymbol) return ranks.string;
  if (typeof value === 'boolean') return ranks.boolean;
  if (typeof value === 'number' || typeof value === 'bigint') return ranks.number;
  if (isDoc(value)) return ranks.object;
  if (Array.isArray(value)) return ranks.array;
  if (value instanceof Date) return ranks.date;
  if (value instanceof ObjectId) return ranks.objectId;
  if (value instanceof Double || value instanceof Decimal128) return ranks.number;
  if (value instanceof Binary) return ranks.binary;
  if (value instanceof BSONRegExp) return ranks.regex;
  if (value instanceof Timestamp) return ranks.timestamp;
  if (value instanceof MinKey) return ranks.minKey;
  if (value instanceof MaxKey) return ranks.maxKey;
  return value === emptyArray ? ranks.emptyArray : ranks.code;
}

/** The index key of an empty array. It sorts before null. */
export const emptyArray: Value = new Code('an empty array');

/** Type order, with gaps. Neither 0, the document terminator, nor 255 occurs, also when inverted. */
const ranks = {
  minKey: 10,
  emptyArray: 15,
  null: 20,
  number: 25,
  string: 30,
  object: 35,
  array: 40,
  binary: 45,
  objectId: 50,
  boolean: 55,
  date: 60,
  timestamp: 65,
  regex: 70,
  code: 75,
  maxKey: 127,
} as const;

let bytes = Buffer.alloc(4096);
let length = 0;

/** Keys are written into one shared buffer; only the finished key is copied. */
function reserve(count: number): void {
  if (length + count <= bytes.length) return;
  const larger = Buffer.alloc(2 ** Math.ceil(Math.log2(length + count)));
  bytes.copy(larger, 0, 0, length);
  bytes = larger;
}

function byte(value: number): void {
  reserve(1);
  bytes[length++] = value;
}

function raw(source: Uint8Array): void {
  reserve(source.length);
  bytes.set(source, length);
  length += source.length;
}

/** UTF-8 without terminator. */
function text(value: string): void {
  const size = Buffer.byteLength(value);
  reserve(size);
  length += bytes.write(value, length, size);
}

function terminated(value: string): void {
  if (value.includes('\0')) {
    for (const [i, part] of value.split('\0').entries()) {
      if (i > 0) raw(escapedZero);
      text(part);
    }
  } else text(value);
  byte(0);
  byte(0);
}

const escapedZero = Uint8Array.of(0, 255);

function payload(value: Maybe): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'string') terminated(value);
  else if (typeof value === 'boolean') byte(value ? 1 : 0);
  else if (typeof value === 'number' || typeof value === 'bigint') number(value);
  else if (isDoc(value)) fields(value);
  else if (Array.isArray(value)) items(value);
  else if (value instanceof Date) signed(BigInt(value.getTime()));
  else if (value instanceof ObjectId) raw(value.id);
  else if (value instanceof Double || value instanceof Decimal128) number(value);
  else if (value instanceof Binary) binary(value);
  else if (value instanceof BSONRegExp) {
    terminated(value.pattern);
    terminated(value.options);
  } else if (value instanceof Timestamp) unsigned(value.toBigInt());
  else if (value instanceof BSONSymbol) terminated(value.value);
  else if (value instanceof Code && value !== emptyArray) terminated(value.code);
}

function number(value: Numeric): void {
  if (isExactDouble(value)) {
    double(toNumber(value));
    byte(0);
    return;
  }
  const below = doubleBelow(value);
  if (below === -Infinity) throw new StoreError(2, `the number ${value} is beyond what the embedded store compares`);
  double(below);
  byte(1);
  rest(value, below);
}

/** Flips the sign bit of positive numbers and all bits of negative ones. NaN sorts first. */
function double(value: number): void {
  reserve(8);
  if (Number.isNaN(value)) bytes.fill(0, length, length + 8);
  else {
    const end = bytes.writeDoubleBE(value === 0 ? 0 : value, length);
    if (value < 0) for (let at = length; at < end; at++) bytes[at] = 255 - (bytes[at] ?? 0);
    else bytes[length] = (bytes[length] ?? 0) | 128;
  }
  length += 8;
}

/** The largest double below a number that is not a double. */
function doubleBelow(value: Numeric): number {
  const nearest = toNumber(value);
  if (nearest === Infinity) return Number.MAX_VALUE;
  if (nearest === -Infinity || compareExact(toExact(nearest), toExact(value)) < 0) return nearest;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, nearest);
  const bits = view.getBigInt64(0);
  if (nearest === 0) return -Number.MIN_VALUE;
  view.setBigInt64(0, nearest > 0 ? bits - 1n : bits + 1n);
  return view.getFloat64(0);
}

/** Writes the positive difference `value - below` as exponent and decimal digits. */
function rest(value: Numeric, below: number): void {
  const [larger, smaller, exponent] = align(toExact(value), toExact(below));
  const digits = (larger - smaller).toString();
  reserve(2);
  length = bytes.writeUInt16BE(digits.length + exponent + 32_768, length);
  text(digits.replace(/0+$/, ''));
  byte(0);
}

function fields(value: Doc): void {
  for (const [name, item] of value) {
    byte(rank(item));
    text(name);
    byte(0);
    payload(item);
  }
  byte(0);
}

function items(values: readonly Value[]): void {
  for (const item of values) {
    byte(rank(item));
    payload(item);
  }
  byte(0);
}

function binary(value: Binary): void {
  reserve(5);
  length = bytes.writeUInt32BE(value.position, length);
  byte(value.sub_type);
  raw(value.buffer.subarray(0, value.position));
}

function signed(value: bigint): void {
  unsigned(BigInt.asUintN(64, value + (1n << 63n)));
}

function unsigned(value: bigint): void {
  reserve(8);
  length = bytes.writeBigUInt64BE(value, length);
}
