import { Binary, BSONRegExp, Decimal128, ObjectId } from 'bson';
import { isDoc, isNumeric, toNumber, type Value } from './value.ts';

/** Formats a value as MongoDB's messages do: `{ name: "a", at: new Date(0) }`. */
export function print(value: Value): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return `"${value}"`;
  if (isDoc(value)) {
    const fields = Array.from(value, ([name, item]) => `${name}: ${print(item)}`);
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  if (Array.isArray(value)) return value.length > 0 ? `[ ${value.map(print).join(', ')} ]` : '[]';
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Decimal128) return `NumberDecimal("${value}")`;
  if (isNumeric(value))
    return typeof value !== 'number' && Number.isInteger(toNumber(value)) ? `${value}.0` : String(value);
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (value instanceof Binary) return `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  return String(value);
}
