import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import type { Access, Person } from '@vigil/common/access';
import { type Api, api, type CallName } from '@vigil/common/api';
import type { Body, Call, Params, Query, Reply } from '@vigil/common/call';
import type { Context } from 'koa';
import type { z } from 'zod';
import { checkInput } from './check-input.ts';
import { Fault } from './fault.ts';

/** What a handler receives: the parsed parts of its call, and who makes it. */
export interface Input<C extends Call> {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  person: C['access'] extends 'anyone' ? Person | null : Person;
  ctx: Context;
}

/** Returns the reply; throws a `Fault` for what a person should be told. */
export type Handler<C extends Call> = (input: Input<C>) => Promise<Reply<C>> | Reply<C>;

/** One handler for every call of the contract: one missing or one too many does not compile. */
export type Handlers = { [N in CallName]: Handler<Api[N]> };

interface Guards {
  /** Throws a `Fault` for a request that a page of another site has made. */
  checkCsrf: (ctx: Context) => void;
  /** Who makes the request, read anew for each one; null for a visitor. */
  identify: (ctx: Context) => Promise<Person | null>;
}

/** The router of the whole contract. A call that is not in the table cannot be mounted. */
export function mount(handlers: Handlers, { checkCsrf, identify }: Guards): Router {
  const router = new Router();
  for (const name of Object.keys(api) as CallName[]) {
    // Each handler fits its own call (`Handlers` says so); the union of all of them cannot be told apart here.
    const handler = handlers[name] as unknown as Handler<Call>;
    const definition: Call = api[name];
    router.register(definition.path, [definition.method], async (ctx: Context) => {
      ctx.set('Cache-Control', 'no-store');
      // Bytes that carry a signature come from another server, by their nature.
      if (definition.sending !== 'raw') checkCsrf(ctx);
      const person = await identify(ctx);
      checkAccess(definition.access, person);
      const reply = await handler({
        params: parse(definition.params, ctx.params),
        query: parse(definition.query, ctx.query),
        body: await readBody(definition, ctx),
        // `checkAccess` has seen to it where the call is not for anyone.
        person: person as Person,
        ctx,
      });
      // Koa answers null without a body, which is no JSON.
      ctx.type = 'json';
      ctx.body = reply === null ? 'null' : reply;
    });
  }
  return router;
}

function checkAccess(access: Access, person: Person | null): void {
  if (access === 'anyone') return;
  if (!person) throw new Fault('signedOut');
  if (access === 'admin' && !person.isAdmin) throw new Fault('forbidden');
}

const readJson = bodyParser({
  enableTypes: ['json'],
  // Larger than any form of the contract.
  jsonLimit: '100kb',
  onError: (error) => {
    const status = 'status' in error && error.status;
    if (status === 413) throw new Fault('tooLarge', 'The request may have at most 100 KB.', error);
    if (status === 415) throw new Fault('unsupportedType', 'The request is encoded in a way that is not known.', error);
    throw new Fault('badInput', 'The request is not valid JSON.', error);
  },
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
});

/** A form and raw bytes are left to the handler. A body of another type than the call's is refused unread. */
async function readBody({ sending = 'json', body, method }: Call, ctx: Context): Promise<undefined> {
  if (method === 'GET') return undefined;
  if (sending === 'form' && !ctx.is('multipart/form-data'))
    throw new Fault('unsupportedType', 'Send a multipart form.');
  if (sending !== 'json') return undefined;
  // A browser says of an empty body that it has no bytes, and of what type it is nothing.
  if (ctx.request.length !== 0 && ctx.is('json') === false) throw new Fault('unsupportedType');
  if (!body) return undefined;
  await readJson(ctx, async () => {});
  return parse(body, ctx.request.body ?? {});
}

function parse(schema: z.ZodType | undefined, value: unknown) {
  // The type of each part is its schema's; `Handlers` has checked that the handler expects it.
  return schema && (checkInput(schema, value) as undefined);
}
