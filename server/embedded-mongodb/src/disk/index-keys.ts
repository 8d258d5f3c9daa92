import { createHash } from 'node:crypto';
import { StoreError } from '../errors.ts';
import { arrayIndex } from '../query/path.ts';
import { emptyArray, encodeKey } from '../values/key.ts';
import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';
import type { Index } from './catalog.ts';

/** One entry of an index: its bytes, and the values they stand for. */
export interface IndexKey {
  bytes: Buffer;
  values: readonly Maybe[];
}

/** The keys under which an index holds a document: none, one, or with an array one for each different item. */
export function keysOf(index: Index, document: Doc): IndexKey[] {
  if (index.partial && !index.partial.test(document)) return [];
  const starts = index.fields.map(({ parts }) => ({ value: document, parts }));
  const tuples = expand(starts);
  if (index.sparse && tuples.every((values) => values.every((value) => value === undefined))) return [];
  const descending = index.fields.map((field) => field.descending);
  const keys = new Map<string, IndexKey>();
  for (const values of tuples) {
    const bytes = shorten(encodeKey(values, descending));
    keys.set(bytes.toString('latin1'), { bytes, values });
  }
  return [...keys.values()];
}

/** Keys longer than this are stored as their beginning and a hash, which keeps them apart but not in order. */
export const longestWhole = 1_024;

/** True for stored keys as for bounds: what is longer is not compared beyond its beginning. */
export const isShortened = (bytes: Buffer): boolean => bytes.length > longestWhole;

function shorten(bytes: Buffer): Buffer {
  if (bytes.length <= longestWhole) return bytes;
  return Buffer.concat([bytes.subarray(0, longestWhole), createHash('sha256').update(bytes).digest()]);
}

/** Where one field's path has come to, and what of it is still ahead. */
interface Step {
  value: Maybe;
  parts: readonly string[];
}

/** Follows all paths at once, so that fields of one item of an array stay together. */
function expand(steps: readonly Step[]): Maybe[][] {
  const here = steps.map(walk);
  const arrays = here.filter((step) => Array.isArray(step.value));
  const [first] = arrays;
  if (!first || !Array.isArray(first.value)) return [here.map(({ value }) => value)];
  if (arrays.some(({ value }) => value !== first.value)) throw new StoreError(171, 'cannot index parallel arrays');
  const items = first.value;
  const enter = (step: Step, item: Maybe): Step => (step.value === items ? { value: item, parts: step.parts } : step);
  if (items.length === 0) {
    return expand(here.map((step) => enter(step, step.parts.length === 0 ? emptyArray : undefined)));
  }
  return items.flatMap((item) => {
    const next = here.map((step) => enter(step, item));
    // An array inside an array is a value of its own, not a list of keys.
    return next.some(({ value, parts }) => Array.isArray(value) && parts.length === 0)
      ? [next.map(({ value, parts }) => (parts.length === 0 ? value : settle(value, parts)))]
      : expand(next);
  });
}

/** Goes through documents, and through the numbered item of an array where the path names one. */
function walk({ value, parts }: Step): Step {
  let reached = value;
  for (let at = 0; at < parts.length; at++) {
    if (isDoc(reached)) reached = reached.get(parts[at] ?? '');
    else if (Array.isArray(reached)) {
      const item: Value | undefined = reached[arrayIndex(parts[at]) ?? -1];
      if (item === undefined) return { value: reached, parts: parts.slice(at) };
      reached = item;
    } else return { value: undefined, parts: [] };
  }
  return { value: reached, parts: [] };
}

const settle = (value: Maybe, parts: readonly string[]): Maybe => walk({ value, parts }).value;
