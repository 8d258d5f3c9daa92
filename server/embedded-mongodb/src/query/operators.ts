import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { StoreError } from '../errors.ts';
import { compareValues, encodeKey, isComparable, isEqual } from '../values/key.ts';
import {
  type Doc,
  isDoc,
  isNumeric,
  isTruthy,
  type Maybe,
  toNumber,
  toWhole,
  typeName,
  typeNumbers,
  type Value,
} from '../values/value.ts';
import { fromBson, toRegExp } from './regex.ts';

type Test = (value: Maybe) => boolean;
/** True if the test holds for a value at the path. With `throughItems`, array items are tested as well. */
type Exists = (test: Test, throughItems: boolean) => boolean;
type Holds = (exists: Exists) => boolean;
type CompileNested = (query: Doc) => (document: Doc) => boolean;

/** One operator with its operand, which the planner reads, and its compiled test. */
interface OperatorTerm {
  operator: string;
  operand: Value;
  holds: Holds;
}

/** Compiles `{ $gt: 1, $lt: 5 }`; every term must hold. */
export function compileOperators(operators: Doc, compileNested: CompileNested): OperatorTerm[] {
  const terms: OperatorTerm[] = [];
  for (const [operator, operand] of operators) {
    if (operator === '$options') {
      if (!operators.has('$regex')) throw new StoreError(2, '$options needs a $regex');
      continue;
    }
    const compile = queryOperators[operator];
    if (!compile) throw new StoreError(2, `unknown operator: ${operator}`);
    terms.push({ operator, operand, holds: compile(operand, operators, compileNested) });
  }
  return terms;
}

/** `{ $ref, $id }` is a DBRef, which is a value. */
export function isOperators(operand: Value): operand is Doc {
  if (!isDoc(operand)) return false;
  const first = operand.keys().next().value;
  return first?.startsWith('$') === true && first !== '$ref' && first !== '$id' && first !== '$db';
}

type TermCompiler = (operand: Value, operators: Doc, compileNested: CompileNested) => Holds;

const anyItem =
  (test: Test): Holds =>
  (exists) =>
    exists(test, true);
const not =
  (holds: Holds): Holds =>
  (exists) =>
    !holds(exists);

/** Negations apply to the whole path: `$ne` holds if no value is equal, also if the field is missing. */
export const queryOperators: Readonly<Record<string, TermCompiler>> = {
  $eq: (operand) => anyItem((value) => isEqual(value, operand)),
  $ne: (operand) => not(anyItem((value) => isEqual(value, operand))),
  $gt: (operand) => ordered('$gt', operand, (order) => order > 0),
  $gte: (operand) => ordered('$gte', operand, (order) => order >= 0),
  $lt: (operand) => ordered('$lt', operand, (order) => order < 0),
  $lte: (operand) => ordered('$lte', operand, (order) => order <= 0),
  $in: (operand) => anyItem(oneOf('$in', operand)),
  $nin: (operand) => not(anyItem(oneOf('$nin', operand))),
  $exists: (operand) => {
    const isThere: Holds = (exists) => exists((value) => value !== undefined, false);
    return isTruthy(operand) ? isThere : not(isThere);
  },
  $type: (operand) => anyItem(hasType(operand)),
  $mod: (operand) => anyItem(modulo(operand)),
  $regex: (operand, operators) => {
    const regex = readRegex(operand, operators.get('$options'));
    return anyItem((value) => typeof value === 'string' && regex.test(value));
  },
  $size: (operand) => {
    const size = toWhole(operand);
    if (size === null || size < 0) throw new StoreError(2, '$size must be a whole number and not negative');
    return (exists) => exists((value) => Array.isArray(value) && value.length === size, false);
  },
  $all: (operand, _operators, compileNested) => {
    if (!Array.isArray(operand)) throw new StoreError(2, '$all needs an array');
    const each = operand.map((item) => compileAllItem(item, compileNested));
    return (exists) => each.length > 0 && each.every((holds) => holds(exists));
  },
  $elemMatch: (operand, _operators, compileNested) => {
    if (!isDoc(operand)) throw new StoreError(2, '$elemMatch needs an Object');
    const test = elementTest(operand, compileNested);
    return (exists) => exists((value) => Array.isArray(value) && value.some(test), false);
  },
  $not: (operand, _operators, compileNested) => {
    if (operand instanceof BSONRegExp) return not(anyItem(oneOf('$in', [operand])));
    if (!isOperators(operand)) throw new StoreError(2, '$not needs a regex or a document');
    const terms = compileOperators(operand, compileNested);
    return (exists) => !terms.every((term) => term.holds(exists));
  },
};

