import { StoreError } from '../errors.ts';
import { arrayIndex } from '../query/path.ts';
import { print } from '../values/print.ts';
import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';

/** What the special parts of an update's path stand for in one document. */
export interface ArrayParts {
  /** The item that the query met in the array at `path`, for the part `$`. */
  position: (path: string) => number | null;
  /** Whether an item is meant by the part `$[name]`. */
  isMeant: (name: string, item: Value) => boolean;
}

/** What happens at a path. */
export interface Change {
  parts: readonly string[];
  /** The new value; `undefined` removes the field, and in an array leaves null. */
  modify: (old: Maybe) => Maybe;
  /** Whether documents that the path goes through are made where they are missing. */
  creates: boolean;
}

/** Changes the value at a path, in place; through `$[]` and `$[name]` that may be several. */
export function changeAt(document: Doc, change: Change, arrays: ArrayParts): void {
  enterDocument(document, change, 0, arrays);
}

/** MongoDB's limit for the nulls that fill an array up to a position. */
const longestPadding = 1_500_000;

/** Documents on the way are made only once the rest of the path is known to be possible. */
function enterDocument(document: Doc, change: Change, at: number, arrays: ArrayParts): void {
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
    enterDocument(made, change, at + 1, arrays);
    document.set(name, made);
  } else enter(child, change, at + 1, arrays, name);
}

function enter(value: Value, change: Change, at: number, arrays: ArrayParts, name: string): void {
  if (isDoc(value)) enterDocument(value, change, at, arrays);
  else if (Array.isArray(value)) enterArray(value, change, at, arrays, name);
  else if (/^\$\[.*\]$/.test(change.parts[at] ?? '')) {
    throw new StoreError(2, `Cannot apply array updates to non-array element ${name}: ${print(value)}`);
  } else if (change.creates) throw notViable(change.parts[at] ?? '', name, value);
}

function enterArray(items: Value[], change: Change, at: number, arrays: ArrayParts, name: string): void {
  for (const index of indexesOf(items, change, at, arrays, name)) {
    const item = items[index];
    if (at < change.parts.length - 1) {
      if (item !== undefined) enter(item, change, at + 1, arrays, String(index));
      else if (change.creates) {
        const made: Doc = new Map();
        enterDocument(made, change, at + 1, arrays);
        place(items, index, made);
      }
      continue;
    }
    const value = change.modify(item);
    if (value !== undefined) place(items, index, value);
    else if (index < items.length) items[index] = null;
  }
}

function indexesOf(items: readonly Value[], change: Change, at: number, arrays: ArrayParts, name: string): number[] {
  const part = change.parts[at] ?? '';
  if (part === '$') {
    const index = arrays.position(change.parts.slice(0, at).join('.'));
    if (index !== null) return [index];
    throw new StoreError(2, 'The positional operator did not find the match needed from the query.');
  }
  const filterName = /^\$\[(.*)\]$/.exec(part)?.[1];
  if (filterName !== undefined) {
    return [...items.keys()].filter((i) => filterName === '' || arrays.isMeant(filterName, items[i] ?? null));
  }
  const index = arrayIndex(part);
  if (index !== null) return [index];
  if (change.creates) throw notViable(part, name, [...items]);
  return [];
}

function place(items: Value[], index: number, value: Value): void {
  if (index - items.length > longestPadding) throw new StoreError(2, 'can only pad an array up to 1500000 elements');
  while (items.length < index) items.push(null);
  items[index] = value;
}

const notViable = (part: string, name: string, value: Value): StoreError =>
  new StoreError(28, `Cannot create field '${part}' in element {${name}: ${print(value)}}`);

function notAnArray({ parts }: Change, at: number, document: Doc): StoreError {
  if (parts[at] === '$')
    return new StoreError(2, 'The positional operator did not find the match needed from the query.');
  return new StoreError(2, `Cannot apply array updates to non-array element ${parts[at - 1]}: ${print(document)}`);
}

const mustExist = ({ parts }: Change, at: number): StoreError =>
  parts[at] === '$'
    ? new StoreError(2, 'The positional operator did not find the match needed from the query.')
    : new StoreError(
        2,
        `The path '${parts.slice(0, at).join('.')}' must exist in the document in order to apply array updates.`,
      );
