import type { z } from 'zod';
import type { Access } from './access.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How a request's body is sent. `json` is checked by the call's schema; `form` (multipart, with files)
 * and `raw` (bytes whose signature is checked) are read by the handler itself.
 */
type Sending = 'json' | 'form' | 'raw';

/** One REST call as plain data: the server mounts it, the browser calls it, the tests iterate over it. */
export interface Call {
  method: Method;
  /** The path with `:name` parameters, starting at `/api/`. */
  path: `/api/${string}`;
  access: Access;
  /** `json` when left out. */
  sending?: Sending;
  /** `lines`: the reply is an array, and is sent as JSON Lines, one element a line. `json` when left out. */
  replying?: 'json' | 'lines';
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
/** A query in which every field is optional can be omitted. */
type QueryPart<S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : unknown;

export type Params<C extends Call> = Output<C['params']>;
export type CallQuery<C extends Call> = Output<C['query']>;
/** Undefined if the handler reads the body itself. */
export type Body<C extends Call> = C['sending'] extends 'form' | 'raw' ? undefined : Output<C['body']>;
export type CallReply<C extends Call> = z.output<C['reply']>;

/** What a caller passes: only the parts that the call has, before zod's defaults. A form is passed as `FormData`. */
export type CallInput<C extends Call> = InputPart<C['params'], 'params'> &
  QueryPart<C['query']> &
  (C['sending'] extends 'form' ? { form: object } : InputPart<C['body'], 'body'>);
