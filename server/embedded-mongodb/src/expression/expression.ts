import { StoreError } from '../errors.ts';
import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';
import { accumulatorOperators } from './accumulators.ts';
import { numberOperators } from './arithmetic.ts';
import { arrayOperators } from './arrays.ts';
import { dateOperators } from './dates.ts';
import { logicOperators } from './logic.ts';
import type { Expression, Operators } from './operator.ts';
import { stringOperators } from './strings.ts';
import { typeOperators } from './types.ts';

/** Compiles an aggregation expression. */
export function compileExpression(value: Value): Expression {
  if (typeof value === 'string') return value.startsWith('$') ? compileReference(value) : () => value;
  if (Array.isArray(value)) {
    const items = value.map(compileExpression);
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(value)) return () => value;
  const [first] = value.keys();
  return first?.startsWith('$') ? compileOperator(first, value) : compileObject(value);
}

/** The top-level fields that an expression reads; null if it can read any field. */
export function fieldsOf(value: Value, into = new Set<string>()): Set<string> | null {
  if (typeof value === 'string') {
    if (value.startsWith('$$')) return /^\$\$(NOW|REMOVE)$/.test(value) ? into : rootField(value, into);
    if (value.startsWith('$')) into.add(value.slice(1).split('.', 1)[0] ?? '');
    return into;
  }
  // The field name is a value here.
  if (isDoc(value) && ['$getField', '$setField', '$unsetField'].some((name) => value.has(name))) return null;
  const parts = isDoc(value) ? value.values() : Array.isArray(value) ? value : [];
  for (const part of parts) if (!fieldsOf(part, into)) return null;
  return into;
}

/** `$$ROOT` and `$$CURRENT` read the whole document; other variables read no field here. */
function rootField(reference: string, into: Set<string>): Set<string> | null {
  return /^\$\$(ROOT|CURRENT)\b/.test(reference) ? null : into;
}

/** `$field.inner`, `$$variable.inner` or a system variable. */
function compileReference(reference: string): Expression {
  if (!reference.startsWith('$$')) {
    const parts = reference.slice(1).split('.');
    if (parts.includes('')) throw new StoreError(40353, `FieldPath '${reference.slice(1)}' has an empty part`);
    return ({ root }) => resolvePath(root, parts);
  }
  const [name = '', ...parts] = reference.slice(2).split('.');
  if (name === 'ROOT' || name === 'CURRENT') return ({ root }) => resolvePath(root, parts);
  if (name === 'REMOVE') return () => undefined;
  return ({ variables }) => {
    if (!variables.has(name)) throw new StoreError(17276, `Use of undefined variable: ${name}`);
    return resolvePath(variables.get(name), parts);
  };
}

/** The value at a path. For an array, the list of values of its documents that have the field. */
function resolvePath(value: Maybe, parts: readonly string[], at = 0): Maybe {
  const part = parts[at];
  if (part === undefined) return value;
  if (isDoc(value)) return resolvePath(value.get(part), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item) => {
    const inner = isDoc(item)
      ? resolvePath(item, parts, at)
      : Array.isArray(item)
        ? resolvePath(item, parts, at)
        : undefined;
    return inner === undefined ? [] : [inner];
  });
}

/** A document of expressions. Each field is evaluated separately. */
function compileObject(fields: Doc): Expression {
  const compiled = Array.from(fields, ([name, value]): [string, Expression] => {
    if (name.includes('.')) throw new StoreError(16405, `FieldPath field names may not contain '.' in '${name}'`);
    return [name, compileExpression(value)];
  });
  return (scope) => {
    const made: Doc = new Map();
    for (const [name, evaluate] of compiled) {
      const value = evaluate(scope);
      if (value !== undefined) made.set(name, value);
    }
    return made;
  };
}

function compileOperator(name: string, fields: Doc): Expression {
  if (fields.size !== 1) {
    throw new StoreError(
      15983,
      `An object representing an expression must have exactly one field: ${[...fields.keys()]}`,
    );
  }
  const operator = operators[name];
  const argument = fields.get(name);
  if (!operator || argument === undefined) throw new StoreError(168, `Unrecognized expression '${name}'`);
  return operator(argument, compileExpression, name);
}

/** All supported operators. */
export const operators: Operators = {
  ...logicOperators,
  ...accumulatorOperators,
  ...numberOperators,
  ...arrayOperators,
  ...stringOperators,
  ...typeOperators,
  ...dateOperators,
};
