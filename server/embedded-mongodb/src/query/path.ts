import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';

/** Answers true to look no further. */
export type Visit = (value: Maybe) => boolean;

/**
 * Shows `visit` each value that a query's path reaches, going through the documents inside arrays, until it answers
 * true. A field that is not there is shown as `undefined`.
 */
export function reach(document: Doc, parts: readonly string[], visit: Visit, at = 0): boolean {
  const value = document.get(parts[at] ?? '');
  if (at === parts.length - 1) return visit(value);
  return descend(value, parts, visit, at + 1);
}

/** True when `test` holds for a value or, if it is an array, for one of its items. */
export function some(value: Maybe, test: Visit): boolean {
  return (Array.isArray(value) && value.some(test)) || test(value);
}

/** The position that a part of a path names in an array; null when it is no number. */
export function arrayIndex(part: string | undefined): number | null {
  return part !== undefined && /^(0|[1-9]\d*)$/.test(part) ? Number(part) : null;
}

/** The value at a path that goes through documents and numbered items only. */
export function valueAt(value: Maybe, parts: readonly string[]): Maybe {
  let reached = value;
  for (const part of parts) {
    if (isDoc(reached)) reached = reached.get(part);
    else if (Array.isArray(reached)) reached = reached[arrayIndex(part) ?? -1];
    else return undefined;
  }
  return reached;
}

function descend(value: Maybe, parts: readonly string[], visit: Visit, at: number): boolean {
  if (isDoc(value)) return reach(value, parts, visit, at);
  return Array.isArray(value) ? reachItems(value, parts, visit, at) : visit(undefined);
}

function reachItems(items: readonly Value[], parts: readonly string[], visit: Visit, at: number): boolean {
  if (items.some((item) => isDoc(item) && reach(item, parts, visit, at))) return true;
  const index = arrayIndex(parts[at]);
  if (index === null || index >= items.length) return false;
  return at === parts.length - 1 ? visit(items[index]) : descend(items[index], parts, visit, at + 1);
}
