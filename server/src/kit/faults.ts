import type { Context, Middleware } from 'koa';
import { type Advice, Fault } from './fault.ts';
import { faults } from './fault-kinds.ts';
import type { Log } from './log.ts';

/**
 * The one place where errors become replies: `{ error }` with the sentence meant for the person, and a `suggestion`
 * where there is one. `isAway` recognises errors of an unreachable database, `isFull` those of a full disk, which are
 * not logged: the disk monitor logs it once.
 */
export function answerFaults(
  log: Log,
  isAway: (error: unknown) => boolean,
  isFull: (error: unknown) => boolean = () => false,
): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.path.startsWith('/api/')) answerUnmatched(ctx);
    } catch (error) {
      // The client sent only part of the request and is gone, or was disconnected for being slow.
      const path = withoutTokens(ctx.path);
      if (ctx.req.destroyed && !ctx.req.complete) return void log.debug({ path }, 'request aborted');
      const { status, message, advice } = isFull(error)
        ? { ...faults.full, advice: {} }
        : present(error, isAway(error));
      const { method } = ctx;
      // While the database is unavailable every request fails in the same way: no stack traces.
      if (status === 503) log.warn({ method, path, cause: String(error) }, 'request not served');
      else if (status >= 500 && status !== faults.full.status)
        log.error({ err: error, method, path }, 'request failed');
      ctx.status = status;
      if (advice.retryAfter !== undefined) ctx.set('Retry-After', String(Math.ceil(advice.retryAfter)));
      ctx.body = { error: message, ...(advice.suggestion && { suggestion: advice.suggestion }) };
    }
  };
}

/** What the router leaves without a body: paths and methods that the contract does not have. */
function answerUnmatched(ctx: Context): void {
  const allowed = ctx.response.get('Allow');
  // The router answers methods that it does not know with 501, also where the path has no call at all.
  if (ctx.status === 404 || (ctx.status === 501 && allowed === '')) {
    ctx.remove('Allow');
    throw new Fault('notFound', 'There is no such call.');
  }
  if (ctx.status < 400 || ctx.body) return;
  ctx.body = { error: `This call takes ${allowed} only.` };
}

function present(error: unknown, isAway: boolean): { status: number; message: string; advice: Advice } {
  if (error instanceof Fault) return { status: error.status, message: error.message, advice: error.advice };
  if (isAway) return { ...faults.unavailable, advice: {} };
  const status = clientErrorStatus(error);
  if (status) return { status, message: sentenceFor(status), advice: {} };
  return { ...faults.internal, advice: {} };
}

/** Koa's own errors and its body parser's carry a status; theirs below 500 are the client's doing. */
function clientErrorStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  return error.status >= 400 && error.status < 500 ? error.status : null;
}

function sentenceFor(status: number): string {
  return Object.values(faults).find((fault) => fault.status === status)?.message ?? faults.badInput.message;
}

/** The path as it is logged. Those of WebSub hold tokens. */
function withoutTokens(path: string): string {
  return path.replace(/[\da-f]{32,}/gi, '*');
}
