import { Binary, BSONRegExp, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { describe, expect, test } from 'vitest';
import { compareExact, toExact } from './exact.ts';
import { compareValues, emptyArray, encodeKey } from './key.ts';
import { doc, isNumeric, type Maybe, type Numeric, type Value } from './value.ts';

const decimal = (text: string) => Decimal128.fromString(text);

/** In MongoDB's order. Values in one list are equal. */
const ordered: Maybe[][] = [
  [new MinKey()],
  [emptyArray],
  [null, undefined],
  [Number.NaN, decimal('NaN')],
  [-Infinity, decimal('-Infinity')],
  [-1e300],
  [-9007199254740993n],
  [-9007199254740992, -9007199254740992n],
  [decimal('-1.5'), -1.5],
  [-1, -1n, new Double(-1), decimal('-1')],
  [-5e-324],
  [0, -0, 0n, new Double(0), decimal('0'), decimal('-0.00')],
  [5e-324],
  [decimal('0.1')],
  [0.1],
  [1, 1n, new Double(1), decimal('1.000')],
  [decimal('1.00000000000000000001')],
  [9007199254740992, 9007199254740992n],
  [9007199254740993n, decimal('9007199254740993')],
  [9007199254740994, 9007199254740994n],
  [9223372036854775807n],
  [2 ** 63],
  [1.7976931348623157e308],
  [decimal('1E400')],
  [Infinity, decimal('Infinity')],
  [''],
  ['\0'],
  ['\0a'],
  ['\u0001'],
  ['a'],
  ['a\0'],
  ['a\0b'],
  ['aa'],
  ['é'],
  ['\ufffd'],
  ['😀'],
  [doc({})],
  [doc({ a: 1 }), doc({ a: 1n })],
  [doc({ a: 1, b: 1 })],
  [doc({ b: 1 })],
  [doc({ a: 'x' })],
  [[]],
  [[1]],
  [[1, 0]],
  [[2]],
  [['']],
  [new Binary(Buffer.from([255]))],
  [new Binary(Buffer.from([0, 0]))],
  [new Binary(Buffer.from([0, 0]), 4)],
  [new ObjectId('000000000000000000000000')],
  [new ObjectId('ffffffffffffffffffffffff')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(0)],
  [new Date(8.64e15)],
  [new Timestamp({ t: 0, i: 1 })],
  [new Timestamp({ t: 0xffffffff, i: 0 })],
  [new BSONRegExp('a', '')],
  [new BSONRegExp('a', 'i')],
  [new MaxKey()],
];

describe('keys', () => {
  test('sort as bytes in the order of the values, and are equal for equal values', () => {
    for (const [i, equals] of ordered.entries()) {
      for (const value of equals) {
        for (const [j, others] of ordered.entries()) {
          for (const other of others) {
            const order = Buffer.compare(encodeKey([value]), encodeKey([other]));
            expect(order, `${i} ${String(value)} and ${j} ${String(other)}`).toBe(Math.sign(i - j));
            expect(Math.sign(compareValues(value, other))).toBe(Math.sign(i - j));
          }
        }
      }
    }
  });

  test('of several values sort by the first difference', () => {
    for (const [i, [value]] of ordered.entries()) {
      for (const [j, [other]] of ordered.entries()) {
        if (i === j) continue;
        const [left, right] = [encodeKey([value, new MaxKey()]), encodeKey([other, new MinKey()])];
        expect(Buffer.compare(left, right)).toBe(Math.sign(i - j));
      }
    }
  });

  test('of descending fields sort in reverse', () => {
    for (const [i, [value]] of ordered.entries()) {
      for (const [j, [other]] of ordered.entries()) {
        const [left, right] = [encodeKey([value, 'x'], [true, false]), encodeKey([other, 'x'], [true, false])];
        expect(Buffer.compare(left, right)).toBe(Math.sign(j - i));
      }
    }
  });

  test('never begin with or hold as their next byte 255, which ends every range', () => {
    for (const value of ordered.flat()) {
      for (const descending of [false, true]) expect(encodeKey([value], [descending])[0]).toBeLessThan(255);
    }
  });

  test('of random numbers sort by their exact values', () => {
    const random = generator(20_250_613);
    const numbers = Array.from({ length: 200 }, () => randomNumber(random));
    for (const a of numbers) {
      for (const b of numbers) {
        const exact = compareExact(toExact(a), toExact(b));
        const order = Buffer.compare(encodeKey([a]), encodeKey([b]));
        if (order !== exact) throw new Error(`${a} and ${b}: ${order}, not ${exact}`);
      }
    }
    expect(numbers.every(isNumeric)).toBe(true);
  });
});

function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Random numbers of all types, many of them close to each other. */
function randomNumber(random: () => number): Numeric {
  const kind = Math.floor(random() * 5);
  const near = 2n ** 53n + BigInt(Math.floor(random() * 8) - 4);
  if (kind === 0) return Math.floor(random() * 20) - 10;
  if (kind === 1) return random() < 0.5 ? near : -near;
  if (kind === 2) return (random() - 0.5) * 10 ** Math.floor(random() * 40 - 20);
  if (kind === 3) return decimal(`${near}.${Math.floor(random() * 100)}`);
  return decimal(`${(random() * 20 - 10).toFixed(Math.floor(random() * 10))}E${Math.floor(random() * 40) - 20}`);
}

test('a list of values keeps its order when it is sorted by comparison', () => {
  const firsts: Value[] = ordered.map(([value]) => value ?? null);
  expect(firsts.toReversed().sort(compareValues)).toEqual(firsts);
});
