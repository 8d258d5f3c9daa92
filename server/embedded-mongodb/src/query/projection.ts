import { StoreError, unsupported } from '../errors.ts';
import { slice } from '../expression/arrays.ts';
import { compileExpression } from '../expression/expression.ts';
import type { Expression, Variables } from '../expression/operator.ts';
import { type Doc, isDoc, isNumeric, isTruthy, type Maybe, toWhole, type Value } from '../values/value.ts';
import { compileFilter } from './filter.ts';

/** Returns the projection of a document. */
type CompiledProjection = (document: Doc, variables: Variables) => Doc;

/**
 * Compiles a projection with included, excluded or computed fields. For `find`, pass `position`: it enables `$slice`,
 * `$elemMatch` and the positional `field.$`.
 */
export function compileProjection(specification: Doc, position: Position | null = null): CompiledProjection {
  const tree: FieldTree = new Map();
  let mode: 'include' | 'exclude' | null = null;
  let keepsId: boolean | null = null;
  const choose = (chosen: 'include' | 'exclude', path: string) => {
    if (mode && mode !== chosen) {
      const [kind, other] = chosen === 'include' ? ['inclusion', 'exclusion'] : ['exclusion', 'inclusion'];
      throw new StoreError(
        chosen === 'include' ? 31253 : 31254,
        `Cannot do ${kind} on field ${path} in ${other} projection`,
      );
    }
    mode = chosen;
  };
  const visit = (path: string, value: Value) => {
    if (path === '') throw new StoreError(40352, 'FieldPath cannot be constructed with empty string');
    const isFlag = typeof value === 'boolean' || isNumeric(value);
    if (path === '_id' && isFlag) {
      keepsId = isTruthy(value);
      return;
    }
    if (isFlag) {
      if (path.endsWith('.$')) {
        if (!position) throw new StoreError(16410, "FieldPath field names may not start with '$'.");
        choose('include', path);
        addPath(tree, path.slice(0, -2), positional(path.slice(0, -2), position));
        return;
      }
      choose(isTruthy(value) ? 'include' : 'exclude', path);
      addPath(tree, path, isTruthy(value) ? keep : drop);
      return;
    }
    const [first] = isDoc(value) ? value.keys() : [];
    if (isDoc(value) && !first?.startsWith('$')) {
      if (value.size === 0)
        throw new StoreError(51270, 'An empty sub-projection is not a valid value. Found empty object at path');
      for (const [name, inner] of value) visit(`${path}.${name}`, inner);
      return;
    }
    if (isDoc(value) && position) {
      const special = findOperator(first, value);
      if (special) {
        if (first === '$elemMatch') choose('include', path);
        addPath(tree, path, special);
        return;
      }
    }
    choose('include', path);
    addPath(tree, path, computed(compileExpression(value)));
  };
  for (const [path, value] of specification) visit(path, value);

  const excludes = mode === 'exclude' || (mode === null && keepsId !== true);
  if (excludes) {
    if (keepsId === false) addPath(tree, '_id', drop);
    return (document, variables) => walk(document, tree, true, { root: document, variables });
  }
  if (keepsId !== false && !tree.has('_id')) tree.set('_id', keep);
  return (document, variables) => walk(document, tree, false, { root: document, variables });
}

/** Compiles `$addFields`: keeps all fields and computes the given ones. */
export function compileAddition(specification: Doc): CompiledProjection {
  const tree: FieldTree = new Map();
  const visit = (path: string, value: Value) => {
    const [first] = isDoc(value) ? value.keys() : [];
    if (!isDoc(value) || first === undefined || first.startsWith('$'))
      addPath(tree, path, computed(compileExpression(value)));
    else for (const [name, inner] of value) visit(`${path}.${name}`, inner);
  };
  for (const [path, value] of specification) visit(path, value);
  return (document, variables) => walk(document, tree, true, { root: document, variables });
}

/** Returns the index of the array item that the query matched. */
type Position = (document: Doc, path: string) => number | null;

