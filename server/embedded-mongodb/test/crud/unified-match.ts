import { BSON, type Document } from 'mongodb';

/**
 * How `actual` differs from what a unified test expects; null when it does not. Fields beyond the expected ones are
 * allowed at the root of a result, as the format has it, and nowhere else.
 */
export function matches(expected: unknown, actual: unknown, mayHaveMore: boolean, path = ''): string | null {
  if (isRecord(expected)) {
    const special = matchSpecial(expected, actual, mayHaveMore, path);
    if (special !== undefined) return special;
  }
  const number = toNumber(expected);
  if (number !== null) return toNumber(actual) === number ? null : differ(expected, actual, path);
  if (Array.isArray(expected)) return matchArray(expected, actual, mayHaveMore, path);
  if (isRecord(expected)) return matchRecord(expected, actual, mayHaveMore, path);
  const isSame = expected === actual || BSON.EJSON.stringify({ v: expected }) === BSON.EJSON.stringify({ v: actual });
  return isSame ? null : differ(expected, actual, path);
}

function matchArray(expected: unknown[], actual: unknown, mayHaveMore: boolean, path: string): string | null {
  if (!Array.isArray(actual) || actual.length !== expected.length) return differ(expected, actual, path);
  return first(expected, (item, i) => matches(item, actual[i], mayHaveMore && path === '', `${path}[${i}]`));
}

function matchRecord(expected: Document, actual: unknown, mayHaveMore: boolean, path: string): string | null {
  if (typeof actual !== 'object' || actual === null) return differ(expected, actual, path);
  const fields = Object.entries(expected);
  const different = first(fields, ([name, value]) => {
    // A command or reply seen by its event may have more fields than are listed.
    return matches(value, read(actual, name), name === 'command' || name === 'reply', `${path}.${name}`);
  });
  if (different || mayHaveMore) return different;
  const names = actual instanceof Map ? [...actual.keys()] : Object.keys(actual);
  const more = names.filter((name) => !(name in expected) && read(actual, name) !== undefined);
  return more.length > 0 ? `${path} has more: ${more}` : null;
}

/** The driver keeps a sort in a map, and an undefined field is as good as none. */
const read = (actual: object, name: string): unknown =>
  actual instanceof Map ? actual.get(name) : Reflect.get(actual, name);

/** `undefined` when the record holds no special operator. */
function matchSpecial(
  expected: Document,
  actual: unknown,
  mayHaveMore: boolean,
  path: string,
): string | null | undefined {
  const [entry, ...others] = Object.entries(expected);
  if (!entry || others.length > 0 || !entry[0].startsWith('$$')) return undefined;
  const [name, operand] = entry;
  if (name === '$$exists') return (actual !== undefined) === operand ? null : `${path} exists: ${actual !== undefined}`;
  if (name === '$$unsetOrMatches')
    return actual === undefined || actual === null ? null : matches(operand, actual, mayHaveMore, path);
  if (name === '$$type') {
    const wanted = Array.isArray(operand) ? operand : [operand];
    return wanted.some((type) => hasType(type, actual)) ? null : `${path} has not the type ${operand}`;
  }
  throw new Error(`the operator ${name} is not known`);
}

function hasType(type: string, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type === 'object') return isRecord(value);
  if (type === 'objectId') return value instanceof BSON.ObjectId;
  if (type === 'long' || type === 'int') return Number.isInteger(toNumber(value));
  if (type === 'double') return toNumber(value) !== null;
  throw new Error(`the type ${type} is not known`);
}

/** Numbers are compared by value, of any type. */
function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint' || value instanceof BSON.Long) return Number(value);
  return value instanceof BSON.Int32 || value instanceof BSON.Double ? value.value : null;
}

function isRecord(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('_bsontype' in value) && !(value instanceof Date) && !(value instanceof RegExp);
}

function first<T>(items: readonly T[], look: (item: T, index: number) => string | null): string | null {
  for (const [i, item] of items.entries()) {
    const found = look(item, i);
    if (found) return found;
  }
  return null;
}

const differ = (expected: unknown, actual: unknown, path: string): string =>
  `${path || 'the value'} is ${show(actual)}, not ${show(expected)}`;

const show = (value: unknown): string =>
  value === undefined ? 'missing' : BSON.EJSON.stringify({ v: value }).slice(5, -1);