/** Compares values of the operand's type only. MinKey and MaxKey compare with all types. */
function ordered(name: string, operand: Value, accepts: (order: number) => boolean): Holds {
  if (operand instanceof BSONRegExp)
    throw new StoreError(2, `Can't have RegEx as arg to predicate over field with ${name}.`);
  const boundsAll = operand instanceof MinKey || operand instanceof MaxKey;
  const isNan = isNaNumber(operand);
  return anyItem((value) => {
    if (boundsAll) return value !== undefined && accepts(compareValues(value, operand));
    if (!isComparable(value, operand)) return false;
    if (isNan || isNaNumber(value)) return isNan && isNaNumber(value) && accepts(0);
    return accepts(compareValues(value, operand));
  });
}

const isNaNumber = (value: Maybe): boolean => isNumeric(value) && Number.isNaN(toNumber(value));

/** Compares up to 8 values one by one; larger lists use a set of keys. */
function oneOf(name: string, operand: Value): Test {
  if (!Array.isArray(operand)) throw new StoreError(2, `${name} needs an array`);
  const regexes: RegExp[] = [];
  const values: Value[] = [];
  for (const item of operand) {
    if (isOperators(item)) throw new StoreError(2, `cannot nest $ under ${name}`);
    if (item instanceof BSONRegExp) regexes.push(fromBson(item));
    values.push(item);
  }
  const matchesRegex = (value: Maybe) => typeof value === 'string' && regexes.some((regex) => regex.test(value));
  if (values.length <= 8) return (value) => values.some((item) => isEqual(value, item)) || matchesRegex(value);
  const keys = new Set(values.map(keyText));
  return (value) => keys.has(keyText(value)) || matchesRegex(value);
}

const keyText = (value: Maybe): string => encodeKey([value]).toString('latin1');

const knownTypes = new Set([...Object.values(typeNumbers), 'number']);

/** Accepts type names, type numbers, and `number` for all numeric types. */
function hasType(operand: Value): Test {
  const wanted = new Set<string>();
  for (const item of Array.isArray(operand) ? operand : [operand]) {
    const name = typeof item === 'string' ? item : typeNumbers[toWhole(item) ?? 0];
    if (!name || !knownTypes.has(name)) throw new StoreError(2, `Unknown type name alias: ${String(item)}`);
    wanted.add(name);
  }
  return (value) => wanted.has(typeName(value)) || (wanted.has('number') && isNumeric(value));
}

/** Divisor, remainder and value are truncated to integers. */
function modulo(operand: Value): Test {
  if (!Array.isArray(operand)) throw new StoreError(2, 'malformed mod, needs to be an array');
  if (operand.length !== 2)
    throw new StoreError(2, `malformed mod, ${operand.length < 2 ? 'not enough' : 'too many'} elements`);
  const [divisor, remainder] = operand.map((item) => (isNumeric(item) ? Math.trunc(toNumber(item)) : Number.NaN));
  if (Number.isNaN(divisor)) throw new StoreError(2, 'malformed mod, divisor not a number');
  if (divisor === 0) throw new StoreError(2, 'divisor cannot be 0');
  return (value) => {
    if (!isNumeric(value) || divisor === undefined || remainder === undefined) return false;
    if (typeof value === 'bigint') return value % BigInt(divisor) === BigInt(remainder);
    return Math.trunc(toNumber(value)) % divisor === remainder;
  };
}

function readRegex(operand: Value, options: Maybe): RegExp {
  if (options !== undefined && typeof options !== 'string') throw new StoreError(2, '$options has to be a string');
  if (typeof operand === 'string') return toRegExp(operand, options ?? '');
  if (!(operand instanceof BSONRegExp)) throw new StoreError(2, '$regex has to be a string');
  if (options && operand.options) throw new StoreError(51075, 'options set in both $regex and $options');
  return toRegExp(operand.pattern, options ?? operand.options);
}

function compileAllItem(item: Value, compileNested: CompileNested): Holds {
  if (item instanceof BSONRegExp) return anyItem(oneOf('$in', [item]));
  if (!isOperators(item)) return anyItem((value) => isEqual(value, item));
  const terms = compileOperators(item, compileNested);
  if (terms.some(({ operator }) => operator !== '$elemMatch')) throw new StoreError(2, 'no $ expressions in $all');
  return (exists) => terms.every((term) => term.holds(exists));
}

/** The test for one item: `{ $gt: 1 }` tests the item itself, `{ a: 1 }` its fields. */
function elementTest(query: Doc, compileNested: CompileNested): Test {
  const first = query.keys().next().value ?? '';
  if (first.startsWith('$') && !/^\$(and|or|nor|expr|ref|id|db)$/.test(first)) {
    const terms = compileOperators(query, compileNested);
    return (item) => terms.every((term) => term.holds((test) => test(item)));
  }
  const matches = compileNested(query);
  return (item) => {
    if (Array.isArray(item)) return matches(new Map(item.map((inner, i) => [String(i), inner])));
    return isDoc(item) && matches(item);
  };
}
