import { StoreError } from '../errors.ts';
import { arrayIndex } from '../query/path.ts';
import { print } from '../values/print.ts';
import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';

/** Resolves the positional parts of an update path in one document. */
export interface ArrayParts {
  /** For `$`: the index of the item that the query matched in the array at `path`. */
  position: (path: string) => number | null;
  /** For `$[name]`: true if the item matches the array filter. */
  matchesItem: (name: string, item: Value) => boolean;
}

/** A change at a path. */
interface ValueChange {
  parts: readonly string[];
  /** Returns the new value; `undefined` removes a field, and sets an array item to null. */
  modify: (old: Maybe) => Maybe;
  /** True to create missing parent documents. */
  creates: boolean;
}

/** Changes the value at a path in place. `$[]` and `$[name]` can change several values. */
export function changeAt(document: Doc, change: ValueChange, arrays: ArrayParts): void {
  changeDocument(document, change, 0, arrays);
}

/** MongoDB's limit for padding an array with nulls. */
const maxPadding = 1_500_000;

/** Parent documents are created only after the rest of the path has been applied. */
function changeDocument(document: Doc, change: ValueChange, at: number, arrays: ArrayParts): void {
  const name = change.parts[at] ?? '';
  const child = document.get(name);
  if (/^\$(\[.*\])?$/.test(name)) throw notAnArray(change, at, document);
  if (at === change.parts.length - 1) {
    const value = change.modify(child);
    if (value === undefined) document.delete(name);
    else document.set(name, value);
  } else if (child === undefined) {
    if (!change.creates) return;
    const next = change.parts[at + 1] ?? '';
    if (/^\$(\[.*\])?$/.test(next)) throw mustExist(change, at + 1);
    const made: Doc = new Map();
    changeDocument(made, change, at + 1, arrays);
    document.set(name, made);
  } else changeValue(child, change, at + 1, arrays, name);
}

function changeValue(value: Value, change: ValueChange, at: number, arrays: ArrayParts, name: string): void {
  if (isDoc(value)) changeDocument(value, change, at, arrays);
  else if (Array.isArray(value)) changeArray(value, change, at, arrays, name);
  else if (/^\$\[.*\]$/.test(change.parts[at] ?? '')) {
    throw new StoreError(2, `Cannot apply array updates to non-array element ${name}: ${print(value)}`);
  } else if (change.creates) throw notViable(change.parts[at] ?? '', name, value);
}

function changeArray(items: Value[], change: ValueChange, at: number, arrays: ArrayParts, name: string): void {
  for (const index of indexesOf(items, change, at, arrays, name)) {
    const item = items[index];
    if (at < change.parts.length - 1) {
      if (item !== undefined) changeValue(item, change, at + 1, arrays, String(index));
      else if (change.creates) {
        const made: Doc = new Map();
        changeDocument(made, change, at + 1, arrays);
        place(items, index, made);
      }
      continue;
    }
    const value = change.modify(item);
    if (value !== undefined) place(items, index, value);
    else if (index < items.length) items[index] = null;
  }
}

function indexesOf(
  items: readonly Value[],
  change: ValueChange,
  at: number,
  arrays: ArrayParts,
  name: string,
): number[] {
  const part = change.parts[at] ?? '';
  if (part === '$') {
    const index = arrays.position(change.parts.slice(0, at).join('.'));
    if (index !== null) return [index];
    throw new StoreError(2, 'The positional operator did not find the match needed from the query.');
  }
  const filterName = /^\$\[(.*)\]$/.exec(part)?.[1];
  if (filterName !== undefined) {
    return [...items.keys()].filter((i) => filterName === '' || arrays.matchesItem(filterName, items[i] ?? null));
  }
  const index = arrayIndex(part);
  if (index !== null) return [index];
  if (change.creates) throw notViable(part, name, [...items]);
  return [];
}

function place(items: Value[], index: number, value: Value): void {
  if (index - items.length > maxPadding) throw new StoreError(2, 'can only pad an array up to 1500000 elements');
  while (items.length < index) items.push(null);
  items[index] = value;
}

const notViable = (part: string, name: string, value: Value): StoreError =>
  new StoreError(28, `Cannot create field '${part}' in element {${name}: ${print(value)}}`);

function notAnArray({ parts }: ValueChange, at: number, document: Doc): StoreError {
  if (parts[at] === '$')
    return new StoreError(2, 'The positional operator did not find the match needed from the query.');
  return new StoreError(2, `Cannot apply array updates to non-array element ${parts[at - 1]}: ${print(document)}`);
}

const mustExist = ({ parts }: ValueChange, at: number): StoreError =>
  parts[at] === '$'
    ? new StoreError(2, 'The positional operator did not find the match needed from the query.')
    : new StoreError(
        2,
        `The path '${parts.slice(0, at).join('.')}' must exist in the document in order to apply array updates.`,
      );
