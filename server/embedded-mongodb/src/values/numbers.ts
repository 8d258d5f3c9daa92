import { Decimal128, Double } from 'bson';
import { align, toDecimal, toExact } from './exact.ts';
import { asDouble, isInt32, type Numeric, toNumber } from './value.ts';

/** The result has the wider type of the two: int32, int64, double, Decimal128. Beyond int64 it is a double. */
export function add(a: Numeric, b: Numeric): Numeric {
  return combine(a, b, {
    whole: (x, y) => x + y,
    double: (x, y) => x + y,
    decimal: (x, y) => {
      const [left, right, exponent] = align(toExact(x), toExact(y));
      return toDecimal({ digits: left + right, exponent });
    },
  });
}

/** As `add`. */
export function subtract(a: Numeric, b: Numeric): Numeric {
  return combine(a, b, {
    whole: (x, y) => x - y,
    double: (x, y) => x - y,
    decimal: (x, y) => {
      const [left, right, exponent] = align(toExact(x), toExact(y));
      return toDecimal({ digits: left - right, exponent });
    },
  });
}

/** As `add`. */
export function multiply(a: Numeric, b: Numeric): Numeric {
  return combine(a, b, {
    whole: (x, y) => x * y,
    double: (x, y) => x * y,
    decimal: (x, y) => {
      const left = toExact(x);
      const right = toExact(y);
      return toDecimal({ digits: left.digits * right.digits, exponent: left.exponent + right.exponent });
    },
  });
}

/** The remainder with the sign of the dividend; the caller excludes a zero divisor. */
export function modulo(a: Numeric, b: Numeric): Numeric {
  return combine(a, b, {
    whole: (x, y) => x % y,
    double: (x, y) => x % y,
    decimal: (x, y) => {
      const [left, right, exponent] = align(toExact(x), toExact(y));
      return toDecimal({ digits: left % right, exponent });
    },
  });
}

/** The result is a double, or a Decimal128 of 34 digits if one of the two is a Decimal128. */
export function divide(a: Numeric, b: Numeric): Numeric {
  if (!isDecimal(a) && !isDecimal(b)) return asDouble(toNumber(a) / toNumber(b));
  if (!isFiniteNumber(a) || !isFiniteNumber(b)) return Decimal128.fromString(String(toNumber(a) / toNumber(b)));
  const [left, right] = align(toExact(a), toExact(b));
  const extra = 36 + right.toString().length;
  return toDecimal({ digits: (left * 10n ** BigInt(extra)) / right, exponent: -extra });
}

/** True if the result of two integers does not fit int64. */
export function isOverflow(before: Numeric, operand: Numeric, after: Numeric): boolean {
  const isWhole = (value: Numeric) => typeof value === 'bigint' || (typeof value === 'number' && isInt32(value));
  return isWhole(before) && isWhole(operand) && !isWhole(after);
}

const isDecimal = (value: Numeric): boolean => value instanceof Decimal128;
const isFiniteNumber = (value: Numeric): boolean => /^[-+]?[\d.]/.test(value.toString());

/** One operation for each numeric type. */
interface Operation {
  whole: (a: bigint, b: bigint) => bigint;
  double: (a: number, b: number) => number;
  decimal: (a: Numeric, b: Numeric) => Numeric;
}

function combine(a: Numeric, b: Numeric, operation: Operation): Numeric {
  if (typeof a === 'number' && typeof b === 'number' && isInt32(a) && isInt32(b)) {
    const result = operation.double(a, b);
    // Integers have no -0.
    if (result === 0) return 0;
    if (isInt32(result)) return result;
    return Number.isSafeInteger(result) ? BigInt(result) : operation.whole(BigInt(a), BigInt(b));
  }
  if (isDecimal(a) || isDecimal(b)) {
    if (isFiniteNumber(a) && isFiniteNumber(b)) return operation.decimal(a, b);
    return Decimal128.fromString(String(operation.double(toNumber(a), toNumber(b))));
  }
  if (isDouble(a) || isDouble(b)) return asDouble(operation.double(toNumber(a), toNumber(b)));
  const result = operation.whole(BigInt(toNumberOrBig(a)), BigInt(toNumberOrBig(b)));
  return BigInt.asIntN(64, result) === result ? result : asDouble(Number(result));
}

const isDouble = (value: Numeric): boolean => value instanceof Double || (typeof value === 'number' && !isInt32(value));

const toNumberOrBig = (value: Numeric): number | bigint => (typeof value === 'bigint' ? value : toNumber(value));
