import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { StoreError, unsupported } from '../errors.ts';
import type { QueryFilter, Term } from '../query/filter.ts';
import { readSort, type Sort } from '../query/sort.ts';
import { compareValues, encodeKey, rank } from '../values/key.ts';
import { type Doc, doc, isDoc, isNumeric, isTruthy, type Maybe, toNumber, type Value } from '../values/value.ts';
import type { Collection, CollectionIndex } from './catalog.ts';
import { isTruncated, maxKeyBytes } from './index-keys.ts';
import { everything, type Range } from './storage.ts';

/** How to find documents: the index (null for a full scan), its ranges, and the direction. */
export interface Plan {
  index: CollectionIndex | null;
  ranges: PlannedRange[];
  /** Each range is a single key, its `from`. */
  isKeys: boolean;
  reverse: boolean;
  /** The plan yields documents in the requested order. */
  isSorted: boolean;
  /** Each range is in the requested order, and all of them together only if they are merged. */
  isMerged: boolean;
  /** Every entry of the ranges is of one matching document, and of another one: documents can be counted and skipped unread. */
  isExact: boolean;
}

/** `prefix`: the bytes of its keys that all share; ranges are merged by the bytes after it. */
interface PlannedRange extends Range {
  prefix: number;
}

/** Chooses the most selective index by form, and among equals one that yields the order. */
export function plan(collection: Collection, filter: QueryFilter, sort: Sort, hint: Maybe): Plan {
  const hinted = readHint(collection, hint);
  if (hinted) return hinted.index ? useIndex(hinted.index, filter, sort).plan : scanAll(filter, sort, hinted.reverse);
  let best = { plan: scanAll(filter, sort, false), score: 0 };
  for (const index of collection.indexes) {
    if (!covers(index, filter)) continue;
    const candidate = useIndex(index, filter, sort);
    if (candidate.score > best.score) best = candidate;
  }
  return best.plan;
}

const scanAll = (filter: QueryFilter, sort: Sort, reverse: boolean): Plan => ({
  index: null,
  ranges: [{ ...everything, prefix: 0 }],
  isKeys: false,
  reverse,
  isSorted: sort.length === 0,
  isMerged: false,
  isExact: filter.terms.length === 0 && filter.isTermsOnly,
});

function readHint(
  { indexes, namespace }: Collection,
  hint: Maybe,
): { index: CollectionIndex | null; reverse: boolean } | null {
  if (hint === undefined || (isDoc(hint) && hint.size === 0)) return null;
  if (isDoc(hint) && hint.has('$natural')) return { index: null, reverse: toDirection(hint.get('$natural')) < 0 };
  const index = indexes.find(({ name, specification }) =>
    typeof hint === 'string' ? name === hint : isDoc(hint) && isSamePattern(specification.get('key'), hint),
  );
  if (index) return { index, reverse: false };
  const reason = 'hint provided does not correspond to an existing index';
  throw new StoreError(2, `error processing query: ns=${namespace} planner returned error :: caused by :: ${reason}`);
}

/** True if both patterns have the same fields, order and directions. */
export function isSamePattern(a: Maybe, b: Maybe): boolean {
  if (!isDoc(a) || !isDoc(b) || a.size !== b.size) return false;
  const [left, right] = [a, b].map(readSort);
  return (
    left?.every(({ path, descending }, i) => path === right?.[i]?.path && descending === right[i]?.descending) === true
  );
}

function toDirection(value: Maybe): number {
  if (!isNumeric(value)) throw unsupported('this hint');
  return toNumber(value);
}

/** True if the index holds every document that the filter can match. */
function covers(index: CollectionIndex, filter: QueryFilter): boolean {
  const { partial } = index;
  if (
    partial &&
    !(partial.isTermsOnly && partial.terms.every((needed) => filter.terms.some((term) => implies(term, needed))))
  ) {
    return false;
  }
  return (
    !index.sparse ||
    index.fields.some(({ path }) => filter.terms.some((term) => term.path === path && demandsValue(term)))
  );
}

