import { Decimal128, Double, serialize } from 'bson';
import { describe, expect, test } from 'vitest';
import { compileFilter } from '../query/filter.ts';
import { decode } from '../values/decode.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import { compileUpdate, startOfUpsert, withIdFirst } from './update.ts';

const toDoc = (plain: object): Doc => decode(Buffer.from(serialize(plain)));
const toValue = (plain: unknown): Value => toDoc({ plain }).get('plain') ?? null;

function toPlain(value: Value): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  return isDoc(value) ? Object.fromEntries(Array.from(value, ([name, item]) => [name, toPlain(item)])) : value;
}

const variables = new Map([['NOW', new Date(1000)]]);

function apply(document: object, update: object, { query = {}, arrayFilters = [] as object[] } = {}): unknown {
  const filters = arrayFilters.length > 0 ? toValue(arrayFilters) : undefined;
  const compiled = compileUpdate(toValue(update), filters, variables);
  return toPlain(
    compiled.apply(toDoc({ _id: 1, ...document }), { isInsert: false, filter: compileFilter(toDoc(query)) }),
  );
}

describe('an operator', () => {
  test.each<[object, object, object]>([
    [{ a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
    [{ a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
    [{}, { $set: { z: 1, b: 1, 'a.10': 1, 'a.9': 1 } }, { a: { 9: 1, 10: 1 }, b: 1, z: 1 }],
    [{ a: 1, b: [1, 2] }, { $unset: { a: '', 'b.0': '', 'c.d': '' } }, { b: [null, 2] }],
    [{ a: 1 }, { $inc: { a: 1.5, b: 2 } }, { a: 2.5, b: 2 }],
    [{ a: 3 }, { $mul: { a: 2, b: 5 } }, { a: 6, b: 0 }],
    [{ o: [{ a: 1 }, { a: 2 }, { b: 9 }, 4] }, { $pull: { o: { $or: [{ a: 1 }, { b: 9 }] } } }, { o: [{ a: 2 }, 4] }],
    [
      {
        o: [
          { a: 1, b: 1 },
          { a: 1, b: 2 },
        ],
      },
      { $pull: { o: { $and: [{ a: 1 }, { b: 2 }] } } },
      { o: [{ a: 1, b: 1 }] },
    ],
    [{ o: [{ a: 1 }, { a: 2 }, 3] }, { $pull: { o: { $nor: [{ a: 1 }] } } }, { o: [{ a: 1 }, 3] }],
    [{ a: 3, b: 3 }, { $min: { a: 2, b: 5, c: 1 } }, { a: 2, b: 3, c: 1 }],
    [{ a: 3, b: 'x' }, { $max: { a: 9, b: 5 } }, { a: 9, b: 'x' }],
    [{ a: { b: 1 }, z: 2 }, { $rename: { 'a.b': 'c', z: 'a.z', none: 'x' } }, { a: { z: 2 }, c: 1 }],
    [{}, { $currentDate: { at: true } }, { at: new Date(1000) }],
    [{ a: [1] }, { $push: { a: 2, b: 1 } }, { a: [1, 2], b: [1] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [8, 9], $position: 1 } } }, { a: [1, 8, 9, 2] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: -1 } } }, { a: [1, 9, 2] }],
    [
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }, { n: 3 }], $sort: { n: -1 }, $slice: -2 } } },
      { a: [{ n: 2 }, { n: 1 }] },
    ],
    [{ a: [1] }, { $addToSet: { a: { $each: [1, 2, 2, new Double(1)] }, b: { x: 1 } } }, { a: [1, 2], b: [{ x: 1 }] }],
    [{ a: [1, 2, 3], b: [1, 2, 3] }, { $pop: { a: 1, b: -1, c: 1 } }, { a: [1, 2], b: [2, 3] }],
    [{ a: [1, 5, 9, [5]] }, { $pull: { a: 5 } }, { a: [1, 9, [5]] }],
    [{ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [{ a: [{ b: 1, c: 1 }, { b: 2 }] }, { $pull: { a: { b: 1 } } }, { a: [{ b: 2 }] }],
    [{ a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    [{ a: 6 }, { $bit: { a: { and: 3 } } }, { a: 2 }],
    [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
  ])('changes %o by %o to %o', (document, update, expected) => {
    expect(apply(document, update)).toEqual({ _id: 1, ...expected });
    expect(JSON.stringify(apply(document, update))).toBe(JSON.stringify({ _id: 1, ...expected }));
  });

  test('adds decimals exactly', () => {
    const updated = apply({ a: Decimal128.fromString('0.10') }, { $inc: { a: Decimal128.fromString('0.20') } });
    expect(updated).toEqual({ _id: 1, a: Decimal128.fromString('0.30') });
  });
});

describe('a path', () => {
  const document = { a: [{ n: 1 }, { n: 2 }, { n: 3, m: [1, 2] }] };

  test('through $ changes the item that the query matched', () => {
    expect(apply({ a: [5, 6, 7] }, { $set: { 'a.$': 0 } }, { query: { a: { $gt: 5 } } })).toEqual({
      _id: 1,
      a: [5, 0, 7],
    });
    const query = { a: { $elemMatch: { n: { $gte: 2 } } } };
    expect(apply(document, { $set: { 'a.$.n': 0 } }, { query })).toMatchObject({ a: [{ n: 1 }, { n: 0 }, { n: 3 }] });
  });

  test('through $[] changes all items, and through $[name] those that match its filter', () => {
    expect(apply(document, { $inc: { 'a.$[].n': 1 } })).toMatchObject({ a: [{ n: 2 }, { n: 3 }, { n: 4 }] });
    const arrayFilters = [{ 'x.n': 3 }, { y: { $gt: 1 } }];
    expect(apply(document, { $set: { 'a.$[x].m.$[y]': 9 } }, { arrayFilters })).toMatchObject({
      a: [{}, {}, { m: [1, 9] }],
    });
  });

  test.each<[number, object, object, object]>([
    [28, { a: 1 }, { $set: { 'a.b': 1 } }, {}],
    [28, { a: [1] }, { $set: { 'a.b': 1 } }, {}],
    [2, { a: [1] }, { $set: { 'a.$': 1 } }, {}],
    [2, { a: 1 }, { $set: { 'a.$[]': 1 } }, {}],
    [2, {}, { $set: { 'a.$[]': 1 } }, {}],
    [2, { a: [1] }, { $set: { 'a.$[x]': 1 } }, {}],
    [9, { a: [1] }, { $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] }],
    [40, {}, { $set: { a: 1, 'a.b': 1 } }, {}],
    [40, {}, { $rename: { a: 'b' }, $set: { b: 1 } }, {}],
    [52, {}, { $set: { 'a.$b': 1 } }, {}],
    [56, {}, { $set: { 'a..b': 1 } }, {}],
    [66, {}, { $set: { _id: 2 } }, {}],
    [66, {}, { _id: 2, a: 1 }, {}],
    [9, {}, { $set: 1 }, {}],
    [9, {}, { $set: { a: 1 }, b: 1 }, {}],
    [14, { a: null }, { $inc: { a: 1 } }, {}],
    [14, {}, { $inc: { a: 'x' } }, {}],
    [2, { a: 9223372036854775807n }, { $inc: { a: 1 } }, {}],
    [2, { a: 1 }, { $push: { a: 1 } }, {}],
    [72, {}, [{ $match: {} }], {}],
  ])('or an operator that makes no sense is refused with code %i: %o %o', (code, before, update, options) => {
    expect(() => apply(before, update, options)).toThrow(expect.objectContaining({ code }));
  });
});

