import { StoreError } from '../errors.ts';
import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';
import { accumulatorOperators } from './accumulators.ts';
import { numberOperators } from './arithmetic.ts';
import { arrayOperators } from './arrays.ts';
import { dateOperators } from './dates.ts';
import { logicOperators } from './logic.ts';
import { stringOperators } from './strings.ts';
import { typeOperators } from './types.ts';

/** Named values that an expression can read as `$$name`. */
export type Variables = ReadonlyMap<string, Maybe>;

/** What an expression sees: the document, and the variables: those of `let`, of the command, and NOW. */
export interface Scope {
  root: Doc;
  variables: Variables;
}

/** A compiled expression; `undefined` is a missing value, which leaves out the field it is computed for. */
export type Expression = (scope: Scope) => Maybe;
export type Compile = (value: Value) => Expression;
/** Compiles the argument of one operator. */
export type Operator = (argument: Value, compile: Compile, name: string) => Expression;
export type Operators = Readonly<Record<string, Operator>>;

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

/** The top-level fields an expression reads; null when it may read any. */
export function fieldsOf(value: Value, into = new Set<string>()): Set<string> | null {
  if (typeof value === 'string') {
    if (value.startsWith('$$')) return /^\$\$(NOW|REMOVE)$/.test(value) ? into : rootField(value, into);
    if (value.startsWith('$')) into.add(value.slice(1).split('.', 1)[0] ?? '');
    return into;
  }
  // These name their field by a value.
  if (isDoc(value) && ['$getField', '$setField', '$unsetField'].some((name) => value.has(name))) return null;
  const parts = isDoc(value) ? value.values() : Array.isArray(value) ? value : [];
  for (const part of parts) if (!fieldsOf(part, into)) return null;
  return into;
}

/** `$$ROOT` and `$$CURRENT` are the whole document; another variable holds what was read elsewhere. */
function rootField(reference: string, into: Set<string>): Set<string> | null {
  return /^\$\$(ROOT|CURRENT)\b/.test(reference) ? null : into;
}

/** `$field.inner`, `$$variable.inner` or one of the system's variables. */
function compileReference(reference: string): Expression {
  if (!reference.startsWith('$$')) {
    const parts = reference.slice(1).split('.');
    if (parts.includes('')) throw new StoreError(40353, `FieldPath '${reference.slice(1)}' has an empty part`);
    return ({ root }) => follow(root, parts);
  }
  const [name = '', ...parts] = reference.slice(2).split('.');
  if (name === 'ROOT' || name === 'CURRENT') return ({ root }) => follow(root, parts);
  if (name === 'REMOVE') return () => undefined;
  return ({ variables }) => {
    if (!variables.has(name)) throw new StoreError(17276, `Use of undefined variable: ${name}`);
    return follow(variables.get(name), parts);
  };
}

/** Goes into each document of an array, leaving out those without the field. */
function follow(value: Maybe, parts: readonly string[], at = 0): Maybe {
  const part = parts[at];
  if (part === undefined) return value;
  if (isDoc(value)) return follow(value.get(part), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item) => {
    const inner = isDoc(item) ? follow(item, parts, at) : Array.isArray(item) ? follow(item, parts, at) : undefined;
    return inner === undefined ? [] : [inner];
  });
}

/** A document of expressions; each field is computed by itself. */
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

/** What is not here is refused by name. */
const operators: Operators = {
  ...logicOperators,
  ...accumulatorOperators,
  ...numberOperators,
  ...arrayOperators,
  ...stringOperators,
  ...typeOperators,
  ...dateOperators,
};
