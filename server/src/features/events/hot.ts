import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Audience } from '@vigil/common/access';
import { eventsLimit } from '@vigil/common/events';
import type { Pollers } from './pollers.ts';
import type { Timeline } from './timeline.ts';
import type { Encoding } from './view.ts';

interface Parts {
  timeline: Timeline;
  pollers: Pollers;
  /** The headers that every answer of the API carries. */
  basics: Record<string, string>;
  /** Hears of each answer: its status, and how many milliseconds it took. */
  count: (status: number, ms: number) => void;
}

/**
 * Answers the poll of every open tab, the first page of `GET /api/events`, without router, session and database. Other
 * requests go on to `others`, and so does a poll of whom nobody can tell now.
 */
export function answerPoll({ timeline, pollers, basics, count }: Parts, others: RequestListener): RequestListener {
  const full = [...Object.entries({ ...caching, ...basics }).flat(), 'Content-Type', 'application/json; charset=utf-8'];

  function answer(audience: Audience, request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const view = timeline.view(audience);
    const etag = view.etag();
    // What else a browser must know it has kept with the answer itself.
    if (request.headers['if-none-match']?.includes(etag)) return send(response, 304, ['ETag', etag, ...brief]);
    const encoding = toEncoding(String(request.headers['accept-encoding'] ?? ''));
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const sendBody = (body: Buffer) =>
      send(response, 200, ['ETag', etag, ...full, ...coding, 'Content-Length', String(body.length)], body);
    const body = view.body(encoding);
    return body instanceof Promise ? body.then(sendBody) : sendBody(body);
  }

  return (request, response) => {
    if (request.method !== 'GET' || !spellings.has(request.url ?? '')) return others(request, response);
    const from = performance.now();
    const audience = pollers.audienceOf(request);
    const answered =
      audience instanceof Promise
        ? audience.then((audience) => answer(audience, request, response))
        : answer(audience, request, response);
    const counted = () => count(response.statusCode, performance.now() - from);
    // The router says in its own words what is wrong.
    if (answered) answered.then(counted, () => others(request, response));
    else counted();
  };
}

const caching = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' };
const brief = Object.entries(caching).flat();

/** As browsers write it. Whoever writes it otherwise gets the same from the database. */
const spellings = new Set(['/api/events', `/api/events?page=0&limit=${eventsLimit}`]);

function send(response: ServerResponse, status: number, headers: string[], body?: Buffer): void {
  response.writeHead(status, headers);
  response.end(body);
}

function toEncoding(accepted: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}
