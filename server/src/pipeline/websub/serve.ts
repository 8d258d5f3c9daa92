import { timingSafeEqual } from 'node:crypto';
import type { Context, Next } from 'koa';
import type { SourceRow, SourceStore, WebSubPush } from '../../features/sources/store.ts';
import type { Throttle } from '../../features/throttle/store.ts';
import { Fault } from '../../kit/fault.ts';
import type { Log } from '../../kit/log.ts';
import { createSeldom } from '../../kit/seldom.ts';
import { createSlots } from '../../kit/slots.ts';
import { readBody } from '../../outside/read-body.ts';
import { isSigned } from './signature.ts';

const prefix = '/websub/';
const path = /^\/websub\/([\da-f]{1,64})\/([\da-f]{32})$/;
/** `deploy/nginx.conf` has the same limit. */
export const maxPushBytes = 2_000_000;
const maxMs = 15_000;
const maxLeaseSeconds = 30 * 86_400;
/** A hub sends as often as it likes: what is wrong with it is logged once in this time for each source. */
const warnEveryMs = 3_600_000;

interface WebSubParts {
  sources: Pick<SourceStore, 'get' | 'setPushedUntil'>;
  throttle: Pick<Throttle, 'count'>;
  /** Takes what a hub has sent; throws if it cannot be read. */
  takePushed: (source: SourceRow, bytes: Uint8Array, contentType: string | null) => Promise<void>;
  now: () => Date;
  log: Log;
}

/** Answers the calls of hubs: the verification of a subscription, and new items of a feed. */
export function createWebSub({ sources, throttle, takePushed, now, log }: WebSubParts) {
  const pushes = createSlots(1);
  const isWarningDue = createSeldom(warnEveryMs, now);

  return async (ctx: Context, next: Next): Promise<void> => {
    if (!ctx.path.startsWith(prefix)) return next();
    const [, id = '', token = ''] = path.exec(ctx.path) ?? [];
    const source = id === '' ? null : await sources.get(id);
    const push = source?.push;
    ctx.type = 'text/plain';
    ctx.set('cache-control', 'no-store');
    ctx.status = 404;
    if (!source || source.paused || !push || !isToken(token, push)) return;
    if (ctx.method === 'GET') await verify(ctx, source, push);
    if (ctx.method === 'POST') await receiveAlone(ctx, source, push);
  };

  /** A source has one push in flight; its hub sends the others again. */
  async function receiveAlone(ctx: Context, source: SourceRow, push: WebSubPush): Promise<void> {
    const free = pushes.take(source._id);
    if (!free) throw tooMany(10_000);
    try {
      const waitMs = await throttle.count('hubPush', source._id);
      if (waitMs !== null) throw tooMany(waitMs);
      await receive(ctx, source, push);
    } finally {
      free();
    }
  }

  function warn({ _id, name }: SourceRow, message: string, err?: unknown): void {
    if (isWarningDue(_id)) log.warn({ source: name, ...(err !== undefined && { err }) }, message);
  }

  /** Agrees to the subscription that was asked for, and to no other. */
  async function verify(ctx: Context, source: SourceRow, push: WebSubPush): Promise<void> {
    const { 'hub.mode': mode, 'hub.topic': topic, 'hub.challenge': challenge, 'hub.lease_seconds': lease } = ctx.query;
    if (topic !== push.topic) return;
    if (mode === 'denied') {
      await sources.setPushedUntil(source._id, null);
      ctx.status = 200;
    }
    const seconds = Math.min(Number(lease), maxLeaseSeconds);
    if (mode !== 'subscribe' || typeof challenge !== 'string' || challenge.length > 500 || !(seconds > 0)) return;
    await sources.setPushedUntil(source._id, new Date(now().getTime() + seconds * 1000));
    ctx.status = 200;
    ctx.body = challenge;
  }

  /** Answers 202 to all content that is not too large, as WebSub requires; without a valid signature it is ignored. */
  async function receive(ctx: Context, source: SourceRow, push: WebSubPush): Promise<void> {
    const bytes = await readBody(ctx.req, {
      contentEncoding: ctx.get('content-encoding') || null,
      contentLength: ctx.get('content-length') || null,
      maxBytes: maxPushBytes,
      signal: AbortSignal.timeout(maxMs),
    });
    ctx.status = 202;
    if (!isSigned(ctx.get('x-hub-signature'), push.secret, bytes)) {
      warn(source, 'unsigned content of a hub ignored');
      return;
    }
    await takePushed(source, bytes, ctx.get('content-type') || null).catch((error) => {
      // Another time there may be room for it.
      if (error instanceof Fault && error.code === 'unavailable') throw error;
      warn(source, 'content of a hub not read', error);
    });
  }
}

function tooMany(waitMs: number): Fault {
  return new Fault('tooMany', undefined, undefined, { retryAfter: Math.max(1, waitMs / 1000) });
}

function isToken(given: string, { token }: WebSubPush): boolean {
  return given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));
}
