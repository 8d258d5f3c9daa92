import { Timestamp } from 'bson';
import { StoreError } from '../errors.ts';
import { unique } from '../expression/arrays.ts';
import { compileFilter } from '../query/filter.ts';
import { isOperators } from '../query/operators.ts';
import { readSort, sortValues } from '../query/sort.ts';
import { compareValues, isEqual } from '../values/key.ts';
import { add, isOverflow, multiply } from '../values/numbers.ts';
import { print } from '../values/print.ts';
import {
  type Doc,
  isDoc,
  isInt32,
  isNumeric,
  type Maybe,
  type Numeric,
  toWhole,
  typeName,
  type Value,
} from '../values/value.ts';

/** Maps the old value of a field to the new one; `undefined` means no value. */
export interface Modifier {
  modify: (old: Maybe, context: ErrorContext) => Maybe;
  creates: boolean;
  onInsertOnly?: boolean;
}

/** For error messages: the `_id` of the document and the name of the field. */
export interface ErrorContext {
  id: Value;
  name: string;
}

/** Compiles one operator's operand for one path. */
type UpdateCompiler = (operand: Value, path: string, now: Date) => Modifier;

/** `creating` operators create missing parent documents, `changing` ones do not. */
const creating = (modify: Modifier['modify']): Modifier => ({ modify, creates: true });
const changing = (modify: Modifier['modify']): Modifier => ({ modify, creates: false });

