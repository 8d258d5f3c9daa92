import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { StoreError, unsupported } from '../errors.ts';
import type { Filter, Term } from '../query/filter.ts';
import { readSort, type Sort } from '../query/sort.ts';
import { compareValues, encodeKey, rank } from '../values/key.ts';
import { type Doc, doc, isDoc, isNumeric, isTruthy, type Maybe, toNumber, type Value } from '../values/value.ts';
import type { Collection, Index } from './catalog.ts';
import { isShortened, longestWhole } from './index-keys.ts';
import { everything, type Range } from './storage.ts';

/** How to find documents: by which index, or null for none; by which parts of it, and in what direction. */
export interface Plan {
  index: Index | null;
  ranges: Range[];
  /** Each range begins with the one key that it can hold. */
  isKeys: boolean;
  reverse: boolean;
  /** The documents come in the order asked for. */
  isSorted: boolean;
}

/** Chooses the index that narrows the search most, and among equals one that gives the order. */
export function plan(collection: Collection, filter: Filter, sort: Sort, hint: Maybe): Plan {
  const hinted = readHint(collection, hint);
  if (hinted) return hinted.index ? useIndex(hinted.index, filter, sort).plan : scanAll(sort, hinted.reverse);
  let best = { plan: scanAll(sort, false), score: 0 };
  for (const index of collection.indexes) {
    if (!covers(index, filter)) continue;
    const candidate = useIndex(index, filter, sort);
    if (candidate.score > best.score) best = candidate;
  }
  return best.plan;
}

const scanAll = (sort: Sort, reverse: boolean): Plan => ({
  index: null,
  ranges: [everything],
  isKeys: false,
  reverse,
  isSorted: sort.length === 0,
});

function readHint({ indexes, namespace }: Collection, hint: Maybe): { index: Index | null; reverse: boolean } | null {
  if (hint === undefined || (isDoc(hint) && hint.size === 0)) return null;
  if (isDoc(hint) && hint.has('$natural')) return { index: null, reverse: toDirection(hint.get('$natural')) < 0 };
  const index = indexes.find(({ name, specification }) =>
    typeof hint === 'string' ? name === hint : isDoc(hint) && isSamePattern(specification.get('key'), hint),
  );
  if (index) return { index, reverse: false };
  const reason = 'hint provided does not correspond to an existing index';
  throw new StoreError(2, `error processing query: ns=${namespace} planner returned error :: caused by :: ${reason}`);
}

/** True for the same fields, in the same order and directions. */
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

/** True when every document that the filter may find is in the index. */
function covers(index: Index, filter: Filter): boolean {
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

/** True when every document that meets the one condition meets the other. */
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
    values.length > 0 && values.every((value) => isPlainValue(value) && needed.test(nest(term.path.split('.'), value)))
  );
}

/** True when the field must be there, and not null, to meet the condition. */
function demandsValue({ operator, operand }: Term): boolean {
  if (operator === '$exists') return isTruthy(operand);
  if (operator === '$in') return Array.isArray(operand) && !operand.includes(null);
  return ['$eq', '$gt', '$gte', '$lt', '$lte'].includes(operator) && operand !== null;
}

const nest = (parts: readonly string[], value: Value): Doc =>
  parts.length > 1 ? doc({ [parts[0] ?? '']: nest(parts.slice(1), value) }) : doc({ [parts[0] ?? '']: value });

/** Whether the entries of such a value, and no others, hold its equals: arrays have one for each item. */
const isPlainValue = (value: Value): boolean => !Array.isArray(value) && !(value instanceof BSONRegExp);

/** With more values than this, one pass over everything costs less than looking up each. */
const mostPoints = 20_000;

/**
 * The part of one index that the filter leaves, with a score: fields with given values count most, then a range, then
 * the order. It is not measured how many documents there are, so an index that fits better in form is taken.
 */