/** True if every document that matches `term` matches `needed` as well. */
function implies(term: Term, needed: Term): boolean {
  if (term.path !== needed.path) return false;
  if (term.operator === needed.operator && compareValues(term.operand, needed.operand) === 0) return true;
  if (needed.operator === '$exists' && isTruthy(needed.operand)) return demandsValue(term);
  const values =
    term.operator === '$eq'
      ? [term.operand]
      : term.operator === '$in' && Array.isArray(term.operand)
        ? term.operand
        : [];
  return (
    values.length > 0 && values.every((value) => isScalar(value) && needed.test(nest(term.path.split('.'), value)))
  );
}

/** True if only documents whose field exists and is not null can match. */
function demandsValue({ operator, operand }: Term): boolean {
  if (operator === '$exists') return isTruthy(operand);
  if (operator === '$in') return Array.isArray(operand) && !operand.includes(null);
  return ['$eq', '$gt', '$gte', '$lt', '$lte'].includes(operator) && operand !== null;
}

const nest = (parts: readonly string[], value: Value): Doc =>
  parts.length > 1 ? doc({ [parts[0] ?? '']: nest(parts.slice(1), value) }) : doc({ [parts[0] ?? '']: value });

/** True if index entries of the value are exactly its equals. Arrays have one entry for each item. */
const isScalar = (value: Value): boolean => !Array.isArray(value) && !(value instanceof BSONRegExp);

/** Above this number of keys a full scan costs less than the lookups. */
const maxPoints = 20_000;

/**
 * The plan for one index, with a score: 100 for each field with fixed values, 30 for a range, 20 for the order. The
 * score uses the shape of the query only, no statistics about the documents.
 */
function useIndex(index: CollectionIndex, filter: QueryFilter, sort: Sort): { plan: Plan; score: number } {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let pointFields = 0;
  const fixedFields = new Set<string>();
  for (const { path, descending } of index.fields) {
    const points = pointsOf(filter, path);
    if (!points || prefixes.length * points.length > maxPoints) break;
    prefixes = prefixes.flatMap((prefix) =>
      points.map((value) => Buffer.concat([prefix, encodeKey([value], [descending])])),
    );
    if (points.length === 1) fixedFields.add(path);
    pointFields++;
  }
  const next = index.fields[pointFields];
  const interval = next ? intervalOf(filter, next.path, index.isMultikey) : null;
  const ranges = prefixes
    .map((prefix) => ({ ...toRange(prefix, interval, next?.descending === true), prefix: prefix.length }))
    .sort((a, b) => Buffer.compare(a.from, b.from));
  const isOrdered = !index.isMultikey && !index.hasLongKeys;
  const allPoints = new Set(index.fields.slice(0, pointFields).map(({ path }) => path));
  const asOne = isOrdered ? orderOf(index, sort, fixedFields) : null;
  // As in MongoDB: { state: { $in: [...] } } sorted by what follows in the index reads one range for each state.
  const isMerged = isOrdered && asOne === null && sort.length > 0 && ranges.length <= maxMerged;
  const order = isMerged ? orderOf(index, sort, allPoints) : asOne;
  const isSorted = sort.length === 0 || order !== null;
  const score = pointFields * 100 + (interval ? 30 : 0) + (sort.length > 0 && isSorted ? 20 : 0);
  const isKeys = index.unique && !next && !prefixes.some(isTruncated);
  const ranged = interval ? new Set([next?.path]) : new Set();
  const plan = { index, ranges, isKeys, reverse: order === 'backward', isSorted, isMerged: isMerged && order !== null };
  return { plan: { ...plan, isExact: isOrdered && isExact(filter, allPoints, ranged) }, score };
}

/** The largest number of ranges that MongoDB merges. */
const maxMerged = 200;

/** True if the ranges of the index hold what the filter says, and nothing else. */
function isExact(filter: QueryFilter, points: ReadonlySet<string>, ranged: ReadonlySet<unknown>): boolean {
  const types = new Set<number>();
  const isHeld = ({ path, operator, operand }: Term): boolean => {
    if (points.has(path)) {
      const values = operator === '$in' && Array.isArray(operand) ? operand : [operand];
      const isOnly = filter.terms.filter((other) => other.path === path).length === 1;
      return isOnly && (operator === '$eq' || operator === '$in') && !values.includes(null);
    }
    if (!ranged.has(path) || !/^\$[gl]te?$/.test(operator) || !isBound(operand)) return false;
    types.add(rank(operand));
    return operand !== null;
  };
  return filter.isTermsOnly && filter.terms.every(isHeld) && types.size < 2;
}