test('an upsert begins with the equalities of its query, and its _id comes first', () => {
  const filter = compileFilter(
    toDoc({ 'a.b': 1, n: { $gt: 1 }, $and: [{ c: { $eq: 2 } }], $or: [{ d: 1 }, { e: 1 }], _id: 7 }),
  );
  expect(JSON.stringify(toPlain(withIdFirst(startOfUpsert(filter, 'operators'))))).toBe('{"_id":7,"a":{"b":1},"c":2}');
  expect(toPlain(startOfUpsert(filter, 'replacement'))).toEqual({ _id: 7 });
  expect(() => startOfUpsert(compileFilter(toDoc({ a: 1, $and: [{ a: 1 }] })), 'operators')).toThrow('matched twice');
});

test.each<[object, object, unknown]>([
  [{ a: -5 }, { $mul: { a: 0 } }, 0],
  [{ a: 0 }, { $mul: { a: -5 } }, 0],
  [{}, { $mul: { a: -5 } }, 0],
  [{ a: new Double(-0) }, { $mul: { a: 3 } }, -0],
  [{ a: new Double(-0) }, { $set: { b: 1 } }, -0],
  [{}, { $set: { a: new Double(-0) } }, -0],
])('of integers, zero has no sign; of doubles it keeps its own: %o, %o', (document, update, expected) => {
  const made = apply(document, update);
  expect(made).toHaveProperty('a');
  expect(typeof made === 'object' && made && 'a' in made && made.a).toBe(expected);
});
