import { Decimal128, Double, Long, ObjectId, serialize } from 'bson';
import { expect, test } from 'vitest';
import { decode } from '../values/decode.ts';
import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';
import { compileExpression, fieldsOf } from './expression.ts';

const toDoc = (plain: object): Doc => decode(Buffer.from(serialize(plain)));
const toValue = (plain: unknown): Value => toDoc({ plain }).get('plain') ?? null;

function toPlain(value: Maybe): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  return isDoc(value) ? Object.fromEntries(Array.from(value, ([name, item]) => [name, toPlain(item)])) : value;
}

const root = toDoc({
  n: 7,
  big: 9007199254740993n,
  half: 2.5,
  text: 'Ärger im Büro',
  nothing: null,
  list: [3, 1, 2],
  items: [{ k: 'a', v: 1 }, { k: 'b', v: 2 }, { k: 'c' }],
  at: new Date('2025-03-30T00:30:15.250Z'),
  $odd: 1,
});

/** Of `$switch`; a literal with this name would look like a promise. */
const branch = (condition: unknown, result: unknown) =>
  Object.fromEntries([
    ['case', condition],
    ['then', result],
  ]);

const evaluate = (expression: unknown): unknown =>
  toPlain(compileExpression(toValue(expression))({ root, variables: new Map([['v', 5]]) }));

