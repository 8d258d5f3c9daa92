import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';

/** Returns true to stop. */
type PathVisitor = (value: Maybe) => boolean;

/**
 * Calls `visit` with each value at a query path, including those in documents inside arrays, until it returns true. A
 * missing field is visited as `undefined`. Returns true if a visit did.
 */
export function visitValues(document: Doc, parts: readonly string[], visit: PathVisitor, at = 0): boolean {
  const value = document.get(parts[at] ?? '');
  if (at === parts.length - 1) return visit(value);
  return descend(value, parts, visit, at + 1);
}

/** True if `test` holds for the value or, if it is an array, for one of its items. */
export function some(value: Maybe, test: PathVisitor): boolean {
  return (Array.isArray(value) && value.some(test)) || test(value);
}

/** The array index that a path part names; null if it is not a number. */
export function arrayIndex(part: string | undefined): number | null {
  return part !== undefined && /^(0|[1-9]\d*)$/.test(part) ? Number(part) : null;
}

/** The value at a path through documents and numbered array items only. */
export function valueAt(value: Maybe, parts: readonly string[]): Maybe {
  let current = value;
  for (const part of parts) {
    if (isDoc(current)) current = current.get(part);
    else if (Array.isArray(current)) current = current[arrayIndex(part) ?? -1];
    else return undefined;
  }
  return current;
}

function descend(value: Maybe, parts: readonly string[], visit: PathVisitor, at: number): boolean {
  if (isDoc(value)) return visitValues(value, parts, visit, at);
  return Array.isArray(value) ? visitItems(value, parts, visit, at) : visit(undefined);
}

function visitItems(items: readonly Value[], parts: readonly string[], visit: PathVisitor, at: number): boolean {
  if (items.some((item) => isDoc(item) && visitValues(item, parts, visit, at))) return true;
  const index = arrayIndex(parts[at]);
  if (index === null || index >= items.length) return false;
  return at === parts.length - 1 ? visit(items[index]) : descend(items[index], parts, visit, at + 1);
}
