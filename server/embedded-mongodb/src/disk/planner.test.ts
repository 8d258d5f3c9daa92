import { describe, expect, test } from 'vitest';
import { compileFilter } from '../query/filter.ts';
import { readSort } from '../query/sort.ts';
import { encodeKey } from '../values/key.ts';
import { type Doc, doc, type Value } from '../values/value.ts';
import { type Collection, readIndex } from './catalog.ts';
import { type Plan, plan } from './planner.ts';

function collection(...specifications: Record<string, Value>[]): Collection {
  const indexes = [{ name: '_id_', key: doc({ _id: 1 }) }, ...specifications].map((one, i) =>
    readIndex(doc(one), i + 1),
  );
  return { namespace: 'vigil.rows', space: 0, indexes, roots: null, count: 0, nextNumber: 1 };
}

function choose(rows: Collection, filter: Doc, sort: Record<string, Value> = {}): Plan {
  return plan(rows, compileFilter(filter), readSort(doc(sort)), undefined);
}

const rows = collection(
  { name: 'kind_at', key: doc({ kind: 1, at: -1 }) },
  { name: 'at', key: doc({ at: -1 }) },
  { name: 'partial', key: doc({ mail: 1 }), partialFilterExpression: doc({ mail: doc({ $exists: true }) }) },
  { name: 'sparse', key: doc({ phone: 1 }), sparse: true },
);

const isIn = ({ ranges }: Plan, key: Buffer): boolean =>
  ranges.some(({ from, to }) => Buffer.compare(from, key) <= 0 && Buffer.compare(key, to) < 0);