test.each<[unknown, unknown]>([
  [{ $sum: '$list' }, 6],
  [{ $sum: ['$n', '$big', 'text', '$none', null] }, 9007199254741000n],
  [{ $sum: ['$list', '$n'] }, 7],
  [{ $sum: '$none' }, 0],
  [{ $sum: '$items.v' }, 3],
  [{ $avg: ['$n', 8] }, 7.5],
  [{ $avg: '$list' }, new Double(2)],
  [{ $avg: '$text' }, null],
  [{ $max: ['$n', '$half', null] }, 7],
  [{ $max: '$list' }, 3],
  [{ $max: ['$list', 1] }, [3, 1, 2]],
  [{ $max: '$none' }, null],
  [{ $min: ['$n', '$half', null] }, 2.5],
  [{ $min: '$list' }, 1],
  [{ $stdDevPop: [2, 4] }, new Double(1)],
  [{ $stdDevSamp: [2] }, null],
  [{ $multiply: ['$n', 0, -1] }, 0],
  [{ $multiply: [new Double(-0), '$n'] }, -0],
  [{ $mod: [-4, 2] }, 0],
  [{ $mod: [new Double(-4), 2] }, -0],
  [{ $abs: new Double(-0) }, new Double(0)],
  [{ $trunc: -0.5 }, -0],
  ['$items.v', [1, 2]],
  ['$$v', 5],
  ['$none', undefined],
  [{ a: '$none', b: ['$none'] }, { b: [null] }],
  [{ $literal: '$n' }, '$n'],
  [{ $add: ['$n', 1] }, 8],
  [{ $add: ['$big', 1] }, 9007199254740994n],
  [{ $add: ['$at', 1000] }, new Date('2025-03-30T00:30:16.250Z')],
  [{ $subtract: ['$at', { $toDate: 0 }] }, 1743294615250n],
  [{ $add: ['$n', null] }, null],
  [{ $multiply: [2147483647, 2] }, 4294967294n],
  [{ $divide: [1, 4] }, 0.25],
  [{ $divide: [4, 2] }, new Double(2)],
  [{ $mod: [-7, 3] }, -1],
  [{ $round: 2.5 }, new Double(2)],
  [{ $round: [1.005, 2] }, new Double(1)],
  [{ $round: [1234, -2] }, 1200],
  [{ $trunc: [-2.7] }, new Double(-2)],
  [{ $add: [Decimal128.fromString('0.1'), 0.2] }, Decimal128.fromString('0.3000000000000000111022302462515654')],
  [{ $eq: ['$list', 3] }, false],
  [{ $eq: ['$nothing', '$none'] }, false],
  [{ $lt: ['$nothing', 0] }, true],
  [{ $gt: ['a', 9] }, true],
  [{ $and: ['$n', '$nothing'] }, false],
  [{ $or: [0, ''] }, true],
  [{ $ifNull: ['$nothing', '$none', 'x'] }, 'x'],
  [{ $cond: [{ $gte: ['$n', 7] }, 'yes', 'no'] }, 'yes'],
  [{ $switch: { branches: [branch(false, 1)], default: 2 } }, 2],
  [{ $let: { vars: { x: '$n' }, in: { $add: ['$$x', '$$v'] } } }, 12],
  [{ $map: { input: '$list', as: 'i', in: { $add: ['$$i', 1] } } }, [4, 2, 3]],
  [{ $filter: { input: '$list', cond: { $gt: ['$$this', 1] } } }, [3, 2]],
  [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
  [{ $sortArray: { input: '$list', sortBy: 1 } }, [1, 2, 3]],
  [{ $arrayElemAt: ['$list', -1] }, 2],
  [{ $arrayElemAt: ['$list', 9] }, undefined],
  [{ $slice: ['$list', -2, 1] }, [1]],
  [{ $in: [2, '$list'] }, true],
  [
    {
      $setUnion: [
        [1, 2],
        [new Double(2), 3],
      ],
    },
    [1, 2, 3],
  ],
  [{ $setDifference: ['$list', [1]] }, [3, 2]],
  [{ $range: [0, 6, 2] }, [0, 2, 4]],
  [{ $arrayToObject: [{ $slice: ['$items', 2] }] }, { a: 1, b: 2 }],
  [{ $mergeObjects: [{ a: 1 }, null, { b: 2 }] }, { a: 1, b: 2 }],
  [{ $getField: { $literal: '$odd' } }, 1],
  [{ $concat: ['a', '$none'] }, null],
  [{ $toUpper: '$text' }, 'ÄRGER IM BüRO'],
  [{ $strLenCP: '$text' }, 13],
  [{ $strLenBytes: '$text' }, 15],
  [{ $substrCP: ['$text', 0, 5] }, 'Ärger'],
  [{ $split: ['a,b', ','] }, ['a', 'b']],
  [{ $trim: { input: '  a ' } }, 'a'],
  [{ $regexMatch: { input: '$text', regex: 'büro$', options: 'i' } }, true],
  [{ $regexFind: { input: 'xaby', regex: 'a(b)' } }, { match: 'ab', idx: 1, captures: ['b'] }],
  [{ $replaceAll: { input: 'a.b.c', find: '.', replacement: { $literal: '$&' } } }, 'a$&b$&c'],
  [{ $type: '$big' }, 'long'],
  [{ $toInt: '12' }, 12],
  [{ $toLong: 12 }, 12n],
  [{ $toString: new ObjectId('5f5b9c3e2f8fb814b56fa181') }, '5f5b9c3e2f8fb814b56fa181'],
  [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
  [{ $toDate: '2025-06-13T01:30:00' }, new Date('2025-06-13T01:30:00Z')],
  [{ $year: '$at' }, 2025],
  [{ $isoWeek: { $toDate: '2027-01-01' } }, 53],
  [{ $hour: { date: '$at', timezone: 'Asia/Jerusalem' } }, 3],
  [{ $dateToString: { date: '$at' } }, '2025-03-30T00:30:15.250Z'],
  [{ $dateToString: { date: '$at', format: '%d.%m.%Y %H:%M %z', timezone: '-03:30' } }, '29.03.2025 21:00 -0330'],
  [{ $dateTrunc: { date: '$at', unit: 'day', timezone: 'Asia/Jerusalem' } }, new Date('2025-03-29T21:00:00Z')],
  [{ $dateTrunc: { date: '$at', unit: 'week', startOfWeek: 'monday' } }, new Date('2025-03-24T00:00:00Z')],
  [{ $dateTrunc: { date: '$at', unit: 'quarter' } }, new Date('2025-01-01T00:00:00Z')],
  [{ $dateAdd: { startDate: { $toDate: '2024-01-31' }, unit: 'month', amount: 1 } }, new Date('2024-02-29T00:00:00Z')],
  [
    { $dateAdd: { startDate: '$at', unit: 'day', amount: 1, timezone: 'Europe/Berlin' } },
    new Date('2025-03-30T23:30:15.250Z'),
  ],
  [
    { $dateSubtract: { startDate: { $toDate: '2024-01-15' }, unit: 'month', amount: 13 } },
    new Date('2022-12-15T00:00:00Z'),
  ],
  [
    {
      $dateDiff: {
        startDate: { $toDate: '2025-06-12T23:59:00' },
        endDate: { $toDate: '2025-06-13T00:01:00' },
        unit: 'day',
      },
    },
    1n,
  ],
])('%o is %o', (expression, expected) => {
  expect(evaluate(expression)).toEqual(expected);
});

test.each<[number, unknown]>([
  [168, { $noSuch: 1 }],
  [15983, { $add: [1], $subtract: [1] }],
  [16020, { $subtract: [1] }],
  [2, { $divide: [1, 0] }],
  [14, { $add: ['$n', '$text'] }],
  [17276, '$$unknown'],
  [17124, { $size: '$n' }],
  [40066, { $switch: { branches: [branch(false, 1)] } }],
  [241, { $toInt: 'x' }],
  [40485, { $hour: { date: '$at', timezone: 'Nowhere/Land' } }],
])('with code %i is refused: %o', (code, expression) => {
  expect(() => evaluate(expression)).toThrow(expect.objectContaining({ code }));
});

test('the fields that an expression reads are known before it reads them, or it may read all', () => {
  const fields = (expression: unknown) => fieldsOf(toValue(expression));
  expect(fields({ $add: ['$a.b', { $sum: '$c' }, '$$NOW'] })).toEqual(new Set(['a', 'c']));
  expect(fields({ $map: { input: '$list', in: '$$this.x' } })).toEqual(new Set(['list']));
  expect(fields(['$a', '$$ROOT'])).toBeNull();
  expect(fields({ $getField: 'a' })).toBeNull();
});

test('a long that a client sends is the number it is', () => {
  expect(Long.fromString('9007199254740993').toBigInt()).toBe(root.get('big'));
});
