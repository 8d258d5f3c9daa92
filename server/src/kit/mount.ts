import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import type { Access, Person } from '@vigil/common/access';
import { type Api, api, type CallName } from '@vigil/common/api';
import type { Body, Call, CallQuery, CallReply, Params } from '@vigil/common/call';
import type { Context } from 'koa';
import type { z } from 'zod';
import { checkInput } from './check-input.ts';
import { Fault } from './fault.ts';

/** The input of a handler: the parsed parts of its call, and the user. */
interface HandlerInput<C extends Call> {
  params: Params<C>;
  query: CallQuery<C>;
  body: Body<C>;
  person: C['access'] extends 'anyone' ? Person | null : Person;
  ctx: Context;
}

/** Returns the reply; throws a `Fault` for an error that the user should see. */
type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<CallReply<C>> | CallReply<C>;

/** One handler for every call of the contract: a missing or an extra one does not compile. */
export type Handlers = { [N in CallName]: Handler<Api[N]> };

interface Guards {
  /** Throws a `Fault` for a request from a page of another site. */
  checkCsrf: (ctx: Context) => void;
  /** The user of a request, read for each request; null for a visitor. */
  identify: (ctx: Context) => Promise<Person | null>;
}

/** The router of the whole contract. Only calls of the table can be mounted. */
export function mount(handlers: Handlers, { checkCsrf, identify }: Guards): Router {
  const router = new Router();
  for (const name of Object.keys(api) as CallName[]) {
    // `Handlers` guarantees that each handler fits its call; the union of all handlers cannot express that.
    const handler = handlers[name] as unknown as Handler<Call>;
    const definition: Call = api[name];
    router.register(definition.path, [definition.method], async (ctx: Context) => {
      ctx.set('Cache-Control', 'no-store');
      // Signed raw bodies always come from other servers.
      if (definition.sending !== 'raw') checkCsrf(ctx);
      const person = await identify(ctx);
      checkAccess(definition.access, person);
      const reply = await handler({
        params: parse(definition.params, ctx.params),
        query: parse(definition.query, ctx.query),
        body: await readBody(definition, ctx),
        // `checkAccess` guarantees a user, unless the call is for anyone.
        person: person as Person,
        ctx,
      });
      if (definition.replying === 'lines') {
        ctx.type = 'application/jsonl';
        ctx.body = toLines(reply);
        return;
      }
      // Koa sends null without a body, which is not JSON.
      ctx.type = 'json';
      ctx.body = reply === null ? 'null' : reply;
    });
  }
  return router;
}

function toLines(reply: unknown): string {
  return Array.isArray(reply) ? reply.map((row) => `${JSON.stringify(row)}\n`).join('') : '';
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

/** Forms and raw bodies are left to the handler. A body of another type is rejected unread. */
async function readBody({ sending = 'json', body, method }: Call, ctx: Context): Promise<undefined> {
  if (method === 'GET') return undefined;
  if (sending === 'form' && !ctx.is('multipart/form-data'))
    throw new Fault('unsupportedType', 'Send a multipart form.');
  if (sending !== 'json') return undefined;
  // Browsers send an empty body with length 0 and without a type.
  if (ctx.request.length !== 0 && ctx.is('json') === false) throw new Fault('unsupportedType');
  if (!body) return undefined;
  await readJson(ctx, async () => {});
  return parse(body, ctx.request.body ?? {});
}

function parse(schema: z.ZodType | undefined, value: unknown) {
  // Each part has the type of its schema; `Handlers` has checked that the handler expects it.
  return schema && (checkInput(schema, value) as undefined);
}
