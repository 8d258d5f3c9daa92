import { Decimal128, Double } from 'bson';
import { type Numeric, toNumber } from './value.ts';

/** A finite number without rounding: digits x 10^exponent. */
interface Exact {
  digits: bigint;
  exponent: number;
}

/** The exact value of a finite number of any BSON type. */
export function toExact(value: Numeric): Exact {
  if (typeof value === 'bigint') return { digits: value, exponent: 0 };
  if (value instanceof Decimal128) return parseDecimal(value.toString());
  const number = value instanceof Double ? value.value : value;
  return Number.isSafeInteger(number) ? { digits: BigInt(number), exponent: 0 } : expandDouble(number);
}

/** -1, 0 or 1. */
export function compareExact(a: Exact, b: Exact): number {
  const [left, right] = align(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The digits of both numbers at their common, smaller exponent. */
export function align(a: Exact, b: Exact): [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  return [a.digits * 10n ** BigInt(a.exponent - exponent), b.digits * 10n ** BigInt(b.exponent - exponent), exponent];
}

/** The Decimal128 nearest to an exact number, 34 digits. */
export function toDecimal({ digits, exponent }: Exact): Decimal128 {
  return Decimal128.fromStringWithRounding(`${digits}E${exponent}`);
}

/** True if the number is exactly a double. */
export function isExactDouble(value: Numeric): boolean {
  if (typeof value === 'number' || value instanceof Double) return true;
  const nearest = toNumber(value);
  if (!Number.isFinite(nearest)) return !/\d/.test(value.toString());
  return compareExact(toExact(nearest), toExact(value)) === 0;
}

/** A double is mantissa x 2^e, and 2^-n = 5^n x 10^-n. */
function expandDouble(number: number): Exact {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  const bits = view.getBigUint64(0);
  const raw = Number((bits >> 52n) & 0x7ffn);
  const mantissa = (bits & 0xfffffffffffffn) | (raw === 0 ? 0n : 1n << 52n);
  const power = Math.max(raw, 1) - 1075;
  const signed = number < 0 ? -mantissa : mantissa;
  if (power >= 0) return { digits: signed << BigInt(power), exponent: 0 };
  return { digits: signed * 5n ** BigInt(-power), exponent: power };
}

function parseDecimal(text: string): Exact {
  const [mantissa = '0', exponent = '0'] = text.split('E');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
