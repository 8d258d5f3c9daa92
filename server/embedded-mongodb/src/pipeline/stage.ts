import type { Variables } from '../expression/operator.ts';
import { type Doc, isDoc, type Maybe, type Value } from '../values/value.ts';

/** What stages use besides their input documents. */
export interface StageContext {
  variables: Variables;
  /** Queries another collection of the same database. */
  read: (collection: string, query: Doc) => Iterable<Doc>;
}

/** A compiled stage. It does not modify its input documents; its output can share parts with them. */
export type PipelineStage = (input: Iterable<Doc>) => Iterable<Doc>;
/** `next` is the following stage: `$sort` keeps fewer documents in memory if it is a `$limit`. */
export type StageCompiler = (argument: Value, context: StageContext, next: Value | undefined) => PipelineStage;

/** Compiles a pipeline within a stage: `$lookup` gets it from the compiler of stages, which it cannot import. */
export type PipelineCompiler = (pipeline: readonly Value[], context: StageContext) => PipelineStage;

/** Maps each document to another one. */
export function* map(input: Iterable<Doc>, change: (document: Doc) => Doc): Generator<Doc> {
  for (const document of input) yield change(document);
}

/** A copy of the document with one field set, or removed if `value` is undefined. Other parts are shared. */
export function withField(document: Doc, [name = '', ...rest]: readonly string[], value: Maybe): Doc {
  const copy = new Map(document);
  const child = copy.get(name);
  const changed = rest.length > 0 ? withField(isDoc(child) ? child : new Map(), rest, value) : value;
  if (changed === undefined) copy.delete(name);
  else copy.set(name, changed);
  return copy;
}
