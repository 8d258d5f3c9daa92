import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Audience } from '@vigil/common/access';
import { eventsLimit } from '@vigil/common/events';
import type { AudienceCache } from './audience-cache.ts';
import type { Timeline } from './timeline.ts';
import type { Encoding } from './view.ts';

interface FastPathOptions {
  timeline: Timeline;
  audienceCache: AudienceCache;
  /** The headers of every reply of the API. */
  commonHeaders: Record<string, string>;
  /** Called with the status and the duration in milliseconds of each reply. */
  count: (status: number, ms: number) => void;
}

/** The encoded headers of one version of the list, for each kind of reply. */
interface ReadyHeaders {
  etag: string;
  unchanged: string[];
  full: Map<Encoding, string[]>;
}

/**
 * Answers the poll of every open tab, the first page of `GET /api/events`, without router, session and database. Other
 * requests go to `others`, as do polls whose user cannot be determined. Headers are built once for each change.
 */
export function answerPoll(
  { timeline, audienceCache, commonHeaders, count }: FastPathOptions,
  others: RequestListener,
): RequestListener {
  const ofAll = flatten({ ...caching, ...commonHeaders, 'content-type': 'application/json; charset=utf-8' });
  const latest: Record<Audience, ReadyHeaders> = { visitor: headersOf(''), admin: headersOf('') };

  function answer(audience: Audience, request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const from = performance.now();
    const view = timeline.view(audience);
    const etag = view.etag();
    if (latest[audience].etag !== etag) latest[audience] = headersOf(etag);
    const ready = latest[audience];
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, ready.unchanged).end();
      count(304, performance.now() - from);
      return;
    }
    const encoding = toEncoding(request.headers['accept-encoding']);
    const body = view.body(encoding);
    if (body instanceof Promise) return body.then((body) => send(response, ready, encoding, body, from));
    send(response, ready, encoding, body, from);
  }

  function send(response: ServerResponse, heads: ReadyHeaders, encoding: Encoding, body: Buffer, from: number): void {
    let headers = heads.full.get(encoding);
    if (!headers) {
      const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
      headers = ['etag', heads.etag, ...coding, 'content-length', String(body.length), ...ofAll];
      heads.full.set(encoding, headers);
    }
    response.writeHead(200, headers).end(body);
    count(200, performance.now() - from);
  }

  async function answerLater(
    audience: Promise<Audience>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    await answer(await audience, request, response);
  }

  return (request, response) => {
    if (request.method !== 'GET' || !cachedUrls.has(request.url ?? '')) return others(request, response);
    const audience = audienceCache.audienceOf(request);
    const answered =
      audience instanceof Promise ? answerLater(audience, request, response) : answer(audience, request, response);
    // The router replies with the right error.
    answered?.catch(() => others(request, response));
  };
}

const caching = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' };

/** A 304 must repeat the headers that decide about caching. */
function headersOf(etag: string): ReadyHeaders {
  return { etag, unchanged: flatten({ etag, ...caching }), full: new Map() };
}

/** In lower case, which node:http looks up first. */
function flatten(headers: Record<string, string>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name.toLowerCase(), value]);
}

/** The URLs as browsers write them. Other forms of the same query are answered from the database. */
const cachedUrls = new Set(['/api/events', `/api/events?page=0&limit=${eventsLimit}`]);

function toEncoding(accepted: string | string[] = ''): Encoding {
  const list = String(accepted);
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(list)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(list) ? 'gzip' : 'identity';
}
