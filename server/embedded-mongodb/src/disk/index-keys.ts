import { createHash } from 'node:crypto';
import { StoreError } from '../errors.ts';
import { arrayIndex } from '../query/path.ts';
import { emptyArray, encodeKey } from '../values/key.ts';
import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';
import type { CollectionIndex } from './catalog.ts';

/** One index key: its bytes, and the values they encode. */
export interface IndexKey {
  bytes: Buffer;
  values: readonly Maybe[];
}

/** The index keys of a document: none, one, or for an array one for each distinct item. */
export function keysOf(index: CollectionIndex, document: Doc): IndexKey[] {
  if (index.partial && !index.partial.test(document)) return [];
  const starts = index.fields.map(({ parts }) => ({ value: document, parts }));
  const tuples = expand(starts);
  if (index.sparse && tuples.every((values) => values.every((value) => value === undefined))) return [];
  const descending = index.fields.map((field) => field.descending);
  const keys = new Map<string, IndexKey>();
  for (const values of tuples) {
    const bytes = truncateKey(encodeKey(values, descending));
    keys.set(bytes.toString('latin1'), { bytes, values });
  }
  return [...keys.values()];
}

/** Longer keys are stored as a prefix of this length and a hash: distinct, but not in value order. */
export const maxKeyBytes = 1_024;

/** True for stored keys and bounds that can be compared by their prefix only. */
export const isTruncated = (bytes: Buffer): boolean => bytes.length > maxKeyBytes;

function truncateKey(bytes: Buffer): Buffer {
  if (bytes.length <= maxKeyBytes) return bytes;
  return Buffer.concat([bytes.subarray(0, maxKeyBytes), createHash('sha256').update(bytes).digest()]);
}

/** The value reached on one field's path, and the path parts that remain. */
interface PathStep {
  value: Maybe;
  parts: readonly string[];
}

/** Walks all paths together, so that fields of the same array item stay in the same key. */
function expand(steps: readonly PathStep[]): Maybe[][] {
  const here = steps.map(walk);
  const arrays = here.filter((step) => Array.isArray(step.value));
  const [first] = arrays;
  if (!first || !Array.isArray(first.value)) return [here.map(({ value }) => value)];
  if (arrays.some(({ value }) => value !== first.value)) throw new StoreError(171, 'cannot index parallel arrays');
  const items = first.value;
  const enter = (step: PathStep, item: Maybe): PathStep =>
    step.value === items ? { value: item, parts: step.parts } : step;
  if (items.length === 0) {
    return expand(here.map((step) => enter(step, step.parts.length === 0 ? emptyArray : undefined)));
  }
  return items.flatMap((item) => {
    const next = here.map((step) => enter(step, item));
    // A nested array is one value, not a list of keys.
    return next.some(({ value, parts }) => Array.isArray(value) && parts.length === 0)
      ? [next.map(({ value, parts }) => (parts.length === 0 ? value : resolvePath(value, parts)))]
      : expand(next);
  });
}

/** Descends through documents, and through array items that the path addresses by number. */
function walk({ value, parts }: PathStep): PathStep {
  let current = value;
  for (let at = 0; at < parts.length; at++) {
    if (isDoc(current)) current = current.get(parts[at] ?? '');
    else if (Array.isArray(current)) {
      const item: Value | undefined = current[arrayIndex(parts[at]) ?? -1];
      if (item === undefined) return { value: current, parts: parts.slice(at) };
      current = item;
    } else return { value: undefined, parts: [] };
  }
  return { value: current, parts: [] };
}

const resolvePath = (value: Maybe, parts: readonly string[]): Maybe => walk({ value, parts }).value;
