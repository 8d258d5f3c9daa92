import { StoreError } from '../errors.ts';
import { toDecimal, toExact } from '../values/exact.ts';
import { add, divide, modulo, multiply, subtract } from '../values/numbers.ts';
import {
  asDouble,
  isInt32,
  isNumeric,
  type Maybe,
  type Numeric,
  toNumber,
  toWhole,
  typeName,
} from '../values/value.ts';
import { compute, isNil } from './arguments.ts';
import type { Operators } from './operator.ts';

/** Arithmetic with BSON types: integers stay integers within 64 bits, decimals stay exact. */
export const numberOperators: Operators = {
  $add: compute(0, Infinity, (...values) => sum(values)),
  $subtract: compute(2, 2, (a, b) => {
    if (isNil(a) || isNil(b)) return null;
    if (a instanceof Date) {
      if (b instanceof Date) return BigInt(a.getTime() - b.getTime());
      return new Date(a.getTime() - Math.round(toNumber(numeric('$subtract', b))));
    }
    return subtract(numeric('$subtract', a), numeric('$subtract', b));
  }),
  $multiply: compute(0, Infinity, (...values) => {
    if (values.some(isNil)) return null;
    return values.reduce<Numeric>((product, value) => multiply(product, numeric('$multiply', value)), 1);
  }),
  $divide: compute(2, 2, (a, b) => {
    if (isNil(a) || isNil(b)) return null;
    const divisor = numeric('$divide', b);
    if (toNumber(divisor) === 0) throw new StoreError(2, "can't $divide by zero");
    return divide(numeric('$divide', a), divisor);
  }),
  $mod: compute(2, 2, (a, b) => {
    if (isNil(a) || isNil(b)) return null;
    const divisor = numeric('$mod', b);
    if (toNumber(divisor) === 0) throw new StoreError(16610, "can't $mod by zero");
    return modulo(numeric('$mod', a), divisor);
  }),
  $abs: unary('$abs', (value) => (toNumber(value) < 0 || Object.is(toNumber(value), -0) ? multiply(value, -1) : value)),
  $ceil: unary('$ceil', (value) => (isWholeType(value) ? value : asDouble(Math.ceil(double('$ceil', value))))),
  $floor: unary('$floor', (value) => (isWholeType(value) ? value : asDouble(Math.floor(double('$floor', value))))),
  $round: rounding('$round', roundHalfToEven),
  $trunc: rounding('$trunc', (digits, divisor) => digits / divisor),
  $sqrt: unary('$sqrt', (value) => asDouble(Math.sqrt(double('$sqrt', value)))),
  $exp: unary('$exp', (value) => asDouble(Math.exp(double('$exp', value)))),
  $ln: unary('$ln', (value) => asDouble(Math.log(double('$ln', value)))),
  $log10: unary('$log10', (value) => asDouble(Math.log10(double('$log10', value)))),
  $pow: compute(2, 2, (a, b) => {
    if (isNil(a) || isNil(b)) return null;
    const base = numeric('$pow', a);
    const result = double('$pow', base) ** double('$pow', numeric('$pow', b));
    return isWholeType(base) && isWholeType(numeric('$pow', b)) && Number.isSafeInteger(result)
      ? whole(BigInt(result))
      : asDouble(result);
  }),
};

/** The sum of numbers and at most one date; null if a value is null or missing. */
function sum(values: readonly Maybe[]): Maybe {
  let total: Numeric = 0;
  let date: Date | null = null;
  for (const value of values) {
    if (isNil(value)) return null;
    if (value instanceof Date) {
      if (date) throw new StoreError(16612, 'only one date allowed in an $add expression');
      date = value;
    } else total = add(total, numeric('$add', value));
  }
  return date ? new Date(date.getTime() + Math.round(toNumber(total))) : total;
}

function unary(name: string, apply: (value: Numeric) => Maybe) {
  return compute(1, 1, (value) => (isNil(value) ? null : apply(numeric(name, value))));
}

/** Returns the value if it is numeric, and throws otherwise. */
function numeric(name: string, value: Maybe): Numeric {
  if (isNumeric(value)) return value;
  throw new StoreError(14, `${name} only supports numeric types, not ${typeName(value)}`);
}

/** Rejects decimals for operators that compute in doubles, because they would lose digits. */
function double(name: string, value: Numeric): number {
  if (typeName(value) === 'decimal')
    throw new StoreError(115, `${name} of a decimal is not supported by the embedded store`);
  return toNumber(value);
}

const isWholeType = (value: Numeric): boolean =>
  typeof value === 'bigint' || (typeof value === 'number' && isInt32(value));
const whole = (value: bigint): Numeric => (BigInt.asIntN(32, value) === value ? Number(value) : value);

/** Rounds the exact decimal value: 2.5 becomes 2, and 2.675, whose double is slightly smaller, becomes 2.67. */
function rounding(name: string, apply: (digits: bigint, divisor: bigint) => bigint) {
  return compute(1, 2, (value, place = 0) => {
    if (isNil(value) || isNil(place)) return null;
    const number = numeric(name, value);
    const places = toWhole(place);
    if (places === null || places < -20 || places > 100)
      throw new StoreError(51083, `cannot apply ${name} with precision ${String(place)}`);
    if (!Number.isFinite(toNumber(number))) return number;
    const exact = toExact(number);
    if (-exact.exponent <= places) return number;
    const digits = apply(exact.digits, 10n ** BigInt(-places - exact.exponent));
    if (isWholeType(number)) return whole(digits * 10n ** BigInt(-places));
    const rounded = toDecimal({ digits, exponent: -places });
    if (typeName(number) === 'decimal') return rounded;
    // A negative number rounds to -0.
    return asDouble(digits === 0n && toNumber(number) < 0 ? -0 : Number(rounded.toString()));
  });
}

/** Rounds half to even, as MongoDB does. */
function roundHalfToEven(digits: bigint, divisor: bigint): bigint {
  const quotient = digits / divisor;
  const twice = (digits % divisor) * 2n;
  const size = twice < 0n ? -twice : twice;
  const isUp = size > divisor || (size === divisor && quotient % 2n !== 0n);
  return isUp ? quotient + (digits < 0n ? -1n : 1n) : quotient;
}