describe('a query', () => {
  test('uses the index with the most fixed fields', () => {
    expect(choose(rows, doc({ kind: 'a', at: 5 })).index?.name).toBe('kind_at');
    expect(choose(rows, doc({ at: 5 })).index?.name).toBe('at');
    expect(choose(rows, doc({ _id: 1, kind: 'a' })).index?.name).toBe('_id_');
    expect(choose(rows, doc({ other: 1 })).index).toBeNull();
  });

  test('uses the index that yields its order, in the requested direction', () => {
    expect(choose(rows, doc({}), { at: -1 })).toMatchObject({ index: { name: 'at' }, reverse: false, isSorted: true });
    expect(choose(rows, doc({}), { at: 1 })).toMatchObject({ index: { name: 'at' }, reverse: true, isSorted: true });
    expect(choose(rows, doc({ kind: 'a' }), { at: 1 })).toMatchObject({
      index: { name: 'kind_at' },
      reverse: true,
      isSorted: true,
    });
    expect(choose(rows, doc({}), { at: 1, other: 1 }).isSorted).toBe(false);
  });

  test('merges the ranges of several fixed values if each of them is in its order', () => {
    const several = doc({ kind: doc({ $in: ['a', 'b'] }) });
    const merged = { index: { name: 'kind_at' }, isSorted: true, isMerged: true };
    expect(choose(rows, several, { at: 1 })).toMatchObject({ ...merged, reverse: true });
    expect(choose(rows, several, { at: -1 })).toMatchObject({ ...merged, reverse: false });
    expect(choose(rows, several, { kind: 1, at: -1 })).toMatchObject({ isSorted: true, isMerged: false });
    expect(choose(rows, several, { other: 1 })).toMatchObject({ isSorted: false, isMerged: false });
  });

  test('counts and skips without reading only what the index says alone', () => {
    const dates = [new Date(1), new Date(9)] as const;
    const exact = [
      {},
      { kind: 'a' },
      { kind: 'a', at: doc({ $gte: 3, $lt: 9 }) },
      { kind: doc({ $in: ['a', 'b'] }), at: doc({ $gt: dates[0], $lte: dates[1] }) },
    ];
    for (const filter of exact) expect([filter, choose(rows, doc(filter)).isExact]).toEqual([filter, true]);
    const inexact = [
      { kind: 'a', other: 1 },
      { kind: null },
      { kind: doc({ $in: ['a', null] }) },
      { kind: 'a', at: doc({ $gte: 3, $ne: 5 }) },
      { kind: 'a', at: doc({ $gte: 3, $lt: dates[1] }) },
      { kind: doc({ $eq: 'a', $ne: 'b' }) },
      { kind: 'a', $or: [doc({ at: 1 }), doc({ at: 2 })] },
      { phone: doc({ $exists: true }) },
    ];
    for (const filter of inexact) expect([filter, choose(rows, doc(filter)).isExact]).toEqual([filter, false]);
  });

  test('reads only the part of the index between its bounds', () => {
    const chosen = choose(rows, doc({ kind: doc({ $in: ['a', 'c'] }), at: doc({ $gt: 5, $lte: 7 }) }));
    const key = (kind: string, at: Value) => encodeKey([kind, at], [false, true]);
    expect(chosen.ranges).toHaveLength(2);
    for (const kind of ['a', 'c']) {
      expect([4, 5, 6, 7, 8].map((at) => isIn(chosen, key(kind, at)))).toEqual([false, false, true, true, false]);
      expect(isIn(chosen, key(kind, 'text'))).toBe(false);
    }
    expect(isIn(chosen, key('b', 6))).toBe(false);
  });

  test('gets single keys if it fixes all fields of a unique index, and only then', () => {
    const withUnique = collection(
      { name: 'mail', key: doc({ mail: 1 }), unique: true },
      { name: 'a_b', key: doc({ a: 1, b: 1 }), unique: true },
    );
    const isKeys = (filter: Doc) => choose(withUnique, filter).isKeys;
    expect(isKeys(doc({ _id: doc({ $in: ['one', 'two'] }) }))).toBe(true);
    expect(isKeys(doc({ mail: 'a' }))).toBe(true);
    expect(isKeys(doc({ a: 1, b: 2 }))).toBe(true);
    expect(isKeys(doc({ a: 1 }))).toBe(false);
    expect(isKeys(doc({ mail: doc({ $gt: 'a' }) }))).toBe(false);
    expect(isKeys(doc({ mail: 'long '.repeat(1_000) }))).toBe(false);
    expect(choose(rows, doc({ at: 5 })).isKeys).toBe(false);
  });

  test('uses a partial or sparse index only if that holds every possible match', () => {
    expect(choose(rows, doc({ mail: 'a' })).index?.name).toBe('partial');
    expect(choose(rows, doc({ mail: null })).index).toBeNull();
    expect(choose(rows, doc({}), { mail: 1 }).index).toBeNull();
    expect(choose(rows, doc({ phone: doc({ $gt: 1 }) })).index?.name).toBe('sparse');
    expect(choose(rows, doc({ phone: doc({ $in: [1, null] }) })).index).toBeNull();
  });

  test('uses one bound only of a field with arrays, and does not sort by it', () => {
    const withArrays = collection({ name: 'n', key: doc({ n: 1 }) });
    for (const index of withArrays.indexes) index.isMultikey = true;
    const chosen = choose(withArrays, doc({ n: doc({ $gt: 2, $lt: 5 }) }), { n: 1 });
    expect(chosen).toMatchObject({ index: { name: 'n' }, isSorted: false });
    expect(isIn(chosen, encodeKey([9]))).toBe(true);
  });

  test('uses the hinted index, and fails if it does not exist', () => {
    const hinted = (hint: Value) => plan(rows, compileFilter(doc({ other: 1 })), [], hint).index?.name ?? null;
    expect(hinted('at')).toBe('at');
    expect(hinted(doc({ kind: 1, at: -1 }))).toBe('kind_at');
    expect(hinted(doc({ $natural: 1 }))).toBeNull();
    expect(() => hinted(doc({ kind: 1, at: 1 }))).toThrow('hint provided does not correspond to an existing index');
  });
});