/** The direction in which the index yields the order, or null. Fields with a single fixed value are ignored. */
function orderOf(index: CollectionIndex, sort: Sort, fixedFields: ReadonlySet<string>): 'forward' | 'backward' | null {
  const wanted = sort.filter(({ path }) => !fixedFields.has(path));
  const given = index.fields.filter(({ path }) => !fixedFields.has(path));
  if (wanted.length > given.length) return null;
  const reversals = wanted.map(({ path, descending }, i) => {
    const field = given[i];
    return field?.path === path ? field.descending !== descending : null;
  });
  if (reversals.every((reversed) => reversed === false)) return 'forward';
  return reversals.every((reversed) => reversed === true) ? 'backward' : null;
}

/** The values that the filter allows for the field, sorted and distinct; null if it fixes none. */
function pointsOf(filter: QueryFilter, path: string): Value[] | null {
  for (const { path: other, operator, operand } of filter.terms) {
    if (other !== path) continue;
    if (operator === '$eq' && isScalar(operand)) return [operand];
    if (operator === '$in' && Array.isArray(operand) && operand.every(isScalar)) {
      const sorted = operand.toSorted(compareValues);
      return sorted.filter((value, i) => i === 0 || compareValues(value, sorted[i - 1]) !== 0);
    }
  }
  return null;
}

/** One end of an interval. */
interface KeyBound {
  value: Value;
  inclusive: boolean;
}

/** Values of one type between two bounds; null is the end of the type's range. */
interface Interval {
  type: number;
  low: KeyBound | null;
  high: KeyBound | null;
}

/** Multikey indexes use one bound only, because different array items can satisfy the two. */
function intervalOf(filter: QueryFilter, path: string, isMultikey: boolean): Interval | null {
  let interval: Interval | null = null;
  for (const { path: other, operator, operand } of filter.terms) {
    if (other !== path || !/^\$[gl]te?$/.test(operator) || !isBound(operand)) continue;
    const type = rank(operand);
    interval ??= { type, low: null, high: null };
    if (interval.type !== type || (isMultikey && (interval.low || interval.high))) continue;
    const bound = { value: operand, inclusive: operator.endsWith('e') };
    if (operator.startsWith('$g'))
      interval.low = interval.low && compareValues(interval.low.value, operand) > 0 ? interval.low : bound;
    else interval.high = interval.high && compareValues(interval.high.value, operand) < 0 ? interval.high : bound;
  }
  return interval;
}

/** True if the values beyond it are those of one range of keys. */
function isBound(operand: Value): boolean {
  if (!isScalar(operand) || operand instanceof MinKey || operand instanceof MaxKey) return false;
  return !isNumeric(operand) || !Number.isNaN(toNumber(operand));
}

/** A byte that sorts after any byte that can follow in a key. */
const after = Buffer.of(255);

function toRange(prefix: Buffer, interval: Interval | null, descending: boolean): Range {
  if (!interval) return clamp({ from: prefix, to: Buffer.concat([prefix, after]) });
  const [first, last] = descending ? [interval.high, interval.low] : [interval.low, interval.high];
  const type = descending ? 255 - interval.type : interval.type;
  const encoded = (bound: KeyBound) => encodeKey([bound.value], [descending]);
  const from = first ? [encoded(first), ...(first.inclusive ? [] : [after])] : [Buffer.of(type)];
  const to = last ? [encoded(last), ...(last.inclusive ? [after] : [])] : [Buffer.of(type + 1)];
  return clamp({ from: Buffer.concat([prefix, ...from]), to: Buffer.concat([prefix, ...to]) });
}

/** Truncated keys are compared by prefix, so ranges are widened; the filter removes the excess. */
function clamp({ from, to }: Range): Range {
  return {
    from: isTruncated(from) ? from.subarray(0, maxKeyBytes) : from,
    to: isTruncated(to) ? Buffer.concat([to.subarray(0, maxKeyBytes), after]) : to,
  };
}