function useIndex(index: Index, filter: Filter, sort: Sort): { plan: Plan; score: number } {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let pointFields = 0;
  const singles = new Set<string>();
  for (const { path, descending } of index.fields) {
    const points = pointsOf(filter, path);
    if (!points || prefixes.length * points.length > mostPoints) break;
    prefixes = prefixes.flatMap((prefix) =>
      points.map((value) => Buffer.concat([prefix, encodeKey([value], [descending])])),
    );
    if (points.length === 1) singles.add(path);
    pointFields++;
  }
  const next = index.fields[pointFields];
  const interval = next ? intervalOf(filter, next.path, index.isMultikey) : null;
  const ranges = prefixes
    .map((prefix) => toRange(prefix, interval, next?.descending === true))
    .sort((a, b) => Buffer.compare(a.from, b.from));
  const order = index.isMultikey || index.hasLongKeys ? null : orderOf(index, sort, singles);
  const isSorted = sort.length === 0 || order !== null;
  const score = pointFields * 100 + (interval ? 30 : 0) + (sort.length > 0 && isSorted ? 20 : 0);
  const isKeys = index.unique && !next && !prefixes.some(isShortened);
  return { plan: { index, ranges, isKeys, reverse: order === 'backward', isSorted }, score };
}

/** In which direction the index gives the order; null when it does not. A field with one value takes no part in it. */
function orderOf(index: Index, sort: Sort, singles: ReadonlySet<string>): 'forward' | 'backward' | null {
  const wanted = sort.filter(({ path }) => !singles.has(path));
  const given = index.fields.filter(({ path }) => !singles.has(path));
  if (wanted.length > given.length) return null;
  const turns = wanted.map(({ path, descending }, i) => {
    const field = given[i];
    return field?.path === path ? field.descending !== descending : null;
  });
  if (turns.every((turn) => turn === false)) return 'forward';
  return turns.every((turn) => turn === true) ? 'backward' : null;
}

/** The values of which the field must have one, ordered and without doubles; null when the filter names none. */
function pointsOf(filter: Filter, path: string): Value[] | null {
  for (const { path: other, operator, operand } of filter.terms) {
    if (other !== path) continue;
    if (operator === '$eq' && isPlainValue(operand)) return [operand];
    if (operator === '$in' && Array.isArray(operand) && operand.every(isPlainValue)) {
      const sorted = operand.toSorted(compareValues);
      return sorted.filter((value, i) => i === 0 || compareValues(value, sorted[i - 1]) !== 0);
    }
  }
  return null;
}

/** One end of an interval. */
interface Bound {
  value: Value;
  inclusive: boolean;
}

/** Values of one type between two bounds; a missing bound is the end of the type. */
interface Interval {
  type: number;
  low: Bound | null;
  high: Bound | null;
}

/** Of a field with arrays only one bound counts, for different items may meet the two. */
function intervalOf(filter: Filter, path: string, isMultikey: boolean): Interval | null {
  let interval: Interval | null = null;
  for (const { path: other, operator, operand } of filter.terms) {
    if (other !== path || !/^\$[gl]te?$/.test(operator) || !isPlainValue(operand)) continue;
    if (
      operand instanceof MinKey ||
      operand instanceof MaxKey ||
      (isNumeric(operand) && Number.isNaN(toNumber(operand)))
    )
      continue;
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

/** A byte that sorts after whatever may follow in a key. */
const after = Buffer.of(255);

function toRange(prefix: Buffer, interval: Interval | null, descending: boolean): Range {
  if (!interval) return cut({ from: prefix, to: Buffer.concat([prefix, after]) });
  const [first, last] = descending ? [interval.high, interval.low] : [interval.low, interval.high];
  const type = descending ? 255 - interval.type : interval.type;
  const encoded = (bound: Bound) => encodeKey([bound.value], [descending]);
  const from = first ? [encoded(first), ...(first.inclusive ? [] : [after])] : [Buffer.of(type)];
  const to = last ? [encoded(last), ...(last.inclusive ? [after] : [])] : [Buffer.of(type + 1)];
  return cut({ from: Buffer.concat([prefix, ...from]), to: Buffer.concat([prefix, ...to]) });
}

/** Shortened keys are only known by their beginning; what lies too far is sorted out by the filter. */
function cut({ from, to }: Range): Range {
  return {
    from: isShortened(from) ? from.subarray(0, longestWhole) : from,
    to: isShortened(to) ? Buffer.concat([to.subarray(0, longestWhole), after]) : to,
  };
}
