import type { Doc, Maybe, Value } from '../values/value.ts';

/** Variables, read as `$$name`. */
export type Variables = ReadonlyMap<string, Maybe>;

/** What an expression can read: the document and the variables, including NOW. */
export interface EvaluationScope {
  root: Doc;
  variables: Variables;
}

/** A compiled expression. `undefined` is a missing value: the computed field is omitted. */
export type Expression = (scope: EvaluationScope) => Maybe;
export type Compile = (value: Value) => Expression;
/** Compiles the argument of one operator. */
export type Operator = (argument: Value, compile: Compile, name: string) => Expression;
export type Operators = Readonly<Record<string, Operator>>;
