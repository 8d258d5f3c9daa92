import type { OutgoingHttpHeaders } from 'node:http';
import type { Audience } from '@vigil/common/access';
import { eventsLimit } from '@vigil/common/events';
import type { Context, Middleware } from 'koa';
import type { Pollers } from './pollers.ts';
import type { Timeline } from './timeline.ts';
import type { Encoding } from './view.ts';

/**
 * Answers the poll of every open tab, the first page of `GET /api/events`, before the router and
 * without the database. Other pages go on to their handler, and so does a poll of whom nobody can tell
 * now. `basics`: the headers that every answer carries.
 */
export function answerPoll(timeline: Timeline, pollers: Pollers, basics: OutgoingHttpHeaders): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/api/events' || ctx.method !== 'GET' || !isFirstPage(ctx.querystring)) return next();
    const audience = await audienceOf(ctx, pollers);
    if (!audience) return next();
    const view = timeline.view(audience);
    const etag = view.etag();
    if (ctx.get('if-none-match').includes(etag)) return send(ctx, 304, { ...basics, ETag: etag, ...caching });
    const encoding = toEncoding(ctx.get('accept-encoding'));
    const body = view.body(encoding);
    const bytes = body instanceof Promise ? await body : body;
    send(ctx, 200, { ...basics, ...headersOf(etag, encoding, bytes.length) }, bytes);
  };
}

const caching = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' };
const json = { 'Content-Type': 'application/json; charset=utf-8' };

/** Null when it cannot be read: the router says so in its own words. */
async function audienceOf(ctx: Context, pollers: Pollers): Promise<Audience | null> {
  try {
    return await pollers.audienceOf(ctx.req);
  } catch {
    return null;
  }
}

function headersOf(etag: string, encoding: Encoding, length: number): OutgoingHttpHeaders {
  const coding = encoding !== 'identity' && { 'Content-Encoding': encoding };
  return { ETag: etag, ...caching, ...json, ...coding, 'Content-Length': length };
}

/** Koa's own ending is passed by: it costs as much as the answer. */
function send(ctx: Context, status: number, headers: OutgoingHttpHeaders, body?: Buffer): void {
  ctx.respond = false;
  ctx.res.writeHead(status, headers);
  ctx.res.end(body);
}

/** As browsers write it. Whoever writes it otherwise gets the same from the database. */
function isFirstPage(querystring: string): boolean {
  return querystring === '' || querystring === firstPage;
}

const firstPage = `page=0&limit=${eventsLimit}`;

function toEncoding(accepted: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}