/** All operators except `$rename`, which changes two fields. */
export const updateOperators: Readonly<Record<string, UpdateCompiler>> = {
  $set: (operand) => creating(() => operand),
  $setOnInsert: (operand) => ({ ...creating(() => operand), onInsertOnly: true }),
  $unset: () => changing(() => undefined),
  $inc: (operand, path) => arithmetic('increment', '$inc', operand, path, add, (amount) => amount),
  $mul: (operand, path) => arithmetic('multiply', '$mul', operand, path, multiply, (factor) => multiply(factor, 0)),
  $min: (operand) => creating((old) => (old === undefined || compareValues(operand, old) < 0 ? operand : old)),
  $max: (operand) => creating((old) => (old === undefined || compareValues(operand, old) > 0 ? operand : old)),
  $currentDate: (operand, path, now) => {
    const type = isDoc(operand) ? operand.get('$type') : operand;
    if (type === true || type === 'date') return creating(() => now);
    const seconds = Math.floor(now.getTime() / 1000);
    if (type === 'timestamp') return creating(() => new Timestamp({ t: seconds, i: 1 }));
    throw new StoreError(
      2,
      `${typeName(operand)} is not valid type for $currentDate (${path}). Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  },
  $push: (operand) => push(operand),
  $addToSet: (operand) => {
    const added = eachOf('$addToSet', operand, []);
    return creating((old, context) => {
      const items = arrayOf('$addToSet', old, context);
      return [...items, ...unique(added).filter((value) => !items.some((item) => isEqual(item, value)))];
    });
  },
  $pop: (operand) => {
    const end = toWhole(operand);
    if (end !== 1 && end !== -1) throw new StoreError(9, `$pop expects 1 or -1, found: ${print(operand)}`);
    return changing((old, { name }) => {
      if (old === undefined) return undefined;
      if (!Array.isArray(old))
        throw new StoreError(14, `Path '${name}' contains an element of non-array type '${typeName(old)}'`);
      return end === 1 ? old.slice(0, -1) : old.slice(1);
    });
  },
  $pull: (operand) => removeItems('$pull', pullTest(operand)),
  $pullAll: (operand) => {
    if (!Array.isArray(operand))
      throw new StoreError(2, `$pullAll requires an array argument but was given a ${typeName(operand)}`);
    return removeItems('$pullAll', (item) => operand.some((value) => isEqual(value, item)));
  },
  $bit: (operand, path) => {
    const [entry] = isDoc(operand) ? operand : [];
    const operation = entry && bitOperations[entry[0]];
    if (!entry || !operation)
      throw new StoreError(2, `The $bit modifier only supports 'and', 'or', and 'xor' at ${path}`);
    const mask = wholeBits(entry[1], path);
    return creating((old) => {
      const result = operation(wholeBits(old ?? 0, path), mask);
      return typeof old !== 'bigint' && isInt32(Number(result)) ? Number(result) : result;
    });
  },
};

const bitOperations: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

function wholeBits(value: Value, path: string): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && isInt32(value)) return BigInt(value);
  throw new StoreError(2, `Cannot apply $bit to a value of non-integral type at ${path}: ${typeName(value)}`);
}

/** A result beyond int64 is an error here; in expressions it becomes a double. */
function arithmetic(
  verb: string,
  operator: string,
  operand: Value,
  path: string,
  combine: (a: Numeric, b: Numeric) => Numeric,
  start: (operand: Numeric) => Numeric,
): Modifier {
  if (!isNumeric(operand))
    throw new StoreError(14, `Cannot ${verb} with non-numeric argument: {${path}: ${print(operand)}}`);
  return creating((old, { id, name }) => {
    if (old === undefined) return start(operand);
    if (!isNumeric(old)) {
      const field = `has the field '${name}' of non-numeric type ${typeName(old)}`;
      throw new StoreError(14, `Cannot apply ${operator} to a value of non-numeric type. {_id: ${print(id)}} ${field}`);
    }
    const result = combine(old, operand);
    if (isOverflow(old, operand, result))
      throw new StoreError(
        2,
        `Failed to apply ${operator} operations to current value (${old}) for document {_id: ${print(id)}}`,
      );
    return result;
  });
}

/** Inserts, sorts, then slices, independent of the order of the options. */
function push(operand: Value): Modifier {
  const added = eachOf('$push', operand, ['$slice', '$sort', '$position']);
  const options = isDoc(operand) && operand.has('$each') ? operand : new Map<string, Value>();
  const [size, position] = ['$slice', '$position'].map((name) => {
    const given = options.get(name);
    const whole = toWhole(given);
    if (given !== undefined && whole === null)
      throw new StoreError(2, `The value for ${name} must be an integer value but was given type: ${typeName(given)}`);
    return whole;
  });
  const by = options.get('$sort');
  const sort = isDoc(by) ? readSort(by) : toWhole(by);
  if (by !== undefined && sort !== 1 && sort !== -1 && !isDoc(by))
    throw new StoreError(
      2,
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  return creating((old, context) => {
    const items = arrayOf('$push', old, context);
    const at = position ?? items.length;
    const joined = items.toSpliced(at, 0, ...added);
    const sorted = sort === null ? joined : sortValues(joined, sort);
    if (size === null || size === undefined) return sorted;
    return size >= 0 ? sorted.slice(0, size) : sorted.slice(size);
  });
}

/** The values of `{ $each: [...] }`, or a single value. */
function eachOf(operator: string, operand: Value, options: readonly string[]): Value[] {
  if (!isDoc(operand) || !operand.has('$each')) return [operand];
  for (const name of operand.keys()) {
    if (name !== '$each' && !options.includes(name))
      throw new StoreError(2, `Unrecognized clause in ${operator}: ${name}`);
  }
  const each = operand.get('$each');
  if (!Array.isArray(each))
    throw new StoreError(
      2,
      `The argument to $each in ${operator} must be an array but it was of type ${typeName(each)}`,
    );
  return each;
}

function arrayOf(operator: string, old: Maybe, { id, name }: ErrorContext): Value[] {
  if (old === undefined) return [];
  if (Array.isArray(old)) return old;
  if (operator === '$addToSet')
    throw new StoreError(
      2,
      `Cannot apply $addToSet to non-array field. Field named '${name}' has non-array type ${typeName(old)}`,
    );
  throw new StoreError(
    2,
    `The field '${name}' must be an array but is of type ${typeName(old)} in document {_id: ${print(id)}}`,
  );
}

function removeItems(operator: string, isPulled: (item: Value) => boolean): Modifier {
  return changing((old) => {
    if (old === undefined) return undefined;
    if (!Array.isArray(old)) throw new StoreError(2, `Cannot apply ${operator} to a non-array value`);
    return old.filter((item) => !isPulled(item));
  });
}

/** A document is a query on the fields of each item; operators and other values test the item itself. */
function pullTest(operand: Value): (item: Value) => boolean {
  if (isDoc(operand) && operand.has('$expr')) throw new StoreError(224, '$expr is not allowed in this context');
  if (isDoc(operand) && (!isOperators(operand) || isAboutDocuments(operand))) {
    const matches = compileFilter(operand).test;
    return (item) => isDoc(item) && matches(item);
  }
  const matches = compileFilter(new Map([['item', operand]])).test;
  const isPlain = !isDoc(operand);
  // A value that is not a document removes equal items, not arrays that contain it.
  return (item) => (isPlain && Array.isArray(item) ? isEqual(item, operand) : matches(new Map([['item', item]])));
}

/** Logical operators combine conditions on documents; other operators test a value. */
function isAboutDocuments(operand: Doc): boolean {
  const [first = ''] = operand.keys();
  return ['$and', '$or', '$nor', '$comment'].includes(first);
}
