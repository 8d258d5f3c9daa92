import type { z } from 'zod';
import type { Access } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One REST call, as plain data: the server mounts it, the browser calls it, the tests walk it. */
export interface Call {
  method: Method;
  /** The path with `:name` parameters, starting at `/api/`. */
  path: `/api/${string}`;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
}

/** Keeps the literal type of a call while checking its shape. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type InputPart<S, K extends string> = S extends z.ZodType ? { [P in K]: z.input<S> } : unknown;

export type Params<C extends Call> = Output<C['params']>;
export type Query<C extends Call> = Output<C['query']>;
export type Body<C extends Call> = Output<C['body']>;
export type Reply<C extends Call> = z.output<C['reply']>;

/** What a caller passes: only the parts that the call has, before zod's defaults. */
export type Input<C extends Call> = InputPart<C['params'], 'params'> &
  InputPart<C['query'], 'query'> &
  InputPart<C['body'], 'body'>;
