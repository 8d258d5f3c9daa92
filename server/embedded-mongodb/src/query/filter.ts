import { BSONRegExp } from 'bson';
import { StoreError, unsupported } from '../errors.ts';
import { compileExpression, fieldsOf } from '../expression/expression.ts';
import type { Variables } from '../expression/operator.ts';
import { isEqual } from '../values/key.ts';
import { type Doc, isDoc, isTruthy, type Value } from '../values/value.ts';
import { compileOperators, isOperators } from './operators.ts';
import { some, visitValues } from './path.ts';
import { fromBson } from './regex.ts';

/** A compiled query. */
export interface QueryFilter {
  test: (document: Doc) => boolean;
  /** The top-level fields that `test` reads; null if it can read any field. */
  roots: ReadonlySet<string> | null;
  /** Conditions on single fields, all of which must hold. Indexes can use these. */
  terms: readonly Term[];
  /** True if the filter consists of its terms only. */
  isTermsOnly: boolean;
}

/** A condition on one field. */
export interface Term {
  path: string;
  operator: string;
  operand: Value;
  test: (document: Doc) => boolean;
}

/** Throws on unknown operators before any document is read. */
export function compileFilter(query: Doc, variables: Variables = new Map()): QueryFilter {
  return compileClause(query, variables);
}

/** A filter that keeps its other conditions (`rest`) apart from its terms. */
interface FilterClause extends QueryFilter {
  rest: readonly ((document: Doc) => boolean)[];
}

function compileClause(query: Doc, variables: Variables): FilterClause {
  const terms: Term[] = [];
  const others: ((document: Doc) => boolean)[] = [];
  const roots = new Set<string>();
  let anyField = false;
  const include = (part: QueryFilter) => {
    if (part.roots) for (const root of part.roots) roots.add(root);
    else anyField = true;
  };

  for (const [name, operand] of query) {
    if (name === '$and') {
      for (const part of clauses(name, operand, variables)) {
        include(part);
        terms.push(...part.terms);
        others.push(...part.rest);
      }
    } else if (name === '$or' || name === '$nor') {
      const parts = clauses(name, operand, variables);
      for (const part of parts) include(part);
      const isOneTrue = (document: Doc) => parts.some((part) => part.test(document));
      others.push(name === '$or' ? isOneTrue : (document) => !isOneTrue(document));
    } else if (name === '$expr') {
      const evaluate = compileExpression(operand);
      const fields = fieldsOf(operand);
      if (fields) for (const field of fields) roots.add(field);
      else anyField = true;
      others.push((root) => isTruthy(evaluate({ root, variables })));
    } else if (name.startsWith('$')) {
      if (name !== '$comment') throw unknownTopLevel(name);
    } else {
      roots.add(name.split('.', 1)[0] ?? name);
      terms.push(...compileField(name, operand, variables));
    }
  }
  return {
    test: (document) => terms.every((term) => term.test(document)) && others.every((test) => test(document)),
    roots: anyField ? null : roots,
    terms,
    isTermsOnly: others.length === 0,
    rest: others,
  };
}

function clauses(name: string, operand: Value, variables: Variables): FilterClause[] {
  if (!Array.isArray(operand)) throw new StoreError(2, `${name} must be an array`);
  if (operand.length === 0) throw new StoreError(2, '$and/$or/$nor must be a nonempty array');
  return operand.map((part) => {
    if (!isDoc(part)) throw new StoreError(2, '$or/$and/$nor entries need to be full objects');
    return compileClause(part, variables);
  });
}

/** The conditions on one field: operators, or a value for equality. */
function compileField(path: string, operand: Value, variables: Variables): Term[] {
  const parts = path.split('.');
  if (!isOperators(operand)) {
    const operator = operand instanceof BSONRegExp ? '$regex' : '$eq';
    const test = operand instanceof BSONRegExp ? matchesRegex(operand) : (value?: Value) => isEqual(value, operand);
    return [
      { path, operator, operand, test: (document) => visitValues(document, parts, (value) => some(value, test)) },
    ];
  }
  const compileNested = (query: Doc) => compileFilter(query, variables).test;
  return compileOperators(operand, compileNested).map(({ operator, operand: against, holds }) => ({
    path,
    operator,
    operand: against,
    test: (document) =>
      holds((test, throughItems) => visitValues(document, parts, throughItems ? (value) => some(value, test) : test)),
  }));
}

/** A regular expression matches strings, and equal regular expressions stored as values. */
function matchesRegex(regex: BSONRegExp): (value?: Value) => boolean {
  const compiled = fromBson(regex);
  return (value) => (typeof value === 'string' ? compiled.test(value) : isEqual(value, regex));
}

function unknownTopLevel(name: string): StoreError {
  if (name === '$text') return new StoreError(27, 'text index required for $text query');
  if (name === '$where' || name === '$jsonSchema') return unsupported(name);
  const advice = "If you have a field name that starts with a '$' symbol, consider using $getField or $setField.";
  return new StoreError(2, `unknown top level operator: ${name}. ${advice}`);
}
