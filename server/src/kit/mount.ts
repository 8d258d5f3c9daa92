import Router from '@koa/router';
import { type Api, api, type CallName } from '@vigil/common/api';
import type { Body, Call, Params, Query, Reply } from '@vigil/common/call';
import type { Context } from 'koa';
import type { z } from 'zod';
import { Fault } from './fault.ts';

/** What a handler receives: the parsed parts of its call. */
export interface Input<C extends Call> {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  ctx: Context;
}

/** Returns the reply; throws a `Fault` for what a person should be told. */
export type Handler<C extends Call> = (input: Input<C>) => Promise<Reply<C>> | Reply<C>;

/** One handler for every call of the contract: one missing or one too many does not compile. */
export type Handlers = { [N in CallName]: Handler<Api[N]> };

/** The router of the whole contract. A call that is not in the table cannot be mounted. */
export function mount(handlers: Handlers): Router {
  const router = new Router();
  for (const name of Object.keys(api) as CallName[]) {
    // Each handler fits its own call (`Handlers` says so); the union of all of them cannot be told apart here.
    const handler = handlers[name] as unknown as Handler<Call>;
    const definition: Call = api[name];
    router.register(definition.path, [definition.method], async (ctx: Context) => {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await handler({
        params: parse(definition.params, ctx.params),
        query: parse(definition.query, ctx.query),
        body: parse(definition.body, ctx.request.body),
        ctx,
      });
    });
  }
  return router;
}

/** The first issue is the answer, in the order in which the schema names its fields. */
function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Fault('badInput', issue && [...issue.path, issue.message].join(': '));
}