interface ProjectionScope {
  root: Doc;
  variables: Variables;
}

type Leaf = (value: Maybe, scope: ProjectionScope) => Maybe;
/** The paths of a projection as a tree, with a function for the value at each leaf. */
type FieldTree = Map<string, FieldTree | { leaf: Leaf; isComputed: boolean }>;

const keep = { leaf: (value: Maybe) => value, isComputed: false };
const drop = { leaf: () => undefined, isComputed: false };
const computed = (evaluate: Expression) => ({
  leaf: (_value: Maybe, scope: ProjectionScope) => evaluate(scope),
  isComputed: true,
});

/** Throws if one path is a prefix of another. */
function addPath(tree: FieldTree, path: string, leaf: { leaf: Leaf; isComputed: boolean }): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let node = tree;
  for (const part of parts) {
    const next = node.get(part) ?? new Map();
    if (!(next instanceof Map)) throw collision(path);
    node.set(part, next);
    node = next;
  }
  if (node.has(last)) throw collision(path);
  node.set(last, leaf);
}

const collision = (path: string): StoreError => new StoreError(31250, `Path collision at ${path}`);

/** Fields keep the order of the document; new computed fields come last. */
function walk(document: Doc, tree: FieldTree, keepsOthers: boolean, scope: ProjectionScope): Doc {
  const made: Doc = new Map();
  for (const [name, value] of document) {
    const node = tree.get(name);
    const result = node ? projectValue(value, node, keepsOthers, scope) : keepsOthers ? value : undefined;
    if (result !== undefined) made.set(name, result);
  }
  for (const [name, node] of tree) {
    if (document.has(name)) continue;
    const result = projectValue(undefined, node, keepsOthers, scope);
    if (result !== undefined) made.set(name, result);
  }
  return made;
}

function projectValue(
  value: Maybe,
  node: FieldTree | { leaf: Leaf; isComputed: boolean },
  keepsOthers: boolean,
  scope: ProjectionScope,
): Maybe {
  if (!(node instanceof Map)) return node.leaf(value, scope);
  if (isDoc(value)) return walk(value, node, keepsOthers, scope);
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const inner = projectValue(item, node, keepsOthers, scope);
      return inner === undefined ? [] : [inner];
    });
  }
  if (hasComputed(node)) return walk(new Map(), node, false, scope);
  return keepsOthers ? value : undefined;
}

const hasComputed = (tree: FieldTree): boolean =>
  [...tree.values()].some((node) => (node instanceof Map ? hasComputed(node) : node.isComputed));

/** Operators of `find` only. Returns null if the value is an expression. */
function findOperator(name: string | undefined, value: Doc): { leaf: Leaf; isComputed: boolean } | null {
  if (name === '$elemMatch') {
    const query = value.get(name) ?? null;
    if (!isDoc(query)) throw new StoreError(31274, 'elemMatch: Invalid argument, object required');
    const matches = compileFilter(new Map([['items', new Map([['$elemMatch', query]])]])).test;
    const leaf = (items: Maybe) => {
      const first = Array.isArray(items) ? items.find((item) => matches(new Map([['items', [item]]]))) : undefined;
      return first === undefined ? undefined : [first];
    };
    return { leaf, isComputed: false };
  }
  if (name === '$meta') throw unsupported('$meta');
  if (name !== '$slice') return null;
  const given = value.get(name);
  const [first, count] = Array.isArray(given) ? given.map(toWhole) : [toWhole(given)];
  if (first === null || first === undefined) return null;
  return { leaf: (items) => (Array.isArray(items) ? slice(items, first, count ?? null) : items), isComputed: false };
}

function positional(path: string, position: Position): { leaf: Leaf; isComputed: boolean } {
  const leaf: Leaf = (items, { root }) => {
    if (!Array.isArray(items)) return items;
    const index = position(root, path);
    if (index === null)
      throw new StoreError(
        51246,
        "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
      );
    const item = items[index];
    return item === undefined ? [] : [item];
  };
  return { leaf, isComputed: false };
}
